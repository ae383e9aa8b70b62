// Pure changes of the views of a set.
import {
  type BenchDocument,
  type BenchFrame,
  type BenchShot,
  benchLimits,
} from '@inkroute/contract/catalog/bench/bench'
import type { BenchMask, BenchPoint, BenchSurface, BenchView, MaskShape } from '@inkroute/engine/bench/bench-view'
import { defaultCorners, surfaceOfKind, tidy } from './surface.view.ts'

const SIDE_PX = benchLimits.view_side_px

/** Names that sellers know; others may be written. */
export const usualViews = ['front', 'back', 'left', 'right', 'scene', 'detail'] as const

/** The largest square in the middle. */
export function middleFrame({ width_px, height_px }: { width_px: number; height_px: number }): BenchFrame {
  const side = Math.min(width_px, height_px)
  return { left: Math.round((width_px - side) / 2), top: Math.round((height_px - side) / 2), side }
}

/** The first usual name that is free, then numbered with letters. */
export function freeName(taken: readonly string[]): string {
  const usual = usualViews.find((name) => !taken.includes(name))
  if (usual) return usual
  for (let letter = 0; letter < 26; letter++) {
    const name = `view${String.fromCharCode(97 + letter)}`
    if (!taken.includes(name)) return name
  }
  return 'other'
}

export function newView(name: string): BenchView {
  const size: [number, number] = [SIDE_PX, SIDE_PX]
  const mask = { shapes: [], soft_px: 1.5 }
  return {
    name,
    size,
    surface: surfaceOfKind('cloth', defaultCorners(size)),
    size_cm: null,
    ruler: null,
    product: mask,
    hidden: mask,
    unprinted: mask,
    light: { shading: 1, folds: 1, highlights: 0.5, gains: [1, 1, 1], white: null },
    colours: { base: null, photos: {} },
    backdrop: 'photo',
    bleed_cm: 0,
    safe_cm: null,
    holes: [],
  }
}

type Photo = { readonly id: number; readonly width_px: number; readonly height_px: number }

/** One view for each photograph, as many as a set holds. */
export function withPhotos(document: BenchDocument, photos: readonly Photo[]): BenchDocument {
  const shots = [...document.shots]
  for (const photo of photos) {
    if (shots.length >= benchLimits.max_shots) break
    const name = freeName(shots.map((shot) => shot.view.name))
    shots.push({ photo_id: photo.id, frame: middleFrame(photo), view: newView(name) })
  }
  return { ...document, shots }
}

export const withoutShot = (document: BenchDocument, index: number): BenchDocument => ({
  ...document,
  shots: document.shots.filter((_, n) => n !== index),
})

/** Another place in the order; the first view is the main picture. */
export function withShotAt(document: BenchDocument, from: number, to: number): BenchDocument {
  const shots = [...document.shots]
  const [moved] = shots.splice(from, 1)
  if (!moved) return document
  shots.splice(to, 0, moved)
  return { ...document, shots }
}

type Place = (point: BenchPoint) => BenchPoint
type Corners = Extract<BenchSurface, { kind: 'flat' }>['corners']

function placedSurface(surface: BenchSurface, place: Place, scale: number): BenchSurface {
  const corners = ([a, b, c, d]: Corners): Corners => [place(a), place(b), place(c), place(d)]
  switch (surface.kind) {
    case 'flat':
      return { ...surface, corners: corners(surface.corners) }
    case 'polygon':
      return { ...surface, outline: surface.outline.map(place), corners: surface.corners && corners(surface.corners) }
    case 'cloth':
      return { ...surface, points: surface.points.map(place) }
    case 'round':
      return {
        ...surface,
        axis: [place(surface.axis[0]), place(surface.axis[1])],
        radius_px: [surface.radius_px[0] * scale, surface.radius_px[1] * scale],
        curve_px: [surface.curve_px[0] * scale, surface.curve_px[1] * scale],
      }
  }
}

function placedShape(shape: MaskShape, place: Place, scale: number): MaskShape {
  if (shape.kind === 'colour') {
    const { shadow_of } = shape
    return { ...shape, at: place(shape.at), ...(shadow_of ? { shadow_of: shadow_of.map(place) } : {}) }
  }
  if (shape.kind === 'polygon') return { ...shape, points: shape.points.map(place) }
  return { ...shape, points: shape.points.map(place), radius_px: shape.radius_px * scale }
}

/** Another frame of the same photograph: what was drawn stays where it is on the product. */
export function reframed(shot: BenchShot, frame: BenchFrame): BenchShot {
  const old = shot.frame
  const scale = old.side / frame.side
  const place: Place = ([x, y]) =>
    tidy([
      x * scale + ((old.left - frame.left) * SIDE_PX) / frame.side,
      y * scale + ((old.top - frame.top) * SIDE_PX) / frame.side,
    ])
  const mask = ({ shapes, soft_px }: BenchMask): BenchMask => ({
    shapes: shapes.map((shape) => placedShape(shape, place, scale)),
    soft_px,
  })
  const { view } = shot
  const { ruler } = view
  return {
    ...shot,
    frame,
    view: {
      ...view,
      surface: placedSurface(view.surface, place, scale),
      product: mask(view.product),
      hidden: mask(view.hidden),
      unprinted: mask(view.unprinted),
      ruler: ruler && { ...ruler, from: place(ruler.from), to: place(ruler.to) },
    },
  }
}

const SMALLEST_SHARE = 0.2

/** A frame moved by pixels of the working picture, and scaled around its middle. It never leaves the photograph far. */
export function frameMoved(
  frame: BenchFrame,
  photo: Pick<Photo, 'width_px' | 'height_px'>,
  { dx = 0, dy = 0, side = frame.side }: { dx?: number; dy?: number; side?: number },
): BenchFrame {
  const longest = Math.max(photo.width_px, photo.height_px)
  const next = Math.round(Math.max(longest * SMALLEST_SHARE, Math.min(longest, side)))
  const step = frame.side / SIDE_PX
  const left = frame.left + (frame.side - next) / 2 - dx * step
  const top = frame.top + (frame.side - next) / 2 - dy * step
  const limit = (at: number, length: number) =>
    Math.round(Math.max(Math.min(0, length - next), Math.min(Math.max(0, length - next), at)))
  return { left: limit(left, photo.width_px), top: limit(top, photo.height_px), side: next }
}
