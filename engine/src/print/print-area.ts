import type { Area } from '../geometry/box.ts'

/** A hole in the product, in coordinates of the 550 canvas: what falls into it is not printed. */
export interface CutOut extends Area {
  /** Of its corners; half the shorter side makes it round. */
  readonly radius: number
  /** What the hole is for, within a sentence. */
  readonly name: { readonly zh: string; readonly en: string }
}

/** What a catalogue says about a print area beyond its rectangle. */
export interface PrintAreaFacts {
  /** The part that the product's main picture shows; null when all of it is seen. */
  readonly focus?: Area | null | undefined
  readonly cut_outs?: readonly CutOut[] | undefined
}

/** Where new artwork is placed, so that the main picture shows it. */
export const focusOf = (area: Area & PrintAreaFacts): Area => area.focus ?? area
