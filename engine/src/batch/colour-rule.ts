import { z } from 'zod'
import { colourDistance } from '../preflight/core/colour-distance.ts'

/** Which colours of a product a cell is made in. */
export const colourModes = ['all', 'default', 'contrast', 'chosen'] as const

export const ColourRule = z.object({
  mode: z.enum(colourModes),
  /** Keys of colours that are never chosen, whatever the mode. */
  exclude: z.array(z.string().max(60)).max(100),
  /** Keys, for `chosen`. */
  chosen: z.array(z.string().max(60)).max(100),
  /** The best so many; null is all that pass. */
  most: z.int().min(1).max(100).nullable(),
})
export type ColourRule = z.infer<typeof ColourRule>

export const newColourRule = (mode: ColourRule['mode'] = 'contrast'): ColourRule => ({
  mode,
  exclude: [],
  chosen: [],
  most: null,
})

export interface BatchColour {
  readonly id: number
  readonly key: string
  readonly hex: string
}

/** What was measured on an artwork: main colours, the largest first, and whether it hides the cloth. */
export interface ArtworkLook {
  readonly colours: readonly string[]
  readonly is_opaque: boolean
}

/** Above this distance a print contrasts clearly with the cloth. */
const CLEARLY_SEEN = 28
/** Share of the artwork that has to contrast. */
const SEEN_SHARE = 0.6

/** Main colours come without shares; the first covers most, each further one about half as much. */
const getWeights = (count: number): number[] => Array.from({ length: count }, (_, n) => 0.6 ** n)

/**
 * How much of an artwork contrasts with a cloth, 0 to 1. Without measurements, all of it: no colour is dropped on a
 * guess.
 */
export function seenShare({ colours, is_opaque }: ArtworkLook, cloth: string): number {
  if (is_opaque || colours.length === 0) return 1
  const weights = getWeights(colours.length)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const seen = colours.reduce((sum, colour, n) => {
    const share = Math.min(1, colourDistance(colour, cloth) / CLEARLY_SEEN)
    return sum + share ** 2 * (weights[n] ?? 0)
  }, 0)
  return seen / total
}

/**
 * Colours of a cell in the product's order. A rule that would leave none keeps the one that shows the artwork best: a
 * cell is never silently empty. Only an exclude list that names every colour leaves nothing.
 */
export function chooseColours(
  colours: readonly BatchColour[],
  rule: ColourRule,
  look: ArtworkLook,
  default_key: string,
): number[] {
  const allowed = colours.filter(({ key }) => !rule.exclude.includes(key))
  const ranked = allowed
    .map((colour) => ({ colour, seen: seenShare(look, colour.hex) }))
    .sort((a, b) => b.seen - a.seen || Number(b.colour.key === default_key) - Number(a.colour.key === default_key))
  const passes = ({ colour, seen }: (typeof ranked)[number]): boolean => {
    if (rule.mode === 'contrast') return seen >= SEEN_SHARE
    if (rule.mode === 'default') return colour.key === default_key
    return rule.mode === 'all' || rule.chosen.includes(colour.key)
  }
  const passed = ranked.filter(passes)
  const kept = (passed.length > 0 ? passed : ranked.slice(0, 1)).slice(0, rule.most ?? ranked.length)
  const ids = new Set(kept.map(({ colour }) => colour.id))
  return allowed.filter(({ id }) => ids.has(id)).map(({ id }) => id)
}
