import { formatMoney } from '../../../../shared/format/money.ts'
import { useSession } from '../../../../shared/session/session-store.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { detailText } from '../detail.text.ts'
import type { PurchaseRule } from '../use-product.ts'
import css from './price.module.css'

/** Quantity down, member level across; the seller's own column stands out. */
export function LevelTable({ rule, quantity }: { rule: PurchaseRule; quantity: number }) {
  const text = useText(detailText)
  const is_member = useSession((state) => Boolean(state.token))
  const levels = rule.tiers[0]?.level_prices ?? []
  const current = rule.tiers.findLast(({ min_quantity }) => quantity >= min_quantity)
  const isOwn = (level: number) => is_member && level === rule.level
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll the table
    <section className={css.table_box} aria-label={text.level_table} tabIndex={0}>
      <table className={css.table}>
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
