import type { ProductCard } from '@inkroute/contract/catalog/product'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { toggleCompared, useIsCompared } from '../compare/compare-store.ts'
import { cardText } from './card.text.ts'
import { pictureOf, viewsInOrder } from './card.view.ts'
import css from './compare-tick.module.css'

export function CompareTick({ product }: { product: ProductCard }) {
  const text = useText(cardText)
  const is_on = useIsCompared(product.id)
  const onToggle = () => {
    const picture = pictureOf(product, viewsInOrder(product)[0], product.default_color_key, 240)?.src ?? ''
    const has_room = toggleCompared({ id: product.id, name: product.name, picture })
    if (!has_room) showToast('info', text.compare_full)
  }
  return (
    <button
      type="button"
      className={css.tick}
      aria-pressed={is_on}
      aria-label={fill(text.compare_of, { name: product.name })}
      onClick={onToggle}
    >
      <span className={css.tick_box}>{is_on ? <Icon name="check" size_px={12} /> : null}</span>
      {text.compare}
    </button>
  )
}
