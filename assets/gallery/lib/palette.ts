// Colour sets chosen to print well on light and dark cloth, plus small colour arithmetic.
export const palettes = {
  sunset: ['#2b1b3d', '#6b2d5c', '#c8465a', '#f0784a', '#f7b05b', '#fbe3b0'],
  retro: ['#264653', '#2a9d8f', '#e9c46a', '#f4a261', '#e76f51', '#fdf0d5'],
  forest: ['#16302b', '#2f5d50', '#5b8c6a', '#a3c08f', '#e8e4c9', '#d98e4a'],
  ocean: ['#0b2545', '#13496b', '#1f7a8c', '#6bc1c6', '#cfeaea', '#f6d68d'],
  boho: ['#7a3e2b', '#b8643f', '#d99a6c', '#e9c8a7', '#f6eadb', '#8a9a7b'],
  candy: ['#5b2a86', '#e0569b', '#ff9aa2', '#ffd3b6', '#fff1d6', '#7bdff2'],
  nordic: ['#22303c', '#4a6572', '#8fa6a5', '#d7dfd8', '#f2efe6', '#c8553d'],
  christmas: ['#14342b', '#1f5e45', '#b3202c', '#e2c275', '#f7f1e3', '#7fa88f'],
  halloween: ['#1a1423', '#3d2352', '#7b3f98', '#f28123', '#f9c74f', '#f3ead7'],
  meadow: ['#2f4b3c', '#6a994e', '#a7c957', '#f2e8cf', '#bc4749', '#f4a259'],
  berry: ['#3b0f2b', '#7b1e48', '#c83e6d', '#f08a9b', '#fbd5d5', '#fff6ef'],
  citrus: ['#1f4f3f', '#4b8f5a', '#f6c344', '#f08c2e', '#e4572e', '#fff6da'],
  galaxy: ['#0d0b26', '#241a56', '#51329a', '#b04fb5', '#f47ea0', '#ffe1a8'],
  mono: ['#161616', '#3a3a3a', '#777777', '#b9b9b9', '#eeeeee', '#ffffff'],
  vintage: ['#2d2a32', '#6e3b3b', '#b4553a', '#dda15e', '#f1dca7', '#5f7470'],
  spring: ['#446a5c', '#86b29a', '#f7c5cc', '#f4e285', '#fdf8ef', '#c79ad1'],
  denim: ['#14213d', '#29466f', '#5c84b1', '#a9c4de', '#eef3f8', '#f2a541'],
} as const satisfies Record<string, readonly [string, string, string, string, string, string]>

export type Palette = readonly string[]
export const ink = '#22222b'
export const cream = '#fbf4e4'

const channels = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))
const toHex = (rgb: number[]): string => `#${rgb.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`
export function mix(a: string, b: string, t: number): string {
  const [p, q] = [channels(a), channels(b)]
  return toHex(p.map((v, i) => v + ((q[i] ?? 0) - v) * t))
}
export const darker = (colour: string, t = 0.2): string => mix(colour, '#1a1026', t)
export const lighter = (colour: string, t = 0.25): string => mix(colour, '#fffaf0', t)
/** A row of `count` colours running through all colours of the ramp. */
export function ramp(colours: Palette, count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const t = (i / Math.max(1, count - 1)) * (colours.length - 1)
    const k = Math.min(colours.length - 2, Math.floor(t))
    return mix(colours[k] ?? ink, colours[k + 1] ?? ink, t - k)
  })
}
