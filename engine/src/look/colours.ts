import type { ColourFamily } from './names.ts'
import type { Pixels } from './pixels.ts'

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')
const MERGE_DISTANCE = 48
const LEAST_SHARE = 0.03

interface Patch {
  readonly r: number
  readonly g: number
  readonly b: number
  readonly count: number
}

const distance = (a: Patch, b: Patch) => Math.hypot(a.r - b.r, a.g - b.g, a.b - b.b)

function merged(a: Patch, b: Patch): Patch {
  const count = a.count + b.count
  const mix = (x: number, y: number) => (x * a.count + y * b.count) / count
  return { r: mix(a.r, b.r), g: mix(a.g, b.g), b: mix(a.b, b.b), count }
}

function getPatches({ data }: Pixels): Patch[] {
  const boxes = new Map<number, [number, number, number, number]>()
  for (let at = 0; at + 3 < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const key = ((r >> 5) << 6) | ((g >> 5) << 3) | (b >> 5)
    const box = boxes.get(key)
    if (box) {
      box[0] += r
      box[1] += g
      box[2] += b
      box[3]++
    } else boxes.set(key, [r, g, b, 1])
  }
  return [...boxes.values()]
    .map(([r, g, b, count]) => ({ r: r / count, g: g / count, b: b / count, count }))
    .sort((a, b) => b.count - a.count)
}

/** Up to `most` main colours, the largest first; near ones count as one. */
export function mainColours(picture: Pixels, most = 6): { readonly colour: string; readonly share: number }[] {
  const patches = getPatches(picture)
  const total = patches.reduce((sum, patch) => sum + patch.count, 0)
  const kept: Patch[] = []
  for (const patch of patches) {
    const near = kept.findIndex((one) => distance(one, patch) < MERGE_DISTANCE)
    const found = kept[near]
    if (found) kept[near] = merged(found, patch)
    else kept.push(patch)
  }
  return kept
    .sort((a, b) => b.count - a.count)
    .filter((patch, index) => index === 0 || patch.count / total >= LEAST_SHARE)
    .slice(0, most)
    .map(({ r, g, b, count }) => ({ colour: `#${hex(r)}${hex(g)}${hex(b)}`, share: count / total }))
}

const hueFamilies: readonly (readonly [upto: number, family: ColourFamily])[] = [
  [14, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [165, 'green'],
  [200, 'cyan'],
  [255, 'blue'],
  [295, 'purple'],
  [340, 'pink'],
  [361, 'red'],
]

/** The word for a colour. */
export function getFamily(colour: string): ColourFamily {
  const value = Number.parseInt(colour.slice(1), 16)
  const [r, g, b] = [value >> 16, (value >> 8) & 255, value & 255]
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const light = (most + least) / 510
  const chroma = (most - least) / 255
  if (light < 0.14) return 'black'
  if (chroma < 0.1) return light > 0.88 ? 'white' : light < 0.2 ? 'black' : 'grey'
  const sixth =
    most === r
      ? ((g - b) / (most - least) + 6) % 6
      : most === g
        ? (b - r) / (most - least) + 2
        : (r - g) / (most - least) + 4
  const hue = sixth * 60
  if (hue < 50 && hue >= 8 && light < 0.42) return 'brown'
  if ((hue >= 330 || hue < 10) && light > 0.68) return 'pink'
  return hueFamilies.find(([upto]) => hue < upto)?.[1] ?? 'red'
}

/** Families of the main colours, largest first, each once. */
export const getFamilies = (colours: readonly string[]): ColourFamily[] => [...new Set(colours.map(getFamily))]
