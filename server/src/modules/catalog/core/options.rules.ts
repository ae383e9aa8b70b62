import type { ColourFamily } from '@inkroute/contract/catalog/codes'
import type { Language } from '@inkroute/contract/errors/errors'

/** Most sizes need no translation; a few names contain both languages, such as “均码 One size”. */
export function sizeIn(language: Language, name: string): string {
  const both = /^(\p{Script=Han}+) (\P{Script=Han}+)$/u.exec(name)
  return both?.[language === 'zh' ? 1 : 2] ?? name
}

interface Hsl {
  /** Degrees. */
  readonly hue: number
  readonly saturation: number
  readonly lightness: number
}

function getHsl(hex: string): Hsl {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const max = Math.max(r, g, b)
  const min = Math.min(r, g, b)
  const spread = max - min
  const lightness = (max + min) / 2
  if (spread === 0) return { hue: 0, saturation: 0, lightness }
  const sector = max === r ? (g - b) / spread + 6 : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  return { hue: (sector * 60) % 360, saturation: spread / (1 - Math.abs(2 * lightness - 1)), lightness }
}

function colourful({ hue, saturation, lightness }: Hsl): ColourFamily {
  if (hue >= 12 && hue < 60 && (saturation < 0.45 || lightness < 0.35)) return 'brown'
  if (hue < 4 || hue >= 325) return lightness > 0.6 ? 'pink' : 'red'
  if (hue < 38) return 'orange'
  if (hue < 66) return 'yellow'
  if (hue < 175) return 'green'
  return hue < 250 ? 'blue' : 'purple'
}

/** The group of colours a buyer would look for it in. */
export function colourFamily(hex: string): ColourFamily {
  const colour = getHsl(hex)
  if (colour.lightness >= 0.87) return 'white'
  if (colour.lightness <= 0.13) return 'black'
  if (colour.saturation < 0.1) return 'grey'
  return colourful(colour)
}
