import type { Point } from '@inkroute/engine/geometry/box'
import type { ScreenCaret } from './caret-on-stage.ts'

const RADIUS_PX = 10
/** Two handles at a single letter are still apart. */
const OUTWARD_PX = 6

interface DrawnHandle {
  /** A drop whose tip is at the foot of the letters. */
  readonly way: string
  /** The middle of what a finger can take. */
  readonly reach: Point
}

const plus = (a: Point, b: Point, times: number): Point => ({ x: a.x + b.x * times, y: a.y + b.y * times })
const turnedBy45 = (a: Point, b: Point): Point => ({ x: (a.x + b.x) * Math.SQRT1_2, y: (a.y + b.y) * Math.SQRT1_2 })
const minus = ({ x, y }: Point): Point => ({ x: -x, y: -y })

/** Below the letters, turned as they are: to the left of the first letter, to the right of the last one, or at the caret. */
export function drawHandle({ top, foot }: ScreenCaret, side: 'left' | 'right' | 'middle'): DrawnHandle {
  const height = Math.hypot(foot.x - top.x, foot.y - top.y) || 1
  const down = { x: (foot.x - top.x) / height, y: (foot.y - top.y) / height }
  const along = { x: down.y, y: -down.x }
  const [u, v] = {
    right: [along, down] as const,
    left: [down, minus(along)] as const,
    middle: [turnedBy45(along, down), turnedBy45(down, minus(along))] as const,
  }[side]
  const [a, b] = [plus(foot, u, RADIUS_PX), plus(foot, v, RADIUS_PX)]
  const middle = plus(plus(foot, u, RADIUS_PX), v, RADIUS_PX)
  const outward = { right: along, left: minus(along), middle: down }[side]
  return {
    way: `M${foot.x} ${foot.y}L${a.x} ${a.y}A${RADIUS_PX} ${RADIUS_PX} 0 1 1 ${b.x} ${b.y}Z`,
    reach: plus(middle, outward, OUTWARD_PX),
  }
}
