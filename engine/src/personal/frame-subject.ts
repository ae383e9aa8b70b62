import type { Pixels } from '../adjust/change-colours.ts'
import { findSubject } from '../cutout/find-subject.ts'

export interface Framing {
  /** The middle of the part to show, in shares of the picture. */
  readonly x: number
  readonly y: number
  /** Share of the subject that lies outside of it. */
  readonly cut: number
}

/** Less is a speck, more is a picture without a background: nothing to hold on to. */
const SUBJECT = { least: 0.03, most: 0.8 }

/** Where a window of this length covers the most of a line; of several such places the one nearest to the middle. */
function bestWindow(line: readonly number[], length: number): { start: number; inside: number } {
  let inside = line.slice(0, length).reduce((sum, value) => sum + value, 0)
  const middle = (line.length - length) / 2
  let best = { start: 0, inside }
  for (let start = 1; start + length <= line.length; start++) {
    inside += (line[start + length - 1] ?? 0) - (line[start - 1] ?? 0)
    const is_nearer = Math.abs(start - middle) < Math.abs(best.start - middle)
    // Opacities are whole numbers, so equal means equal.
    if (inside > best.inside || (inside === best.inside && is_nearer)) best = { start, inside }
  }
  return best
}

/**
 * Where to cut a photo to a frame of this shape (width by height), so that most of its subject is shown. Null where no
 * subject stands out. It knows no faces: it looks for what differs from the edges of the photo.
 */
export function frameSubject(
  { pixels, width, height }: { readonly pixels: Pixels; readonly width: number; readonly height: number },
  ratio: number,
): Framing | null {
  const alpha = findSubject({ pixels, width, height })
  const total = alpha.reduce((sum, value) => sum + value, 0)
  const share = total / (255 * width * height)
  if (share < SUBJECT.least || share > SUBJECT.most) return null
  const is_wide = width / height > ratio
  const [count, length] = is_wide ? [width, height * ratio] : [height, width / ratio]
  const line = Array.from({ length: count }, () => 0)
  for (const [n, value] of alpha.entries()) {
    const at = is_wide ? n % width : Math.floor(n / width)
    line[at] = (line[at] ?? 0) + value
  }
  const shown = Math.min(count, Math.max(1, Math.round(length)))
  const { start, inside } = bestWindow(line, shown)
  const middle = (start + shown / 2) / count
  return { x: is_wide ? middle : 0.5, y: is_wide ? 0.5 : middle, cut: 1 - inside / total }
}
