import { posix } from 'node:path'
import { actsOnImport, type SourceFile } from './structure-rules.ts'

/** Sizes and habits of the code that slow a reader down. Each has a limit; lower it when the code gets better. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly limit: number
  readonly is_at_least?: true
}

const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path)
const LIMITS = {
  median_lines: 60,
  small_percent: 12,
  lonely_percent: 3,
  crowded_folders: 0,
  spread_literals: 0,
  zero_ids: 31,
  dialect_lines: 0,
  names_with_of: 52,
  unknown_casts: 9,
  never_casts: 3,
  architecture_bytes: 9000,
  import_effects: 0,
  strange_writes: 1,
  upward_reads: 1,
  style_lines: 20671,
  repeated_rules: 1813,
}
const SMALL_LINES = 25
const MAX_FILES = 25

/** Words of a dialect this code once had. A reader should find every word of a comment in a dictionary, with that meaning. */
const dialect = /\b(?:whoever|anew|stands?(?! (?:for|in for|out))|stood|standing)\b/i

export function getComments(text: string): string[] {
  return [...text.matchAll(/(?:^|\s)\/\/ ?(.*)$|^\s*\/\*\*? ?(.*)$|^\s*\* (.*)$/gm)].map(
    (match) => match[1] ?? match[2] ?? match[3] ?? '',
  )
}

/** Without lines that are comments: casts are counted in code. */
const getCode = (text: string) => text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const total = (files: readonly SourceFile[], count_of: (file: SourceFile) => number) =>
  files.reduce((sum, file) => sum + count_of(file), 0)

const toPercent = (part: number, whole: number) => Math.round((1000 * part) / Math.max(1, whole)) / 10

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Small files with a single importer, in the same folder: usually they belong in that file. */
function lonelyFiles(files: readonly SourceFile[]): number {
  const importers = new Map<string, Set<string>>()
  for (const file of files) {
    for (const target of file.imports) {
      importers.set(target, (importers.get(target) ?? new Set()).add(file.path))
    }
  }
  return files.filter(({ path, line_count }) => {
    const [only, ...others] = importers.get(path) ?? []
    return line_count <= 30 && only && others.length === 0 && posix.dirname(only) === posix.dirname(path)
  }).length
}

/** A folder too large to take in at a glance should be nested by its parts. */
function crowdedFolders(files: readonly SourceFile[]): number {
  const sizes = new Map<string, number>()
  for (const { path } of files) sizes.set(posix.dirname(path), (sizes.get(posix.dirname(path)) ?? 0) + 1)
  return [...sizes.values()].filter((size) => size > MAX_FILES).length
}

export function getFigures(all: readonly SourceFile[]): Figure[] {
  const files = all.filter((file) => !isTest(file.path))
  const text_of = (pattern: RegExp) => total(all, (file) => count(file.text, pattern))
  const code_of = (pattern: RegExp) => total(files, (file) => count(getCode(file.text), pattern))
  return [
    {
      name: 'median lines',
      value: median(files.map((file) => file.line_count)),
      limit: LIMITS.median_lines,
      is_at_least: true,
    },
    {
      name: `% of files below ${SMALL_LINES} lines`,
      value: toPercent(files.filter((file) => file.line_count < SMALL_LINES).length, files.length),
      limit: LIMITS.small_percent,
    },
    {
      name: '% of files small and with one importer beside them',
      value: toPercent(lonelyFiles(files), files.length),
      limit: LIMITS.lonely_percent,
    },
    { name: `folders with more than ${MAX_FILES} files`, value: crowdedFolders(all), limit: LIMITS.crowded_folders },
    { name: 'object literals spread into another', value: text_of(/\.\.\.\{ /g), limit: LIMITS.spread_literals },
    { name: 'ids that fall back to 0', value: text_of(/(?:_id|\bid) \?\? 0\b/g), limit: LIMITS.zero_ids },
    // Each says in a comment why the types cannot.
    { name: 'casts by way of unknown', value: code_of(/\bas unknown as\b/g), limit: LIMITS.unknown_casts },
    { name: 'casts to never', value: code_of(/\bas never\b/g), limit: LIMITS.never_casts },
    {
      name: 'functions called somethingOf',
      value: text_of(/\b(?:function|const|let) [a-z]\w*[a-z0-9]Of\b/g),
      limit: LIMITS.names_with_of,
    },
    {
      name: 'comment lines in dialect',
      value: total(all, (file) => getComments(file.text).filter((line) => dialect.test(line)).length),
      limit: LIMITS.dialect_lines,
    },
    {
      name: 'registrations outside manifests',
      value: all.filter(actsOnImport).length,
      limit: LIMITS.import_effects,
    },
  ]
}

/** A newcomer reads it in one sitting; what concerns one capability belongs to the README of that capability. */
export const architectureFigure = (text: string): Figure => ({
  name: 'bytes of ARCHITECTURE.md',
  value: Buffer.byteLength(text),
  limit: LIMITS.architecture_bytes,
})

/** The structure check lists them one by one. */
export const tableFigures = (writes: number, reads: number): Figure[] => [
  { name: 'writes to tables of others', value: writes, limit: LIMITS.strange_writes },
  { name: 'SQL that reaches up the ladder', value: reads, limit: LIMITS.upward_reads },
]

/** Layout is said with the shared classes, see web/README.md: a sheet holds what is drawn by hand. */
export function styleFigures(sheets: readonly string[]): Figure[] {
  const bodies = sheets.flatMap((text) => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, body]) => body as string))
  const times = Map.groupBy(bodies, (body) => body.replace(/\s+/g, ' '))
  return [
    {
      name: 'lines of style sheets',
      value: sheets.reduce((sum, text) => sum + count(text, /\n/g), 0),
      limit: LIMITS.style_lines,
    },
    {
      name: 'style rules whose body occurs elsewhere',
      value: [...times.values()].filter(({ length }) => length > 1).flat().length,
      limit: LIMITS.repeated_rules,
    },
  ]
}

export const figureProblems = (figures: readonly Figure[]): string[] =>
  figures
    .filter(({ value, limit, is_at_least }) => (is_at_least ? value < limit : value > limit))
    .map(({ name, value, limit, is_at_least }) => `${name}: ${value}, at ${is_at_least ? 'least' : 'most'} ${limit}`)
