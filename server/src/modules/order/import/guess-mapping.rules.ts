import {
  getFields,
  type ImportField,
  type ImportKind,
  importFields,
  neededFields,
  plainHeader,
} from '@inkroute/contract/order/import/fields'
import type { ImportMapping } from '@inkroute/contract/order/import/import'
import { importHeaderWords } from '@inkroute/contract/order/import/words'
import type { SheetRow } from '../../../infra/sheet/sheet.ts'

const LOOK_AT_ROWS = 20
const exact = new Map<string, { field: ImportField; rank: number }>()
for (const field of importFields) {
  for (const [rank, word] of importHeaderWords[field].entries()) {
    const plain = plainHeader(word)
    if (!exact.has(plain)) exact.set(plain, { field, rank })
  }
}

/** Likely meaning of a header; a lower rank is more certain. Billing fields are ignored. */
function findMeaning(header: string): { field: ImportField; rank: number } | undefined {
  const plain = plainHeader(header)
  if (plain === '' || /billing|账单/.test(plain)) return undefined
  const found = exact.get(plain) ?? exact.get(plain.replaceAll(' ', ''))
  if (found) return found
  // `收件人 姓名 Recipient name` or `Ship to: City`: the longest known words that are part of it.
  let best: { field: ImportField; rank: number; length: number } | undefined
  for (const [word, { field }] of exact) {
    if (word.length < 3 && !/\p{Script=Han}{2}/u.test(word)) continue
    const is_part = /\p{Script=Han}/u.test(word) ? plain.includes(word) : ` ${plain} `.includes(` ${word} `)
    if (is_part && word.length > (best?.length ?? 0)) best = { field, rank: 1000 - word.length, length: word.length }
  }
  return best
}

/** Which column means what, each field once: of two candidates the surer wins, then the one further left. */
export function guessMapping(headers: readonly string[], kind: ImportKind = 'order'): ImportMapping {
  const known = getFields(kind)
  const chosen = new Map<ImportField, { column: number; rank: number }>()
  for (const [column, header] of headers.entries()) {
    const meaning = findMeaning(header)
    if (!meaning || !known.includes(meaning.field)) continue
    const before = chosen.get(meaning.field)
    if (!before || meaning.rank < before.rank) chosen.set(meaning.field, { column, rank: meaning.rank })
  }
  return Object.fromEntries([...chosen].map(([field, { column }]) => [field, column]))
}

/** The header row: among the first rows, the one with most known words. Titles and notes may precede it. */
export function findHeader(rows: readonly SheetRow[], kind: ImportKind = 'order'): SheetRow | undefined {
  let best = rows[0]
  let most = 0
  for (const row of rows.slice(0, LOOK_AT_ROWS)) {
    const known = Object.keys(guessMapping(row.cells, kind)).length
    if (known > most) {
      best = row
      most = known
    }
  }
  return best
}

export interface TemplateHeaders {
  readonly id: number
  readonly headers: Partial<Record<ImportField, string>>
}

/** The template with the most headers that are all in the file, regardless of column order. */
export function fitTemplate<T extends TemplateHeaders>(
  templates: readonly T[],
  headers: readonly string[],
): { readonly template: T; readonly mapping: ImportMapping } | undefined {
  const places = new Map(headers.map((header, column) => [plainHeader(header), column] as const).reverse())
  let best: { template: T; mapping: ImportMapping; size: number } | undefined
  for (const template of templates) {
    const wanted = Object.entries(template.headers)
    const found = wanted.flatMap(([field, header]) => {
      const column = places.get(plainHeader(header))
      return column === undefined ? [] : [[field, column] as const]
    })
    if (found.length < wanted.length || found.length <= (best?.size ?? 0)) continue
    best = { template, mapping: Object.fromEntries(found), size: found.length }
  }
  return best
}

export const missingFields = (
  mapping: ImportMapping,
  defaults: Partial<Record<ImportField, string>>,
  kind: ImportKind = 'order',
): ImportField[] => neededFields(kind).filter((field) => mapping[field] === undefined && !defaults[field])
