import { CsvError, parse } from 'csv-parse/sync'
import { CannotReadSheet, collectRows, type SheetLimits, type SheetTable } from './sheet.ts'

const DELIMITERS = [',', '\t', ';', '|'] as const
const SAMPLE_CHARACTERS = 64 * 1024
const SAMPLE_ROWS = 25

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  // Text files have no zero bytes; nearly all others do.
  if (bytes.includes(0)) throw new CannotReadSheet('not_a_sheet')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Excel in China saves csv in this encoding; hardly any such text is valid UTF-8 by accident.
    return new TextDecoder('gb18030').decode(bytes)
  }
}

type AddRow = (line: number, cells: string[]) => void

/** Excel's way of keeping leading zeros, `="00123"`, which is no csv: rewritten as a quoted field. */
function withoutFormulas(text: string, delimiter: string): string {
  if (!text.includes('="')) return text
  const edge = `${delimiter === '|' ? '\\|' : delimiter}\\r\\n`
  return text.replaceAll(new RegExp(`(?<=^|[${edge}])="((?:[^"]|"")*)"(?=$|[${edge}])`, 'g'), '"$1"')
}

/** Calls `add` with the cells of each row and the line of the file it begins in. */
function eachRow(text: string, delimiter: string, add: AddRow, max_rows?: number): void {
  let line = 1
  try {
    parse(withoutFormulas(text, delimiter), {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      ...(max_rows ? { to: max_rows } : {}),
      on_record(cells: string[]) {
        const started = line
        line++
        for (const cell of cells) if (cell.includes('\n')) line += cell.split('\n').length - 1
        add(started, cells)
        // Nothing to keep: `add` has taken what it needs.
        return null
      },
    })
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')
      throw new CannotReadSheet('open_quote', line)
    throw error
  }
}

/** The delimiter that splits the first rows into the most, and most even, columns. */
function guessDelimiter(text: string): string {
  const sample = text.slice(0, SAMPLE_CHARACTERS)
  const score = (delimiter: string) => {
    const widths: number[] = []
    try {
      eachRow(sample, delimiter, (_, { length }) => widths.push(length), SAMPLE_ROWS)
    } catch {
      // The sample may end within quotes.
    }
    const head = widths[0] ?? 0
    const even = widths.filter((width) => width === head).length / Math.max(1, widths.length)
    return head > 1 ? head * (0.2 + even) : 0
  }
  const scores = DELIMITERS.map((delimiter) => ({ delimiter, points: score(delimiter) }))
  return scores.reduce((best, one) => (one.points > best.points ? one : best)).delimiter
}

export function readCsv(bytes: Uint8Array, limits: SheetLimits): SheetTable {
  const text = decode(bytes)
  // Excel's own hint, a first line `sep=;`.
  const hint = /^sep=(.)\r?\n/i.exec(text)
  const collected = collectRows(limits)
  const body = hint ? text.slice(hint[0].length) : text
  const delimiter = hint?.[1] ?? guessDelimiter(body)
  const skipped = hint ? 1 : 0
  eachRow(body, delimiter, (line, cells) => collected.add(line + skipped, cells))
  if (collected.rows.length === 0) throw new CannotReadSheet('empty')
  return { format: 'csv', sheets: [], sheet: '', rows: collected.rows }
}
