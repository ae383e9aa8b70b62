import type { SlotRole } from '@inkroute/contract/template/template'
import type { Area } from '@inkroute/engine/geometry/box'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { shapeKinds } from '@inkroute/engine/layers/shape-path'
import { newTextStyle } from '@inkroute/engine/layers/text-layer'
import { getOutline, type LibraryShape } from '@inkroute/engine/shapes/shape-library'
import type { ArtworkSize } from './build-document.ts'
import type { ArtPiece, Piece, ShapePiece, Sheet, TypePiece } from './pieces.ts'

const FIRST_SIZE = 40

export const toSheet = ({ width, height }: Area): Sheet => ({ w: 100, h: (height / width) * 100 })

interface Ground {
  readonly area: Area
  readonly sizeOf: (artwork: string) => ArtworkSize | undefined
}

const round = (value: number) => Math.round(value * 100) / 100

function getPlace({ x, y, w, h }: Piece, turn: number, id: string, { left, top, width }: Area) {
  const unit = width / 100
  return {
    id,
    cx: round(left + x * unit),
    cy: round(top + y * unit),
    width: Math.max(0.1, round(w * unit)),
    height: Math.max(0.1, round(h * unit)),
    rotation_deg: turn,
    flip_x: false,
    flip_y: false,
    opacity: 1,
    is_locked: false,
    is_hidden: false,
    group_id: null,
  }
}

function shapeLayer(piece: ShapePiece, id: string, area: Area): Layer {
  const basic = shapeKinds.find((kind) => kind === piece.shape)
  const place = getPlace(piece, piece.turn, id, area)
  const look = { fill: piece.fill, stroke: piece.stroke, stroke_width: round((piece.line * area.width) / 100) }
  const common = { ...place, ...look, type: 'shape', name: piece.shape } as const
  if (basic) return { ...common, shape: basic }
  const { path } = getOutline(piece.shape as LibraryShape)
  return { ...common, shape: 'rectangle', path }
}

/** Of what is cut off, most is sky. */
const SKY_SHARE = 0.72

/** The part of the picture that has the proportions of the box. */
function cropFor(size: ArtworkSize, ratio: number) {
  const own = size.width_px / size.height_px
  const [width, height] = own > ratio ? [ratio / own, 1] : [1, own / ratio]
  return width > 0.999 && height > 0.999
    ? {}
    : { crop: { left: (1 - width) / 2, top: (1 - height) * SKY_SHARE, width, height } }
}

function artLayer(piece: ArtPiece, id: string, { area, sizeOf }: Ground): Layer | null {
  const size = sizeOf(piece.artwork)
  if (!size) return null
  const place = { ...getPlace(piece, piece.turn, id, area), is_locked: piece.role === null }
  const source = { kind: 'artwork', key: piece.artwork, width_px: size.width_px, height_px: size.height_px } as const
  const rest = { type: 'image', name: piece.artwork, source, mask: piece.mask } as const
  if (piece.is_cover) return { ...place, ...rest, ...cropFor(size, place.width / place.height) }
  const scale = Math.min(place.width / size.width_px, place.height / size.height_px)
  return { ...place, ...rest, width: round(size.width_px * scale), height: round(size.height_px * scale) }
}

function typeLayer(piece: TypePiece, id: string, area: Area): Layer {
  const { text, family, weight, fill, curve, spacing } = piece
  const letters = { text, family, weight, fill, curve_deg: Math.round(curve), letter_spacing_em: spacing }
  return {
    ...newTextStyle,
    ...getPlace(piece, piece.turn, id, area),
    ...letters,
    type: 'text',
    name: text,
    size: FIRST_SIZE,
    line_height_em: 1.05,
  }
}

function findLayer(piece: Piece, id: string, ground: Ground): Layer | null {
  if (piece.kind === 'type') return typeLayer(piece, id, ground.area)
  if (piece.kind === 'shape') return shapeLayer(piece, id, ground.area)
  if (piece.kind === 'art') return artLayer(piece, id, ground)
  const size = ground.sizeOf(piece.artwork)
  if (!size) return null
  const source = { kind: 'artwork', key: piece.artwork, width_px: size.width_px, height_px: size.height_px } as const
  return {
    ...getPlace(piece, 0, id, ground.area),
    type: 'pattern',
    name: piece.artwork,
    source,
    tile: 'basic',
    tile_width: round((piece.tile * ground.area.width) / 100),
    gap: 0,
    row_shift: 0,
    offset_x: 0,
    offset_y: 0,
    tile_rotation_deg: 0,
  }
}

const idAt = (n: number) => `t${n + 1}`

/** Layers in the order of their pieces, and what belongs into each slot. Artworks that are gone are left out. */
export function layPieces(pieces: readonly Piece[], ground: Ground): { layers: Layer[]; roles: Map<string, SlotRole> } {
  const layers = pieces.flatMap((piece, n) => findLayer(piece, idAt(n), ground) ?? [])
  const roles = new Map(
    pieces.flatMap((piece, n) => ('role' in piece && piece.role ? [[idAt(n), piece.role] as const] : [])),
  )
  return { layers, roles }
}
