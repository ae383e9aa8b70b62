import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill, type Texts } from '../../../shared/text/text.ts'
import { cardText } from './card.text.ts'
import { PlaceFlag } from './place-flag.tsx'
import css from './product-card.module.css'

export const placeName = (text: Texts<typeof cardText>, place: string): string =>
  (text as Record<string, string>)[`place_${place}`] ?? place

/** Where parcels leave from: flags for the eye, names for everyone else. */
export function Places({ places }: { places: readonly string[] }) {
  const text = useText(cardText)
  const { language } = useLanguage()
  if (places.length === 0) return null
  const names = places.map((place) => placeName(text, place)).join(language === 'zh' ? '、' : ', ')
  const label = fill(text.ships, { places: names })
  return (
    <span className={css.places} title={label}>
      {places.map((place) => (
        <PlaceFlag key={place} place={place} />
      ))}
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
