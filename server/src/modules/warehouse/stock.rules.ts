import type { DocumentKind } from '@inkroute/contract/warehouse/codes'

export interface LineToPost {
  readonly item_id: number
  readonly sku: string
  readonly quantity: number
  /** Pieces on the shelf when the line was counted. */
  readonly expected: number | null
}

/** What posting a line does to the shelf. */
export function getChange(kind: DocumentKind, { quantity, expected }: LineToPost): number {
  if (kind === 'count') return quantity - (expected ?? 0)
  if (kind === 'transfer' || kind === 'scrap') return -quantity
  return quantity
}

/** Quantities a kind of document accepts. */
export const isQuantity = (kind: DocumentKind, quantity: number): boolean =>
  kind === 'count' ? quantity >= 0 : kind === 'correction' ? quantity !== 0 : quantity > 0

export interface Shortage {
  readonly line: number
  readonly sku: string
  readonly on_hand: number
  readonly wanted: number
}

/** The first line that would take a shelf below zero, or null. */
export function findShortage(
  lines: readonly { readonly item_id: number; readonly sku: string; readonly change: number }[],
  pieces: ReadonlyMap<number, number>,
): Shortage | null {
  for (const [at, { item_id, sku, change }] of lines.entries()) {
    const on_hand = pieces.get(item_id) ?? 0
    if (on_hand + change < 0) return { line: at + 1, sku, on_hand, wanted: -change }
  }
  return null
}

interface LevelRules {
  readonly lead_days: number
  readonly safety_days: number
  readonly cover_days: number
}

const PACE_DAYS = 30
/** Enough to sell until a delivery arrives, and with it for the days it should last. */
export function suggestLevel(sold_30: number, { lead_days, safety_days, cover_days }: LevelRules) {
  const piecesFor = (days: number) => Math.ceil((Math.max(0, sold_30) * days) / PACE_DAYS)
  const reorder_point = piecesFor(lead_days + safety_days)
  return { reorder_point, target: reorder_point + piecesFor(cover_days) }
}

export interface SheetLine {
  readonly row: number
  readonly code: string
  readonly quantity: number | null
  /** The cell of the quantity is empty. */
  readonly is_blank: boolean
}

const codeHeads = /^(sku|barcode|ean|code|条码|条形码|货号|编码)/i
const quantityHeads = /^(quantity|qty|pieces|count|数量|件数|实盘)/i

/** Codes and quantities of a sheet; the header names the columns, without one they are the first two. */
export function sheetLines(rows: readonly { readonly at: number; readonly cells: readonly string[] }[]): SheetLine[] {
  const [first] = rows
  if (!first) return []
  const heads = first.cells.map((cell) => cell.trim())
  const sku_at = heads.findIndex((head) => codeHeads.test(head))
  const quantity_at = heads.findIndex((head) => quantityHeads.test(head))
  const has_header = sku_at >= 0 || quantity_at >= 0
  const columns = { code: Math.max(0, sku_at), quantity: quantity_at >= 0 ? quantity_at : 1 }
  return rows
    .slice(has_header ? 1 : 0)
    .map(({ at, cells }) => {
      const cell = (cells[columns.quantity] ?? '').trim()
      return { row: at, code: (cells[columns.code] ?? '').trim(), quantity: wholeNumber(cell), is_blank: cell === '' }
    })
    .filter(({ code, is_blank }) => code !== '' || !is_blank)
}

function wholeNumber(cell: string): number | null {
  const text = cell.replaceAll(/[\s,]/g, '')
  return /^-?\d{1,9}(\.0+)?$/.test(text) ? Number.parseInt(text, 10) : null
}

/** The order or document that caused a movement, for a link. */
export function getSource(kind: string, cause: string): { order_no: string | null; number: string | null } {
  const order_no = kind === 'order' ? cause : kind === 'return' ? cause.slice('return '.length) : null
  if (kind === 'spoilt') return { order_no: cause.slice('spoilt '.length).replace(/-\d+$/, ''), number: null }
  return { order_no, number: kind === 'document' ? cause : null }
}
