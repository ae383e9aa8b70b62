import { CannotReadSheet } from './sheet.ts'
import { getLook, type NumberLook } from './xlsx-number.rules.ts'
import { findAttribute, readPart, type UnpackBudget } from './xml-part.ts'
import type { ZipEntry } from './zip-directory.ts'

type Entries = ReadonlyMap<string, ZipEntry>

interface SheetPart {
  readonly name: string
  readonly is_visible: boolean
  readonly relation: string
}

const MAX_STRINGS = 2_000_000

const resolve = (folder: string, target: string): string => {
  const path = target.startsWith('/') ? target.slice(1) : `${folder}${target}`
  // `xl/../xl/worksheets/…`, which some writers do.
  return new URL(path, 'part:///').pathname.replace(/^\//, '').toLowerCase()
}

function getRelations(
  entries: Entries,
  path: string,
  budget: UnpackBudget,
): Map<string, { type: string; path: string }> {
  const at = path.lastIndexOf('/') + 1
  const relations = new Map<string, { type: string; path: string }>()
  const entry = entries.get(`${path.slice(0, at)}_rels/${path.slice(at)}.rels`)
  if (!entry) return relations
  readPart(entry, budget, {
    open(name, { Id: id, Type: type = '', Target: target = '', TargetMode: mode }) {
      if (name !== 'Relationship' || !id || mode === 'External') return
      relations.set(id, { type: type.slice(type.lastIndexOf('/') + 1), path: resolve(path.slice(0, at), target) })
    },
  })
  return relations
}

export interface Workbook {
  readonly is_1904: boolean
  readonly sheets: readonly { readonly name: string; readonly path: string }[]
  readonly strings_path: string | undefined
  readonly styles_path: string | undefined
}

export function readWorkbook(entries: Entries, budget: UnpackBudget): Workbook {
  const root = [...getRelations(entries, '', budget).values()].find(({ type }) => type === 'officeDocument')
  const path = root?.path ?? 'xl/workbook.xml'
  const entry = entries.get(path)
  // A zip of something else: a document, pictures, an OpenDocument sheet.
  if (!entry) throw new CannotReadSheet('not_a_sheet')
  const found: SheetPart[] = []
  let is_1904 = false
  readPart(entry, budget, {
    open(name, attributes) {
      if (name === 'workbookPr') is_1904 = /^(1|true|on)$/.test(attributes.date1904 ?? '')
      if (name !== 'sheet') return
      const is_visible = (attributes.state ?? 'visible') === 'visible'
      found.push({ name: attributes.name ?? '', is_visible, relation: findAttribute(attributes, 'id') ?? '' })
    },
  })
  const relations = getRelations(entries, path, budget)
  const byType = (wanted: string) => [...relations.values()].find(({ type }) => type === wanted)?.path
  const sheets = found
    .filter(({ is_visible }) => is_visible)
    .flatMap(({ name, relation }) => {
      const target = relations.get(relation)
      return target?.type === 'worksheet' && entries.has(target.path) ? [{ name, path: target.path }] : []
    })
  if (sheets.length === 0) throw new CannotReadSheet('not_a_sheet')
  return { is_1904, sheets, strings_path: byType('sharedStrings'), styles_path: byType('styles') }
}

/** How the numbers of each cell style are shown. */
export function readLooks(entry: ZipEntry | undefined, budget: UnpackBudget): readonly NumberLook[] {
  const looks: NumberLook[] = []
  if (!entry) return looks
  const custom = new Map<number, string>()
  let is_cell_style = false
  readPart(entry, budget, {
    open(name, attributes) {
      if (name === 'numFmt') custom.set(Number(attributes.numFmtId), attributes.formatCode ?? '')
      if (name === 'cellXfs') is_cell_style = true
      if (name !== 'xf' || !is_cell_style) return
      const id = Number(attributes.numFmtId ?? 0)
      looks.push(getLook(id, custom.get(id)))
    },
    close(name) {
      if (name === 'cellXfs') is_cell_style = false
    },
  })
  return looks
}

/** `_x000D_` is how a workbook writes a character that XML cannot. */
export const unescapeText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/** Text of a cell or a shared string: its pieces in order, without the reading aids of East Asian text. */
export function textCollector() {
  let text = ''
  let is_text = false
  let is_aid = false
  return {
    open(name: string): void {
      if (name === 't') is_text = true
      if (name === 'rPh') is_aid = true
    },
    take(more: string): void {
      if (is_text && !is_aid) text += more
    },
    close(name: string): void {
      if (name === 't') is_text = false
      if (name === 'rPh') is_aid = false
    },
    finish(): string {
      const whole = unescapeText(text)
      text = ''
      return whole
    },
  }
}

export function readStrings(entry: ZipEntry | undefined, budget: UnpackBudget, max_length: number): readonly string[] {
  const strings: string[] = []
  if (!entry) return strings
  const collector = textCollector()
  readPart(entry, budget, {
    open: (name) => collector.open(name),
    text: (text) => collector.take(text),
    close(name) {
      collector.close(name)
      if (name !== 'si') return
      if (strings.length >= MAX_STRINGS) throw new CannotReadSheet('too_large')
      strings.push(collector.finish().slice(0, max_length))
    },
  })
  return strings
}
