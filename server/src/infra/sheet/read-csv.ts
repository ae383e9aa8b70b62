import { CannotReadSheet, collectRows, type SheetLimits, type SheetTable } from './sheet.ts'

const DELIMITERS = [',', '\t', ';', '|'] as const
const SAMPLE_CHARACTERS = 64 * 1024
const SAMPLE_ROWS = 25

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  // A zero byte is in no text file, and in nearly every other one.
  if (bytes.includes(0)) throw new CannotReadSheet('not_a_sheet')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // What Excel in China saves as csv. Hardly any text in it is valid UTF-8 by accident.
    return new TextDecoder('gb18030').decode(bytes)
  }
}

interface Scan {
  readonly text: string
  readonly delimiter: string
  readonly isEnough?: (rows: number) => boolean
  readonly add: (at: number, cells: string[]) => void
}

/** Where a quoted field ends, with its quotes made single. Undefined when it never ends. */
function quotedField(text: string, from: number): { value: string; end: number } | undefined {
  let value = ''
  for (let at = from + 1; ; ) {
    const quote = text.indexOf('"', at)
    if (quote === -1) return undefined
    value += text.slice(at, quote)
    if (text[quote + 1] !== '"') return { value, end: quote + 1 }
    value += '"'
    at = quote + 2
  }
}

function countLines(text: string, from: number, to: number): number {
  let lines = 0
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) lines++
  return lines
}

/** RFC 4180 and what programs make of it: any delimiter, any line end, quotes inside of unquoted fields. */
function scan({ text, delimiter, isEnough, add }: Scan): void {
  const special = new RegExp(`[${delimiter === '|' ? '\\|' : delimiter}\\r\\n]`, 'g')
  let line = 1
  let row_line = 1
  let rows = 0
  let cells: string[] = []
  for (let at = 0; at <= text.length; ) {
    let value = ''
    let end = at
    // `="00123"` keeps its delimiters too.
    const quote = text[at] === '=' && text[at + 1] === '"' ? at + 1 : at
    if (text[quote] === '"') {
      const field = quotedField(text, quote)
      if (!field) throw new CannotReadSheet('open_quote', line)
      line += countLines(text, at, field.end)
      value = field.value
      end = field.end
    }
    special.lastIndex = end
    const stop = special.exec(text)?.index ?? text.length
    cells.push(value + text.slice(end, stop))
    at = stop + 1
    if (text[stop] === delimiter && stop < text.length) continue
    add(row_line, cells)
    cells = []
    if (isEnough?.(++rows)) return
    if (text[stop] === '\r' && text[at] === '\n') at++
    row_line = ++line
  }
}

/** The delimiter that cuts the first rows into the most, and the most even, columns. */
function guessDelimiter(text: string): string {
  const sample = text.slice(0, SAMPLE_CHARACTERS)
  const score = (delimiter: string) => {
    const widths: number[] = []
    try {
      scan({
        text: sample,
        delimiter,
        isEnough: (rows) => rows >= SAMPLE_ROWS,
        add: (_, { length }) => widths.push(length),
      })
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
  scan({ text: body, delimiter, add: (at, cells) => collected.add(at + skipped, cells) })
  if (collected.rows.length === 0) throw new CannotReadSheet('empty')
  return { format: 'csv', sheets: [], sheet: '', rows: collected.rows }
}
