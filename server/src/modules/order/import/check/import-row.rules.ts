import { type ImportField, importFields } from '@inkroute/contract/order/import/fields'
import type { ImportDefaults, ImportMapping } from '@inkroute/contract/order/import/import'
import { countryCode } from '../../../address/address.ts'

export type RowValues = Partial<Record<ImportField, string>>

export interface RawRow {
  readonly row_at: number
  readonly cells: readonly string[]
  readonly edits: RowValues
  readonly is_excluded: boolean
}

export const isFormulaFailure = (text: string): boolean =>
  /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/.test(text)

/** `1.2E+15`: a number a spreadsheet has rounded; its last digits are lost. */
export const isRounded = (text: string): boolean => /^\d(\.\d+)?e\+\d{2,}$/i.test(text)

/** An apostrophe or a tab before digits is how people force text. */
const unforced = (text: string) => text.replace(/^['’`\t]+(?=[\d+])/, '')

/** Full-width digits and letters, as a Chinese keyboard writes them, in their ordinary form. */
const narrow = (text: string) => text.normalize('NFKC').trim()
const code = (text: string) => unforced(narrow(text))
const digits = (text: string) => code(text).replace(/\.0$/, '')

const tidy: Partial<Record<ImportField, (text: string) => string>> = {
  external_no: code,
  sku: code,
  phone: digits,
  postcode: digits,
  quantity: code,
  price: narrow,
  ordered_at: narrow,
  email: narrow,
  tax_no: code,
  center: code,
  fnsku: code,
  country: countryCode,
  currency: (text) => narrow(text).toUpperCase(),
}

/** A seller's code for goods, as the rows of a file are read. */
export const skuCode = code

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
/** A remark is read by people: its line breaks are part of it. */
const lines = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map(oneLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Value of a field: the manual edit, else the cell, else the default. Blank counts as missing. */
export function getValues(row: RawRow, mapping: ImportMapping, defaults: ImportDefaults): RowValues {
  const values: RowValues = {}
  for (const field of importFields) {
    const column = mapping[field]
    const cell = column === undefined ? '' : (row.cells[column] ?? '')
    const written = row.edits[field] ?? (cell.trim() === '' ? (defaults[field] ?? '') : cell)
    const text = field === 'remark' ? lines(written) : oneLine(written)
    if (text !== '') values[field] = tidy[field]?.(text) ?? text
  }
  return values
}

const MAX_QUANTITY = 9999

/** `2`, `2.0`, `×2`, `2 件` → 2; undefined when it is not a quantity. */
export function findQuantity(text: string | undefined): number | undefined {
  const digits = /^[x×*]?\s*(\d{1,6})(?:\.0+)?\s*(?:件|个|pcs?\.?|pieces?)?$/i.exec(text ?? '')?.[1]
  const quantity = Number(digits)
  return digits !== undefined && quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : undefined
}

/** `$1,234.50` → `1234.50`; `12,5` → `12.50`; undefined when it is not a price. */
export function findPrice(text: string | undefined): string | undefined {
  const bare = (text ?? '').replace(/[^\d.,]/g, '')
  if (bare === '') return undefined
  const decimal = /^\d+,\d{1,2}$/.test(bare) ? bare.replace(',', '.') : bare.replaceAll(',', '')
  return /^\d{1,9}(\.\d+)?$/.test(decimal) ? Number(decimal).toFixed(2) : undefined
}

/** The day or moment of an order as ISO text, read as UTC; undefined when it is not a date. */
export function findMoment(text: string | undefined): string | undefined {
  const [, year, month, day, hour = '0', minute = '0', second = '0'] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?/.exec(text ?? '') ?? []
  if (!year || !month || !day) return undefined
  const parts = [year, month, day, hour, minute, second].map(Number)
  const at = new Date(Date.UTC(parts[0] ?? 0, (parts[1] ?? 1) - 1, parts[2], parts[3], parts[4], parts[5]))
  return Number.isNaN(at.getTime()) || at.getUTCDate() !== parts[2] ? undefined : at.toISOString()
}
