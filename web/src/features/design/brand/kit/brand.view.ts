import type { BrandStyle } from '@inkroute/contract/brand/kit'
import type { TextLayer } from '@inkroute/engine/layers/text-layer'
import type { FontFamily } from '@inkroute/engine/text/font/font-catalogue'

/** The look of a text, to be used for others. */
export const getStyle = (layer: TextLayer): BrandStyle => ({
  family: layer.family,
  weight: layer.weight,
  is_italic: layer.is_italic,
  size: layer.size,
  letter_spacing_em: layer.letter_spacing_em,
  line_height_em: layer.line_height_em,
  fill: layer.fill,
  outline: layer.outline,
  shadow: layer.shadow,
})

/** The families of the brand first, in its own order; the others stay as they are. */
export function brandFirst(families: readonly FontFamily[], brand: readonly string[]): FontFamily[] {
  const place = ({ family }: FontFamily) => {
    const at = brand.indexOf(family)
    return at < 0 ? brand.length : at
  }
  return families
    .map((family, index) => ({ family, index }))
    .sort((a, b) => place(a.family) - place(b.family) || a.index - b.index)
    .map(({ family }) => family)
}

/** The list without repeats, as long as it may be; null when the new one is there already. */
export const added = <T>(list: readonly T[], one: T, isSame: (other: T) => boolean): T[] | null =>
  list.some(isSame) ? null : [...list, one]
