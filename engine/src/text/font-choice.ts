import { type Cluster, isIgnorable, isVariationSelector } from './clusters.ts'
import { unpackCoverage } from './font/coverage.ts'
import {
  DEFAULT_FAMILY,
  emojiSliceName,
  type FontCatalogue,
  type FontFamily,
  fontFileName,
  nearestStyle,
} from './font/font-catalogue.ts'

/** Which slice of a family has a character. */
interface FamilyMap {
  readonly family: FontFamily
  readonly sliceOf: (code: number) => number | undefined
  readonly has: (slice: number, code: number) => boolean
}

function getMap(family: FontFamily): FamilyMap {
  const slices = family.slices.map((slice) => unpackCoverage(slice.coverage))
  const has = (slice: number, code: number) => {
    const ranges = slices[slice] ?? []
    let [low, high] = [0, ranges.length - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const [first, last] = ranges[middle] as readonly [number, number]
      if (code < first) high = middle - 1
      else if (code > last) low = middle + 1
      else return true
    }
    return false
  }
  const known = new Map<number, number | undefined>()
  const findSlice = (code: number) => {
    if (known.has(code)) return known.get(code)
    const found = slices.findIndex((_, slice) => has(slice, code))
    const slice = found < 0 ? undefined : found
    known.set(code, slice)
    return slice
  }
  return { family, sliceOf: findSlice, has }
}

/** Who draws a cluster. */
export type Choice =
  | {
      readonly kind: 'font'
      readonly file: string
      readonly family: FontFamily
      readonly slice: number
      /** There is no slanted file: the upright letters are leaned over. */
      readonly is_slanted: boolean
    }
  | { readonly kind: 'emoji'; readonly key: string; readonly slice: string }
  | { readonly kind: 'missing' }

export interface Wanted {
  readonly family: string
  readonly weight: number
  readonly is_italic: boolean
}

export interface FontChoice {
  readonly familyOf: (name: string) => FontFamily
  readonly isKnown: (name: string) => boolean
  readonly choose: (cluster: Cluster, wanted: Wanted, before: Choice | undefined) => Choice
}

const emojiKey = (cluster: Cluster) =>
  cluster.code_points
    .filter((code) => code !== 0xfe0f)
    .map((code) => code.toString(16))
    .join('-')

/**
 * Decides by the catalogue alone, before any file is loaded, so that server and browser always choose the same font.
 */
export function makeFontChoice(catalogue: FontCatalogue): FontChoice {
  const maps = new Map<string, FamilyMap>()
  const by_name = new Map(catalogue.families.map((family) => [family.family, family]))
  const by_key = new Map(catalogue.families.map((family) => [family.key, family]))
  const emoji = new Map(catalogue.emoji.slices.flatMap((keys, slice) => keys.map((key) => [key, slice] as const)))
  const text_first = new Set(catalogue.emoji.text_first)
  const mapFor = (family: FontFamily) => {
    const map = maps.get(family.key) ?? getMap(family)
    maps.set(family.key, map)
    return map
  }
  const getFamily = (name: string) => {
    const family = by_name.get(name) ?? by_name.get(DEFAULT_FAMILY) ?? catalogue.families[0]
    if (!family) throw new Error('the catalogue has no fonts')
    return family
  }
  const findEmoji = (cluster: Cluster): Choice | undefined => {
    const key = emojiKey(cluster)
    const slice = emoji.get(key)
    return slice === undefined ? undefined : { kind: 'emoji', key, slice: emojiSliceName(slice) }
  }
  const inFamily = (family: FontFamily, codes: readonly number[], wanted: Wanted, before: Choice | undefined) => {
    const map = mapFor(family)
    const style = nearestStyle(family, wanted.weight, wanted.is_italic)
    const answer = (slice: number): Choice => ({
      kind: 'font',
      file: fontFileName(family, family.slices[slice]?.id ?? '', style),
      family,
      slice,
      is_slanted: wanted.is_italic && !style.is_italic,
    })
    // Staying with the file before keeps words, and the spaces between them, in one piece.
    if (before?.kind === 'font' && before.family === family && codes.every((code) => map.has(before.slice, code))) {
      return before
    }
    const first = map.sliceOf(codes[0] ?? 0x20)
    if (first === undefined) return undefined
    if (codes.every((code) => map.has(first, code))) return answer(first)
    const whole = family.slices.findIndex((_, slice) => codes.every((code) => map.has(slice, code)))
    return whole < 0 ? undefined : answer(whole)
  }
  const choose = (cluster: Cluster, wanted: Wanted, before: Choice | undefined): Choice => {
    const asks_picture = cluster.code_points.includes(0xfe0f)
    const picture = findEmoji(cluster)
    if (picture && (asks_picture || !text_first.has(emojiKey(cluster)))) return picture
    const codes = cluster.code_points.filter((code) => !isIgnorable(code) && !isVariationSelector(code))
    const own = getFamily(wanted.family)
    const chain = [own, ...[...own.fallback, ...catalogue.fallback].flatMap((key) => by_key.get(key) ?? [])]
    const asked = (parts: readonly number[]) => {
      for (const family of chain) {
        const found = inFamily(family, parts, wanted, before)
        if (found) return found
      }
      return undefined
    }
    // A letter without its rare mark is better than none; the layout reports what is missing.
    return asked(codes) ?? picture ?? (codes.length > 1 ? asked(codes.slice(0, 1)) : undefined) ?? { kind: 'missing' }
  }
  return { familyOf: getFamily, isKnown: (name) => by_name.has(name), choose }
}
