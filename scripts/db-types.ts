// npm run db:types: writes server/src/infra/db/tables.gen.ts from the migrations, using a temporary database.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../server/src/infra/db/embedded-postgres.ts'
import { migrate } from '../server/src/infra/db/migrate.ts'

const folder = mkdtempSync(join(tmpdir(), 'inkroute-types-'))
const postgres = await startEmbeddedPostgres(folder, ['fsync=off'])
try {
  await migrate(postgres.url())
  execFileSync(
    'npx',
    [
      'kysely-codegen',
      '--url',
      postgres.url(),
      '--dialect',
      'postgres',
      '--out-file',
      'server/src/infra/db/tables.gen.ts',
      '--type-mapping',
      '{"int8":"number","timestamptz":"string","numeric":"string"}',
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
