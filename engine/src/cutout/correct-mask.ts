// Strokes of a brush correct a mask where they are painted, and nowhere else.
import type { Pixels } from '../adjust/change-colours.ts'
import { type Colours, costsIn, getClusters } from './colour-clusters.ts'
import { pictureColours, SURE } from './find-subject.ts'
import type { AlphaMask } from './mask-code.ts'
import { withoutFaintIslands } from './tidy-islands.ts'

/** A stroke of the brush, in pixels of the mask. */
export interface Stroke {
  readonly kind: 'keep' | 'remove'
  readonly radius: number
  readonly points: readonly (readonly [number, number])[]
}

type Size = Pick<AlphaMask, 'width' | 'height'>

function dab(painted: Uint8Array, { width, height }: Size, [cx, cy]: readonly [number, number], radius: number): void {
  for (let y = Math.max(0, Math.floor(cy - radius)); y <= Math.min(height - 1, Math.ceil(cy + radius)); y++) {
    for (let x = Math.max(0, Math.floor(cx - radius)); x <= Math.min(width - 1, Math.ceil(cx + radius)); x++) {
      if ((x + 0.5 - cx) ** 2 + (y + 0.5 - cy) ** 2 <= radius ** 2) painted[y * width + x] = 1
    }
  }
}

/** The pixels under a stroke, without gaps however quickly it was drawn. */
export function strokePixels({ radius, points }: Stroke, size: Size): Uint8Array {
  const painted = new Uint8Array(size.width * size.height)
  points.forEach((to, n) => {
    const from = points[n - 1] ?? to
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / Math.max(1, radius / 2)))
    for (let step = 1; step <= steps; step++) {
      const share = step / steps
      dab(painted, size, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share], radius)
    }
  })
  return painted
}

/** Opacity that a stroke has something to change about. */
const isWrong = { keep: (alpha: number) => alpha < 242, remove: (alpha: number) => alpha > 13 }
const GROUPS = 3
/** How far a stroke reaches beyond itself, in its own radius and at least in pixels of the mask. */
const REACH = { radii: 3, least: 24 }

/** Whether a pixel has one of the colours that a stroke was drawn over. */
function colourTest(colours: Colours, painted: readonly number[]): (n: number) => boolean {
  const costs = costsIn(colours, getClusters(colours, painted, GROUPS))
  const usual = painted.map((n) => costs[n] as number).sort((a, b) => a - b)
  const limit = (usual[Math.floor(usual.length * 0.97)] ?? 0) + SURE
  return (n) => (costs[n] as number) <= limit
}

/** The stroke, and what it is meant for: pixels of its colours that hang together with it, near it. */
function reached({ width, height }: Size, colours: Colours, alpha: Uint8Array, stroke: Stroke): Uint8Array {
  const found = strokePixels(stroke, { width, height })
  const wrong = isWrong[stroke.kind]
  let front: number[] = []
  for (let n = 0; n < found.length; n++) if (found[n] && wrong(alpha[n] as number)) front.push(n)
  if (front.length === 0) return found
  const isLike = colourTest(colours, front)
  const reach = Math.max(REACH.least, REACH.radii * stroke.radius)
  for (let step = 0; step < reach && front.length > 0; step++) {
    const next: number[] = []
    for (const n of front) {
      const x = n % width
      for (const beside of [n - width, n + width, x > 0 ? n - 1 : -1, x < width - 1 ? n + 1 : -1]) {
        if (beside < 0 || beside >= found.length || found[beside]) continue
        if (!wrong(alpha[beside] as number) || !isLike(beside)) continue
        found[beside] = 1
        next.push(beside)
      }
    }
    front = next
  }
  return found
}

interface Found {
  readonly pixels: Pixels
  readonly mask: AlphaMask
}

/** A mask of the picture's own size after some strokes; a later one covers an earlier one. */
export function correctMask({ pixels, mask: { width, height, alpha } }: Found, strokes: readonly Stroke[]): Uint8Array {
  if (strokes.length === 0) return alpha
  const colours = pictureColours(pixels)
  const out = alpha.slice()
  const [touched, kept] = [new Uint8Array(out.length), new Uint8Array(out.length)]
  for (const stroke of strokes) {
    reached({ width, height }, colours, out, stroke).forEach((is_reached, n) => {
      if (!is_reached) return
      touched[n] = 1
      kept[n] = stroke.kind === 'keep' ? 1 : 0
      out[n] = stroke.kind === 'keep' ? 255 : 0
    })
  }
  return withoutFaintIslands(out, width, { touched, painted: kept })
}

/** A mask of another size, by its nearest pixels. */
export function resizedMask(mask: AlphaMask, { width, height }: Size): AlphaMask {
  if (mask.width === width && mask.height === height) return mask
  const alpha = Uint8Array.from({ length: width * height }, (_, n) => {
    const x = Math.floor(((n % width) * mask.width) / width)
    const y = Math.floor((Math.floor(n / width) * mask.height) / height)
    return mask.alpha[y * mask.width + x] ?? 0
  })
  return { width, height, alpha }
}
