import type { Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/health/health'
import { jobNames } from '@inkroute/contract/production/stuck/job-names'
import type { TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { formatInstant } from '../../shared/format/time.ts'
import { usePhone } from '../../shared/hooks/use-phone.ts'
import { useTimeZone } from '../../shared/session/use-user.ts'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { LineChart } from '../../shared/ui/chart/line-chart.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { CardTable } from '../../shared/ui/table/card-table.tsx'
import css from './health.module.css'
import { healthText } from './health.text.ts'
import { formatDuration, formatShare } from './health.view.ts'

type Health = Reply<typeof contract.getHealth>

const duration = (ms: number | null) => (ms === null ? '–' : formatDuration(ms))
const whole = (value: number) => String(Math.round(value))
/** Zeroes step back, trouble stands out. */
const Trouble = ({ count }: { readonly count: number }) => (
  <span className={count > 0 ? css.bad : 'text-sm text-quiet'}>{count}</span>
)

/** On a phone every row is a card. */
const useShortPages = () => ({ pageSize: usePhone() ? 4 : 15, hideOnSinglePage: true, showSizeChanger: false })

function Books({ books }: Pick<Health, 'books'>) {
  const text = useText(healthText)
  if (!books) return <span className="text-sm text-quiet">{text.books_never}</span>
  return (
    <>
      <span className={books.agrees ? undefined : css.bad}>{books.agrees ? text.books_agree : text.books_differ}</span>{' '}
      <span className="text-sm text-quiet">
        <RelativeTime at={books.checked_at} />
      </span>
    </>
  )
}

export function Requests({ health }: { readonly health: Health }) {
  const text = useText(healthText)
  const time_zone = useTimeZone()
  const pagination = useShortPages()
  const { requests, routes, series, books } = health
  const columns: TableColumnsType<contract.HealthRoute> = [
    {
      title: text.route,
      render: (_, { route }) => <span className={css.mono}>{route.replace(/^(\w+) page$/, `$1 ${text.page}`)}</span>,
    },
    { title: text.count, dataIndex: 'count', align: 'right', width: 90 },
    { title: text.per_second, dataIndex: 'per_second', align: 'right', width: 90 },
    { title: text.errors, align: 'right', width: 80, render: (_, { errors }) => <Trouble count={errors} /> },
    { title: text.refusals, dataIndex: 'refusals', align: 'right', width: 80 },
    { title: text.p95, align: 'right', width: 100, render: (_, { p95_ms }) => duration(p95_ms) },
  ]
  return (
    <Panel title={text.requests}>
      <dl className={`grid gap-3 m-0 mb-4 ${css.facts}`}>
        <div>
          <dt className="text-sm text-quiet">{text.per_second}</dt>
          <dd>{requests.per_second}</dd>
        </div>
        <div>
          <dt className="text-sm text-quiet">{text.errors}</dt>
          <dd className={requests.errors > 0 ? css.bad : undefined}>{formatShare(requests.errors, requests.count)}</dd>
        </div>
        <div>
          <dt className="text-sm text-quiet">{text.p95}</dt>
          <dd>{duration(requests.p95_ms)}</dd>
        </div>
        <div>
          <dt className="text-sm text-quiet">{text.books}</dt>
          <dd>
            <Books books={books} />
          </dd>
        </div>
      </dl>
      {series.length > 1 ? (
        <LineChart
          title={text.per_minute}
          labels={series.map(({ at }) => formatInstant(at, time_zone).slice(11, 16))}
          format={whole}
          height_px={140}
          series={[
            { key: 'count', label: text.per_minute, color: 'action', values: series.map(({ count }) => count) },
            { key: 'errors', label: text.errors, color: 'danger', values: series.map(({ errors }) => errors) },
          ]}
        />
      ) : null}
      <CardTable
        wide_label={text.requests}
        rowKey="route"
        size="small"
        columns={columns}
        dataSource={routes}
        locale={{ emptyText: text.no_requests }}
        pagination={pagination}
      />
    </Panel>
  )
}

export function Queues({ queues }: Pick<Health, 'queues'>) {
  const text = useText(healthText)
  const { language } = useLanguage()
  const pagination = useShortPages()
  const columns: TableColumnsType<contract.HealthQueue> = [
    {
      title: text.queue,
      render: (_, { name }) => jobNames[name]?.[language] ?? <span className={css.mono}>{name}</span>,
    },
    { title: text.waiting, dataIndex: 'waiting', align: 'right', width: 80 },
    {
      title: text.oldest,
      align: 'right',
      width: 100,
      render: (_, { oldest_seconds }) => (oldest_seconds === null ? '–' : formatDuration(oldest_seconds * 1000)),
    },
    { title: text.active, dataIndex: 'active', align: 'right', width: 80 },
    { title: text.retrying, dataIndex: 'retrying', align: 'right', width: 90 },
    {
      title: text.failed,
      align: 'right',
      width: 80,
      render: (_, { name, failed }) =>
        failed > 0 ? (
          <Link className={css.bad} to={`?name=${encodeURIComponent(name)}#jobs`}>
            {failed}
          </Link>
        ) : (
          <Trouble count={0} />
        ),
    },
    {
      title: text.ran,
      align: 'right',
      width: 120,
      render: (_, { done, failures }) => (
        <>
          {done} / <Trouble count={failures} />
        </>
      ),
    },
    { title: text.average, align: 'right', width: 100, render: (_, { average_ms }) => duration(average_ms) },
  ]
  return (
    <Panel title={text.queues}>
      <CardTable
        wide_label={text.queues}
        rowKey="name"
        size="small"
        columns={columns}
        dataSource={queues}
        locale={{ emptyText: text.no_queues }}
        pagination={pagination}
      />
    </Panel>
  )
}

interface CallsProps {
  readonly title: string
  readonly none: string
  readonly head: string
  readonly calls: readonly contract.HealthCalls[]
  readonly nameOf: (name: string) => string
  /** Only marketplaces refuse and throttle. */
  readonly has_refusals?: boolean
}

function Calls({ title, none, head, calls, nameOf, has_refusals = false }: CallsProps) {
  const text = useText(healthText)
  const refusals: TableColumnsType<contract.HealthCalls> = [
    { title: text.refused, align: 'right', width: 80, render: (_, { refused }) => <Trouble count={refused} /> },
    { title: text.throttled, align: 'right', width: 80, dataIndex: 'throttled' },
  ]
  const columns: TableColumnsType<contract.HealthCalls> = [
    { title: head, render: (_, { name }) => nameOf(name) },
    { title: text.count, dataIndex: 'count', align: 'right', width: 80 },
    ...(has_refusals ? refusals : []),
    { title: text.call_failed, align: 'right', width: 80, render: (_, { failed }) => <Trouble count={failed} /> },
    { title: text.p95, align: 'right', width: 100, render: (_, { p95_ms }) => duration(p95_ms) },
  ]
  return (
    <Panel title={title}>
      <CardTable
        wide_label={title}
        rowKey="name"
        size="small"
        columns={columns}
        dataSource={[...calls]}
        locale={{ emptyText: none }}
        pagination={false}
      />
    </Panel>
  )
}

export function OutsideCalls({ health }: { readonly health: Health }) {
  const text = useText(healthText)
  const words: Readonly<Record<string, string>> = text
  return (
    <div className={`grid min-w-0 gap-4 ${css.pair}`}>
      <Calls
        title={text.store}
        none={text.no_store}
        head={text.operation}
        calls={health.store}
        nameOf={(name) => words[`op_${name}`] ?? name}
      />
      <Calls
        title={text.markets}
        none={text.no_markets}
        head={text.market}
        calls={health.markets}
        nameOf={(name) => name}
        has_refusals
      />
    </div>
  )
}
