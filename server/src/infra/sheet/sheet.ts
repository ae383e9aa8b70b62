/** Why a file cannot be read; `sheet_<name>` in the error catalogue. */
export type SheetRefusal =
  | 'not_a_sheet'
  | 'old_or_locked'
  | 'broken'
  | 'too_large'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'open_quote'
  | 'empty'

export class CannotReadSheet extends Error {
  readonly refusal: SheetRefusal
  readonly row: number | undefined

  constructor(refusal: SheetRefusal, row?: number) {
    super(refusal)
    this.refusal = refusal
    this.row = row
  }
}

export interface SheetRow {
  /** Number of the row in the file, from 1, as the seller's own program shows it. */
  readonly at: number
  readonly cells: readonly string[]
}

export interface SheetTable {
  readonly format: 'xlsx' | 'csv'
  /** Names of the visible sheets; a csv has none. */
  readonly sheets: readonly string[]
  /** The one that was read. */
  readonly sheet: string
  /** Empty rows are left out. */
  readonly rows: readonly SheetRow[]
}

export interface SheetLimits {
  readonly max_bytes: number
  /** All parts of a workbook together, once unpacked. */
  readonly max_unpacked_bytes: number
  readonly max_rows: number
  readonly max_columns: number
  /** Cells of all rows, including blank ones in between. */
  readonly max_cells: number
  readonly max_cell_length: number
}

export const defaultSheetLimits: SheetLimits = {
  max_bytes: 40 * 1024 * 1024,
  max_unpacked_bytes: 512 * 1024 * 1024,
  max_rows: 100_001,
  max_columns: 16_384,
  max_cells: 8_000_000,
  max_cell_length: 32_767,
}

/** Text that PostgreSQL can store: no NUL, no lone surrogates. */
const storableText = (text: string, max_length: number) =>
  text.length <= max_length && text.isWellFormed() && !text.includes('\0')
    ? text
    : text.slice(0, max_length).replaceAll('\0', '').toWellFormed()

/** Collects rows and enforces the limits for every reader. */
export function collectRows(limits: SheetLimits) {
  const rows: { at: number; cells: string[] }[] = []
  let cell_count = 0
  let row_count = 0
  return {
    rows,
    /** The rows since the last call, which are then forgotten. */
    take: (): SheetRow[] => rows.splice(0),
    add(at: number, cells: string[]): void {
      while (cells.length > 0 && cells.at(-1)?.trim() === '') cells.pop()
      if (cells.length === 0) return
      if (cells.length > limits.max_columns) throw new CannotReadSheet('too_many_columns', at)
      if (++row_count > limits.max_rows) throw new CannotReadSheet('too_many_rows', at)
      cell_count += cells.length
      if (cell_count > limits.max_cells) throw new CannotReadSheet('too_large', at)
      for (let n = 0; n < cells.length; n++) cells[n] = storableText(cells[n] ?? '', limits.max_cell_length)
      rows.push({ at, cells })
    },
  }
}
