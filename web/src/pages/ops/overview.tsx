import { getStaff } from '@inkroute/contract/account/account'
import { opsMenu } from '../../app/layouts/ops/ops-menu.ts'
import { FailurePanel } from '../../features/failure/failure-panel.tsx'
import { FactoryDay } from '../../features/production/day/factory-day.tsx'
import { ServicesNotice } from '../../features/service/services-screen.tsx'
import { FirstSteps } from '../../features/setup/first-steps.tsx'
import css from '../../features/site/components/ops-overview.module.css'
import { OpsOverview } from '../../features/site/components/ops-overview.tsx'
import { OpsWaiting } from '../../features/site/components/ops-waiting.tsx'
import { overviewText } from '../../features/site/overview.text.ts'
import { EndingStock } from '../../features/warehouse/stock/ending-stock.tsx'
import { useCall } from '../../shared/api/hooks.ts'
import { useText } from '../../shared/text/language.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'

export default function OpsOverviewPage() {
  const text = useText(overviewText)
  const permissions = useCall(getStaff, {}).data?.permissions ?? []
  const may = (name: string) => permissions.includes(name)
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <ServicesNotice may_look={may('ops.services')} />
      <FirstSteps may_close={may('ops.company')} />
      {may('ops.production') ? <FactoryDay /> : null}
      <div className={`grid items-start gap-4 mb-4 ${css.board}`}>
        <OpsWaiting teams={opsMenu(permissions)} />
        <div className="grid grid-cols-1 gap-4">
          <FailurePanel />
          {may('ops.stock') ? <EndingStock /> : null}
        </div>
      </div>
      <OpsOverview />
    </>
  )
}
