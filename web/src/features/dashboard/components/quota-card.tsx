import * as team from '@inkroute/contract/account/team'
import * as membership from '@inkroute/contract/membership/membership'
import { listStores } from '@inkroute/contract/store/store'
import { Progress, Skeleton } from 'antd'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatDay } from '../../../shared/format/time.ts'
import { useMayOpen } from '../../../shared/session/permission.tsx'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { quotaText } from '../dashboard.text.ts'
import { fullness, shortDay } from '../overview.view.ts'
import css from './dashboard.module.css'

const NEAR_PERCENT = 90

interface MeterProps {
  readonly label: string
  readonly used: number
  readonly limit: number | null
  readonly note?: string
}

function Meter({ label, used, limit, note }: MeterProps) {
  const text = useText(quotaText)
  const percent = fullness(used, limit)
  const is_near = percent >= NEAR_PERCENT
  return (
    <div className={css.meter}>
      <p className="flex justify-between">
        <span>{label}</span>
        <b className="font-medium tabular-nums">
          {used} / {limit ?? text.unlimited}
        </b>
      </p>
      <Progress
        percent={percent}
        showInfo={false}
        size="small"
        aria-label={label}
        {...(is_near ? { strokeColor: 'var(--color-danger)' } : {})}
      />
      {note || is_near ? <small data-near={is_near}>{is_near ? text.near : note}</small> : null}
    </div>
  )
}

/** Allowances of the level and their use. */
export function QuotaCard() {
  const text = useText(quotaText)
  const mayOpen = useMayOpen()
  const time_zone = useTimeZone()
  const designs = useCall(membership.getDesignQuota, {}, { quiet: true })
  const seats = useCall(team.getSubAccounts, { page_size: 1 }, { quiet: true, enabled: mayOpen('/setting/createRole') })
  const stores = useCall(listStores, { page_size: 1 }, { quiet: true, enabled: mayOpen('/myOrder/storeAdmin') })
  const upgrade = mayOpen('/setting/vipBuy') ? <Link to="/setting/vipBuy">{text.upgrade}</Link> : null
  const quota = designs.data
  const in_packs = quota?.packs.reduce((sum, pack) => sum + pack.quantity - pack.used, 0) ?? 0
  const renews = quota ? fill(text.renews, { day: shortDay(formatDay(quota.month_ends_at, time_zone)) }) : ''
  return (
    <Panel title={text.title} extra={upgrade}>
      {designs.isError && !quota ? <LoadFailed onRetry={() => void designs.refetch()} /> : null}
      {!quota && !designs.isError ? <Skeleton active title={false} paragraph={{ rows: 3 }} /> : null}
      {quota ? (
        <Meter
          label={text.designs}
          used={quota.used}
          limit={quota.allowance}
          note={in_packs > 0 ? fill(text.packs, { left: in_packs }) : renews}
        />
      ) : null}
      {stores.data ? <Meter label={text.stores} used={stores.data.used} limit={stores.data.limit} /> : null}
      {seats.data ? <Meter label={text.seats} used={seats.data.seats_used} limit={seats.data.seats} /> : null}
    </Panel>
  )
}
