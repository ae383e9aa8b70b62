import type { CardColor, ProductCard } from '@inkroute/contract/catalog/product'
import type { PointerEvent } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { cardText } from './card.text.ts'
import { dotsOf } from './card.view.ts'
import css from './color-dots.module.css'

interface ColorDotsProps {
  readonly product: ProductCard
  readonly color: CardColor | undefined
  readonly onPick: (color: CardColor) => void
}

/** Pointing at a colour is enough with a mouse; a finger or the keyboard presses it. */
export function ColorDots({ product, color, onPick }: ColorDotsProps) {
  const text = useText(cardText)
  const { shown, more } = dotsOf(product.colors)
  const onPoint = (event: PointerEvent, pointed: CardColor) => {
    if (event.pointerType === 'mouse') onPick(pointed)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own box and cannot be laid out as a row
    <div className={css.dots} role="group" aria-label={fill(text.colors, { name: product.name })}>
      {shown.map((dot) => (
        <button
          key={dot.id}
          type="button"
          className={css.dot}
          style={{ '--dot': dot.hex } as React.CSSProperties}
          title={dot.name}
          aria-label={dot.name}
          aria-pressed={dot.id === color?.id}
          onPointerEnter={(event) => onPoint(event, dot)}
          onClick={() => onPick(dot)}
        />
      ))}
      {more > 0 ? (
        <span className={css.more} title={fill(text.more_colors, { count: more })}>
          +{more}
        </span>
      ) : null}
    </div>
  )
}
