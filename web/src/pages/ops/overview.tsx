import { getStaff } from '@inkroute/contract/account/account'
import { opsScreens } from '../../app/layouts/ops/ops-menu.ts'
import { FactoryDay } from '../../features/production/day/factory-day.tsx'
import { ServicesNotice } from '../../features/service/services-screen.tsx'
import { FirstSteps } from '../../features/setup/first-steps.tsx'
import { OpsOverview } from '../../features/site/components/ops-overview.tsx'
import { OpsWaiting } from '../../features/site/components/ops-waiting.tsx'
import { overviewText } from '../../features/site/overview.text.ts'
import { useCall } from '../../shared/api/hooks.ts'
import { useText } from '../../shared/text/language.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'

export default function OpsOverviewPage() {
  const text = useText(overviewText)
  const permissions = useCall(getStaff, {}).data?.permissions ?? []
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <ServicesNotice may_look={permissions.includes('ops.staff')} />
      <FirstSteps may_close={permissions.includes('ops.company')} />
      {permissions.includes('ops.production') ? <FactoryDay /> : null}
      <OpsWaiting screens={opsScreens} />
      <OpsOverview />
    </>
  )
}
