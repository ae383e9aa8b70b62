import * as buy from '@inkroute/contract/membership/buy'
import type { PayMethod } from '@inkroute/contract/wallet/payment'
import { Button, Skeleton } from 'antd'
import { type ComponentType, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { formatDay } from '../../../shared/format/time.ts'
import { useLevelName, useLevels } from '../../../shared/hooks/use-levels.ts'
import { Allowed } from '../../../shared/session/permission.tsx'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { buyText } from '../buy.text.ts'
import { chosenQuote, type PayProps } from '../buy.view.ts'
import { formatCount, toPercent } from '../membership.view.ts'
import { useBuying } from '../use-buying.ts'
import css from './buy.module.css'

interface ChoicesProps {
  readonly quotes: readonly buy.PlanQuote[]
  readonly chosen: buy.PlanQuote
  readonly plan_level: number | null
  readonly onChange: (part: { level?: number; period?: string }) => void
}

function Choices({ quotes, chosen, plan_level, onChange }: ChoicesProps) {
  const text = useText(buyText)
  const offered = useLevels().filter(({ level }) => quotes.some((quote) => quote.level === level))
  return (
    <Panel title={text.choose_level}>
      <div className={`grid gap-3 mb-6 ${css.choices}`} role="radiogroup" aria-label={text.choose_level}>
        {offered.map((level) => (
          <label key={level.level} className={css.choice}>
            <input
              className="absolute opacity-0"
              type="radio"
              name="plan-level"
              checked={level.level === chosen.level}
              onChange={() => onChange({ level: level.level })}
            />
            <strong>{level.name}</strong>
            <span className={css.quiet}>{fill(text.discount, { percent: toPercent(level.discount_bp) })}</span>
            <span className={css.quiet}>
              {level.design_quota === null
                ? text.designs_unlimited
                : fill(text.designs, { count: formatCount(level.design_quota) })}
            </span>
            {level.level === plan_level ? <span className={css.quiet}>{text.current}</span> : null}
          </label>
        ))}
      </div>
      <h3>{text.choose_period}</h3>
      <div className={`grid gap-3 mb-6 ${css.choices}`} role="radiogroup" aria-label={text.choose_period}>
        {quotes
          .filter((quote) => quote.level === chosen.level)
          .map((quote) => (
            <label key={quote.plan_id} className={css.choice}>
              <input
                className="absolute opacity-0"
                type="radio"
                name="plan-period"
                checked={quote.plan_id === chosen.plan_id}
                onChange={() => onChange({ period: quote.period })}
              />
              <strong>{text[quote.period]}</strong>
              <span>{formatMoney(quote.price)}</span>
            </label>
          ))}
      </div>
    </Panel>
  )
}

function Bill({ quote, onPay }: { readonly quote: buy.PlanQuote; readonly onPay: () => void }) {
  const text = useText(buyText)
  const levelName = useLevelName()
  const time_zone = useTimeZone()
  const subject = { level: levelName(quote.level), period: text[quote.period] }
  const rows = [
    [text.price, formatMoney(quote.price)],
    ...(quote.credit === '0.00' ? [] : [[text.credit, `−${formatMoney(quote.credit)}`]]),
    ...(quote.bonus_days === 0 ? [] : [[text.bonus, fill(text.bonus_days, { days: quote.bonus_days })]]),
    [text.ends, formatDay(quote.ends_at, time_zone)],
  ]
  const is_free = quote.charge === '0.00'
  return (
    <Panel title={fill(text.plan_subject, subject)}>
      <dl className={`grid gap-2 ${css.rows}`}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{text.charge}</dt>
          <dd className="text-xl font-strong text-seal tabular-nums">{formatMoney(quote.charge)}</dd>
        </div>
      </dl>
      <p className="text-quiet my-4">{text[`kind_${quote.kind}`]}</p>
      <Allowed permission="account.plan:buy">
        <Button type="primary" size="large" block disabled={quote.kind === 'lower'} onClick={onPay}>
          {is_free ? text.take : fill(text.pay, { amount: formatMoney(quote.charge) })}
        </Button>
      </Allowed>
    </Panel>
  )
}

const findNumber = (text: string | null): number | null => (text && /^\d{1,9}$/.test(text) ? Number(text) : null)

/** Level and period, the current price for this seller, and the payment. */
export function PlanBuy({ pay_dialog: PayDialog }: { readonly pay_dialog: ComponentType<PayProps> }) {
  const text = useText(buyText)
  const levelName = useLevelName()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const [is_paying, setPaying] = useState(false)
  const own = useCall(buy.getMembership, {}, { quiet: true })
  const offer = useCall(buy.quotePlans, {}, { quiet: true })
  const buying = useBuying(buy.buyPlan, text.plan_done, () => void navigate('/setting/vipLevel'))
  const retry = () => void Promise.all([own.refetch(), offer.refetch()])
  if (own.isError || offer.isError) return <LoadFailed onRetry={retry} />
  const wish = {
    plan: findNumber(params.get('plan')),
    level: findNumber(params.get('level')),
    period: params.get('period'),
  }
  const quote = own.data && offer.data ? chosenQuote(offer.data.quotes, wish, own.data.level) : undefined
  if (!quote || !offer.data) return <Skeleton active />
  const choose = (part: { level?: number; period?: string }) => {
    const next = { vipType: '1', level: String(quote.level), period: quote.period, ...part }
    setParams(Object.fromEntries(Object.entries(next).map(([key, value]) => [key, String(value)])), { replace: true })
  }
  const send = (method: PayMethod) => buying.mutate({ plan_id: quote.plan_id, charge: quote.charge, method })
  const subject = fill(text.plan_subject, { level: levelName(quote.level), period: text[quote.period] })
  return (
    <div className={`grid min-w-0 gap-4 ${css.stack}`}>
      <PageHeader description={text.plan_description} />
      <div className={`grid items-start gap-4 ${css.two}`}>
        <Choices
          quotes={offer.data.quotes}
          chosen={quote}
          plan_level={own.data?.plan?.level ?? null}
          onChange={choose}
        />
        <Bill quote={quote} onPay={() => (quote.charge === '0.00' ? send('balance') : setPaying(true))} />
      </div>
      {is_paying ? (
        <PayDialog
          subject={subject}
          amount={quote.charge}
          is_busy={buying.isPending}
          onPay={send}
          onClose={() => setPaying(false)}
        />
      ) : null}
    </div>
  )
}
