import { MAX_PRICE_FEN } from '@inkroute/contract/catalog/desk/codes'
import type { ProductDocument, ProductVariant } from '@inkroute/contract/catalog/desk/document'
import type { CellText } from '../grid/cells.view.ts'
import { blankVariant, placeKey, type VariantPlace, withoutVariants, withVariants } from './variants.view.ts'

/** Values of a variant as cells of a grid: text to show, and what typed or pasted text means. */
export interface VariantField {
  readonly key: VariantFieldKey
  /** Place of its findings below `items.3`. */
  readonly field: string
  readonly width_px: number
  readonly align?: 'right'
  readonly read: (item: ProductVariant) => string
  /** Null for text that means nothing here. */
  readonly parse: (text: string, item: ProductVariant) => ProductVariant | null
}

export const variantFieldKeys = ['price', 'cost', 'weight', 'packed', 'sku', 'barcode'] as const
export type VariantFieldKey = (typeof variantFieldKeys)[number]

/** A number as people paste it: with a currency sign, thousands separators, a unit or full-width digits. */
export function numberIn(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/[\s,¥￥]|(?:元|g|克|cm|厘米)$/gi, '')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}

const fenIn = (text: string): number | null => {
  const yuan = numberIn(text)
  const fen = yuan === null ? null : Math.round(yuan * 100)
  return fen === null || fen > MAX_PRICE_FEN ? null : fen
}

const getYuan = (fen: number): string => (fen / 100).toFixed(2)
const getSides = ({ length_cm, width_cm, height_cm }: ProductVariant['packed']) => [length_cm, width_cm, height_cm]

function packedIn(text: string): ProductVariant['packed'] | null {
  const sides = text.split(/[x×*✕]/i).map(numberIn)
  const [length_cm, width_cm, height_cm] = sides
  if (sides.length !== 3 || length_cm == null || width_cm == null || height_cm == null) return null
  return { length_cm, width_cm, height_cm }
}

const SKU = /^[\w.-]{0,60}$/
const BARCODE = /^\d{0,14}$/

const fields: Record<VariantFieldKey, Omit<VariantField, 'key'>> = {
  price: {
    field: 'base_price_fen',
    width_px: 88,
    align: 'right',
    read: (item) => (item.base_price_fen === 0 ? '' : getYuan(item.base_price_fen)),
    parse: (text, item) => {
      const base_price_fen = text === '' ? 0 : fenIn(text)
      return base_price_fen === null ? null : { ...item, base_price_fen }
    },
  },
  cost: {
    field: 'cost_fen',
    width_px: 88,
    align: 'right',
    read: (item) => (item.cost_fen === null ? '' : getYuan(item.cost_fen)),
    parse: (text, item) => {
      if (text === '') return { ...item, cost_fen: null }
      const cost_fen = fenIn(text)
      return cost_fen === null ? null : { ...item, cost_fen }
    },
  },
  weight: {
    field: 'weight_g',
    width_px: 80,
    align: 'right',
    read: (item) => (item.weight_g === 0 ? '' : String(item.weight_g)),
    parse: (text, item) => {
      const weight_g = text === '' ? 0 : numberIn(text)
      return weight_g === null ? null : { ...item, weight_g: Math.round(weight_g) }
    },
  },
  packed: {
    field: 'packed',
    width_px: 128,
    read: (item) => (getSides(item.packed).every((side) => side === 0) ? '' : getSides(item.packed).join(' × ')),
    parse: (text, item) => {
      const packed = text === '' ? { length_cm: 0, width_cm: 0, height_cm: 0 } : packedIn(text)
      return packed && { ...item, packed }
    },
  },
  sku: {
    field: 'sku',
    width_px: 176,
    read: (item) => item.sku,
    parse: (text, item) => (SKU.test(text) ? { ...item, sku: text } : null),
  },
  barcode: {
    field: 'barcode',
    width_px: 136,
    read: (item) => item.barcode,
    parse: (text, item) => (BARCODE.test(text) ? { ...item, barcode: text } : null),
  },
}

export const variantField = (key: VariantFieldKey): VariantField => ({ key, ...fields[key] })

export interface Written {
  readonly document: ProductDocument
  /** Cells whose text was not understood. */
  readonly refused: number
}

export interface VariantCell extends VariantPlace {
  readonly field: VariantField
  readonly text: string
}

/** Writes cells into the variants; a value for a variant that is not offered offers it. */
export function writeVariants(
  before: ProductDocument,
  cells: readonly VariantCell[],
  known: readonly (ProductDocument | null)[],
): Written {
  const document = withVariants(
    before,
    cells.filter(({ text, field }) => text !== '' && field.parse(text, blankVariant)),
    known,
  )
  const wanted = new Map<string, VariantCell[]>()
  for (const cell of cells) {
    wanted.set(placeKey(cell), [...(wanted.get(placeKey(cell)) ?? []), cell])
  }
  const refused = cells.filter(({ text, field }) => text !== '' && !field.parse(text, blankVariant)).length
  const items = document.items.map((item) =>
    (wanted.get(placeKey(item)) ?? []).reduce(
      (changed, { field, text }) => field.parse(text, changed) ?? changed,
      item,
    ),
  )
  return { document: { ...document, items }, refused }
}

/** Ticks of the matrix: `1` offers the variant. */
export function writeOffered(
  document: ProductDocument,
  cells: readonly (CellText & VariantPlace)[],
  known: readonly (ProductDocument | null)[],
): ProductDocument {
  const isOn = (text: string) => /^(1|y|yes|true|是|✓|√|x)$/i.test(text)
  const off = cells.filter(({ text }) => !isOn(text))
  const on = cells.filter(({ text }) => isOn(text)).map(({ color_id, size_id }) => ({ color_id, size_id }))
  return withVariants(off.length > 0 ? withoutVariants(document, off) : document, on, known)
}
