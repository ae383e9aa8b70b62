/** Parts of a template in shares of the print area: the centre and the size, so that they fit whatever is printed. */
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface ArtPart extends Box {
  readonly kind: 'art'
  readonly artwork: string
  readonly mask: 'ellipse' | 'heart' | null
}
export interface PatternPart {
  readonly kind: 'pattern'
  readonly artwork: string
  /** Width of a tile, as a share of the area's width. */
  readonly tile: number
}
export interface ShapePart extends Box {
  readonly kind: 'shape'
  readonly shape: 'rectangle' | 'ellipse'
  readonly fill: string
}
export interface TextPart extends Box {
  readonly kind: 'text'
  readonly text: string
  readonly family: string
  readonly weight: number
  readonly fill: string
  readonly curve_deg: number
  readonly spacing: number
}
export type Part = ArtPart | PatternPart | ShapePart | TextPart

export const art = (artwork: string, y: number, size: number, mask: ArtPart['mask'] = null): ArtPart => ({
  kind: 'art',
  artwork,
  mask,
  x: 0.5,
  y,
  width: size,
  height: size,
})
export const pattern = (artwork: string, tile: number): PatternPart => ({ kind: 'pattern', artwork, tile })
export const shape = (kind: ShapePart['shape'], y: number, width: number, height: number, fill: string): ShapePart => ({
  kind: 'shape',
  shape: kind,
  x: 0.5,
  y,
  width,
  height,
  fill,
})

interface TextWish {
  readonly family?: string
  readonly weight?: number
  readonly fill?: string
  readonly width?: number
  readonly height?: number
  readonly curve?: number
  readonly spacing?: number
}

/** A line of text scaled to fill its box. */
export const words = (text: string, y: number, wish: TextWish = {}): TextPart => ({
  kind: 'text',
  text,
  x: 0.5,
  y,
  width: wish.width ?? 0.86,
  height: wish.height ?? 0.16,
  family: wish.family ?? 'Montserrat',
  weight: wish.weight ?? 700,
  fill: wish.fill ?? '#17202e',
  curve_deg: wish.curve ?? 0,
  spacing: wish.spacing ?? 0,
})
