import { Zip, ZipDeflate } from 'fflate'
import { Amount, type Cell } from '../../infra/exporter.ts'
import type { MakeFormat } from './sheet-file.ts'
import { serialDay } from './wall-clock.ts'

/** The fixed parts of a workbook with one sheet and four cell styles. */
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const sheetml = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const xlsxStyles = { plain: 0, header: 1, time: 2, money: 3 } as const

const xlsxParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml':
    `${head}<Types xmlns="${packaged}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${sheetml}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetml}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${sheetml}.styles+xml"/></Types>`,
  '_rels/.rels':
    `${head}<Relationships xmlns="${packaged}/relationships">` +
    `<Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>` +
    '<sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    `${head}<Relationships xmlns="${packaged}/relationships">` +
    `<Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml':
    `${head}<styleSheet xmlns="${main}">` +
    '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>' +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
    '<fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    '<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
    '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
    // 4 is the built-in #,##0.00.
    '<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>' +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
}

const sheetOpening = (widths: readonly number[]): string =>
  `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
  `<cols>${widths.map((width, n) => `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>` +
  '<sheetData>'

const sheetClosing = '</sheetData></worksheet>'

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

/** A real workbook, compressed while streaming. Long order numbers are stored as text. */
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

/** A small workbook in memory, for samples and lists of staff; dates are shown in `time_zone`. Long lists of sellers go through `requestExport`. */
export function getWorkbook(sheet: {
  readonly header: readonly string[]
  readonly widths: readonly number[]
  readonly rows: readonly (readonly Cell[])[]
  readonly time_zone?: string
}): Uint8Array {
  const chunks: Uint8Array[] = []
  const file = xlsxFormat((chunk) => chunks.push(chunk), sheet.time_zone ?? 'UTC')
  file.begin(sheet.header, sheet.widths)
  for (const row of sheet.rows) file.row(row)
  file.end()
  return Buffer.concat(chunks)
}
