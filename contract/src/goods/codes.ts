/** Words and limits of finished goods, free of schemas. */
export const barcodeKinds = ['code128', 'ean13', 'qr'] as const
export type BarcodeKind = (typeof barcodeKinds)[number]

export const goodsStates = ['active', 'recycled'] as const
export type GoodsState = (typeof goodsStates)[number]

export const goodsSorts = ['newest', 'oldest', 'updated', 'title', 'price_low', 'price_high'] as const
export type GoodsSort = (typeof goodsSorts)[number]

/** How far the pictures of goods are: being made, all there, or some could not be made. */
export const pictureStates = ['working', 'ready', 'failed'] as const
export type PictureState = (typeof pictureStates)[number]

/** After so many days the recycle bin forgets. */
export const RECYCLE_DAYS = 30
export const MAX_GOODS_TITLE = 120
export const MAX_SKU_CODE = 40
export const MAX_BARCODE = 64
export const MAX_SHOW_IMAGES = 20
export const MAX_GOODS_TAGS = 100
export const MAX_TAGS_PER_GOODS = 20
/** Goods one bulk action takes. */
export const MAX_BULK_GOODS = 500
export const MAX_SELLING_PRICE_FEN = 10_000_000

/** Colours of tags, dark enough to carry white words. */
export const tagColors = [
  '#3B5BFD',
  '#B4351F',
  '#17754F',
  '#8A5A00',
  '#7A3FD0',
  '#0F6E84',
  '#A3316F',
  '#4A5361',
] as const

/** What a warehouse or a marketplace scans must survive any keyboard, file name and label printer. */
export const skuCodePattern = /^[A-Za-z0-9][A-Za-z0-9._-]*$/
/** Printable ASCII, as Code 128 holds it. */
export const code128Pattern = /^[\x20-\x7E]+$/

/** The thirteenth digit: weights 1 and 3 from the left, up to the next ten. */
export function eanCheckDigit(twelve: string): number {
  const sum = [...twelve].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

export const isEan13 = (value: string): boolean =>
  /^\d{13}$/.test(value) && eanCheckDigit(value.slice(0, 12)) === Number(value[12])

export type BarcodeProblem = 'ean_digits' | 'ean_check' | 'characters' | 'too_long'

/** Why this cannot be a code of that kind; null when it can. */
export function barcodeProblem(kind: BarcodeKind, value: string): BarcodeProblem | null {
  if (value.length > MAX_BARCODE) return 'too_long'
  if (kind === 'ean13') return !/^\d{13}$/.test(value) ? 'ean_digits' : isEan13(value) ? null : 'ean_check'
  return code128Pattern.test(value) ? null : 'characters'
}

/** Thirteen digits with a right check digit are an EAN, anything else is Code 128. */
export const guessBarcodeKind = (value: string): BarcodeKind => (isEan13(value) ? 'ean13' : 'code128')

export const barcodeProblemTexts: Record<BarcodeProblem, { zh: string; en: string }> = {
  ean_digits: { zh: 'EAN-13 必须是 13 位数字', en: 'An EAN-13 must have 13 digits' },
  ean_check: { zh: 'EAN-13 校验位不正确，请核对最后一位', en: 'The check digit of the EAN-13 is wrong' },
  characters: { zh: '条码只能使用英文字母、数字和常用符号', en: 'Use only Latin letters, digits and common symbols' },
  too_long: { zh: `条码最多 ${MAX_BARCODE} 个字符`, en: `A barcode can have at most ${MAX_BARCODE} characters` },
}

/** Tokens of the rule that makes SKU codes. */
export const skuTokens = [
  { token: 'product', zh: '底版编码', en: 'Base product code' },
  { token: 'colour', zh: '颜色', en: 'Colour' },
  { token: 'size', zh: '尺码', en: 'Size' },
  { token: 'date', zh: '日期', en: 'Date' },
  { token: 'seq', zh: '序号', en: 'Number' },
] as const
export type SkuToken = (typeof skuTokens)[number]['token']
export type SkuValues = Readonly<Record<SkuToken, string>>

export const DEFAULT_SKU_RULE = '{product}-{seq}-{colour}-{size}'
export const MAX_SKU_RULE = 60

export type SkuRuleProblem = 'empty' | 'unknown_token' | 'characters' | 'no_variant'

export const skuRuleProblemTexts: Record<SkuRuleProblem, { zh: string; en: string }> = {
  empty: { zh: '请填写编码规则', en: 'Enter a code rule' },
  unknown_token: { zh: '有不认识的变量，请从下方选择', en: 'Unknown variable; choose one from the list below' },
  characters: {
    zh: '变量以外只能使用字母、数字、点、横线和下划线',
    en: 'Apart from variables, use only letters, digits, dots, dashes and underscores',
  },
  no_variant: {
    zh: '请包含颜色和尺码，否则同一商品的 SKU 会重复',
    en: 'Include colour and size; otherwise the SKUs of a product would be identical',
  },
}

const knownToken: ReadonlySet<string> = new Set(skuTokens.map((entry) => entry.token))

export function skuRuleProblem(rule: string): SkuRuleProblem | null {
  if (rule.trim() === '') return 'empty'
  const tokens = [...rule.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  if (tokens.some((token) => !knownToken.has(token))) return 'unknown_token'
  if (!/^[A-Za-z0-9._-]*$/.test(rule.replace(/\{\w+\}/g, ''))) return 'characters'
  return tokens.includes('colour') && tokens.includes('size') ? null : 'no_variant'
}

/** Capitals, digits and dashes only, cut to length. A value without any such sign leaves its place empty. */
export function skuByRule(rule: string, values: SkuValues): string {
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[^A-Za-z0-9.]+/g, '-')
      .replace(/^-+|-+$/g, '')
  return rule
    .replace(/\{(\w+)\}/g, (whole, token: string) => (knownToken.has(token) ? plain(values[token as SkuToken]) : whole))
    .replace(/[-_.]{2,}/g, '-')
    .replace(/^[-_.]+|[-_.]+$/g, '')
    .toUpperCase()
    .slice(0, MAX_SKU_CODE)
}

/** Sheets and rolls labels are printed on, in millimetres. */
export interface LabelPreset {
  readonly key: LabelPresetKey
  readonly label_mm: readonly [number, number]
  readonly page_mm: readonly [number, number]
  readonly columns: number
  readonly rows: number
  readonly margin_mm: readonly [number, number]
  readonly gap_mm: readonly [number, number]
}
export const labelPresetKeys = ['50x30', '60x40', 'a4-21', 'a4-40'] as const
export type LabelPresetKey = (typeof labelPresetKeys)[number]

const roll = (key: LabelPresetKey, width: number, height: number): LabelPreset => ({
  key,
  label_mm: [width, height],
  page_mm: [width, height],
  columns: 1,
  rows: 1,
  margin_mm: [0, 0],
  gap_mm: [0, 0],
})
export const labelPresets: readonly LabelPreset[] = [
  roll('50x30', 50, 30),
  roll('60x40', 60, 40),
  {
    key: 'a4-21',
    label_mm: [63.5, 38.1],
    page_mm: [210, 297],
    columns: 3,
    rows: 7,
    margin_mm: [7.2, 15.1],
    gap_mm: [2.5, 0],
  },
  {
    key: 'a4-40',
    label_mm: [48.5, 25.4],
    page_mm: [210, 297],
    columns: 4,
    rows: 10,
    margin_mm: [8, 21.5],
    gap_mm: [0, 0],
  },
]
export const getLabelPreset = (key: LabelPresetKey): LabelPreset =>
  labelPresets.find((preset) => preset.key === key) ?? roll('50x30', 50, 30)

/** Labels of one PDF. */
export const MAX_LABELS = 5000
export const MAX_LABEL_SKUS = 1000
export const labelStatuses = ['queued', 'running', 'done', 'failed'] as const
export type LabelStatus = (typeof labelStatuses)[number]
