import { type ReactNode, useState } from 'react'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { formatCount, toPercent } from '../membership.view.ts'
import { plansText } from '../plans.text.ts'
import { findPlan, type Level, type Period, periods, savedPercent } from '../plans.view.ts'
import css from './plans.module.css'

const POPULAR = 2

interface PlanCardsProps {
  readonly levels: readonly Level[]
  /** The button of a level; `plan_id` is null for the free one. */
  readonly renderButton: (level: Level, plan_id: number | null) => ReactNode
}

export function PlanCards({ levels, renderButton }: PlanCardsProps) {
  const [period, setPeriod] = useState<Period>('year')
  return (
    <>
      <PeriodSwitch levels={levels} period={period} onChange={setPeriod} />
      <div className={`grid gap-4 ${css.cards}`}>
        {levels.map((level) => (
          <PlanCard
            key={level.level}
            level={level}
            period={period}
            button={renderButton(level, findPlan(level, period)?.id ?? null)}
          />
        ))}
      </div>
    </>
  )
}

interface PeriodSwitchProps {
  readonly levels: readonly Level[]
  readonly period: Period
  readonly onChange: (period: Period) => void
}

function PeriodSwitch({ levels, period, onChange }: PeriodSwitchProps) {
  const text = useText(plansText)
  return (
    <fieldset className={`flex justify-center max-w-full bg-surface border gap-1 p-1 ${css.periods}`}>
      <legend className="visually-hidden">{text.period}</legend>
      {periods.map((one) => {
        const percent = savedPercent(levels, one)
        return (
          <label key={one} data-chosen={one === period || undefined}>
            <input type="radio" name="period" checked={one === period} onChange={() => onChange(one)} />
            {text[one]}
            {percent > 0 ? (
              <small className="text-seal whitespace-nowrap">{fill(text.saves, { percent })}</small>
            ) : null}
          </label>
        )
      })}
    </fieldset>
  )
}

function Price({ level, period }: { level: Level; period: Period }) {
  const text = useText(plansText)
  const plan = findPlan(level, period)
  if (!plan) return <p className="text-lg font-strong leading-1.4 whitespace-nowrap mt-3.5">{text.free}</p>
  const billed = { period: text[`billed_${period}`], price: formatMoney(plan.price) }
  return (
    <>
      <p className="text-lg font-strong leading-1.4 whitespace-nowrap mt-3.5">
        {formatMoney(plan.per_month)}
        <span className="text-sm font-normal text-quiet ml-1">{text.per_month}</span>
      </p>
      <p className="text-xs text-quiet">
        {period === 'month' ? null : fill(text.billed, billed)}
        {plan.saved === '0.00' ? null : (
          <span className="block text-success">{fill(text.saved, { amount: formatMoney(plan.saved) })}</span>
        )}
      </p>
    </>
  )
}

function PlanCard({ level, period, button }: { level: Level; period: Period; button: ReactNode }) {
  const text = useText(plansText)
  const count = (value: number | null) => (value === null ? text.unlimited : formatCount(value))
  const discount = level.discount_bp
    ? fill(text.discount_value, { percent: toPercent(level.discount_bp) })
    : text.discount_none
  const facts = [
    [text.discount, discount],
    [text.designs, count(level.design_quota)],
    [text.accounts, count(level.sub_accounts)],
    [text.stores, count(level.stores)],
  ] as const
  return (
    <section
      className={`flex flex-col relative bg-surface border rounded-hero ${css.card}`}
      data-popular={level.level === POPULAR || undefined}
    >
      {level.level === POPULAR ? (
        <p className={`absolute text-xs text-on-dark whitespace-nowrap bg-action px-3 py-0.5 ${css.popular}`}>
          {text.popular}
        </p>
      ) : null}
      <h2>{level.name}</h2>
      {level.text ? <p className="text-xs text-quiet">{level.text}</p> : null}
      <Price level={level} period={period} />
      <dl className={`border-t pt-3 ${css.facts}`}>
        {facts.map(([name, value]) => (
          <div className="flex justify-between text-sm gap-2" key={name}>
            <dt className="text-quiet">{name}</dt>
            <dd className="font-medium text-right whitespace-nowrap m-0">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid mt-auto">{button}</div>
    </section>
  )
}
