import type { CardColor, ProductCard } from '@inkroute/contract/catalog/product'
import { useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { cardText } from './card.text.ts'
import { pictureOf, viewsInOrder } from './card.view.ts'
import { NoPicture } from './no-picture.tsx'
import css from './product-card.module.css'

interface CardPictureProps {
  readonly product: ProductCard
  readonly color: CardColor | undefined
  readonly sizes: string
  readonly eager: boolean
}

/** The first view, and the second one above it while a pointer rests on it. It is fetched only then. */
export function CardPicture({ product, color, sizes, eager }: CardPictureProps) {
  const text = useText(cardText)
  const [was_pointed_at, setPointedAt] = useState(false)
  const [first, second] = viewsInOrder(product)
  const color_key = color?.key ?? product.default_color_key
  const front = pictureOf(product, first, color_key)
  if (!front) return <NoPicture code={product.code} hex={color?.hex} />
  const back = was_pointed_at ? pictureOf(product, second, color_key) : null
  return (
    <span className={css.views} onPointerEnter={() => setPointedAt(true)}>
      <img
        {...front}
        sizes={sizes}
        alt={fill(text.picture_alt, { name: product.name, color: color?.name ?? '' })}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
      {back ? <img {...back} sizes={sizes} alt="" className={css.second} decoding="async" /> : null}
    </span>
  )
}
