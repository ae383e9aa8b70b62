import type { Palette } from './looks.ts'

const channel = (byte: number) => (byte <= 10.31475 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4)

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16)))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two colours as WCAG 2 counts it, 1 to 21. */
export function getContrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other)
  return (high + 0.05) / (low + 0.05)
}

/** What is read on a ground. */
export interface Tone {
  readonly ground: string
  readonly ink: string
  /** For ornaments and small words; the ink where neither accent of the palette is seen well. */
  readonly accent: string
}

/** Letters need this much to be read from a few steps away. */
export const LEAST_CONTRAST = 4.5

export function toneOn(ground: string, { ink, light, accent, glow }: Palette): Tone {
  const main = getContrast(ink, ground) >= getContrast(light, ground) ? ink : light
  const seen = [accent, glow].find((one) => getContrast(one, ground) >= LEAST_CONTRAST)
  const plain = getContrast('#17202e', ground) >= getContrast('#ffffff', ground) ? '#17202e' : '#ffffff'
  const read = getContrast(main, ground) >= LEAST_CONTRAST ? main : plain
  return { ground, ink: read, accent: seen ?? read }
}
