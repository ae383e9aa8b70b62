import type { PatternLayer } from '../layers/layer-types.ts'
import { adjustedPicture } from './adjusted-picture.ts'
import type { PaintPlace, Surface } from './surface.ts'

/** 64 MB. A cell that would need more is drawn coarser, or tile by tile where gaps hide the seams. */
const MAX_CELL_PIXELS = 4096 * 4096

/** The smallest piece that repeats, in units of the 550 canvas. */
interface Cell {
  readonly columns: number
  readonly rows: number
  readonly tile_width: number
  readonly tile_height: number
  readonly step_x: number
  readonly step_y: number
  /** How far every second row is shifted. */
  readonly shift: number
}

function getCell(layer: PatternLayer): Cell {
  const { tile_width, gap } = layer
  const tile_height = (tile_width * layer.source.height_px) / layer.source.width_px
  return {
    columns: layer.tile === 'mirrored' ? 2 : 1,
    rows: layer.tile === 'mirrored' || layer.row_shift > 0 ? 2 : 1,
    tile_width,
    tile_height,
    step_x: tile_width + gap,
    step_y: tile_height + gap,
    shift: layer.row_shift * (tile_width + gap),
  }
}

const isOdd = (n: number) => Math.abs(n) % 2 === 1

/** One tile of the pattern, counted from the first one at the origin. */
function drawTile<P>(surface: Surface<P>, picture: P, layer: PatternLayer, cell: Cell, column: number, row: number) {
  const { tile_width: width, tile_height: height } = cell
  const is_mirrored = layer.tile === 'mirrored'
  surface.save()
  surface.translate(column * cell.step_x + (isOdd(row) ? cell.shift : 0) + width / 2, row * cell.step_y + height / 2)
  surface.scale(is_mirrored && isOdd(column) ? -1 : 1, is_mirrored && isOdd(row) ? -1 : 1)
  surface.drawImage(picture, -width / 2, -height / 2, width, height)
  surface.restore()
}

/** Tile by tile at their exact places. Where tiles touch, their soft edges would show as seams. */
function drawTiles<P>(surface: Surface<P>, picture: P, layer: PatternLayer, cell: Cell, reach: number): void {
  const rows = Math.ceil(reach / cell.step_y) + 1
  const columns = Math.ceil(reach / cell.step_x) + 1
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++) drawTile(surface, picture, layer, cell, column, row)
  }
}

/** How a cell is drawn on a tile before it is repeated. */
interface Sheet {
  readonly step_x_px: number
  readonly step_y_px: number
  readonly is_coarse: boolean
}

/**
 * A step is a whole number of pixels, so that no seams show. What rounding does to a cell is undone when it is placed
 * down, by stretching it in each direction: rounding its parts instead adds up to millimetres over a wide print.
 */
function toSheet(cell: Cell, scale: number): Sheet {
  const pixels = cell.columns * cell.step_x * cell.rows * cell.step_y * scale ** 2
  const factor = scale * Math.min(1, Math.sqrt(MAX_CELL_PIXELS / pixels))
  const [step_x_px, step_y_px] = [cell.step_x, cell.step_y].map((step) => Math.max(1, Math.round(step * factor)))
  return { step_x_px: step_x_px as number, step_y_px: step_y_px as number, is_coarse: factor < scale }
}

function drawCell<P>(surface: Surface<P>, picture: P, layer: PatternLayer, cell: Cell, sheet: Sheet): void {
  const [x, y] = [sheet.step_x_px / cell.step_x, sheet.step_y_px / cell.step_y]
  // Touching tiles begin on whole pixels, shifted ones too: less than a pixel off, and the same in every row.
  const shift = layer.gap === 0 ? Math.round(cell.shift * x) / x : cell.shift
  surface.imageSmoothingEnabled = true
  surface.imageSmoothingQuality = 'high'
  surface.scale(x, y)
  for (let row = 0; row < cell.rows; row++) {
    // One more at the left: a shifted row needs an extra tile there.
    for (let column = isOdd(row) && shift > 0 ? -1 : 0; column < cell.columns; column++) {
      drawTile(surface, picture, layer, { ...cell, shift }, column, row)
    }
  }
}

/** After one cell the pattern is itself again. */
const wrapped = (offset: number, period: number) => offset % period

export function paintPattern<P>({ surface, tools, scale }: PaintPlace<P>, layer: PatternLayer): boolean {
  const own = tools.pictureOf(layer.source.kind, layer.source.key)
  if (!own) return false
  const cell = getCell(layer)
  const spread = { across_px: cell.tile_width * scale, down_px: cell.tile_height * scale }
  const picture = adjustedPicture(tools, own, layer.adjust, spread)
  const [width, height] = [cell.columns * cell.step_x, cell.rows * cell.step_y]
  const reach = Math.hypot(layer.width, layer.height) + width + height
  const sheet = toSheet(cell, scale)
  surface.save()
  surface.beginPath()
  surface.rect(-layer.width / 2, -layer.height / 2, layer.width, layer.height)
  surface.clip()
  surface.rotate((layer.tile_rotation_deg * Math.PI) / 180)
  // A tile is centred on the layer, shifted by the offset.
  surface.translate(
    wrapped(layer.offset_x, width) - cell.tile_width / 2,
    wrapped(layer.offset_y, height) - cell.tile_height / 2,
  )
  if (sheet.is_coarse && layer.gap > 0) {
    drawTiles(surface, picture, layer, cell, reach)
  } else {
    const tile = tools.makeTile(cell.columns * sheet.step_x_px, cell.rows * sheet.step_y_px)
    drawCell(tile.surface, picture, layer, cell, sheet)
    const [x, y] = [cell.step_x / sheet.step_x_px, cell.step_y / sheet.step_y_px]
    surface.scale(x, y)
    surface.fillStyle = surface.createPattern(tile.picture, 'repeat')
    surface.fillRect(-reach / x, -reach / y, (2 * reach) / x, (2 * reach) / y)
  }
  surface.restore()
  return true
}
