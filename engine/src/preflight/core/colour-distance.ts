const linear = (byte: number) => (byte <= 10.31475 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4)
const bent = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)

function getLab(hex: string): [number, number, number] {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16))) as [
    number,
    number,
    number,
  ]
  const x = bent((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = bent(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = bent((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** How different two '#rrggbb' look (CIE 1976): about 2 is just noticeable, 10 is clearly another colour. */
export function colourDistance(a: string, b: string): number {
  const [first, second] = [getLab(a), getLab(b)]
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2])
}

/** Black or white, whichever contrasts more. */
export const contrastTo = (hex: string): string => (getLab(hex)[0] > 55 ? '#17202e' : '#ffffff')

/** How much lighter or darker one is than the other, 0 to 100. */
export const lightnessDistance = (a: string, b: string): number => Math.abs(getLab(a)[0] - getLab(b)[0])

const STEPS = 20

/** The colour in the same hue, darkened or lightened away from another just as far as asked. */
export function shiftedUntil(hex: string, from: string, isEnough: (hex: string) => boolean): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const end = getLab(from)[0] > 55 ? 0 : 255
  const byte = (value: number) => Math.round(value).toString(16).padStart(2, '0')
  for (let step = 0; step <= STEPS; step++) {
    const shifted = `#${channels.map((now) => byte(now + ((end - now) * step) / STEPS)).join('')}`
    if (isEnough(shifted)) return shifted
  }
  return contrastTo(from)
}
