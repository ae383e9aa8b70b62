import { CannotReadSheet, collectRows, type SheetLimits, type SheetRow, type SheetTable } from './sheet.ts'
import { fillMerged, findRange, type MergedRange } from './xlsx-merged.rules.ts'
import { type NumberLook, shownNumber } from './xlsx-number.rules.ts'
import { readLooks, readStrings, readWorkbook, textCollector, unescapeText, type Workbook } from './xlsx-workbook.ts'
import { readingPart, readPart, type UnpackBudget } from './xml-part.ts'
import type { Attributes, XmlHandler } from './xml-reader.ts'
import { readZipDirectory, type ZipEntry } from './zip-directory.ts'

const MAX_MERGES = 50_000

/** `AB12` → 27. */
function columnIndex(place: string): number {
  let index = 0
  for (const letter of place) {
    const code = letter.charCodeAt(0) - 64
    if (code < 1 || code > 26) break
    index = index * 26 + code
  }
  return index - 1
}

interface Shared {
  readonly strings: readonly string[]
  readonly looks: readonly NumberLook[]
  readonly is_1904: boolean
}

function shownValue(type: string | undefined, style: string | undefined, value: string, shared: Shared): string {
  switch (type) {
    case 's':
      return shared.strings[Number(value)] ?? ''
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE'
    case 'd':
      return value.replace('T', ' ').replace(/(\.\d+)?Z?$/, '')
    case 'str':
      return unescapeText(value)
    case 'e':
    case 'inlineStr':
      return value
    default:
      return shownNumber(value, shared.looks[Number(style ?? 0)] ?? { kind: 'plain' }, shared.is_1904)
  }
}

/** Reads cells as they pass by. A formula counts as what its program worked out last. */
class SheetHandler implements XmlHandler {
  readonly collected
  readonly merged: MergedRange[] = []
  private row_at = 0
  private cells: string[] = []
  private column = -1
  private cell: Attributes = {}
  private value = ''
  private is_value = false
  private readonly inline = textCollector()
  private readonly shared: Shared
  private readonly limits: SheetLimits

  constructor(shared: Shared, limits: SheetLimits) {
    this.shared = shared
    this.limits = limits
    this.collected = collectRows(limits)
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'row') {
      this.row_at = Number(attributes.r) || this.row_at + 1
      this.cells = []
      this.column = -1
    } else if (name === 'c') {
      this.cell = attributes
      this.column = attributes.r ? columnIndex(attributes.r) : this.column + 1
      this.value = ''
    } else if (name === 'v') this.is_value = true
    else if (name === 'mergeCell') this.merge(attributes.ref ?? '')
    else this.inline.open(name)
  }

  text(text: string): void {
    if (this.is_value) this.value += text
    else this.inline.take(text)
  }

  close(name: string): void {
    if (name === 'v') this.is_value = false
    else if (name === 'c') this.keep()
    else if (name === 'row') this.collected.add(this.row_at, this.cells)
    else this.inline.close(name)
  }

  private keep(): void {
    const { t: type, s: style } = this.cell
    const inline = this.inline.finish()
    const text =
      type === 'inlineStr' ? inline : this.value === '' ? '' : shownValue(type, style, this.value, this.shared)
    // A blank in a far corner, left over from somebody's formatting, must not widen the row.
    if (text.trim() === '') return
    if (this.column < 0 || this.column >= this.limits.max_columns)
      throw new CannotReadSheet('too_many_columns', this.row_at)
    while (this.cells.length < this.column) this.cells.push('')
    this.cells[this.column] = text
  }

  private merge(reference: string): void {
    const range = findRange(reference)
    if (!range) return
    if (this.merged.length >= MAX_MERGES) throw new CannotReadSheet('too_large')
    this.merged.push(range)
  }
}

function readSheet(entry: ZipEntry | undefined, budget: UnpackBudget, shared: Shared, limits: SheetLimits) {
  if (!entry) throw new CannotReadSheet('broken')
  const handler = new SheetHandler(shared, limits)
  readPart(entry, budget, handler)
  fillMerged(handler.collected.rows, handler.merged, limits.max_columns)
  return handler.collected.rows
}

/** The requested sheet, or the first that is not empty. */
function wantedSheets(workbook: Workbook, wanted: string | undefined): Workbook['sheets'] {
  const named = workbook.sheets.filter(({ name }) => name === wanted)
  return named.length > 0 ? named : workbook.sheets
}

/**
 * The rows of the first sheet in blocks, so that memory stays flat however long it is. Merged cells keep their value only
 * in their first row.
 */
export function* streamXlsx(bytes: Uint8Array, limits: SheetLimits): Generator<readonly SheetRow[]> {
  const { budget, entries, workbook, shared } = openXlsx(bytes, limits)
  const entry = entries.get(workbook.sheets[0]?.path ?? '')
  if (!entry) throw new CannotReadSheet('broken')
  const handler = new SheetHandler(shared, limits)
  for (const _ of readingPart(entry, budget, handler)) yield handler.collected.take()
  yield handler.collected.take()
}

function openXlsx(bytes: Uint8Array, limits: SheetLimits) {
  const budget: UnpackBudget = { left_bytes: limits.max_unpacked_bytes }
  const entries = readZipDirectory(bytes)
  const workbook = readWorkbook(entries, budget)
  const shared: Shared = {
    strings: readStrings(entries.get(workbook.strings_path ?? ''), budget, limits.max_cell_length),
    looks: readLooks(entries.get(workbook.styles_path ?? ''), budget),
    is_1904: workbook.is_1904,
  }
  return { budget, entries, workbook, shared }
}

export function readXlsx(bytes: Uint8Array, limits: SheetLimits, wanted?: string): SheetTable {
  const { budget, entries, workbook, shared } = openXlsx(bytes, limits)
  for (const { name, path } of wantedSheets(workbook, wanted)) {
    const rows = readSheet(entries.get(path), budget, shared, limits)
    if (rows.length > 0)
      return { format: 'xlsx', sheets: workbook.sheets.map((sheet) => sheet.name), sheet: name, rows }
  }
  throw new CannotReadSheet('empty')
}
