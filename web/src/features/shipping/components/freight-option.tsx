import type { FreightOption } from '@inkroute/contract/shipping/shipping'
import { Approx } from '../../../shared/currency/approx.tsx'
import { dutyLine } from '../../../shared/format/duty.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { dutyText } from '../../../shared/text/duty.text.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { freightText } from '../freight.text.ts'
import { formatWeight } from '../freight.view.ts'
import css from './freight.module.css'

type Row = readonly [label: string, value: string]

/** The weights and amounts behind a price, without zero entries. */
function useReckoning({ channel, reckoning, price, chargeable_weight_g, parcel_count }: FreightOption): {
  weights: Row[]
  amounts: Row[]
} {
  const text = useText(freightText)
  const paid = (amount: string, label: string): Row[] => (Number(amount) === 0 ? [] : [[label, formatMoney(amount)]])
  const divisor = channel.volumetric_divisor
  // A price table with weight steps has no further steps beyond the first.
  const hasLines = reckoning.step_weight_g === 0
  return {
    weights: [
      [text.row_actual, formatWeight(reckoning.actual_g)],
      [text.row_packaging, formatWeight(reckoning.packaging_g)],
      divisor > 0
        ? [fill(text.row_volumetric, { divisor }), formatWeight(reckoning.volumetric_g)]
        : [text.row_no_volumetric, text.not_counted],
      [text.row_chargeable, formatWeight(chargeable_weight_g)],
    ],
    amounts: [
      [
        fill(hasLines ? text.row_step : parcel_count > 1 ? text.row_first_each : text.row_first, {
          weight: formatWeight(reckoning.first_weight_g),
          count: parcel_count,
        }),
        formatMoney(reckoning.first_price),
      ],
      ...paid(
        reckoning.steps_amount,
        fill(hasLines ? text.row_per_kg : text.row_steps, {
          steps: reckoning.steps,
          weight: formatWeight(reckoning.step_weight_g),
          price: formatMoney(reckoning.per_kg ?? reckoning.step_price),
        }),
      ),
      ...paid(reckoning.minimum_extra, text.row_minimum),
      ...paid(reckoning.fuel, fill(text.row_fuel, { percent: reckoning.fuel_percent })),
      ...paid(reckoning.remote, text.row_remote),
      ...reckoning.surcharges.flatMap(({ name, amount }) => paid(amount, name)),
      [text.row_total, formatMoney(price)],
    ],
  }
}

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl className={`grid content-start text-sm m-0 ${css.rows}`}>
      {rows.map(([label, value]) => (
        <div className="flex justify-between border-b gap-3 py-1" key={label}>
          <dt className="text-quiet">{label}</dt>
          <dd className="whitespace-nowrap m-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function TaxLine({ tax, is_eu }: { readonly tax: FreightOption['tax']; readonly is_eu: boolean }) {
  const text = useText(freightText)
  const words = useText(dutyText)
  if (!is_eu) return null
  const percent = tax.rate_percent
  const collect =
    tax.amount === null
      ? fill(text.tax_collect_unknown, { percent })
      : fill(text.tax_collect, { percent, amount: formatMoney(tax.amount) })
  const line = { none: text.tax_none, number: text.tax_number_ok, collect }[tax.status]
  return (
    <p className={`text-xs text-quiet mt-2 ${css.tax}`} data-status={tax.status}>
      {[line, dutyLine(tax.duty, words)].filter(Boolean).join(' · ')}
    </p>
  )
}

/** One channel: carrier, origin, delivery time, price; the calculation expands below. */
export function FreightOptionRow({ option, is_eu }: { readonly option: FreightOption; readonly is_eu: boolean }) {
  const text = useText(freightText)
  const { channel, days_min, days_max } = option
  const { weights, amounts } = useReckoning(option)
  const days = fill(text.days, { min: days_min, max: days_max })
  return (
    <li className={`card px-6 py-4 ${css.option}`}>
      <div className={`grid items-start gap-4 ${css.head}`}>
        <div className={css.channel}>
          <h3 className="flex flex-wrap items-center text-md gap-2">
            {channel.name}
            {option.is_cheapest ? (
              <span className={`text-xs font-medium text-seal leading-5 rounded-sm px-2 ${css.cheapest}`}>
                {text.cheapest}
              </span>
            ) : null}
            {option.is_fastest ? (
              <span className={`text-xs font-medium text-success leading-5 rounded-sm px-2 ${css.fastest}`}>
                {text.fastest}
              </span>
            ) : null}
          </h3>
          <p className="text-sm leading-1.5 text-quiet mt-0.5">{channel.note}</p>
        </div>
        <p className={`grid text-sm leading-1.5 ${css.time}`}>
          <strong className="font-medium">{days}</strong>
          <span>
            {fill(text.from, { city: option.warehouse.city })} · {channel.is_tracked ? text.tracked : text.untracked}
          </span>
        </p>
        <p className={`grid text-sm leading-1.5 text-right ${css.price}`}>
          <strong className="text-lg leading-1.3 text-seal">{formatMoney(option.price)}</strong>
          <Approx amount={option.price} />
          <span>
            {fill(text.chargeable, { weight: formatWeight(option.chargeable_weight_g) })}
            {option.parcel_count > 1 ? ` · ${fill(text.in_parcels, { count: option.parcel_count })}` : null}
          </span>
        </p>
      </div>
      <TaxLine tax={option.tax} is_eu={is_eu} />
      <details className={`mt-1 ${css.details}`}>
        <summary>{text.how}</summary>
        <div className={`grid gap-x-8 gap-y-2 pt-2 ${css.reckoning}`}>
          <Rows rows={weights} />
          <Rows rows={amounts} />
        </div>
      </details>
    </li>
  )
}
