// During an upgrade nodes of the previous release go on working while the first new node changes the schema. So the
// schema of the release is kept in server/migrations/released.br, and whatever that release reads and writes has to be
// accepted by the new one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { projectRoot } from '../../config/config.ts'

export const releasedFile = join(projectRoot, 'server', 'migrations', 'released.br')

export interface ReleasedSchema {
  readonly version: string
  readonly migrations: ReadonlySet<string>
  readonly lines: readonly string[]
}

const KEPT = /^(table|column|constraint|CREATE UNIQUE INDEX) /

/** The column says so too. */
const NOT_NULL = /^constraint \S+ NOT NULL /

/** The text of the file, from the lines of `describeSchema`. Positions of columns do not matter to a program. */
function releasedText(version: string, migrations: readonly string[], schema: readonly string[]): string {
  const lines = schema.filter((line) => KEPT.test(line) && !NOT_NULL.test(line)).map(withoutPosition)
  return [`release ${version}`, ...migrations.map((name) => `migration ${name}`), ...lines, ''].join('\n')
}

const withoutPosition = (line: string) => line.replace(/^(column \S+) \d+ /, '$1 ')

/** Packed, because nobody reads its four thousand lines and everybody downloads them. */
export const packReleased = (...schema: Parameters<typeof releasedText>): Buffer =>
  brotliCompressSync(releasedText(...schema))

export function readReleased(packed = readFileSync(releasedFile)): ReleasedSchema {
  const text = brotliDecompressSync(packed).toString('utf8')
  const lines = text.split('\n').filter(Boolean)
  const rest = (kind: string) =>
    lines.filter((line) => line.startsWith(`${kind} `)).map((line) => line.slice(kind.length + 1))
  return {
    version: rest('release')[0] ?? '',
    migrations: new Set(rest('migration')),
    lines: lines.filter((line) => KEPT.test(line)),
  }
}

interface Column {
  readonly type: string
  readonly not_null: boolean
  /** A row may leave it out. */
  readonly is_filled: boolean
}

const COLUMN = /^column (\S+) (.+) not_null=(t|f) default=(.*) identity=(.?) generated=(.?)$/

function getColumns(lines: readonly string[]): Map<string, Column> {
  const columns = new Map<string, Column>()
  for (const line of lines) {
    const [, name, type = '', not_null, default_value, identity, generated] = COLUMN.exec(withoutPosition(line)) ?? []
    if (name === undefined) continue
    const is_filled = not_null === 'f' || default_value !== '' || identity !== '' || generated !== ''
    columns.set(name, { type, not_null: not_null === 't', is_filled })
  }
  return columns
}

const getTable = (column: string) => column.slice(0, column.indexOf('.'))

/** Columns of a unique key: what `on conflict (…)` of the previous release needs. */
function uniqueKeys(lines: readonly string[]): Set<string> {
  const keys = lines.flatMap((line) => {
    const constraint = /^constraint ([^.]+)\.\S+ (?:UNIQUE|PRIMARY KEY) \((.*)\)/.exec(line)
    const index = /^CREATE UNIQUE INDEX \S+ ON (?:public\.)?(\S+) USING \w+ \((.*)$/.exec(line)
    const [, table, columns] = constraint ?? index ?? []
    return table ? [`${table} (${columns?.replace(/\)$/, '')})`] : []
  })
  return new Set(keys)
}

const LITERAL = /'((?:[^']|'')*)'::[a-z ]+(?:, )?/g
const getName = (line: string) => /^constraint (\S+)/.exec(line)?.[1] ?? ''

/** The same check as before, with more allowed values. */
function isWidened(line: string, former: string | undefined): boolean {
  if (!former?.includes('= ANY (ARRAY[') || former.replace(LITERAL, '') !== line.replace(LITERAL, '')) return false
  const values = new Set([...line.matchAll(LITERAL)].map(([, value]) => value))
  return [...former.matchAll(LITERAL)].every(([, value]) => values.has(value))
}

/** Constraints that were not there before, on tables the previous release writes to. */
function newConstraints(
  before: readonly string[],
  now: readonly string[],
  known: ReadonlyMap<string, Column>,
): string[] {
  const tables = new Set([...known.keys()].map(getTable))
  const former = new Set(before)
  const added = now.filter((line) => line.startsWith('constraint ') && !former.has(line))
  const by_name = new Map(before.map((line) => [getName(line), line]))
  return added.filter((line) => {
    if (isWidened(line, by_name.get(getName(line)))) return false
    const [, table = '', , definition = ''] = /^constraint ([^.]+)\.(\S+) (.*)$/.exec(line) ?? []
    if (!tables.has(table) || NOT_NULL.test(line)) return false
    // One that only speaks of new columns cannot refuse a row that leaves them out.
    const words: string[] = definition.split(/\bREFERENCES\b/)[0]?.match(/[a-z_][a-z0-9_]*/g) ?? []
    return words.some((word) => known.has(`${table}.${word}`))
  })
}

/** Why nodes of the previous release could fail on the new schema, one sentence each. `reviewed` names constraints. */
export function upgradeProblems(
  before: readonly string[],
  now: readonly string[],
  reviewed: ReadonlySet<string> = new Set(),
): string[] {
  const [former, current] = [getColumns(before), getColumns(now)]
  const problems: string[] = []
  for (const [name, column] of former) {
    const found = current.get(name)
    if (!found) problems.push(`${name} is gone`)
    else if (found.type !== column.type) problems.push(`${name} is ${found.type} instead of ${column.type}`)
    else if (found.not_null && !column.not_null) problems.push(`${name} may no longer be null`)
    else if (column.is_filled && !found.is_filled) problems.push(`${name} has lost its default`)
  }
  const tables = new Set([...former.keys()].map(getTable))
  for (const [name, column] of current) {
    if (former.has(name) || !tables.has(getTable(name)) || column.is_filled) continue
    problems.push(`${name} is new and must be filled in, but the previous release does not know it`)
  }
  const keys = uniqueKeys(now)
  for (const key of uniqueKeys(before)) if (!keys.has(key)) problems.push(`the unique key ${key} is gone`)
  for (const line of newConstraints(before, now, former)) {
    const name = getName(line)
    if (!reviewed.has(name)) problems.push(`${name} may refuse rows of the previous release`)
  }
  return problems
}

const RISKY =
  /\b(drop\s+(?:table|column|function|view|schema)|rename\s+(?:to|column)|alter\s+column\s+\S+\s+(?:set\s+data\s+)?type|truncate)\b/gi

/** Statements that take something away. `-- contract: reason` above one says that the previous release has no use for it. */
export function riskyStatements(sql: string): string[] {
  const lines = sql.split('\n')
  return lines.filter((line, n) => {
    RISKY.lastIndex = 0
    const [code = ''] = line.split('--')
    return RISKY.test(code) && !/^\s*-- contract: \S/.test(lines[n - 1] ?? '')
  })
}
