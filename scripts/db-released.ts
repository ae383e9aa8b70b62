// npm run db:released: when a release is made, keeps its schema in server/migrations/released.br. The next release must
// accept everything this one reads and writes; server/src/testing/schema/release-schema.test.ts compares them.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../server/src/config/config.ts'
import { startEmbeddedPostgres } from '../server/src/infra/db/connect/embedded-postgres.ts'
import { migrate, migrationNames } from '../server/src/infra/db/migrate.ts'
import { describeSchema } from '../server/src/testing/schema/describe-schema.ts'
import { packReleased, releasedFile } from '../server/src/testing/schema/release-schema.ts'

/** `--until NAME` leaves out later migrations: to write the file of a release after the fact. */
const until = process.argv[process.argv.indexOf('--until') + 1]
const names = migrationNames()
const kept = process.argv.includes('--until') ? names.slice(0, names.indexOf(until ?? '') + 1) : names
const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string }
const folder = mkdtempSync(join(tmpdir(), 'inkroute-released-'))
const postgres = await startEmbeddedPostgres(folder, ['fsync=off'])
try {
  await migrate(postgres.url(), kept)
  writeFileSync(releasedFile, packReleased(version, kept, await describeSchema(postgres.url())))
  console.log(`Kept the schema of ${version} after ${kept.at(-1)}.`)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
