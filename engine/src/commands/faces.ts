import type { Area } from '../geometry/box.ts'

/** A size of a product, with the width its face is printed at. */
export interface FaceSize {
  readonly size_id: number
  readonly name: string
  readonly width_cm: number
}

/** A printed face of a product, as far as carrying a design over is concerned. */
export interface Face {
  readonly view_id: number
  /** What the face is: front, back, left sleeve … */
  readonly key: string
  readonly area: Area
  /** What the main picture shows of it, where that is not all. */
  readonly focus?: Area | null | undefined
  /** Canvas pixels that are printed beyond each edge. */
  readonly bleed?: number | undefined
  /** What it measures on each size; without them a design cannot keep its centimetres. */
  readonly sizes?: readonly FaceSize[] | undefined
}

/**
 * Which faces of one product take the place of which of another: by what they are, each once. A lone face always does.
 */
export function matchFaces(from: readonly Face[], to: readonly Face[]): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>()
  const free = [...to]
  for (const face of from) {
    const place = free.findIndex((one) => one.key === face.key)
    const [found] = place < 0 ? [] : free.splice(place, 1)
    if (found) pairs.set(face.view_id, found.view_id)
  }
  const [first, target] = [from[0], to[0]]
  if (pairs.size === 0 && first && target) pairs.set(first.view_id, target.view_id)
  return pairs
}

/** The faces that take each other's place. */
export const pairedFaces = (from: readonly Face[], to: readonly Face[]): [Face, Face][] =>
  [...matchFaces(from, to)].flatMap(([from_id, to_id]): [Face, Face][] => {
    const here = from.find((face) => face.view_id === from_id)
    const there = to.find((face) => face.view_id === to_id)
    return here && there ? [[here, there]] : []
  })
