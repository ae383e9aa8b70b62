import type { ProductCard as Product } from '@inkroute/contract/catalog/product'
import { useText } from '../../../shared/text/language.tsx'
import { ProductCard } from '../card/product-card.tsx'
import css from './empty-state.module.css'
import { emptyText } from './listing.text.ts'

/** What sells well, for whoever found nothing. */
export function HotProducts({ products }: { products: readonly Product[] }) {
  const text = useText(emptyText)
  if (products.length === 0) return null
  return (
    <div className={css.group}>
      <h3>{text.hot}</h3>
      <ul className={css.hot}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes="(max-width: 576px) 40vw, 200px" />
          </li>
        ))}
      </ul>
    </div>
  )
}
