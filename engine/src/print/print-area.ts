import type { Area } from '../geometry/box.ts'

/** A hole in the product, in coordinates of the 550 canvas: nothing is printed there. */
export interface CutOut extends Area {
  /** Corner radius; half the shorter side makes it round. */
  readonly radius: number
  /** What the hole is for, within a sentence. */
  readonly name: { readonly zh: string; readonly en: string }
}

/** What a catalogue says about a print area beyond its rectangle. */
export interface PrintAreaFacts {
  /** The part that the product's main picture shows; null when all of it is visible. */
  readonly focus?: Area | null | undefined
  readonly cut_outs?: readonly CutOut[] | undefined
}

/** Where new artwork is placed, so that it is visible on the main picture. */
export const focusOf = (area: Area & PrintAreaFacts): Area => area.focus ?? area
