import { type Adjust, type LookName, lookNames, type Screen } from '@inkroute/engine/layers/adjust'

/** What the pictures of a run are turned into, beside the looks. */
const effects = {
  halftone: { kind: 'halftone', pitch: 3, angle_deg: 45, ink: '#17202e', paper: null },
  threshold: { kind: 'threshold', at: 128, ink: '#17202e', paper: null },
  duotone: { kind: 'duotone', dark: '#1f3a5f', light: '#f3d9a4' },
} as const satisfies Record<Screen['kind'], Screen>

export const effectNames = Object.keys(effects) as (keyof typeof effects)[]
export type LookChoice = LookName | keyof typeof effects | ''
export const lookChoices: readonly LookName[] = lookNames

const isEffect = (choice: string): choice is keyof typeof effects => choice in effects

export const lightNames = ['exposure', 'contrast', 'saturation', 'warmth'] as const

/** The adjustment with a change; nothing where that changes nothing. */
export function changedAdjust(adjust: Adjust | undefined, change: Partial<Adjust>): Adjust | undefined {
  const kept = Object.entries({ ...adjust, ...change }).filter(([, value]) => value !== undefined && value !== 0)
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

/** A look takes the place of an effect and the other way round; everything else is kept. */
export const withLook = (adjust: Adjust | undefined, choice: LookChoice): Adjust | undefined =>
  changedAdjust(adjust, {
    look: choice === '' || isEffect(choice) ? undefined : { name: choice, strength: 100 },
    // Inks that were chosen stay when the same effect is chosen again.
    screen: !isEffect(choice) || adjust?.screen?.kind === choice ? findScreen(adjust, choice) : effects[choice],
  })

const findScreen = (adjust: Adjust | undefined, choice: LookChoice): Adjust['screen'] =>
  adjust?.screen?.kind === choice ? adjust.screen : undefined

export const getLook = (adjust: Adjust | undefined): LookChoice => adjust?.screen?.kind ?? adjust?.look?.name ?? ''

export const firstBorder = { colour: '#ffffff', width: 6 } as const
export const MOST_BORDER_PX = 20

/** Proportions that pictures are cropped to. */
export const ratios = [
  ['1:1', 1],
  ['4:5', 4 / 5],
  ['3:4', 3 / 4],
  ['2:3', 2 / 3],
  ['3:2', 3 / 2],
  ['16:9', 16 / 9],
] as const
