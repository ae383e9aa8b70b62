import { type DesignDocument, newDocument } from '../document/design-document.ts'
import type { Area } from '../geometry/box.ts'
import { carried } from './copy-to-view.ts'

/** A printed face of a product, as far as carrying a design over is concerned. */
export interface Face {
  readonly view_id: number
  /** What the face is: front, back, left sleeve … */
  readonly key: string
  readonly area: Area
}

/** Which faces of one product take the place of which of another: by what they are, each once. A lone face always does. */
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

/** The design on another product: layers keep their share of the print area, faces without a match stay behind. */
export function carryOver(
  document: DesignDocument,
  from: readonly Face[],
  to: readonly Face[],
  basic_product_id: number,
): DesignDocument {
  const pairs = matchFaces(from, to)
  const empty = newDocument(
    basic_product_id,
    to.map((face) => face.view_id),
  )
  return {
    ...empty,
    views: empty.views.map((view) => {
      const source_id = [...pairs].find(([, target]) => target === view.view_id)?.[0]
      const source = document.views.find((one) => one.view_id === source_id)
      const [here, there] = [
        from.find((face) => face.view_id === source_id),
        to.find((face) => face.view_id === view.view_id),
      ]
      if (!source || !here || !there) return view
      const layers = source.layers.map((layer) => carried(layer, here.area, there.area))
      return { ...view, background: source.background, layers }
    }),
  }
}
