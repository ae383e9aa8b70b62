import type { Reply } from '@inkroute/contract/endpoint'
import * as contract from '@inkroute/contract/membership/membership'
import { Progress, Skeleton } from 'antd'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useMayOpen } from '../../../shared/session/permission.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { membershipText } from '../membership.text.ts'
import { formatCount, progressPercent, toPercent } from '../membership.view.ts'
import css from './level-card.module.css'

type Groups = Reply<typeof contract.getGroup>
type Accumulated = Reply<typeof contract.getAccumulated>

function Track({ groups, level }: Groups) {
  const { language } = useLanguage()
  const text = useText(membershipText)
  return (
    <ol className="bare-list flex mb-4" aria-label={text.title}>
      {groups.map((group) => (
        <li
          key={group.level}
          className={`flex-1 relative text-xs text-quiet text-center ${css.step}`}
          data-state={group.level === level ? 'here' : group.level < level ? 'done' : 'ahead'}
          aria-current={group.level === level ? 'step' : undefined}
        >
          {group.name[language]}
        </li>
      ))}
    </ol>
  )
}

function Way({ way }: { way: Accumulated }) {
  const text = useText(membershipText)
  const { language } = useLanguage()
  const { next, accumulated, window_days } = way
  return (
    <div>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <span>
          {fill(text.spent, { days: window_days })} <strong className="font-strong">{formatMoney(accumulated)}</strong>
        </span>
        <span className="text-quiet">
          {next ? fill(text.missing, { amount: formatMoney(next.missing), level: next.name[language] }) : text.top}
        </span>
      </div>
      <Progress
        percent={next ? progressPercent(accumulated, next.threshold) : 100}
        showInfo={false}
        aria-label={text.track}
      />
    </div>
  )
}

function Benefits({ group }: { group: Groups['groups'][number] }) {
  const text = useText(membershipText)
  const quota = (value: number | null) => (value === null ? text.unlimited : formatCount(value))
  const discount =
    group.discount_bp === 0 ? text.discount_none : fill(text.discount_value, { percent: toPercent(group.discount_bp) })
  const rows = [
    [text.discount, discount],
    [text.designs, quota(group.design_quota)],
    [text.accounts, quota(group.sub_accounts)],
    [text.stores, quota(group.stores)],
  ]
  return (
    <dl className={`grid border-t gap-3 pt-4 m-0 mt-4 ${css.benefits}`}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="text-xs text-quiet">{label}</dt>
          <dd className="font-strong m-0 mt-0.5">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function LevelCard() {
  const text = useText(membershipText)
  const mayOpen = useMayOpen()
  const groups = useCall(contract.getGroup, {}, { quiet: true })
  const way = useCall(contract.getAccumulated, {}, { quiet: true })
  const current = groups.data?.groups.find((group) => group.is_current)
  const retry = () => {
    void groups.refetch()
    void way.refetch()
  }
  const details = mayOpen('/setting/vipLevel') ? <Link to="/setting/vipLevel">{text.details}</Link> : null
  if (groups.isError || way.isError) {
    return (
      <Panel title={text.title}>
        <LoadFailed onRetry={retry} />
      </Panel>
    )
  }
  return (
    <Panel title={text.title} extra={details}>
      {groups.data && way.data && current ? (
        <>
          <Track {...groups.data} />
          <Way way={way.data} />
          <Benefits group={current} />
        </>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      )}
    </Panel>
  )
}
