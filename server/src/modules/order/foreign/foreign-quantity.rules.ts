export interface LineChange {
  readonly foreign_line_id: number
  readonly before: number
  readonly after: number
}

interface OwnLine {
  readonly id: number
  readonly foreign_line_id: number | null
  readonly quantity: number
}

/**
 * Our lines after the buyer changed theirs. A code of several SKUs changes in proportion. Unclear if our pieces are not
 * what the marketplace's were, e.g. after a split, or if more are wanted than were paid for.
 */
export function nextQuantities(lines: readonly OwnLine[], changes: readonly LineChange[]) {
  const next: { line_id: number; quantity: number }[] = []
  for (const { id, foreign_line_id, quantity } of lines) {
    const change = changes.find((one) => one.foreign_line_id === foreign_line_id)
    const { before, after } = change ?? { before: 1, after: 1 }
    const wanted = (quantity * after) / before
    const is_split = quantity % before !== 0
    if (change && (is_split || after > before || !Number.isInteger(wanted))) return 'unclear' as const
    next.push({ line_id: id, quantity: wanted })
  }
  return next
}
