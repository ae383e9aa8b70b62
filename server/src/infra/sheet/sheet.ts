/** What a spreadsheet became: text in rows, whatever program wrote it. */

/** Why a file cannot be read. The names stand in the error catalogue as `sheet_<name>`. */
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
  /** Only rows in which something stands. */
  readonly rows: readonly SheetRow[]
}

export interface SheetLimits {
  readonly max_bytes: number
  /** All parts of a workbook together, once unpacked. */
  readonly max_unpacked_bytes: number
  readonly max_rows: number
  readonly max_columns: number
  readonly max_cell_length: number
}

export const defaultSheetLimits: SheetLimits = {
  max_bytes: 16 * 1024 * 1024,
  max_unpacked_bytes: 192 * 1024 * 1024,
  max_rows: 20_001,
  max_columns: 256,
  max_cell_length: 32_767,
}

/** Text a database takes: no zero characters, no half of a pair. */
const keepable = (text: string, max_length: number) => text.slice(0, max_length).replaceAll('\0', '').toWellFormed()

/** Collects rows and keeps the limits, so that no reader can forget one. */
export function collectRows(limits: SheetLimits) {
  const rows: { at: number; cells: string[] }[] = []
  return {
    rows,
    add(at: number, cells: string[]): void {
      while (cells.length > 0 && cells.at(-1)?.trim() === '') cells.pop()
      if (cells.length === 0) return
      if (cells.length > limits.max_columns) throw new CannotReadSheet('too_many_columns', at)
      if (rows.length >= limits.max_rows) throw new CannotReadSheet('too_many_rows', at)
      rows.push({ at, cells: Array.from(cells, (cell) => keepable(cell ?? '', limits.max_cell_length)) })
    },
  }
}
