import type { DocumentKind } from '@inkroute/contract/warehouse/codes'
import type { DocumentLine } from '@inkroute/contract/warehouse/document'
import type { StockItem } from '@inkroute/contract/warehouse/stock'

/** One more piece of a scanned item; a new line goes on top, where the person looks. */
export function addScanned(
  lines: readonly DocumentLine[],
  { pieces, ...item }: StockItem & { readonly pieces: number },
): readonly DocumentLine[] {
  const known = lines.find(({ item_id }) => item_id === item.item_id)
  if (!known) return [{ ...item, quantity: 1, expected: pieces, change: null, arrived: 0 }, ...lines]
  return [{ ...known, quantity: known.quantity + 1 }, ...lines.filter((line) => line !== known)]
}

/** Lines of a sheet replace lines of the same item. */
export function mergeSheet(lines: readonly DocumentLine[], added: readonly DocumentLine[]): readonly DocumentLine[] {
  const ids = new Set(added.map(({ item_id }) => item_id))
  return [...added, ...lines.filter(({ item_id }) => !ids.has(item_id))]
}

/** What posting will do to the shelf; a line of a posted document says what it did. */
export function getChange(kind: DocumentKind, line: DocumentLine): number {
  if (line.change !== null) return line.change
  if (kind === 'count') return line.quantity - line.expected
  return kind === 'transfer' || kind === 'scrap' ? -line.quantity : line.quantity
}

/** Quantities the server refuses for this kind of document. */
export const isQuantityWrong = (kind: DocumentKind, quantity: number): boolean =>
  kind === 'correction' ? quantity === 0 : quantity < (kind === 'count' ? 0 : 1)

/** A line that cannot be posted: the shelf would go below zero, or its quantity does not suit the document. */
export function isLineWrong(kind: DocumentKind, line: DocumentLine): boolean {
  if (isQuantityWrong(kind, line.quantity)) return true
  return line.change === null && line.expected + getChange(kind, line) < 0
}

export const getPieces = (kind: DocumentKind, lines: readonly DocumentLine[]): number =>
  lines.reduce((sum, line) => sum + Math.abs(getChange(kind, line)), 0)
