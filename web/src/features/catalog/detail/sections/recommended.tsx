import type { ProductCard as Card } from '@inkroute/contract/catalog/product'
import { useText } from '../../../../shared/text/language.tsx'
import { ProductCard } from '../../card/product-card.tsx'
import { Section } from './section.tsx'
import css from './sections.module.css'
import { sectionText } from './sections.text.ts'

interface RecommendedProps {
  readonly products: readonly Card[]
  readonly title?: string
}

export function Recommended({ products, title }: RecommendedProps) {
  const text = useText(sectionText)
  if (products.length === 0) return null
  return (
    <Section id="recommend" title={title ?? text.recommend}>
      <div className={`grid grid-cols-4 gap-x-5 gap-y-8 ${css.cards}`}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
    </Section>
  )
}
