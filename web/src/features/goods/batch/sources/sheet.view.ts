/** What a column holds: words, the name of a picture in the library, or nothing of interest. */
export type ColumnUse = 'text' | 'picture' | 'none'

/** By its name; the seller has the last word. */
export const guessUse = (column: string): ColumnUse =>
  /图|photo|picture|image|artwork/i.test(column) ? 'picture' : 'text'

interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The columns that are used, and the picture names that rows give. */
export function usedSheet({ columns, rows }: Table, uses: readonly ColumnUse[]) {
  const places = columns.flatMap((_, n) => (uses[n] === 'none' ? [] : [n]))
  const pictures = columns.flatMap((_, n) => (uses[n] === 'picture' ? [n] : []))
  const names = rows.flatMap((row) => pictures.map((n) => (row[n] ?? '').trim())).filter((name) => name !== '')
  return {
    columns: places.map((n) => columns[n] ?? ''),
    rows: rows.map((row) => places.map((n) => row[n] ?? '')),
    names: [...new Set(names)],
  }
}

/** How many rows say nothing in each column: names that are missing are better seen before than on a shirt. */
export const emptyCells = ({ columns, rows }: Table): number[] =>
  columns.map((_, n) => rows.filter((row) => (row[n] ?? '').trim() === '').length)
