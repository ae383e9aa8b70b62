import { healthWindows } from '@inkroute/contract/health/codes'
import { getHealth } from '@inkroute/contract/health/health'
import { Alert, Select, Skeleton } from 'antd'
import { useCall } from '../../shared/api/hooks.ts'
import { formatInstant } from '../../shared/format/time.ts'
import { useSearchFilter } from '../../shared/hooks/use-search-filter.ts'
import { useTimeZone } from '../../shared/session/use-user.ts'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { FailedJobs, jobFilterKeys } from './failed-jobs.tsx'
import { healthText } from './health.text.ts'
import { Alerts, Runbook } from './health-alerts.tsx'
import { OutsideCalls, Queues, Requests } from './health-figures.tsx'
import { NodeTable } from './node-table.tsx'

/** As often as nodes report. The library pauses it while the page is hidden. */
const REFRESH_MS = 15_000

export default function HealthScreen() {
  const text = useText(healthText)
  const time_zone = useTimeZone()
  const filtering = useSearchFilter(jobFilterKeys)
  const { filter, setFilter, page } = filtering
  const minutes = healthWindows.find((one) => String(one) === filter.minutes) ?? healthWindows[0]
  const call = useCall(getHealth, { minutes }, { refetch_ms: REFRESH_MS, quiet: true })
  const health = call.data
  const keepPage = { page: page > 1 ? String(page) : '' }
  const window = (
    <Select
      aria-label={text.window}
      value={minutes}
      options={healthWindows.map((one) => ({ value: one, label: fill(text.minutes, { count: one }) }))}
      onChange={(one) => setFilter({ ...keepPage, minutes: one === healthWindows[0] ? '' : String(one) })}
    />
  )
  return (
    <div className="grid grid-cols-1 min-w-0 gap-4">
      <PageHeader title={text.title} description={text.description} actions={window} />
      {health && call.isError ? (
        <Alert type="warning" showIcon title={fill(text.stale, { time: formatInstant(health.at, time_zone) })} />
      ) : null}
      {health ? (
        <>
          <Alerts alerts={health.alerts} onOpen={(runbook) => setFilter({ ...keepPage, runbook })} />
          <NodeTable nodes={health.nodes} />
        </>
      ) : call.isError ? (
        <LoadFailed onRetry={() => void call.refetch()} />
      ) : (
        <Skeleton active />
      )}
      <FailedJobs filtering={filtering} refetch_ms={REFRESH_MS} />
      {health ? (
        <>
          <Requests health={health} />
          <Queues queues={health.queues} />
          <OutsideCalls health={health} />
        </>
      ) : null}
      {filter.runbook ? (
        <Runbook name={filter.runbook} onClose={() => setFilter({ ...keepPage, runbook: '' })} />
      ) : null}
    </div>
  )
}
