// Linear light in 15-bit fixed point: a product of two values still fits a 32-bit integer.
export const oneLinear = 1 << 15

const getLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const getCoded = (x: number): number => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055)

/** sRGB byte → linear. */
export const srgbToLinear: Uint16Array = Uint16Array.from({ length: 256 }, (_, i) =>
  Math.round(getLinear(i / 255) * oneLinear),
)

/**
 * Linear / 4 → sRGB byte: 13 bits keep the table in the fastest cache, finer than half a byte step even in the darks.
 * Light may add up to twice the full scale; everything above one is white.
 */
export const linearToSrgb: Uint8Array = Uint8Array.from({ length: oneLinear / 2 + 130 }, (_, i) =>
  Math.round(255 * getCoded(Math.min(1, (4 * i) / oneLinear))),
)
export const getSrgb = (linear: number): number => linearToSrgb[(Math.min(oneLinear, linear) + 2) >> 2] as number

export type LinearColour = readonly [number, number, number]

/** '#rrggbb' → linear. */
export function parseColour(hex: string): LinearColour {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (!match) throw new Error(`not a colour: ${hex}`)
  const channel = (text: string | undefined) => srgbToLinear[Number.parseInt(text ?? '0', 16)] ?? 0
  return [channel(match[1]), channel(match[2]), channel(match[3])]
}

const whitePoint = 0.93

/** How much deeper folds get: dark cloth bounces less light into them. 1 for light colours, 1.12 for black. */
export function getDeep([r, g, b]: LinearColour): number {
  const luminance = (0.2126 * r + 0.7152 * g + 0.0722 * b) / oneLinear
  return 1 + 0.12 * (1 - Math.min(1, luminance * 3))
}

/** Above it brighter light bends towards white: folds in the light stay visible. */
const SHOULDER = 0.7

/** The light of a picture taken `exposure` times as long, at most 1. */
function exposed(shade: number, exposure: number): number {
  const bend = SHOULDER / exposure
  if (exposure <= 1 || shade <= bend) return Math.min(1, shade * exposure)
  const steepness = (exposure - SHOULDER) / (1 - SHOULDER)
  return SHOULDER + (1 - SHOULDER) * (1 - (1 - (shade - bend) / (1 - bend)) ** steepness)
}

/** Shade byte → linear factor, deepened around the brightness of lit cloth so that only folds change. */
export function shadeTable(deep: number, exposure: number): Uint16Array {
  return Uint16Array.from({ length: 256 }, (_, i) => {
    const shade = exposed(getLinear(i / 255), exposure)
    return Math.round(whitePoint * (shade / whitePoint) ** deep * oneLinear)
  })
}
