import { Amount, type Cell } from '../../infra/exporter.ts'
import type { MakeFormat } from './sheet-file.ts'
import { wallClock } from './wall-clock.ts'
import { decimal } from './xlsx-format.ts'

const encoder = new TextEncoder()
const BOM = '\uFEFF'

/** A text that begins like a formula would run when opened; the apostrophe makes it a text again. */
const disarm = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

export function csvCell(cell: Cell, time_zone: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (cell instanceof Amount) return decimal(cell)
  const text = cell instanceof Date ? wallClock(cell, time_zone) : disarm(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** UTF-8 with its mark, so that spreadsheets do not take Chinese for something else. */
export const csvFormat: MakeFormat = (emit, time_zone) => {
  const line = (cells: readonly Cell[]) =>
    emit(encoder.encode(`${cells.map((cell) => csvCell(cell, time_zone)).join(',')}\r\n`))
  return {
    begin(header) {
      emit(encoder.encode(BOM))
      line(header)
    },
    row: line,
    end() {},
  }
}
