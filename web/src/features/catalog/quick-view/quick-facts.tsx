import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { cardText } from '../card/card.text.ts'
import { PlaceFlag } from '../card/place-flag.tsx'
import { placeName } from '../card/places.tsx'
import css from './quick-view.module.css'
import { quickViewText } from './quick-view.text.ts'

export function QuickFacts({ product }: { product: BasicProduct }) {
  const text = useText(quickViewText)
  const card = useText(cardText)
  const { language } = useLanguage()
  const { min, max } = product.delivery_hours
  return (
    <dl className={css.facts}>
      <dt>{text.technique}</dt>
      <dd>{product.techniques.map(({ name }) => name).join(language === 'zh' ? '、' : ', ')}</dd>
      <dt>{text.material}</dt>
      <dd>{product.material}</dd>
      <dt>{text.ships}</dt>
      <dd className={css.places}>
        {product.ships_from.map((place) => (
          <span key={place}>
            <PlaceFlag place={place} /> {placeName(card, place)}
          </span>
        ))}
      </dd>
      <dt>{text.delivery}</dt>
      <dd>{fill(text.hours, { min, max })}</dd>
    </dl>
  )
}
