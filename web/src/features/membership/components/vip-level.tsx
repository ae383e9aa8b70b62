import type { Reply } from '@inkroute/contract/endpoint'
import * as buy from '@inkroute/contract/membership/buy'
import { Skeleton, Table, type TableColumnsType } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { formatDay } from '../../../shared/format/time.ts'
import { useLevelName } from '../../../shared/hooks/use-levels.ts'
import { useSearchFilter } from '../../../shared/hooks/use-search-filter.ts'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { buyText } from '../buy.text.ts'
import { formatCount } from '../membership.view.ts'
import css from './buy.module.css'
import { LevelCard } from './level-card.tsx'

type Membership = Reply<typeof buy.getMembership>
type Purchase = Reply<typeof buy.listPurchases>['data'][number]

const PAGE_SIZE = 10
const keys = ['payment'] as const

/** Whether the level comes from a plan or from spending. */
export function LevelReasons({ own }: { readonly own: Membership }) {
  const text = useText(buyText)
  const levelName = useLevelName()
  const time_zone = useTimeZone()
  const plan = own.plan
    ? fill(text.plan_until, { level: levelName(own.plan.level), day: formatDay(own.plan.ends_at, time_zone) })
    : text.no_plan
  return (
    <Panel
      title={text.my_level}
      extra={<Link to="/setting/planBuy?vipType=1">{own.plan ? text.renew_plan : text.buy_plan}</Link>}
    >
      <p className={`text-xl font-strong ${css.big}`}>{levelName(own.level)}</p>
      <dl className={`grid gap-2 ${css.rows}`}>
        <div>
          <dt>{text.by_plan}</dt>
          <dd>
            {plan}
            {own.plan ? (
              <div className={css.quiet}>{fill(text.plan_rest, { amount: formatMoney(own.plan.rest) })}</div>
            ) : null}
          </dd>
        </div>
        <div>
          <dt>{text.by_spend}</dt>
          <dd>
            {levelName(own.spend_level)}
            <div className={css.quiet}>
              {fill(text.spend, { days: own.window_days, amount: formatMoney(own.accumulated) })}
            </div>
          </dd>
        </div>
      </dl>
      <p className={css.quiet}>{text.spend_note}</p>
    </Panel>
  )
}

function Purchases() {
  const text = useText(buyText)
  const levelName = useLevelName()
  const time_zone = useTimeZone()
  const { page, setFilter } = useSearchFilter(keys)
  const list = useCall(buy.listPurchases, { page, page_size: PAGE_SIZE }, { quiet: true })
  const getName = (row: Purchase) =>
    row.kind === 'plan'
      ? fill(text.plan_subject, { level: levelName(row.level ?? 0), period: text[row.period ?? 'month'] })
      : fill(text.pack_subject, { count: formatCount(row.quantity ?? 0) })
  const columns: TableColumnsType<Purchase> = [
    { title: text.item, render: (_, row) => getName(row) },
    {
      title: text.paid,
      align: 'right',
      render: (_, row) => <span className="whitespace-nowrap tabular-nums">{formatMoney(row.charge)}</span>,
    },
    { title: text.bought, responsive: ['md'], render: (_, row) => formatDay(row.done_at, time_zone) },
    {
      title: text.ends,
      responsive: ['sm'],
      render: (_, row) => (row.ends_at ? formatDay(row.ends_at, time_zone) : ''),
    },
  ]
  return (
    <Panel title={text.purchases}>
      <Table
        rowKey="id"
        columns={columns}
        dataSource={list.data?.data ?? []}
        loading={list.isPending}
        locale={{ emptyText: text.no_purchases }}
        pagination={{
          current: page,
          pageSize: PAGE_SIZE,
          total: list.data?.total ?? 0,
          hideOnSinglePage: true,
          showSizeChanger: false,
          onChange: (next) => setFilter({ page: String(next) }),
        }}
      />
    </Panel>
  )
}

export function VipLevel({ returned }: { readonly returned: ReactNode }) {
  const text = useText(buyText)
  const own = useCall(buy.getMembership, {}, { quiet: true })
  if (own.isError && !own.data) return <LoadFailed onRetry={() => void own.refetch()} />
  return (
    <div className={`grid min-w-0 gap-4 ${css.stack}`}>
      <PageHeader description={text.level_description} />
      {returned}
      <div className={`grid items-start gap-4 ${css.two}`}>
        <LevelCard />
        {own.data ? <LevelReasons own={own.data} /> : <Skeleton active />}
      </div>
      <Purchases />
    </div>
  )
}
