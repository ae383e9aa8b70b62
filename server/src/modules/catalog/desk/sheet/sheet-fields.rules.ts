import type { ProductDocument, ProductVariant } from '@inkroute/contract/catalog/desk/document'
import type { Language } from '@inkroute/contract/errors/errors'

/** A column that may be changed in a catalogue file. Values are compared as text in one canonical form. */
export interface SheetField<T> {
  readonly field: string
  readonly label: Record<Language, string>
  readonly width: number
  /** What the column must hold, as `中文|English`. */
  readonly rule: string
  readonly text: (row: T) => string
  /** The canonical form of a cell; null when it does not fit. */
  readonly parse: (cell: string) => string | null
  readonly set: (row: T, text: string) => T
}

const money = (fen: number | null): string => (fen === null ? '' : (fen / 100).toFixed(2))
const toFen = (text: string): number => Math.round(Number(text) * 100)

const parseMoney = (cell: string): string | null => {
  const plain = cell.replaceAll(/[¥,\s]/g, '')
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Number(plain).toFixed(2) : null
}
const parseOptionalMoney = (cell: string) => (cell.trim() === '' ? '' : parseMoney(cell))
const parseCount = (cell: string) => (/^\d{1,7}$/.test(cell.trim()) ? String(Number(cell)) : null)
const parseCm = (cell: string) => (/^\d{1,4}(\.\d+)?$/.test(cell.trim()) ? String(Number(cell)) : null)
const parseList = (cell: string) =>
  cell
    .split(/[,，、]/)
    .map((word) => word.trim())
    .filter(Boolean)
    .join(', ')
const getList = (text: string) => (text === '' ? [] : text.split(', '))

const rules = {
  money: '请填写金额，例如 13.80|Enter an amount such as 13.80',
  count: '请填写整数|Enter a whole number',
  cm: '请填写厘米数，例如 12.5|Enter centimetres such as 12.5',
  any: '',
} as const

const field = <T>(
  name: string,
  zh: string,
  en: string,
  width: number,
  rule: string,
  way: Pick<SheetField<T>, 'text' | 'parse' | 'set'>,
): SheetField<T> => ({ field: name, label: { zh, en }, width, rule, ...way })

const packed = (side: 'length_cm' | 'width_cm' | 'height_cm', zh: string, en: string) =>
  field<ProductVariant>(side, zh, en, 12, rules.cm, {
    text: (item) => String(item.packed[side]),
    parse: parseCm,
    set: (item, text) => ({ ...item, packed: { ...item.packed, [side]: Number(text) } }),
  })

export const variantFields: readonly SheetField<ProductVariant>[] = [
  field('barcode', '条码', 'Barcode', 16, rules.any, {
    text: (item) => item.barcode,
    parse: (cell) => cell.trim().slice(0, 14),
    set: (item, barcode) => ({ ...item, barcode }),
  }),
  field('base_price_fen', '价格（元）', 'Price (CNY)', 12, rules.money, {
    text: (item) => money(item.base_price_fen),
    parse: parseMoney,
    set: (item, text) => ({ ...item, base_price_fen: toFen(text) }),
  }),
  field('cost_fen', '成本（元）', 'Cost (CNY)', 12, rules.money, {
    text: (item) => money(item.cost_fen),
    parse: parseOptionalMoney,
    set: (item, text) => ({ ...item, cost_fen: text === '' ? null : toFen(text) }),
  }),
  field('weight_g', '重量（克）', 'Weight (g)', 12, rules.count, {
    text: (item) => String(item.weight_g),
    parse: parseCount,
    set: (item, text) => ({ ...item, weight_g: Number(text) }),
  }),
  packed('length_cm', '包装长（厘米）', 'Packed length (cm)'),
  packed('width_cm', '包装宽（厘米）', 'Packed width (cm)'),
  packed('height_cm', '包装高（厘米）', 'Packed height (cm)'),
]

const words = (key: 'name' | 'subtitle' | 'material', language: Language, zh: string, en: string) =>
  field<ProductDocument>(`${key}.${language}`, zh, en, 30, rules.any, {
    text: (document) => document[key][language],
    parse: (cell) => cell.trim(),
    set: (document, text) => ({ ...document, [key]: { ...document[key], [language]: text } }),
  })

const hours = (end: 'min' | 'max', zh: string, en: string) =>
  field<ProductDocument>(`production_hours.${end}`, zh, en, 14, rules.count, {
    text: (document) => String(document.production_hours[end]),
    parse: parseCount,
    set: (document, text) => ({
      ...document,
      production_hours: { ...document.production_hours, [end]: Number(text) },
    }),
  })

export const productFields: readonly SheetField<ProductDocument>[] = [
  words('name', 'zh', '中文名称', 'Chinese name'),
  words('name', 'en', '英文名称', 'English name'),
  words('subtitle', 'zh', '中文副标题', 'Chinese subtitle'),
  words('subtitle', 'en', '英文副标题', 'English subtitle'),
  words('material', 'zh', '中文材质', 'Chinese material'),
  words('material', 'en', '英文材质', 'English material'),
  field('category', '类目标识', 'Category key', 18, rules.any, {
    text: ({ category }) => category,
    parse: (cell) => cell.trim().slice(0, 60),
    set: (document, category) => ({ ...document, category }),
  }),
  field('zones', '专区标识', 'Zone keys', 18, rules.any, {
    text: ({ zones }) => zones.join(', '),
    parse: parseList,
    set: (document, text) => ({ ...document, zones: getList(text) }),
  }),
  field('hs_codes', '海关编码', 'HS codes', 18, rules.any, {
    text: ({ hs_codes }) => hs_codes.join(', '),
    parse: parseList,
    set: (document, text) => ({ ...document, hs_codes: getList(text) }),
  }),
  field('origin_country', '原产国', 'Country of origin', 12, rules.any, {
    text: ({ origin_country }) => origin_country,
    parse: (cell) => cell.trim().toUpperCase().slice(0, 2),
    set: (document, origin_country) => ({ ...document, origin_country }),
  }),
  field('min_quantity', '起订量', 'Minimum order', 12, rules.count, {
    text: ({ min_quantity }) => String(min_quantity),
    parse: (cell) => (Number(cell) >= 1 ? parseCount(cell) : null),
    set: (document, text) => ({ ...document, min_quantity: Number(text) }),
  }),
  hours('min', '最短生产小时', 'Shortest lead time (h)'),
  hours('max', '最长生产小时', 'Longest lead time (h)'),
]

export const keyColumns = {
  code: { zh: '产品编码', en: 'Product code' },
  sku: { zh: 'SKU', en: 'SKU' },
  colour: { zh: '颜色', en: 'Colour' },
  size: { zh: '尺码', en: 'Size' },
} as const
