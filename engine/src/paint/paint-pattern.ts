import type { PatternLayer } from '../layers/pattern-layer.ts'
import type { PaintPlace } from './paint-layer.ts'
import type { Surface } from './surface.ts'

/** Larger cells cost memory without being seen. */
const MAX_CELL_PX = 4096

interface Cell {
  readonly columns: number
  readonly rows: number
  readonly tile_width_px: number
  readonly tile_height_px: number
  readonly gap_px: number
}

/** The smallest piece that repeats. Its parts are whole device pixels, so that no seams show between them. */
function cellOf(layer: PatternLayer, scale: number): Cell {
  const columns = layer.tile === 'mirrored' ? 2 : 1
  const rows = layer.tile === 'mirrored' || layer.row_shift > 0 ? 2 : 1
  const aspect = layer.source.height_px / layer.source.width_px
  const wanted = layer.tile_width * scale
  const largest = MAX_CELL_PX / (2 * Math.max(1, aspect))
  const tile_width_px = Math.max(1, Math.round(Math.min(wanted, largest)))
  const factor = tile_width_px / layer.tile_width
  return {
    columns,
    rows,
    tile_width_px,
    tile_height_px: Math.max(1, Math.round(layer.tile_width * aspect * factor)),
    gap_px: Math.round(layer.gap * factor),
  }
}

function drawTile<P>(
  surface: Surface<P>,
  picture: P,
  at: { x: number; y: number },
  cell: Cell,
  flips: boolean[],
): void {
  const [width, height] = [cell.tile_width_px, cell.tile_height_px]
  surface.save()
  surface.translate(at.x + width / 2, at.y + height / 2)
  surface.scale(flips[0] ? -1 : 1, flips[1] ? -1 : 1)
  surface.drawImage(picture, -width / 2, -height / 2, width, height)
  surface.restore()
}

function drawCell<P>(surface: Surface<P>, picture: P, layer: PatternLayer, cell: Cell): void {
  const step_x = cell.tile_width_px + cell.gap_px
  const step_y = cell.tile_height_px + cell.gap_px
  for (let row = 0; row < cell.rows; row++) {
    const shift = row % 2 === 1 ? Math.round(layer.row_shift * step_x) : 0
    // One more at the left: what a shifted row pushes out on the right comes in there.
    for (let column = shift > 0 ? -1 : 0; column < cell.columns; column++) {
      const at = { x: column * step_x + shift, y: row * step_y }
      const is_mirrored = layer.tile === 'mirrored'
      drawTile(surface, picture, at, cell, [is_mirrored && Math.abs(column) % 2 === 1, is_mirrored && row % 2 === 1])
    }
  }
}

/** After one cell the pattern is itself again. */
const wrapped = (offset: number, period: number) => offset % period

export function paintPattern<P>({ surface, tools, scale }: PaintPlace<P>, layer: PatternLayer): boolean {
  const picture = tools.pictureOf(layer.source.kind, layer.source.key)
  if (!picture) return false
  const cell = cellOf(layer, scale)
  const step_x = cell.tile_width_px + cell.gap_px
  const step_y = cell.tile_height_px + cell.gap_px
  const tile = tools.makeTile(cell.columns * step_x, cell.rows * step_y)
  tile.surface.imageSmoothingEnabled = true
  tile.surface.imageSmoothingQuality = 'high'
  drawCell(tile.surface, picture, layer, cell)
  surface.save()
  surface.beginPath()
  surface.rect(-layer.width / 2, -layer.height / 2, layer.width, layer.height)
  surface.clip()
  surface.rotate((layer.tile_rotation_deg * Math.PI) / 180)
  const per_px = layer.tile_width / cell.tile_width_px
  // The middle of a tile stands in the middle of the layer, or as far from it as asked.
  surface.translate(
    wrapped(layer.offset_x, cell.columns * step_x * per_px) - layer.tile_width / 2,
    wrapped(layer.offset_y, cell.rows * step_y * per_px) - (cell.tile_height_px * per_px) / 2,
  )
  surface.scale(per_px, per_px)
  surface.fillStyle = surface.createPattern(tile.picture, 'repeat')
  const reach = Math.hypot(layer.width, layer.height) / per_px + cell.columns * step_x + cell.rows * step_y
  surface.fillRect(-reach, -reach, 2 * reach, 2 * reach)
  surface.restore()
  return true
}
