import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { useState } from 'react'
import { useSession } from '../../../../shared/api/session-store.ts'
import { Approx } from '../../../../shared/currency/approx.tsx'
import { formatMoney } from '../../../../shared/format/money.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { detailText } from '../core/detail.text.ts'
import type { Pricing, PurchaseRule } from '../core/use-product.ts'
import { findItem, findPrices, type Variant } from '../core/variant.view.ts'
import css from './price.module.css'

/** Quantities as rows, member levels as columns; the seller's own column is highlighted. */
function LevelTable({ rule, quantity }: { rule: PurchaseRule; quantity: number }) {
  const text = useText(detailText)
  const is_member = useSession((state) => Boolean(state.token))
  const levels = rule.tiers[0]?.level_prices ?? []
  const current = rule.tiers.findLast(({ min_quantity }) => quantity >= min_quantity)
  const isOwn = (level: number) => is_member && level === rule.level
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll the table
    <section className="overflow-x-auto" aria-label={text.level_table} tabIndex={0}>
      <table className={`w-full border-collapse ${css.table}`}>
        <thead>
          <tr>
            <th scope="col">{text.level_quantity}</th>
            {levels.map(({ level, name }) => (
              <th key={level} scope="col" data-own={isOwn(level)}>
                {name}
                {isOwn(level) ? <small>{text.level_yours}</small> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rule.tiers.map((tier) => (
            <tr key={tier.min_quantity} data-current={tier === current}>
              <th scope="row">{fill(text.tier_up, { min: tier.min_quantity })}</th>
              {tier.level_prices.map(({ level, unit_price }) => (
                <td key={level} data-own={isOwn(level)}>
                  {formatMoney(unit_price)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface PriceBlockProps extends Pricing {
  readonly product: BasicProduct
  readonly variant: Variant
  readonly onQuantity: (quantity: number) => void
}

function PriceNotes({ product, variant, rule, price, unit_price }: PriceBlockProps) {
  const text = useText(detailText)
  const range = findPrices(product.items, variant.color_id)
  const notes: string[] = []
  // Sizes are compared at the price of a single piece; next to any other price that would be confusing.
  const is_plain = unit_price === findItem(product, variant.color_id, variant.size_id)?.price
  if (is_plain && range && range.low !== range.high) {
    notes.push(fill(text.price_from_to, { low: formatMoney(range.low), high: formatMoney(range.high) }))
  }
  if (rule?.has_private_price) notes.push(text.private_price)
  else if (rule && rule.level_discount_bp > 0) {
    notes.push(fill(text.own_level, { level: rule.level_name, percent: rule.level_discount_bp / 100 }))
  }
  const is_many = variant.quantity > 1
  const next = price?.next_tier
  return (
    <div className="grid min-h-11 text-sm text-quiet gap-0.5" aria-live="polite">
      {notes.length > 0 ? <p>{notes.join(' · ')}</p> : null}
      <p className="flex flex-wrap gap-x-3">
        {is_many && price ? (
          <strong className="font-medium text-ink">
            {fill(text.total, { quantity: variant.quantity, total: formatMoney(price.total) })}{' '}
            <Approx amount={price.total} />
          </strong>
        ) : null}
        {is_many && price && Number(price.saved) > 0 ? (
          <span className="text-success">{fill(text.saved, { saved: formatMoney(price.saved) })}</span>
        ) : null}
        {next ? (
          <span>
            {fill(text.next_tier, { more: next.quantity - variant.quantity, price: formatMoney(next.unit_price) })}
          </span>
        ) : null}
      </p>
    </div>
  )
}

/** Five price tiers; pressing one sets its quantity. */
function Tiers({ rule, variant, onQuantity }: PriceBlockProps & { rule: PurchaseRule }) {
  const text = useText(detailText)
  const current = rule.tiers.findLast(({ min_quantity }) => variant.quantity >= min_quantity)
  return (
    <ul className={`bare-list grid overflow-hidden border rounded-control ${css.tiers}`} aria-label={text.tiers}>
      {rule.tiers.map((tier) => (
        <li key={tier.min_quantity}>
          <button
            className="bare-button grid w-full text-xs leading-1.4 text-quiet gap-0.5 px-0.5 py-2"
            type="button"
            aria-pressed={tier === current}
            title={fill(text.tier_pick, { min: tier.min_quantity })}
            onClick={() => onQuantity(tier.min_quantity)}
          >
            <span>
              {tier.max_quantity === null
                ? fill(text.tier_up, { min: tier.min_quantity })
                : fill(text.tier_from, { min: tier.min_quantity, max: tier.max_quantity })}
            </span>
            <strong>{formatMoney(tier.unit_price)}</strong>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Unit price, total, and the savings of larger quantities or a higher level. */
export function PriceBlock(props: PriceBlockProps) {
  const text = useText(detailText)
  const [is_open, setOpen] = useState(false)
  const { rule } = props
  return (
    <div className={`grid bg-surface rounded-card gap-2.5 ${css.price_block}`}>
      <p className={`flex flex-wrap items-baseline text-sm text-quiet gap-x-2 ${css.price}`}>
        <strong>{formatMoney(props.unit_price)}</strong>
        <span className="whitespace-nowrap">{text.per_piece}</span>
        <Approx amount={props.unit_price} with_note />
      </p>
      <PriceNotes {...props} />
      {rule ? (
        <>
          <Tiers {...props} rule={rule} />
          <button type="button" className={css.text_button} aria-expanded={is_open} onClick={() => setOpen(!is_open)}>
            {is_open ? text.levels_hide : text.levels}
          </button>
          {is_open ? <LevelTable rule={rule} quantity={props.variant.quantity} /> : null}
        </>
      ) : null}
    </div>
  )
}
