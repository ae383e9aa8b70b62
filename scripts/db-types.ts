// npm run db:types: writes server/src/infra/db/tables.gen.ts from the migrations, using a temporary database. What a
// JSON column holds is stated in server/src/json-columns.ts.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../server/src/infra/db/connect/embedded-postgres.ts'
import { openDatabase } from '../server/src/infra/db/connect/open-database.ts'
import { migrate } from '../server/src/infra/db/migrate.ts'

interface JsonColumn {
  readonly name: string
  readonly has_default: boolean
}

async function readJsonColumns(url: string): Promise<JsonColumn[]> {
  const database = openDatabase(url, { max_connections: 1 })
  try {
    const { rows } = await database.pool.query<JsonColumn>(`
      select table_name || '.' || column_name as name, column_default is not null as has_default
      from information_schema.columns where table_schema = 'public' and data_type in ('json', 'jsonb')`)
    return rows
  } finally {
    await database.close()
  }
}

/** The type as the generator's syntax tree: it cannot parse one itself with this version of TypeScript. */
function typeNode({ name, has_default }: JsonColumn): object {
  const held = { type: 'GenericExpression', name: 'JsonColumn', args: [{ type: 'Literal', value: name }] }
  return has_default ? { type: 'GenericExpression', name: 'Generated', args: [held] } : held
}

async function jsonOverrides(url: string): Promise<Record<string, object>> {
  const source = readFileSync('server/src/json-columns.ts', 'utf8')
  const stated = [...source.matchAll(/^ {4}'(\w+\.\w+)': /gm)].map((match) => String(match[1]))
  const columns = new Map((await readJsonColumns(url)).map((column) => [column.name, column]))
  return Object.fromEntries(
    stated.map((name) => {
      const column = columns.get(name)
      if (!column) throw new Error(`server/src/json-columns.ts: ${name} is not a JSON column`)
      return [name, typeNode(column)]
    }),
  )
}

const folder = mkdtempSync(join(tmpdir(), 'inkroute-types-'))
const postgres = await startEmbeddedPostgres(folder, ['fsync=off'])
try {
  const url = postgres.url()
  await migrate(url)
  execFileSync(
    'npx',
    [
      'kysely-codegen',
      '--url',
      url,
      '--dialect',
      'postgres',
      '--out-file',
      'server/src/infra/db/tables.gen.ts',
      '--type-mapping',
      '{"int8":"number","timestamptz":"string","numeric":"string"}',
      '--custom-imports',
      '{"JsonColumn":"./json-column.ts"}',
      '--overrides',
      JSON.stringify({ columns: await jsonOverrides(url) }),
      '--log-level',
      'error',
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit' },
  )
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
