import type { BasicProduct, CardColor } from '@inkroute/contract/catalog/product'
import { useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { cardText } from '../card/card.text.ts'
import { pictureOf, viewsInOrder } from '../card/card.view.ts'
import { NoPicture } from '../card/no-picture.tsx'
import css from './quick-view.module.css'
import { quickViewText } from './quick-view.text.ts'

/** The mockup in the colour chosen, from every side that has a picture. */
export function QuickPicture({ product, color }: { product: BasicProduct; color: CardColor | undefined }) {
  const text = useText(quickViewText)
  const { picture_alt } = useText(cardText)
  const views = viewsInOrder(product)
  const [view_id, setViewId] = useState(views[0]?.view_id)
  const view = views.find((one) => one.view_id === view_id)
  const color_key = color?.key ?? product.default_color_key
  const picture = pictureOf(product, view, color_key, 720)
  return (
    <div>
      <div className={css.picture}>
        {picture ? (
          <img
            {...picture}
            sizes="(max-width: 720px) 92vw, 460px"
            alt={fill(picture_alt, { name: product.name, color: color?.name ?? '' })}
          />
        ) : (
          <NoPicture code={product.code} hex={color?.hex} />
        )}
      </div>
      {views.length > 1 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row
        <div className={css.thumbs} role="group" aria-label={text.views}>
          {views.map((one) => (
            <button
              key={one.view_id}
              type="button"
              aria-label={one.name}
              aria-pressed={one.view_id === view_id}
              onClick={() => setViewId(one.view_id)}
            >
              <img {...pictureOf(product, one, color_key, 240)} sizes="64px" alt="" />
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
