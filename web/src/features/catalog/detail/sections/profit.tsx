import { profitCal } from '@inkroute/contract/catalog/price'
import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { useEffect, useState } from 'react'
import { useCall } from '../../../../shared/api/light-hooks.ts'
import { formatMoney } from '../../../../shared/format/money.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill, type Texts } from '../../../../shared/text/text.ts'
import { SelectField } from '../../../../shared/ui/fields/select-field.tsx'
import { TextField } from '../../../../shared/ui/fields/text-field.tsx'
import { useSeen } from '../core/use-seen.ts'
import type { Variant } from '../core/variant.view.ts'
import css from './profit.module.css'
import { Section } from './section.tsx'
import { profitText } from './sections.text.ts'
import { findAmount, getShares, type Profit as ProfitReply, type Share, toPercent } from './sections.view.ts'

function getLabel(share: Share, profit: ProfitReply, text: Texts<typeof profitText>): string {
  if (share.key === 'commission') return fill(text.commission, { percent: toPercent(profit.fees.commission_bp) })
  if (share.key === 'payment_fee') return fill(text.payment_fee, { percent: toPercent(profit.fees.payment_bp) })
  if (share.key === 'tax') return fill(text.tax, { percent: toPercent(profit.tax_bp) })
  if (share.key === 'freight') return text.freight_share
  if (share.key === 'profit') return Number(profit.profit) < 0 ? text.loss : text.profit
  return text[share.key]
}

function Figures({ profit }: { profit: ProfitReply }) {
  const text = useText(profitText)
  const is_loss = Number(profit.profit) < 0
  const { currency } = profit.fees
  return (
    <dl className={`grid gap-4 m-0 ${css.figures}`}>
      <div data-loss={is_loss}>
        <dt className="text-sm text-quiet">{is_loss ? text.loss : text.profit}</dt>
        <dd>{formatMoney(profit.profit)}</dd>
      </div>
      <div data-loss={is_loss}>
        <dt className="text-sm text-quiet">{text.margin}</dt>
        <dd>{toPercent(profit.margin_bp)}</dd>
      </div>
      <div>
        <dt className="text-sm text-quiet">{text.break_even}</dt>
        <dd>{profit.break_even === null ? '–' : `${profit.break_even} ${currency}`}</dd>
      </div>
    </dl>
  )
}

/** The revenue split as a bar and as figures. */
function ProfitResult({ profit, is_busy }: { profit: ProfitReply; is_busy: boolean }) {
  const text = useText(profitText)
  // Costs of zero are left out.
  const shares = getShares(profit).filter(({ key, amount }) => key === 'profit' || Number(amount) > 0)
  const { currency } = profit.fees
  return (
    <div className={css.result} aria-live="polite" aria-busy={is_busy}>
      <Figures profit={profit} />
      <div className={`flex overflow-hidden bg-line mt-5 ${css.bar}`} aria-hidden="true">
        {shares.map(({ key, percent }) => (
          <span key={key} data-share={key} style={{ width: `${percent}%` }} />
        ))}
      </div>
      <ul className={`bare-list grid grid-cols-halves gap-x-8 mt-4 ${css.shares}`}>
        <li className="flex items-center text-sm border-b gap-2.5 py-2">
          <span>{text.revenue}</span>
          <strong className="font-medium ml-auto">{formatMoney(profit.revenue)}</strong>
        </li>
        {shares.map((share) => (
          <li className="flex items-center text-sm border-b gap-2.5 py-2" key={share.key} data-share={share.key}>
            <span>{getLabel(share, profit, text)}</span>
            <strong className="font-medium ml-auto">{formatMoney(share.amount)}</strong>
          </li>
        ))}
      </ul>
      {currency === 'CNY' ? null : (
        <p className="text-sm text-quiet mt-3.5">{fill(text.rate, { currency, rate: profit.exchange_rate })}</p>
      )}
    </div>
  )
}

/** Debounces a value. */
function useSettled<T>(value: T, rest_ms = 300): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest_ms)
    return () => clearTimeout(timer)
  }, [value, rest_ms])
  return settled
}

const FIRST_PLATFORM = 1
const FIRST_PRICE = '24.99'

export interface ChosenFreight {
  readonly country: string
  /** In yuan; empty until known. */
  readonly price: string
}

interface ProfitProps {
  readonly product: BasicProduct
  readonly variant: Variant
  /** The cheapest channel found by the freight calculator. */
  readonly freight: ChosenFreight
}

function useProfit(product_id: number, variant: Variant, country: string, fields: Fields, enabled: boolean) {
  const sale_price = findAmount(fields.sale_price)
  const freight = findAmount(fields.freight || '0')
  const input = {
    id: product_id,
    color_id: variant.color_id,
    size_id: variant.size_id,
    quantity: variant.quantity,
    printed_views: variant.printed_views,
    ...(variant.technique ? { technique: variant.technique } : {}),
    platform: Number(fields.platform),
    sale_price: sale_price ?? 0,
    freight: freight ?? 0,
    country,
  }
  const is_sound = sale_price !== null && freight !== null
  const settled = useSettled(JSON.stringify(input))
  const asked = JSON.parse(settled) as typeof input
  const reply = useCall(profitCal, asked, { enabled: enabled && is_sound, quiet: true })
  return { ...reply, sale_price_is_wrong: sale_price === null, freight_is_wrong: freight === null }
}

interface Fields {
  readonly platform: string
  readonly sale_price: string
  readonly freight: string
}

function ProfitFields({
  fields,
  platforms,
  wrong,
  onChange,
}: {
  fields: Fields
  platforms: ProfitReply['platforms']
  wrong: { sale_price: boolean; freight: boolean }
  onChange: (fields: Fields) => void
}) {
  const text = useText(profitText)
  const currency = platforms.find(({ platform }) => String(platform) === fields.platform)?.currency ?? 'USD'
  const set = (name: keyof Fields) => (value: string) => onChange({ ...fields, [name]: value })
  return (
    <div className="grid gap-4">
      <SelectField
        label={text.platform}
        placeholder={text.choose}
        value={fields.platform}
        onChange={set('platform')}
        choices={platforms.map(({ platform, name }) => ({ value: String(platform), label: name }))}
      />
      <TextField
        label={fill(text.sale_price, { currency })}
        inputMode="decimal"
        autoComplete="off"
        value={fields.sale_price}
        onChange={set('sale_price')}
        error={wrong.sale_price ? text.not_amount : null}
      />
      <TextField
        label={text.freight}
        inputMode="decimal"
        autoComplete="off"
        value={fields.freight}
        onChange={set('freight')}
        help={text.freight_help}
        error={wrong.freight ? text.not_amount : null}
      />
    </div>
  )
}

/** Calculates the profit of a sale on a marketplace. */
export function Profit({ product, variant, freight }: ProfitProps) {
  const text = useText(profitText)
  const { ref, is_seen } = useSeen<HTMLDivElement>()
  const [fields, setFields] = useState<Fields>({
    platform: String(FIRST_PLATFORM),
    sale_price: FIRST_PRICE,
    freight: '',
  })
  useEffect(() => {
    if (freight.price) setFields((old) => ({ ...old, freight: freight.price }))
  }, [freight.price])
  const { data, isError, isFetching, sale_price_is_wrong, freight_is_wrong } = useProfit(
    product.id,
    variant,
    freight.country,
    fields,
    is_seen,
  )
  return (
    <Section id="profit" title={text.title}>
      <p className={`text-quiet mb-5 ${css.lead}`}>{text.lead}</p>
      <div className={`grid items-start bg-surface rounded-card gap-8 p-6 ${css.calculator}`} ref={ref}>
        <ProfitFields
          fields={fields}
          platforms={data?.platforms ?? []}
          wrong={{ sale_price: sale_price_is_wrong, freight: freight_is_wrong }}
          onChange={setFields}
        />
        {data ? (
          <ProfitResult profit={data} is_busy={isFetching} />
        ) : (
          <p className={`grid place-items-center text-quiet ${css.pending}`} role="status">
            {isError ? text.failed : text.pending}
          </p>
        )}
      </div>
      <p className="text-sm text-quiet mt-3.5">{text.note}</p>
    </Section>
  )
}
