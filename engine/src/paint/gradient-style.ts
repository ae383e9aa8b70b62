import type { Fade, Gradient } from '../layers/gradient.ts'
import type { Surface } from './surface.ts'

const hex2 = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')

/** A fill style for a box of this size around the origin; a circle reaches to the middle of the longer sides. */
export function gradientStyle<P>(
  surface: Surface<P>,
  { kind, angle_deg, stops }: Gradient | Fade,
  width: number,
  height: number,
): unknown {
  const angle = (angle_deg * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  // As far as the corners: the first and last colour are seen in them.
  const half = (Math.abs(cos) * width + Math.abs(sin) * height) / 2
  const style =
    kind === 'linear'
      ? surface.createLinearGradient(-cos * half, -sin * half, cos * half, sin * half)
      : surface.createRadialGradient(0, 0, 0, 0, 0, Math.max(width, height) / 2)
  for (const stop of stops) {
    const colour = 'colour' in stop ? stop.colour : '#000000'
    style.addColorStop(stop.at, `${colour}${hex2(stop.opacity)}`)
  }
  return style
}
