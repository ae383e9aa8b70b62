import { OpsOverview } from '../../features/site/components/ops-overview.tsx'
import { overviewText } from '../../features/site/overview.text.ts'
import { useText } from '../../shared/text/language.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'

export default function OpsOverviewPage() {
  const text = useText(overviewText)
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <OpsOverview />
    </>
  )
}
