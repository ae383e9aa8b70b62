// node scripts/check-texts.ts: every visible text is in a text table or in assets/content, complete in Chinese and
// English, used, in words people use, and promises nothing we do not have.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { errors } from '@inkroute/contract/errors/errors'
import { forbiddenIn } from '@inkroute/contract/site/public-claims'
import { contentTexts } from './content-texts.ts'
import { isUsed, literalProblems, type TextSource, type TextTableEntry, tableProblems } from './text-rules.ts'
import { wordProblems } from './word-rules.ts'

const root = join(import.meta.dirname, '..')
const web = join(root, 'web', 'src')

const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)

function sourcesBelow(folder: string): TextSource[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && isSource(file.name))
    .map((file) => join(file.parentPath, file.name))
    .sort()
    .map((file) => ({ path: relative(root, file), text: readFileSync(file, 'utf8') }))
}

const sources = sourcesBelow(web)
/** Codes of the contract and lists of the engine name some keys: `text[name]` over the names of `MessageType`, for example. */
const users = [...sources, ...['contract', 'engine'].flatMap((room) => sourcesBelow(join(root, room, 'src')))]

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const isTable = (name: string, value: unknown) =>
  /Text$/.test(name) && !!value && typeof value === 'object' && !Array.isArray(value)

async function getEntries(source: TextSource): Promise<TextTableEntry[]> {
  const exports = (await import(pathToFileURL(join(root, source.path)).href)) as Record<string, unknown>
  return Object.entries(exports)
    .filter(([name, value]) => isTable(name, value))
    .flatMap(([table, value]) =>
      Object.entries(value as Record<string, { zh?: unknown; en?: unknown } | null>).map(([key, text]) => ({
        path: source.path,
        table,
        key,
        zh: asText(text?.zh),
        en: asText(text?.en),
      })),
    )
}

/** Longer texts (an agreement) are lists of bilingual parts: these are only checked for completeness. */
function getParts(path: string, key: string, value: unknown): TextTableEntry[] {
  if (!value || typeof value !== 'object') return []
  const { zh, en } = value as { zh?: unknown; en?: unknown }
  if (typeof zh === 'string' || typeof en === 'string')
    return [{ path, table: '', key, zh: asText(zh), en: asText(en) }]
  return Object.entries(value).flatMap(([name, part]) => getParts(path, `${key}.${name}`, part))
}

async function getLongTexts(source: TextSource): Promise<TextTableEntry[]> {
  const exports = (await import(pathToFileURL(join(root, source.path)).href)) as Record<string, unknown>
  return Object.entries(exports)
    .filter(([name, value]) => !isTable(name, value))
    .flatMap(([name, value]) => getParts(source.path, name, value))
}

const tables = sources.filter((source) => source.path.endsWith('.text.ts'))
const entries = (await Promise.all(tables.map(getEntries))).flat()
const long = (await Promise.all(tables.map(getLongTexts))).flat()
/** Only in consoles, where a demo may be mentioned and marketplaces do push. */
const isPublic = ({ path }: TextSource) => !/features\/(store|listing|design|goods)\//.test(path)

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

async function getClaims(source: TextSource): Promise<string[]> {
  const exports: unknown = await import(pathToFileURL(join(root, source.path)).href)
  return stringsIn({ ...(exports as object) }).flatMap((text) => {
    const hours = /\d+ ?[–-] ?\d+ ?(小时|h\b|hours\b)/.exec(text)?.[0]
    const claim = forbiddenIn(text) ?? (hours ? `${hours}: lead times come from the catalogue` : null)
    return claim ? [`${source.path} says ${claim}`] : []
  })
}

/** Error messages are read as often as screens. */
const refusals = Object.entries(errors).map(([key, { zh, en }]) => ({ path: 'contract/src/errors', key, zh, en }))

const content = contentTexts(root)
/** Content pages may quote a buyer, who says 你; their English follows the same rules as screens. */
const spoken = content.map(({ path, key, en }) => ({ path, key, zh: null, en }))
const contentClaims = content.flatMap(({ path, key, zh, en }) => {
  const claim = forbiddenIn(zh ?? '') ?? forbiddenIn(en ?? '')
  return claim ? [`${path}: ${key} says ${claim}`] : []
})

const claims = (await Promise.all(tables.filter(isPublic).map(getClaims))).flat()
const problems = [
  ...claims,
  ...contentClaims,
  ...[...entries, ...long, ...content].flatMap(tableProblems),
  ...[...entries, ...long, ...refusals, ...spoken].flatMap((entry) =>
    wordProblems(entry).map((problem) => `${entry.path}: ${entry.key} says ${problem}`),
  ),
  ...entries.filter((entry) => !isUsed(entry, users)).map((entry) => `${entry.path}: ${entry.key} is not used`),
  ...sources
    .filter((source) => source.path.endsWith('.tsx') && !source.path.includes('/testing/'))
    .flatMap(literalProblems),
]

for (const problem of problems) console.error(problem)
console.log(
  `${entries.length + long.length} texts in ${tables.length} tables, ${content.length} in assets/content, ${problems.length} problems`,
)
process.exitCode = problems.length === 0 ? 0 : 1
