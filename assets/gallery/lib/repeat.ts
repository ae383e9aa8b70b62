// Layouts that repeat without a seam.
import { makeRng, type Rng } from './rng.ts'
import { steps } from './shape.ts'
import { at, box } from './svg.ts'

export const tile_px = 1600
export type Motif = { svg: string; r: number }

/** Draws the motif again wherever it crosses the edge of the tile. */
export function wrapped(
  x: number,
  y: number,
  r: number,
  scale: number,
  turn: number,
  svg: string,
  side = tile_px,
): string {
  const shifts = (v: number) => [0, ...(v < r ? [side] : []), ...(v > side - r ? [-side] : [])]
  return shifts(x)
    .flatMap((dx) => shifts(y).map((dy) => at(x + dx, y + dy, scale, turn, svg)))
    .join('')
}

/** Motifs in a half-drop grid, each slightly turned; an odd number of columns would break the repeat. */
export function halfDrop(
  motifs: string[],
  columns: number,
  rows: number,
  scale: number,
  rng: Rng,
  tilt = 14,
  radius = 140,
): string {
  const [cw, ch] = [tile_px / columns, tile_px / rows]
  return steps(columns * rows)
    .map((i) => {
      const column = i % columns
      const row = Math.floor(i / columns)
      const motif =
        motifs[(row * (columns % motifs.length === 0 ? columns + 1 : columns) + column) % motifs.length] ?? ''
      return wrapped(
        (column + 0.5) * cw,
        ((row + (column % 2 ? 0.75 : 0.25)) % rows) * ch,
        radius * scale,
        scale,
        rng.range(-tilt, tilt),
        motif,
      )
    })
    .join('')
}

type Spot = { x: number; y: number; r: number; motif: string }

/** Tossed layout: big motifs first, small ones into the gaps, equal motifs far apart; distances go around the torus. */
export function tossed(
  layers: { motifs: string[]; count: number; r: number; scale: number }[],
  seed: string,
  gap = 12,
): string {
  const rng = makeRng(seed)
  const placed: Spot[] = []
  const far = (a: number, b: number) => Math.min(Math.abs(a - b), tile_px - Math.abs(a - b))
  const distance = (p: Spot, x: number, y: number) => Math.hypot(far(x, p.x), far(y, p.y))
  const room = (x: number, y: number, r: number) =>
    Math.min(tile_px, ...placed.map((p) => distance(p, x, y) - r - p.r - gap))
  const loneliest = (motifs: string[], x: number, y: number) => {
    const nearest = (motif: string) =>
      Math.min(tile_px, ...placed.filter((p) => p.motif === motif).map((p) => distance(p, x, y)))
    return motifs.map((motif) => ({ motif, d: nearest(motif) + rng.next() })).sort((a, b) => b.d - a.d)[0]?.motif ?? ''
  }
  let out = ''
  for (const { motifs, count, r, scale } of layers) {
    for (let done = 0; done < count; done++) {
      const spots = steps(150).map(() => ({ x: rng.range(0, tile_px), y: rng.range(0, tile_px) }))
      const best = spots.map((s) => ({ ...s, room: room(s.x, s.y, r) })).sort((a, b) => b.room - a.room)[0]
      if (!best || best.room < 0) break
      const motif = loneliest(motifs, best.x, best.y)
      placed.push({ x: best.x, y: best.y, r, motif })
      out += wrapped(best.x, best.y, r * 1.25, scale * rng.range(0.92, 1.08), rng.range(-40, 40), motif)
    }
  }
  return out
}
export const paper = (colour: string): string => box(0, 0, tile_px, tile_px, colour)
