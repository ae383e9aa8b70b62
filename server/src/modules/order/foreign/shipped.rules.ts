import type { MergedPart } from './match-codes.ts'

interface OwnLine {
  readonly foreign_line_id: number | null
  readonly sku_id: number
  readonly quantity: number
}
interface TheirLine {
  readonly id: number
  readonly external_line_id: string
  readonly parts?: readonly MergedPart[] | null | undefined
}

/**
 * Shipped quantities by the marketplace's lines. A code that became several of our SKUs counts with its first part, so
 * that it is reported once.
 */
export function shippedLines(own: readonly OwnLine[], theirs: readonly TheirLine[]) {
  const counts = new Map<string, number>()
  for (const { foreign_line_id, sku_id, quantity } of own) {
    const line = theirs.find(({ id }) => id === foreign_line_id)
    if (!line || line.external_line_id === '') continue
    const first = line.parts?.[0]
    if (first && first.sku_id !== sku_id) continue
    const pieces = Math.floor(quantity / (first?.quantity ?? 1))
    if (pieces > 0) counts.set(line.external_line_id, (counts.get(line.external_line_id) ?? 0) + pieces)
  }
  return [...counts]
    .map(([external_line_id, quantity]) => ({ external_line_id, quantity }))
    .sort((a, b) => (a.external_line_id < b.external_line_id ? -1 : 1))
}
