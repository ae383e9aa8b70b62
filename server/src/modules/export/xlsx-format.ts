import { Zip, ZipDeflate } from 'fflate'
import { Amount, type Cell } from '../../infra/exporter.ts'
import type { MakeFormat } from './sheet-file.ts'
import { serialDay } from './wall-clock.ts'
import { sheetClosing, sheetOpening, xlsxParts, xlsxStyles } from './xlsx-parts.ts'

const encoder = new TextEncoder()
const MAX_CELL_LENGTH = 32_767
const MAX_ROWS = 1_048_576
/** Rows are compressed in pieces of this size; smaller ones cost more than they save. */
const FLUSH_CHARACTERS = 64 * 1024

/** XML has no way to write most control characters, and spreadsheets refuse files that try. */
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const escapeXml = (text: string): string =>
  text
    .slice(0, MAX_CELL_LENGTH)
    .replace(UNWRITABLE, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')

/** A, B … Z, AA … */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

const FEN_PER_YUAN = 100
export const decimal = ({ fen }: Amount): string => (fen / FEN_PER_YUAN).toFixed(2)

function cellXml(cell: Cell, place: string, style: number, time_zone: string): string {
  if (cell === null || cell === '') return ''
  if (cell instanceof Date) return `<c r="${place}" s="${xlsxStyles.time}"><v>${serialDay(cell, time_zone)}</v></c>`
  if (cell instanceof Amount) return `<c r="${place}" s="${xlsxStyles.money}"><v>${decimal(cell)}</v></c>`
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c r="${place}"><v>${cell}</v></c>`
  const text = escapeXml(String(cell))
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

/** A real workbook, deflated as the rows come. Long order numbers stay text because we say they are. */
export const xlsxFormat: MakeFormat = (emit, time_zone) => {
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    emit(chunk)
  })
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 4 })
  let text = ''
  let rows = 0
  const write = (more: string, isLast = false) => {
    text += more
    if (!isLast && text.length < FLUSH_CHARACTERS) return
    sheet.push(encoder.encode(text), isLast)
    text = ''
  }
  const line = (cells: readonly Cell[], style: number) => {
    if (++rows > MAX_ROWS) throw new Error(`a sheet holds at most ${MAX_ROWS} rows`)
    const xml = cells.map((cell, n) => cellXml(cell, `${columnName(n)}${rows}`, style, time_zone)).join('')
    write(`<row r="${rows}">${xml}</row>`)
  }
  return {
    begin(header, widths) {
      for (const [name, content] of Object.entries(xlsxParts)) {
        const part = new ZipDeflate(name)
        zip.add(part)
        part.push(encoder.encode(content), true)
      }
      zip.add(sheet)
      write(sheetOpening(widths))
      line(header, xlsxStyles.header)
    },
    row: (cells) => line(cells, xlsxStyles.plain),
    end() {
      write(sheetClosing, true)
      zip.end()
    },
  }
}
