import type { Adjust } from '../layers/adjust.ts'
import { type LookTables, lookTables } from './looks.ts'
import { type ToneTables, toneTables } from './tone-tables.ts'

/** RGBA, not multiplied by alpha, changed in place. */
export type Pixels = Uint8ClampedArray

/** Brightness as eyes weigh it, in whole steps. */
export const getGrey = (red: number, green: number, blue: number): number => (red * 54 + green * 183 + blue * 19) >> 8

const byteAt = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
export const getRgb = (colour: string): readonly [number, number, number] => [
  byteAt(colour, 1),
  byteAt(colour, 3),
  byteAt(colour, 5),
]

const clamped = (value: number) => Math.min(255, Math.max(0, value))

function throughTables(pixels: Pixels, { red, green, blue }: ToneTables): void {
  for (let at = 0; at < pixels.length; at += 4) {
    pixels[at] = red[pixels[at] as number] as number
    pixels[at + 1] = green[pixels[at + 1] as number] as number
    pixels[at + 2] = blue[pixels[at + 2] as number] as number
  }
}

/** `factor` in 256ths: 0 is grey, 256 leaves everything. */
function saturate(pixels: Pixels, factor: number): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue] = [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number]
    const grey = getGrey(red, green, blue)
    pixels[at] = clamped(grey + (((red - grey) * factor) >> 8))
    pixels[at + 1] = clamped(grey + (((green - grey) * factor) >> 8))
    pixels[at + 2] = clamped(grey + (((blue - grey) * factor) >> 8))
  }
}

/** Mixed with what was there; `strength` in percent. */
function throughLook(pixels: Pixels, look: LookTables, strength: number): void {
  const share = Math.round((strength * 256) / 100)
  const { saturation } = look
  const tables = [look.red, look.green, look.blue] as const
  for (let at = 0; at < pixels.length; at += 4) {
    const grey = getGrey(pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number)
    for (let part = 0; part < 3; part++) {
      const was = pixels[at + part] as number
      const table = tables[part] as Uint8Array
      const now = table[clamped(grey + (((was - grey) * saturation) >> 8))] as number
      pixels[at + part] = was + (((now - was) * share) >> 8)
    }
  }
}

/** Every brightness becomes a mixture of two inks. */
function inTwoInks(pixels: Pixels, dark: string, light: string): void {
  const [from, to] = [getRgb(dark), getRgb(light)]
  for (let at = 0; at < pixels.length; at += 4) {
    const grey = getGrey(pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number)
    for (let part = 0; part < 3; part++) {
      const [a, b] = [from[part] as number, to[part] as number]
      pixels[at + part] = a + Math.round(((b - a) * grey) / 255)
    }
  }
}

const MOST_SATURATION = 384

/** Everything that changes single pixels, in the order the panel lists it. */
export function changeColours(pixels: Pixels, adjust: Adjust): void {
  const { saturation = 0, look, screen } = adjust
  const tables = toneTables(adjust)
  if (tables) throughTables(pixels, tables)
  if (saturation) {
    const gain = saturation < 0 ? 256 : MOST_SATURATION
    saturate(pixels, 256 + Math.round((saturation * gain) / 100))
  }
  if (look) throughLook(pixels, lookTables(look.name), look.strength)
  if (screen?.kind === 'duotone') inTwoInks(pixels, screen.dark, screen.light)
}
