import { getPurchasePriceAsSeller } from '@inkroute/contract/catalog/price'
import { printedViews } from '@inkroute/engine/document/design-document'
import { useCall } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { useStudio } from '../state/studio-store.ts'
import css from './piece-price.module.css'
import { productText } from './product.text.ts'
import { useTechnique } from './technique-choice.tsx'

/** Price of one piece of the current design for this seller, in the selected colour and size. */
export function PiecePrice() {
  const text = useText(productText)
  const product = useStudio((state) => state.product)
  const color_id = useStudio((state) => state.color_id)
  const size_id = useStudio((state) => state.size_id)
  const views = useStudio((state) => printedViews(state.history.present))
  const technique = useTechnique()
  const printing = { printed_views: Math.max(1, views), ...(technique ? { technique: technique.key } : {}) }
  const where = { id: product?.id ?? 0, color_id, size_id, quantity: 1, ...printing }
  const is_asked = product !== null && color_id > 0 && size_id > 0
  const { data: price, isPlaceholderData } = useCall(getPurchasePriceAsSeller, where, {
    enabled: is_asked,
    quiet: true,
  })
  const color = product?.colors.find((one) => one.id === color_id)?.name ?? ''
  const size = product?.sizes.find((one) => one.id === size_id)?.name ?? ''
  if (!price) return null
  return (
    <span
      className={`flex items-baseline flex-none text-xs whitespace-nowrap tabular-nums gap-1 px-2 ${css.price}`}
      data-asking={isPlaceholderData}
      title={[fill(text.piece_of, { color, size, views: Math.max(1, views) }), technique?.name]
        .filter(Boolean)
        .join(' · ')}
    >
      <b>{formatMoney(price.unit_price)}</b>
      {text.per_piece}
    </span>
  )
}
