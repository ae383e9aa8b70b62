import type { Reply } from '@inkroute/contract/endpoint'
import * as site from '@inkroute/contract/site/site'
import { Button, Result, Skeleton } from 'antd'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatBytes } from '../../../shared/format/bytes.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { useText } from '../../../shared/text/language.tsx'
import { overviewText } from '../overview.text.ts'
import css from './ops-overview.module.css'

const REFRESH_MS = 60_000
const ZONE = 'Asia/Shanghai'

type Overview = Reply<typeof site.getOverview>
type Fact = readonly [label: string, value: string | number, is_alarm?: boolean]

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section className={`card p-6 ${css.card}`}>
      <h2 className="text-md">{title}</h2>
      <dl className="m-0 mt-3">
        {facts.map(([label, value, is_alarm]) => (
          <div key={label} data-alarm={is_alarm}>
            <dt className="text-quiet">{label}</dt>
            <dd className="font-strong text-right wrap-anywhere m-0">
              {typeof value === 'number' ? value.toLocaleString('en-US') : value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Cards({ data }: { data: Overview }) {
  const text = useText(overviewText)
  return (
    <div className={`grid gap-4 ${css.cards}`}>
      <Facts
        title={text.people}
        facts={[
          [text.sellers, data.sellers],
          [text.sellers_new, data.sellers_new_7d],
          [text.sub_accounts, data.sub_accounts],
          [text.online, data.online_24h],
          [text.visits, data.visits_24h],
        ]}
      />
      <Facts
        title={text.jobs}
        facts={[
          [text.waiting, data.jobs.waiting],
          [text.active, data.jobs.active],
          [text.failed, data.jobs.failed, data.jobs.failed > 0],
          [text.completed, data.jobs.completed],
        ]}
      />
      <Facts
        title={text.system}
        facts={[
          [text.database, formatBytes(data.database_bytes)],
          [text.version, data.version],
          [text.migration, data.migration],
          [text.started, formatInstant(data.started_at, ZONE)],
        ]}
      />
    </div>
  )
}

export function OpsOverview() {
  const text = useText(overviewText)
  const overview = useCall(site.getOverview, {}, { quiet: true, refetch_ms: REFRESH_MS })
  if (overview.data) return <Cards data={overview.data} />
  if (!overview.isError) return <Skeleton active paragraph={{ rows: 8 }} />
  return (
    <Result
      status="warning"
      title={text.load_failed}
      extra={<Button onClick={() => void overview.refetch()}>{text.retry}</Button>}
    />
  )
}
