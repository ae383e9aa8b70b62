/** Merged cells: the value of the first cell applies to all of them. */

export interface MergedRange {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

const REFERENCE = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/
/** Honest files stay far below; overlapping ranges made to keep us busy end here. */
const MAX_FILLED = 2_000_000

const getColumn = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

export function findRange(reference: string): MergedRange | undefined {
  const [, left, top, right, bottom] = REFERENCE.exec(reference) ?? []
  if (!left || !top || !right || !bottom) return undefined
  return { top: Number(top), left: getColumn(left), bottom: Number(bottom), right: getColumn(right) }
}

/** First row at or below `at`, by halving: rows are in order and have gaps. */
function firstFrom(rows: readonly { at: number }[], at: number): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle]?.at ?? 0) < at) low = middle + 1
    else high = middle
  }
  return low
}

/** Only fills rows that have a value of their own; a merged banner adds no rows. */
export function fillMerged(
  rows: readonly { at: number; cells: string[] }[],
  ranges: readonly MergedRange[],
  max_columns: number,
): void {
  let filled = 0
  for (const { top, left, bottom, right } of ranges) {
    const from = firstFrom(rows, top)
    const first = rows[from]
    const text = first?.at === top ? first.cells[left] : undefined
    if (!text) continue
    const last_column = Math.min(right, max_columns - 1)
    for (let n = from; n < rows.length && (rows[n]?.at ?? 0) <= bottom; n++) {
      const cells = rows[n]?.cells ?? []
      for (let column = left; column <= last_column; column++) {
        if (++filled > MAX_FILLED) return
        while (cells.length < column) cells.push('')
        if (!cells[column]) cells[column] = text
      }
    }
  }
}
