/** The rules for visible text: complete in both languages, used, and never hard-coded in a component. */

export interface TextSource {
  readonly path: string
  readonly text: string
}

export interface TextTableEntry {
  readonly path: string
  readonly table: string
  readonly key: string
  readonly zh: string | null
  readonly en: string | null
}

const CJK = /[\u3400-\u9fff\uf900-\ufaff]/
const LETTERS = /[A-Za-z]{2,}/

/** Names that are the same in every language, and texts made only of symbols and placeholders. */
const isNeutral = (text: string) => !LETTERS.test(text.replace(/\{\w+\}/g, '')) || /^[\w.:/@+ -]{1,24}$/.test(text)

/** The language switch names the other language in that language; the brand has both names. */
const speaksBoth = (entry: TextTableEntry) =>
  /other_language/.test(entry.key) || /(^|\/)brand\.text\.ts$/.test(entry.path)

export function tableProblems(entry: TextTableEntry): string[] {
  const name = `${entry.path}: ${entry.key}`
  if (entry.zh === null || entry.zh === '') return [`${name} has no Chinese text`]
  if (entry.en === null || entry.en === '') return [`${name} has no English text`]
  // Identical in both languages is a name: of a person, a company, a language.
  if (speaksBoth(entry) || entry.zh === entry.en) return []
  const english = entry.en.replaceAll('印途', '').replaceAll('“中文”', '')
  return [
    ...(CJK.test(entry.zh) || isNeutral(entry.zh) ? [] : [`${name}: the Chinese text is not Chinese: ${entry.zh}`]),
    ...(CJK.test(english) ? [`${name}: the English text contains Chinese: ${entry.en}`] : []),
  ]
}

/** `flow_${n}`, `${key}_body`, `t${status}`: a key composed of parts. */
function builtForms(key: string): string[] {
  const parts = key.split('_')
  return [
    ...parts.slice(1).map((_, place) => `\`${parts.slice(0, place + 1).join('_')}_\${`),
    ...parts.slice(1).map((_, place) => `}_${parts.slice(place + 1).join('_')}\``),
    `\`${key.replace(/\d+$/, '')}\${`,
    // Both halves in variables: `text[`${way}_${place}`]`.
    ...(parts.length === 2 ? ['}_${'] : []),
  ]
}

interface Readers {
  /** Files that import the table, and those of them that index a table with a variable. */
  readonly files: readonly TextSource[]
  readonly indexing: readonly TextSource[]
}

const readersByTable = new WeakMap<readonly TextSource[], Map<string, Readers>>()

/** Cached per table: with thousands of texts, searching every file for each would dominate the check. */
function getReaders(table: string, sources: readonly TextSource[]): Readers {
  const known = readersByTable.get(sources) ?? new Map<string, Readers>()
  readersByTable.set(sources, known)
  const files = known.get(table)?.files ?? sources.filter((source) => source.text.includes(table))
  const readers = known.get(table) ?? { files, indexing: files.filter(isIndexing) }
  known.set(table, readers)
  return readers
}

const isIndexing = ({ text }: TextSource) => /\b\w*[tT]exts?\[(?!['"`])/.test(text)

/**
 * Whether some file reads the key: by name or by a template where the table is imported, or, where the table is
 * indexed with a variable (`text[level]`), by its quoted name anywhere.
 */
export function isUsed({ path, table, key }: TextTableEntry, sources: readonly TextSource[]): boolean {
  const direct = new RegExp(`\\.${key}\\b|['"\`]${key}['"\`]`)
  const named = new RegExp(`['"\`]${key}['"\`]|\\b${key}\\s*:`)
  const built = builtForms(key)
  const readers = getReaders(table, sources)
  const isRead = ({ text }: TextSource) =>
    (text.includes(key) && direct.test(text)) || built.some((part) => text.includes(part))
  if (readers.files.some((source) => source.path !== path && isRead(source))) return true
  if (!readers.indexing.some((source) => source.path !== path)) return false
  const isNamed = (source: TextSource) => source.text.includes(key) && named.test(source.text)
  return sources.some((source) => !source.path.endsWith('.text.ts') && isNamed(source))
}

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|[^:])\/\/.*$/gm, '$1')

const getLine = (text: string, place: number) => text.slice(0, place).split('\n').length

/** Keyboard keys and units are the same in both languages. */
const isSign = (text: string) =>
  /^(?:Ctrl|Alt|Shift|Esc|Enter|Tab|[A-Z]|px|cm|mm|dpi|MB|kB|ID|SKU|[\s+·/—…%×.:,()-])*$/.test(text)

/** Literals a person would read in a component: Chinese anywhere, English as JSX text or in a label attribute. */
export function literalProblems(source: TextSource): string[] {
  const code = withoutComments(source.text)
  const found: string[] = []
  const add = (place: number, what: string) =>
    found.push(`${source.path}:${getLine(code, place)}: ${what.trim()} belongs in a text table`)
  for (const match of code.matchAll(/[\u3400-\u9fff\uf900-\ufaff][^\n'"`<>{}]*/g)) add(match.index, match[0])
  for (const match of code.matchAll(/\b(?:aria-label|placeholder|title|alt|label)="([^"]*[A-Za-z]{2,}[^"]*)"/g)) {
    if (!isSign(match[1] ?? '')) add(match.index, match[0])
  }
  // Text between two tags. Generics and comparisons contain brackets, operators or keywords instead.
  for (const match of code.matchAll(/[\w"'}\]/]>\s*([A-Z][A-Za-z]*(?:[ ,.’'!?-]+[A-Za-z]+)*[.!?…]?)\s*<\/?[a-zA-Z]/g)) {
    if (!isSign(match[1] ?? '')) add(match.index, match[1] ?? '')
  }
  return found
}
