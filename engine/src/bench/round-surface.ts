// A cylinder or cone through a pinhole camera. A circle around the axis is seen as an ellipse; an angle θ on the circle
// is at the angle ψ of the ellipse with  cos ψ = (cos θ − k) / (1 − k·cos θ),  where k is radius over distance.
import type { BenchSurface, BenchView, SurfaceAt } from './bench-view.ts'

type RoundSurface = Extract<BenchSurface, { kind: 'round' }>

/** How near a product is photographed when nothing else says so: half a metre for a mug. */
const USUAL_NEARNESS = 0.08
const MOST_NEARNESS = 0.4
const FULL_TURN = 2 * Math.PI

/** Nearness at the upper and the lower edge, and how much further away the lower edge is. */
type Camera = { near: readonly [number, number]; depth: number }

/**
 * The lower edge is seen more from above than the upper one. Print height and radius are known in cm, so the difference
 * gives the distance of the camera.
 */
function getCamera(surface: RoundSurface, size_cm: BenchView['size_cm']): Camera {
  const { radius_px, curve_px, arc_deg, nearness } = surface
  if (nearness !== null) return { near: [nearness, nearness], depth: 1 }
  const arc = (Math.abs(arc_deg[1] - arc_deg[0]) / 360) * FULL_TURN
  const [up, down] = [0, 1].map((n) =>
    Math.asin(Math.max(-0.95, Math.min(0.95, (curve_px[n] as number) / (radius_px[n] as number)))),
  ) as [number, number]
  const drop = Math.tan(down) - Math.tan(up)
  if (!size_cm || arc === 0 || drop <= 0.01) return { near: [USUAL_NEARNESS, USUAL_NEARNESS], depth: 1 }
  const [radius, height] = [size_cm[0] / arc, size_cm[1]]
  const distance = height / drop
  const tilt = Math.tan((up + down) / 2)
  const depthAt = (angle: number) => distance * (1 + Math.tan(angle) * tilt)
  const nearAt = (angle: number) => Math.min(MOST_NEARNESS, radius / depthAt(angle))
  return { near: [nearAt(up), nearAt(down)], depth: depthAt(down) / depthAt(up) }
}

export function roundPoint(
  surface: RoundSurface,
  size_cm: BenchView['size_cm'],
): { at: SurfaceAt; visible: readonly [number, number] } {
  const { axis, radius_px, curve_px, arc_deg } = surface
  const { near, depth } = getCamera(surface, size_cm)
  const [[x0, y0], [x1, y1]] = axis
  const length = Math.hypot(x1 - x0, y1 - y0) || 1
  const [down_x, down_y] = [(x1 - x0) / length, (y1 - y0) / length]
  const [from, to] = arc_deg.map((deg) => (deg / 360) * FULL_TURN) as [number, number]
  const [r0, r1] = radius_px
  const [c0, c1] = curve_px
  const at: SurfaceAt = (s, t, out, n) => {
    const angle = from + (to - from) * s
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const [d0, d1] = [1 - near[0] * cos, 1 - near[1] * cos]
    // Across and along the axis, from the middle of each ellipse.
    const across0 = (r0 * Math.sqrt(1 - near[0] ** 2) * sin) / d0
    const across1 = (r1 * Math.sqrt(1 - near[1] ** 2) * sin) / d1
    const along0 = (c0 * (cos - near[0])) / d0
    const along1 = length + (c1 * (cos - near[1])) / d1
    const [w0, w1] = [(1 - t) * d0, t * depth * d1]
    const across = (w0 * across0 + w1 * across1) / (w0 + w1)
    const along = (w0 * along0 + w1 * along1) / (w0 + w1)
    out[n] = x0 + across * down_y + along * down_x
    out[n + 1] = y0 - across * down_x + along * down_y
  }
  // A little less than the silhouette, where the surface is seen edge on.
  const limit = Math.acos(Math.max(near[0], near[1])) - 0.01
  const getShare = (angle: number) => (to === from ? 0.5 : (angle - from) / (to - from))
  const [a, b] = [getShare(-limit), getShare(limit)]
  return { at, visible: a < b ? [a, b] : [b, a] }
}
