import { getPurchaseRule, getPurchaseRuleAsSeller } from '@inkroute/contract/catalog/price'
import { useCall } from '../../../shared/api/light-hooks.ts'
import { useSession } from '../../../shared/api/session-store.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill, type Texts } from '../../../shared/text/text.ts'
import css from './quick-view.module.css'
import { quickViewText } from './quick-view.text.ts'

interface Tier {
  readonly min_quantity: number
  readonly max_quantity: number | null
}

const piecesLabel = (text: Texts<typeof quickViewText>, { min_quantity, max_quantity }: Tier): string =>
  max_quantity === null
    ? fill(text.pieces_up, { low: min_quantity })
    : fill(text.pieces, { low: min_quantity, high: max_quantity })

interface QuickPriceProps {
  readonly id: number
  readonly color_id: number | undefined
  readonly size_id: number | undefined
}

/** Unit price and quantity tiers. */
export function QuickPrice({ id, color_id, size_id }: QuickPriceProps) {
  const text = useText(quickViewText)
  const variant = { ...(color_id && { color_id }), ...(size_id && { size_id }) }
  const token = useSession((state) => state.token)
  const rule = useCall(
    token ? getPurchaseRuleAsSeller : getPurchaseRule,
    { id, ...variant },
    { quiet: true, stale_ms: 300_000 },
  )
  if (!rule.data) return <div className={css.price_room} />
  return (
    <div className={css.price_room}>
      <p className={`font-strong text-seal ${css.price}`}>
        {formatMoney(rule.data.price)}
        <span>{text.one_piece}</span>
      </p>
      <table className={`w-full text-xs text-left border-collapse bg-paper rounded-control mt-2.5 ${css.tiers}`}>
        <caption className="visually-hidden">{text.price}</caption>
        <thead>
          <tr>
            {rule.data.tiers.map((tier) => (
              <th key={tier.min_quantity} scope="col">
                {piecesLabel(text, tier)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {rule.data.tiers.map((tier) => (
              <td key={tier.min_quantity}>{formatMoney(tier.unit_price)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}
