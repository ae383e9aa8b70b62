/** A rectangle by its middle, turned around it. Lengths are pixels of the 550 canvas. */
export interface TurnedBox {
  readonly cx: number
  readonly cy: number
  readonly width: number
  readonly height: number
  readonly rotation_deg: number
}

/** An upright rectangle, as print areas are given. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Quarter turns are exact, so that a picture turned four times is the picture again. */
export function turn(point: Point, degrees: number): Point {
  const quarter = (((degrees % 360) + 360) % 360) / 90
  if (Number.isInteger(quarter)) {
    const turned: Point[] = [
      point,
      { x: -point.y, y: point.x },
      { x: -point.x, y: -point.y },
      { x: point.y, y: -point.x },
    ]
    return turned[quarter] as Point
  }
  const [sin, cos] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))]
  return { x: point.x * cos - point.y * sin, y: point.x * sin + point.y * cos }
}

export function getCorners(box: TurnedBox): Point[] {
  const [right, bottom] = [box.width / 2, box.height / 2]
  return [
    { x: -right, y: -bottom },
    { x: right, y: -bottom },
    { x: right, y: bottom },
    { x: -right, y: bottom },
  ].map((corner) => {
    const turned = turn(corner, box.rotation_deg)
    return { x: box.cx + turned.x, y: box.cy + turned.y }
  })
}

/** The smallest upright rectangle around everything. */
export function getBounds(boxes: readonly TurnedBox[]): Area {
  const corners = boxes.flatMap(getCorners)
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

export const getMiddle = (area: Area): Point => ({ x: area.left + area.width / 2, y: area.top + area.height / 2 })

export function isInside(box: TurnedBox, point: Point): boolean {
  const local = turn({ x: point.x - box.cx, y: point.y - box.cy }, -box.rotation_deg)
  return Math.abs(local.x) <= box.width / 2 && Math.abs(local.y) <= box.height / 2
}

/** −180 < degrees ≤ 180. */
export function uprightDegrees(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360
  return turned > 180 ? turned - 360 : turned
}

export const overlaps = (a: Area, b: Area): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height
