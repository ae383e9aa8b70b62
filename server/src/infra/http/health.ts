import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { migrationNames } from '../db/migrate.ts'
import type { Boss } from '../jobs/boss.ts'

/** 200 when this node can do its work: the database answers, knows our migrations, and the queue is open. */
export function addHealth(app: FastifyInstance, database: Database, boss: Boss): void {
  const newest = migrationNames().at(-1)
  app.get('/healthz', async (_request, reply) => {
    const checks = { database: false, migrations: false, jobs: boss.isReady() }
    try {
      const { rows } = await sql<{ found: boolean }>`
        select exists (select 1 from schema_migration where name = ${newest}) as found`.execute(database.db)
      checks.database = true
      checks.migrations = rows[0]?.found === true
    } catch {
      // The answer below says it.
    }
    const ready = Object.values(checks).every(Boolean)
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, checks })
  })
}
