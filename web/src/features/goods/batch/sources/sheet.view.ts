/** What a column holds: text, the name of a picture in the library, or nothing useful. */
export type ColumnUse = 'text' | 'picture' | 'none'

/** Guesses from the column name; the seller can change it. */
export const guessUse = (column: string): ColumnUse =>
  /图|photo|picture|image|artwork/i.test(column) ? 'picture' : 'text'

interface SheetTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The used columns, and the picture names found in the rows. */
export function usedSheet({ columns, rows }: SheetTable, uses: readonly ColumnUse[]) {
  const places = columns.flatMap((_, n) => (uses[n] === 'none' ? [] : [n]))
  const pictures = columns.flatMap((_, n) => (uses[n] === 'picture' ? [n] : []))
  const names = rows.flatMap((row) => pictures.map((n) => (row[n] ?? '').trim())).filter((name) => name !== '')
  return {
    columns: places.map((n) => columns[n] ?? ''),
    rows: rows.map((row) => places.map((n) => row[n] ?? '')),
    names: [...new Set(names)],
  }
}

/** Number of empty cells per column, so that missing names are noticed before printing. */
export const emptyCells = ({ columns, rows }: SheetTable): number[] =>
  columns.map((_, n) => rows.filter((row) => (row[n] ?? '').trim() === '').length)
