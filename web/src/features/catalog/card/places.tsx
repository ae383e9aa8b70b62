import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill, type Texts } from '../../../shared/text/text.ts'
import { cardText } from './card.text.ts'
import css from './product-card.module.css'

/** Small flags on an 18 × 12 grid. Drawn as SVG because many desktops lack emoji flags. */
const flags: Readonly<Record<string, readonly (readonly [fill: string, path: string])[]>> = {
  CN: [
    ['#DE2910', 'M0 0h18v12H0z'],
    [
      '#FFDE00',
      'M4.5 1.600l.75 2.300h2.400L5.700 5.300l.75 2.300L4.500 6.200 2.550 7.600l.75-2.300-1.950-1.400h2.400z',
    ],
    ['#FFDE00', 'M8.600 1.200h1v1h-1zM10.200 2.800h1v1h-1zM10.200 5.200h1v1h-1zM8.600 6.800h1v1h-1z'],
  ],
  US: [
    ['#fff', 'M0 0h18v12H0z'],
    ['#B22234', 'M0 0h18v1.300H0zM0 2.700h18V4H0zM0 5.300h18v1.400H0zM0 8h18v1.300H0zM0 10.700h18V12H0z'],
    ['#3C3B6E', 'M0 0h8v6.700H0z'],
    [
      '#fff',
      'M1.200 1.200h1v1h-1zM3.600 1.200h1v1h-1zM6 1.200h1v1H6zM2.400 2.900h1v1h-1zM4.800 2.900h1v1h-1zM1.200 4.600h1v1h-1zM3.600 4.600h1v1h-1zM6 4.600h1v1H6z',
    ],
  ],
  EU: [
    ['#003399', 'M0 0h18v12H0z'],
    [
      '#FFCC00',
      'M8.500 1.700h1v1h-1zM8.500 9.300h1v1h-1zM4.700 5.500h1v1h-1zM12.300 5.500h1v1h-1zM6.400 2.300h1v1h-1zM10.600 2.300h1v1h-1zM5.200 3.600h1v1h-1zM11.800 3.600h1v1h-1zM5.200 7.400h1v1h-1zM11.800 7.400h1v1h-1zM6.400 8.700h1v1h-1zM10.600 8.700h1v1h-1z',
    ],
  ],
  DE: [
    ['#1b1b1e', 'M0 0h18v4H0z'],
    ['#DD0000', 'M0 4h18v4H0z'],
    ['#FFCE00', 'M0 8h18v4H0z'],
  ],
  PL: [
    ['#fff', 'M0 0h18v6H0z'],
    ['#DC143C', 'M0 6h18v6H0z'],
  ],
}

/** Decorative, beside the place's name. Unknown places have no flag. */
export function PlaceFlag({ place }: { place: string }) {
  const shapes = flags[place]
  if (!shapes) return null
  return (
    <svg width="18" height="12" viewBox="0 0 18 12" aria-hidden="true" focusable="false" style={{ borderRadius: 2 }}>
      {shapes.map(([fill, path]) => (
        <path key={path} fill={fill} d={path} />
      ))}
    </svg>
  )
}

export const placeName = (text: Texts<typeof cardText>, place: string): string =>
  (text as Record<string, string>)[`place_${place}`] ?? place

/** Where parcels ship from. Flags are decorative; screen readers get the names. */
export function Places({ places }: { places: readonly string[] }) {
  const text = useText(cardText)
  const { language } = useLanguage()
  if (places.length === 0) return null
  const names = places.map((place) => placeName(text, place)).join(language === 'zh' ? '、' : ', ')
  const label = fill(text.ships, { places: names })
  return (
    <span className={`inline-flex items-center gap-1 ${css.places}`} title={label}>
      {places.map((place) => (
        <PlaceFlag key={place} place={place} />
      ))}
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
