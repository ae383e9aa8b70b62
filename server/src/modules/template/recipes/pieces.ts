import type { SlotRole } from '@inkroute/contract/template/template'
import type { ShapeKind } from '@inkroute/engine/layers/shape-path'
import type { LibraryShape } from '@inkroute/engine/shapes/shape-library'

/** A box by its centre. A sheet is 100 wide; its height follows the print area, so that circles stay round. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface Sheet {
  readonly w: 100
  readonly h: number
}

export interface ArtPiece extends Box {
  readonly kind: 'art'
  readonly artwork: string
  /** Fills the box and is cut off at its edges; otherwise the whole picture lies within it. */
  readonly is_cover: boolean
  readonly mask: ShapeKind | null
  readonly role: SlotRole | null
  readonly turn: number
}
export interface PatternPiece extends Box {
  readonly kind: 'pattern'
  readonly artwork: string
  readonly tile: number
}
export interface ShapePiece extends Box {
  readonly kind: 'shape'
  readonly shape: ShapeKind | LibraryShape
  readonly fill: string | null
  readonly stroke: string | null
  readonly line: number
  readonly turn: number
}
export interface TypePiece extends Box {
  readonly kind: 'type'
  readonly role: SlotRole
  readonly text: string
  readonly family: string
  readonly weight: number
  readonly fill: string
  readonly curve: number
  readonly spacing: number
  readonly turn: number
  /** Artwork lies below on purpose; its contrast is measured on the painted picture. */
  readonly is_over: boolean
  /** Where the line stays when it is shorter than its box. */
  readonly align: 'left' | 'center'
}
export type Piece = ArtPiece | PatternPiece | ShapePiece | TypePiece

export const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h })

type ArtWish = Partial<Pick<ArtPiece, 'is_cover' | 'mask' | 'role' | 'turn'>>
export const art = (artwork: string, at: Box, wish: ArtWish = {}): ArtPiece => ({
  kind: 'art',
  artwork,
  ...at,
  is_cover: false,
  mask: null,
  role: 'picture',
  turn: 0,
  ...wish,
})

export const pattern = (artwork: string, at: Box, tile: number): PatternPiece => ({
  kind: 'pattern',
  artwork,
  ...at,
  tile,
})

type ShapeWish = Partial<Pick<ShapePiece, 'fill' | 'stroke' | 'line' | 'turn'>>
export const shape = (kind: ShapePiece['shape'], at: Box, wish: ShapeWish): ShapePiece => ({
  kind: 'shape',
  shape: kind,
  ...at,
  fill: null,
  stroke: null,
  line: 0,
  turn: 0,
  ...wish,
})

export const disc = (x: number, y: number, d: number, wish: ShapeWish): ShapePiece =>
  shape('ellipse', box(x, y, d, d), wish)

/** A straight rule. */
export const rule = (x: number, y: number, w: number, h: number, fill: string): ShapePiece =>
  shape('rectangle', box(x, y, w, h), { fill })

/** A rule on both sides of an ornament. */
export function divider(x: number, y: number, w: number, fill: string, kind: ShapePiece['shape'] = 'diamond'): Piece[] {
  const side = (w - 6) / 2
  return [
    rule(x - 3 - side / 2, y, side, 0.45, fill),
    shape(kind, box(x, y, 2.6, 2.6), { fill }),
    rule(x + 3 + side / 2, y, side, 0.45, fill),
  ]
}

export interface Font {
  readonly family: string
  readonly weight: number
}
type TypeWish = Partial<Pick<TypePiece, 'curve' | 'spacing' | 'turn' | 'is_over' | 'align'>>

/** A line of text as large as its box allows. */
export const type = (
  role: SlotRole,
  text: string,
  at: Box,
  { family, weight }: Font,
  fill: string,
  wish: TypeWish = {},
): TypePiece => ({
  kind: 'type',
  role,
  text,
  ...at,
  family,
  weight,
  fill,
  curve: 0,
  spacing: 0,
  turn: 0,
  is_over: false,
  align: 'center',
  ...wish,
})

const WIDEST_ARC = (165 / 180) * Math.PI
const ARC_LETTER = 0.68

/**
 * Text around a circle, short and long ones in the same size as far as there is room. `r` is the radius of its base line,
 * `size` the height of its letters as a share of it; `up` runs over the top, otherwise along the bottom.
 */
export function ring(
  role: SlotRole,
  text: string,
  at: { readonly x: number; readonly y: number; readonly r: number; readonly up: boolean; readonly size?: number },
  font: Font,
  fill: string,
): TypePiece {
  const wanted = at.r * (at.size ?? (at.up ? 0.25 : 0.18))
  const arc = Math.min(WIDEST_ARC, (text.length * wanted * ARC_LETTER) / at.r)
  const size = Math.min(wanted, (arc * at.r) / (text.length * ARC_LETTER))
  const w = 2 * (at.r + size * 0.7) * Math.sin(Math.min(Math.PI, arc) / 2) + size * 0.5
  const h = at.r * (1 - Math.cos(arc / 2)) + size * 1.2
  const outer = at.r + size * 0.95
  const y = at.up ? at.y - outer + h / 2 : at.y + outer - h / 2
  const angle = (arc / Math.PI) * 180
  return type(role, text, box(at.x, y, w, h), font, fill, { curve: at.up ? angle : -angle, spacing: 0.06 })
}
