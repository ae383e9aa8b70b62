import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { TextTableEntry } from './text-rules.ts'

/**
 * Texts in `assets/content` for the checks: the pairs `{ zh, en }` and `name_zh`, `name_en` of JSON files, and Markdown
 * files in pairs `<name>.zh.md`, `<name>.en.md`.
 */
const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Pictures have one URL per language; it contains nothing to read. */
const isAddress = ({ zh }: TextTableEntry) => zh?.startsWith('/') ?? false

function pairsIn(path: string, key: string, value: unknown): TextTableEntry[] {
  if (!value || typeof value !== 'object') return []
  const fields = value as Record<string, unknown>
  const pair = (name: string, zh: unknown, en: unknown) => ({
    path,
    table: '',
    key: name,
    zh: asText(zh),
    en: asText(en),
  })
  if ('zh' in fields || 'en' in fields) {
    const { zh, en } = fields
    if (!(zh && en && typeof zh === 'object' && typeof en === 'object'))
      return [pair(key, zh, en)].filter((entry) => !isAddress(entry))
  }
  const suffixed = Object.keys(fields)
    .flatMap((name) => /^(.+)_(?:zh|en)$/.exec(name)?.[1] ?? [])
    .filter((stem, place, all) => all.indexOf(stem) === place)
    .map((stem) => pair(`${key}.${stem}`, fields[`${stem}_zh`] ?? fields[stem], fields[`${stem}_en`]))
  const texts = suffixed.filter((entry) => !isAddress(entry))
  return [...texts, ...Object.entries(fields).flatMap(([name, entry]) => pairsIn(path, `${key}.${name}`, entry))]
}

const getLines = (markdown: string | null) => markdown?.split('\n').filter((line) => line.trim() !== '') ?? []

function markdownPair(root: string, stem: string, files: ReadonlySet<string>): TextTableEntry[] {
  const read = (language: string) =>
    files.has(`${stem}.${language}.md`) ? readFileSync(join(root, `${stem}.${language}.md`), 'utf8') : null
  const [zh, en] = [read('zh'), read('en')]
  const whole = { path: stem, table: '', key: 'text', zh, en }
  // Line by line, so a problem quotes its sentence.
  const english = getLines(en).map((line, place) => ({
    path: `${stem}.en.md`,
    table: '',
    key: `line ${place + 1}`,
    en: line,
  }))
  return zh === null || en === null ? [whole] : english.map((entry) => ({ ...entry, zh }))
}

export function contentTexts(root: string): TextTableEntry[] {
  const files = readdirSync(join(root, 'assets', 'content'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(root, join(file.parentPath, file.name)))
    .sort()
  const known = new Set(files)
  const stems = new Set(files.flatMap((file) => /^(.+)\.(?:zh|en)\.md$/.exec(file)?.[1] ?? []))
  return [
    ...files
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => pairsIn(file, 'file', JSON.parse(readFileSync(join(root, file), 'utf8')))),
    ...[...stems].flatMap((stem) => markdownPair(root, stem, known)),
  ]
}
