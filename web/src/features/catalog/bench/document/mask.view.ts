// Pure changes of the masks: what covers the print, what takes no ink, what takes the product's colour.
import type { BenchMask, BenchPoint, BenchView, MaskShape } from '@inkroute/engine/bench/bench-view'
import { sureProduct } from '@inkroute/engine/bench/cast-shadow'
import { tidy } from './surface.view.ts'

export const maskNames = ['product', 'hidden', 'unprinted'] as const
export type MaskName = (typeof maskNames)[number]

const MOST_SHAPES = 300
const MOST_POINTS = 4000

export const withMask = (view: BenchView, name: MaskName, mask: BenchMask): BenchView => ({ ...view, [name]: mask })

export function withShape(view: BenchView, name: MaskName, shape: MaskShape): BenchView {
  const mask = view[name]
  if (mask.shapes.length >= MOST_SHAPES) return view
  return withMask(view, name, { ...mask, shapes: [...mask.shapes, shape] })
}

/** The same shape while its slider is still moved. */
export function withLastShape(view: BenchView, name: MaskName, shape: MaskShape): BenchView {
  const mask = view[name]
  return withMask(view, name, { ...mask, shapes: [...mask.shapes.slice(0, -1), shape] })
}

export const withSoftEdge = (view: BenchView, name: MaskName, soft_px: number): BenchView =>
  withMask(view, name, { ...view[name], soft_px })

/** Points closer together than a share of the brush add nothing but weight. */
export function strokeWith(points: readonly BenchPoint[], to: BenchPoint, radius_px: number): readonly BenchPoint[] {
  const last = points.at(-1)
  if (last && Math.hypot(to[0] - last[0], to[1] - last[1]) < Math.max(1, radius_px / 6)) return points
  return points.length < MOST_POINTS ? [...points, tidy(to)] : points
}

/**
 * The product when the background was tapped: the whole photograph without the background and the shadow on it.
 * Further taps take more of it away.
 */
export function withoutBackground(view: BenchView, at: BenchPoint, tolerance: number): BenchView {
  const [width, height] = view.size
  const whole: MaskShape = {
    kind: 'polygon',
    add: true,
    points: [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
  }
  const shadow_of = sureProduct(view)
  const tapped: MaskShape = { kind: 'colour', add: false, at: tidy(at), tolerance, joined: true, shadow_of }
  const shapes = view.product.shapes.length === 0 ? [whole, tapped] : [...view.product.shapes, tapped]
  return withMask(view, 'product', { ...view.product, shapes })
}
