import type { TariffCurrency, WeightUnit } from '@inkroute/contract/shipping/tariff/codes'

/** How carriers write the cells of price tables. */

export interface SheetLine {
  /** Number of the row in the file, from 1. */
  readonly at: number
  readonly cells: readonly string[]
}

export const plain = (text: string | undefined): string => (text ?? '').normalize('NFKC').replace(/\s+/g, ' ').trim()

/** `C7`: column 2 of row 7. */
export function cellName(column: number, row: number): string {
  let letters = ''
  for (let n = column; n >= 0; n = Math.floor(n / 26) - 1) letters = String.fromCharCode(65 + (n % 26)) + letters
  return `${letters}${row}`
}

const gramsPer: Record<WeightUnit, number> = { kg: 1000, g: 1, lb: 453.592, oz: 28.3495 }

const unitWords: readonly (readonly [WeightUnit, RegExp])[] = [
  ['kg', /kgs?|公斤|千克/i],
  ['lb', /lbs?\b|磅/i],
  ['oz', /oz\b|盎司/i],
  ['g', /\dg\b|\bg\b|\bgrams?\b|克/i],
]
export const unitIn = (text: string): WeightUnit | null =>
  unitWords.find(([, shape]) => shape.test(plain(text)))?.[0] ?? null

const currencyWords: readonly (readonly [TariffCurrency, RegExp])[] = [
  ['USD', /USD|\$|美元|美金/i],
  ['EUR', /EUR\b|€|欧元/i],
  ['GBP', /GBP|£|英镑/i],
  ['CNY', /CNY|RMB|¥|人民币|元/i],
]
export const currencyIn = (text: string): TariffCurrency | null =>
  currencyWords.find(([, shape]) => shape.test(plain(text)))?.[0] ?? null

export interface WeightRange {
  /** Null where the cell names only the upper end. */
  readonly from_g: number | null
  /** Null for “and above”. */
  readonly to_g: number | null
}

const NUMBER = /(\d+(?:\.\d+)?)\s*(kgs?|公斤|千克|lbs?|磅|oz|g|克)?/gi
const WORDS = /重量|weight|首重|续重|first|additional|each|以上|以下|以内|含|不|above|over|below|up to|and|起|至|to|w/gi

/** `0.5`, `0-0.5`, `0.1<W≤0.2`, `0.101~0.2kg`, `≤500g`, `2kg以上`. Null where there is no weight. */
export function findWeight(text: string, unit: WeightUnit): WeightRange | null {
  const written = plain(text).replace(/(\d),(\d{3})\b/g, '$1$2')
  const found = [...written.matchAll(NUMBER)]
  const rest = written.replace(NUMBER, '').replace(WORDS, '')
  if (found.length === 0 || found.length > 2 || /[^\s\-–—~<>=≤≥()[\]+/,:]/.test(rest)) return null
  const units = found.map(([, , own]) => (own ? unitIn(`1${own}`) : null))
  const grams = found.map(([, number], at) => {
    // `100-200g` gives its unit once.
    const own = units[at] ?? units.at(-1) ?? unit
    return Math.round(Number(number) * gramsPer[own])
  })
  const [first = 0, last] = grams
  if (last !== undefined) return { from_g: first, to_g: last }
  return /以上|above|over|\+|[>≥]/i.test(written) ? { from_g: first, to_g: null } : { from_g: null, to_g: first }
}

/** Cells by which carriers say that they do not go there. */
const NOT_SERVED = /^(-+|—+|–+|\/|\\|x|n\/?a|无|不通|暂停|不接|未开通)$/i
const MONEY_WORDS = /CNY|RMB|USD|EUR|GBP|US\$|[¥$€£]|人民币|美元|欧元|英镑|元|\/|kgs?|公斤|千克|票|件|parcel/gi

export type PriceCell =
  | { readonly kind: 'blank' }
  | { readonly kind: 'bad' }
  | { readonly kind: 'price'; readonly value: number }

/** `26.8`, `¥ 1,026.80`, `26.8元/kg`. */
export function getPrice(text: string | undefined): PriceCell {
  const written = plain(text)
  if (written === '' || NOT_SERVED.test(written)) return { kind: 'blank' }
  const bare = written
    .replace(MONEY_WORDS, '')
    .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .trim()
  return /^\d+(\.\d+)?$/.test(bare) ? { kind: 'price', value: Number(bare) } : { kind: 'bad' }
}

/** An amount of a currency in fen: 1.005 is 101 fen, whatever binary fractions make of it. */
export const toFen = (value: number, rate_e4: number): number =>
  Math.round(Number(((value * rate_e4) / 100).toFixed(4)))

/** `8-12`, `8~12 工作日`, `5`. */
export function findDays(text: string): { days_min: number; days_max: number } | null {
  const numbers = plain(text).match(/\d+/g)?.map(Number) ?? []
  const [days_min, days_max = days_min] = numbers
  if (days_min === undefined || days_max === undefined || numbers.length > 2) return null
  return days_min >= 1 && days_max <= 200 ? { days_min, days_max } : null
}

export const prefixesIn = (text: string): string[] => [
  ...new Set(
    plain(text)
      .toUpperCase()
      .split(/[^A-Z0-9]+/)
      .filter((word) => word !== '' && word.length <= 10),
  ),
]
