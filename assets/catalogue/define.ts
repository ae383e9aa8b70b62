import type { ZoneKind } from '../../engine/src/print/cut-out.ts'
import type { WrapSide } from '../../engine/src/print/print-area.ts'
import type { ColourKey } from './colours.ts'
import type { DesignStyleKey, GenderKey, Pair, SeasonKey, SizeTypeKey, TechniqueKey, ZoneKey } from './terms.ts'

export interface SizeRow {
  name: string
  /** One value per attribute of the table. */
  values: readonly number[]
  /** On top of the base price. */
  extra_fen?: number
}

export interface SizeTable {
  attributes: readonly AttributeKey[]
  rows: readonly SizeRow[]
  /** The size the pictures show; its print width is the one measured there. */
  pictured: string
  /** How the print follows the size: `full` with the first attribute, `damped` half as much, `same` not at all. */
  print: 'full' | 'damped' | 'same'
}

/** A hole, seam or fold in the printed face, in cm from the upper left corner of the print. */
export interface Hole {
  /** Left out: a hole. */
  kind?: ZoneKind
  name: Pair
  left: number
  top: number
  width: number
  height: number
  /** Of its corners; left out for a round one. */
  radius?: number
  /** Corners of any other outline; the box is then its bounds. */
  points?: readonly (readonly [x: number, y: number])[]
}

export type SidePlaces = Readonly<
  Partial<Record<WrapSide, readonly [left: number, top: number, width: number, height: number]>>
>

/** What a person writes down about a base product; `assemble.ts` adds what pictures and factories know. */
export interface Definition {
  code: string
  name: Pair
  subtitle: Pair
  points: readonly Pair[]
  description: Pair
  category: string
  season: SeasonKey
  gender: GenderKey
  size_type: SizeTypeKey
  /** The first is included in the price. */
  techniques: readonly (readonly [TechniqueKey, surcharge_fen: number])[]
  material: Pair
  grade: 1 | 2 | 3
  zones: readonly ZoneKey[]
  dtc_level: 0 | 1 | 2 | 3 | 4
  design_mode: 1 | 2 | 3
  design: Pair
  design_desc_show: 1 | 2
  design_style: DesignStyleKey
  /** Carries the seller's own brand: sold with other goods, not alone. */
  is_brand?: true
  dpi: number
  colours: readonly ColourKey[]
  /** Parts of the picture that take the colour; empty: the whole product. */
  colour_parts: readonly number[]
  sizes: SizeTable
  price_fen: number
  weight_g: number
  packed_cm: readonly [length: number, width: number, height: number]
  /** `thicker`: bigger sizes make a higher parcel; `wider`: a longer and wider one. */
  packs: 'thicker' | 'wider' | 'same'
  extra_view_fen: number
  tiers_bp: readonly [number, number, number, number, number]
  factories: readonly string[]
  light: 'cloth' | 'ceramic' | 'metal' | 'plastic' | 'paper'
  /** Holes, seams and folds in the face of this key. */
  holes?: Readonly<Record<string, readonly Hole[]>>
  /** Where artwork is seen from each side of a hat, in cm from the upper left corner of the print; cups take theirs from their pictures. */
  places?: SidePlaces
  /** The picture its print is designed for and shown in, where that is not the straightest one. */
  shown_in?: string
}

/** Strips along the left and the right edge, as beside the handle of a mug or at the seam of a wrap. */
export const atBothEnds = (
  zone: Pick<Hole, 'kind' | 'name'>,
  [width_cm, height_cm]: readonly [number, number],
  strip_cm: number,
): Hole[] =>
  [0, width_cm - strip_cm].map((left) => ({ ...zone, left, top: 0, width: strip_cm, height: height_cm, radius: 0 }))

/** Lines so far from each edge, where a sheet is folded round a frame. */
export function foldedRound([width_cm, height_cm]: readonly [number, number], depth_cm: number, name: Pair): Hole[] {
  const [line_cm, kind, radius] = [0.3, 'fold', 0] as const
  const at = (length: number) => [depth_cm - line_cm / 2, length - depth_cm - line_cm / 2]
  return [
    ...at(width_cm).map((left) => ({ kind, name, left, top: 0, width: line_cm, height: height_cm, radius })),
    ...at(height_cm).map((top) => ({ kind, name, left: 0, top, width: width_cm, height: line_cm, radius })),
  ]
}

/** Strips along all four edges, as wide as what is sewn in or folded over: left, right, above and below. */
export function hemmedRound(
  [width_cm, height_cm]: readonly [number, number],
  [x_cm, y_cm]: readonly [number, number],
  kind: ZoneKind,
  name: Pair,
): Hole[] {
  return [
    ...[0, width_cm - x_cm].map((left) => ({ kind, name, left, top: 0, width: x_cm, height: height_cm, radius: 0 })),
    ...[0, height_cm - y_cm].map((top) => ({ kind, name, left: 0, top, width: width_cm, height: y_cm, radius: 0 })),
  ]
}

const ARC_POINTS = 8

/** What a blade takes off the four corners; half of the side as a radius leaves a round piece. */
export function roundCorners([width_cm, height_cm]: readonly [number, number], radius_cm: number, name: Pair): Hole[] {
  const arc = Array.from({ length: ARC_POINTS + 1 }, (_, n) => (n / ARC_POINTS) * (Math.PI / 2))
  return [0, 1].flatMap((is_right) =>
    [0, 1].map((is_low): Hole => {
      const x = (from_edge: number) => (is_right ? width_cm - from_edge : from_edge)
      const y = (from_edge: number) => (is_low ? height_cm - from_edge : from_edge)
      const along = arc.map((angle): readonly [number, number] => [
        x(radius_cm * (1 - Math.cos(angle))),
        y(radius_cm * (1 - Math.sin(angle))),
      ])
      const [left, top] = [x(is_right ? radius_cm : 0), y(is_low ? radius_cm : 0)]
      const box = { left, top, width: radius_cm, height: radius_cm, radius: 0 }
      return { kind: 'cut', name, ...box, points: [[x(0), y(0)], ...along] }
    }),
  )
}

/** Defaults a family of products shares, and a maker for its members. */
export const family =
  <Shared extends Partial<Definition>>(shared: Shared) =>
  (own: Omit<Definition, keyof Shared> & Partial<Definition>): Definition =>
    ({ ...shared, ...own }) as Definition

export const attributes = {
  chest: ['胸宽', 'Chest width', 'cm'],
  length: ['衣长', 'Body length', 'cm'],
  shoulder: ['肩宽', 'Shoulder width', 'cm'],
  sleeve: ['袖长', 'Sleeve length', 'cm'],
  waist: ['腰宽', 'Waist width', 'cm'],
  hip: ['臀宽', 'Hip width', 'cm'],
  inseam: ['内长', 'Inseam', 'cm'],
  outseam: ['裤长', 'Outseam', 'cm'],
  width: ['宽', 'Width', 'cm'],
  height: ['高', 'Height', 'cm'],
  depth: ['厚', 'Depth', 'cm'],
  diameter: ['直径', 'Diameter', 'cm'],
  capacity: ['容量', 'Capacity', 'ml'],
  handle: ['提手长', 'Handle length', 'cm'],
  head: ['头围', 'Head circumference', 'cm'],
  crown: ['帽深', 'Crown height', 'cm'],
  brim: ['帽檐', 'Brim', 'cm'],
  cuff: ['翻边', 'Cuff', 'cm'],
  foot: ['脚长', 'Foot length', 'cm'],
  leg: ['筒高', 'Leg height', 'cm'],
  neck: ['颈围', 'Neck circumference', 'cm'],
} as const satisfies Record<string, readonly [zh: string, en: string, unit: 'cm' | 'ml']>

export type AttributeKey = keyof typeof attributes

/** Rows from one line per size: `'M  54 72 48 21'`, with `+3` yuan at the end for a dearer size. Names use `_` for a space. */
export function sizeTable(
  keys: readonly AttributeKey[],
  pictured: string,
  print: SizeTable['print'],
  lines: readonly string[],
): SizeTable {
  const rows = lines.map((line): SizeRow => {
    const [name = '', ...words] = line.trim().split(/\s+/)
    const extra = words.at(-1)?.startsWith('+') ? Number(words.pop()) : 0
    const values = words.map(Number)
    if (values.length !== keys.length || values.some(Number.isNaN))
      throw new Error(`size "${line}" does not fit its table`)
    return { name: name.replaceAll('_', ' '), values, extra_fen: Math.round(extra * 100) }
  })
  const shown = pictured.replaceAll('_', ' ')
  if (!rows.some((row) => row.name === shown)) throw new Error(`no size "${shown}" in its table`)
  return { attributes: keys, rows, pictured: shown, print }
}
