import { opsScreens } from '../../app/layouts/ops/ops-menu.ts'
import { OpsContactForm } from '../../features/site/components/contact-form.tsx'
import { OpsOverview } from '../../features/site/components/ops-overview.tsx'
import { OpsWaiting } from '../../features/site/components/ops-waiting.tsx'
import { overviewText } from '../../features/site/overview.text.ts'
import { useText } from '../../shared/text/language.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'

export default function OpsOverviewPage() {
  const text = useText(overviewText)
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <OpsWaiting screens={opsScreens} />
      <OpsOverview />
      <OpsContactForm />
    </>
  )
}
