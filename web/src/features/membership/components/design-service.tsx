import type { Reply } from '@inkroute/contract/endpoint'
import * as buy from '@inkroute/contract/membership/buy'
import * as contract from '@inkroute/contract/membership/membership'
import { Button, Progress, Skeleton } from 'antd'
import { type ComponentType, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { formatDay } from '../../../shared/format/time.ts'
import { Allowed } from '../../../shared/session/permission.tsx'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { buyText } from '../buy.text.ts'
import type { PayProps } from '../buy.view.ts'
import { formatCount } from '../membership.view.ts'
import { useBuying } from '../use-buying.ts'
import css from './buy.module.css'

type Quota = Reply<typeof contract.getDesignQuota>

/** This month's remaining saves and the packs they come from. */
export function QuotaPanel({ quota }: { readonly quota: Quota }) {
  const text = useText(buyText)
  const time_zone = useTimeZone()
  const { allowance, used, left, packs } = quota
  const percent = allowance === null ? 0 : Math.min(100, Math.round((used / allowance) * 100))
  const told = { used: formatCount(used), allowance: formatCount(allowance ?? 0) }
  return (
    <Panel title={text.quota}>
      <p className={`text-xl font-strong ${css.big}`}>
        {left === null ? text.unlimited : fill(text.quota_left, { left: formatCount(left) })}
      </p>
      <Progress percent={percent} showInfo={false} aria-label={text.quota} />
      <p className={`flex flex-wrap justify-between gap-x-4 gap-y-2 ${css.line}`}>
        <span>{fill(allowance === null ? text.quota_unlimited : text.quota_used, told)}</span>
        <span className={css.quiet}>{fill(text.quota_reset, { day: formatDay(quota.month_ends_at, time_zone) })}</span>
      </p>
      <h3>{text.own_packs}</h3>
      {packs.length === 0 ? <p className={css.quiet}>{text.no_packs}</p> : null}
      <dl className={`grid gap-2 ${css.rows}`}>
        {packs.map((pack) => (
          <div key={pack.id}>
            <dt>
              {fill(text.pack_left, {
                left: formatCount(pack.quantity - pack.used),
                quantity: formatCount(pack.quantity),
              })}
            </dt>
            <dd>{fill(text.until, { day: formatDay(pack.expires_at, time_zone) })}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

function PackCard({ pack, onBuy }: { readonly pack: buy.DesignPack; readonly onBuy: () => void }) {
  const text = useText(buyText)
  const count = formatCount(pack.quantity)
  return (
    <section className={`card grid gap-2 p-4 ${css.pack}`}>
      <h3 className="text-md">{fill(text.pack_name, { count })}</h3>
      <p className="text-xl font-strong text-seal tabular-nums">{formatMoney(pack.price)}</p>
      <p className={css.quiet}>{fill(text.pack_valid, { days: pack.valid_days, each: formatMoney(pack.each) })}</p>
      <Allowed permission="account.design-service:buy">
        <Button type="primary" onClick={onBuy} aria-label={fill(text.buy_pack, { count })}>
          {text.buy}
        </Button>
      </Allowed>
    </section>
  )
}

function SavedMonths({ months }: { readonly months: readonly { month: string; used: number }[] }) {
  const text = useText(buyText)
  return (
    <Panel title={text.months}>
      {months.length === 0 ? <p className={css.quiet}>{text.no_months}</p> : null}
      <dl className={`grid gap-2 ${css.rows}`}>
        {months.map(({ month, used }) => (
          <div key={month}>
            <dt>{month}</dt>
            <dd>{formatCount(used)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

interface DesignServiceProps {
  readonly pay_dialog: ComponentType<PayProps>
  /** The result shown on return from the cashier. */
  readonly returned: ReactNode
}

export function DesignService({ pay_dialog: PayDialog, returned }: DesignServiceProps) {
  const text = useText(buyText)
  const [chosen, setChosen] = useState<buy.DesignPack | null>(null)
  const quota = useCall(contract.getDesignQuota, {}, { quiet: true })
  const offer = useCall(buy.listDesignPacks, {}, { quiet: true })
  const buying = useBuying(buy.buyDesignPack, text.pack_done, () => setChosen(null))
  const retry = () => void Promise.all([quota.refetch(), offer.refetch()])
  if (quota.isError || offer.isError) return <LoadFailed onRetry={retry} />
  return (
    <div className={`grid min-w-0 gap-4 ${css.stack}`}>
      <PageHeader description={text.service_description} actions={<Link to="/setting/vipBuy">{text.upgrade}</Link>} />
      {returned}
      <div className={`grid items-start gap-4 ${css.two}`}>
        <Panel title={text.packs}>
          {offer.data ? (
            <div className={`grid gap-4 ${css.cards}`}>
              {offer.data.packs.map((pack) => (
                <PackCard key={pack.id} pack={pack} onBuy={() => setChosen(pack)} />
              ))}
            </div>
          ) : (
            <Skeleton active />
          )}
        </Panel>
        <div className={`grid min-w-0 gap-4 ${css.stack}`}>
          {quota.data ? <QuotaPanel quota={quota.data} /> : <Skeleton active />}
          {offer.data ? <SavedMonths months={offer.data.months} /> : null}
        </div>
      </div>
      {chosen ? (
        <PayDialog
          subject={fill(text.pack_subject, { count: formatCount(chosen.quantity) })}
          amount={chosen.price}
          is_busy={buying.isPending}
          onPay={(method) => buying.mutate({ id: chosen.id, price: chosen.price, method })}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </div>
  )
}
