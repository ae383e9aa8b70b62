import { getProductAsSeller } from '@inkroute/contract/catalog/catalog'
import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { useCall } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showView, useStudio } from '../studio-store.ts'
import { productText } from './product.text.ts'
import css from './product-panel.module.css'

type Component = BasicProduct['components'][number]

/** One piece of a set in the colour and size that belong to the chosen ones, and the faces where it is designed. */
function Part({ part, product }: { part: Component; product: BasicProduct }) {
  const text = useText(productText)
  const view_id = useStudio((state) => state.view_id)
  const sub = useCall(getProductAsSeller, { id: part.sub_basic_product_id }, { quiet: true, stale_ms: 600_000 }).data
  const color = sub?.colors.find((one) => one.id === part.sub_color_id)
  const size = sub?.sizes.find((one) => one.id === part.sub_size_id)
  return (
    <li>
      <span className={css.dot} style={{ background: color?.hex ?? 'transparent' }} />
      <span>
        {part.sub_name}
        <small>{fill(text.part, { color: color?.name ?? '', size: size?.name ?? '', count: part.quantity })}</small>
      </span>
      <span className={css.partViews}>
        {part.component_designs.map((design) => (
          <button
            key={design.view_id}
            type="button"
            aria-pressed={view_id === design.view_id}
            onClick={() => showView(design.view_id)}
          >
            {product.views.find((view) => view.view_id === design.view_id)?.name}
          </button>
        ))}
      </span>
    </li>
  )
}

/** What a set consists of for the chosen colour and size. */
export function SetParts({ product }: { product: BasicProduct }) {
  const text = useText(productText)
  const { color_id, size_id } = useStudio()
  const parts = product.components.filter((part) => part.color_id === color_id && part.size_id === size_id)
  return (
    <>
      <h3>{text.parts}</h3>
      <ul className={css.parts}>
        {parts.map((part) => (
          <Part key={part.sub_basic_product_id} part={part} product={product} />
        ))}
      </ul>
    </>
  )
}
