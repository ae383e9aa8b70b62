import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { migrationNames } from '../db/migrate.ts'
import type { EventBus } from '../events/event-bus.ts'
import type { Boss } from '../jobs/boss.ts'

/** A load balancer must learn quickly that the database hangs; its own timeout is often a few seconds. */
const TIMEOUT_MS = 2_000

interface Parts {
  readonly database: Database
  readonly boss: Boss
  readonly events: EventBus
}

/**
 * 200 when this node can work: the database responds and is migrated, the queue is open, and other nodes are heard. One
 * that cannot open its event connection will soon find no room for others either, whatever those it holds still answer.
 */
export function addHealth(app: FastifyInstance, { database, boss, events }: Parts): void {
  const newest = migrationNames().at(-1)
  let under_way: Promise<boolean | null> | null = null
  /** Whether our newest migration is applied; null without a reply. One at a time: a hanging check takes one connection. */
  const probe = (): Promise<boolean | null> => {
    under_way ??= sql<{ found: boolean }>`
      select exists (select 1 from schema_migration where name = ${newest}) as found`
      .execute(database.db)
      .then(({ rows }) => rows[0]?.found === true)
      .catch(() => null)
      .finally(() => {
        under_way = null
      })
    return under_way
  }
  app.get('/healthz', async (_request, reply) => {
    const found = await Promise.race([probe(), wait(TIMEOUT_MS, null, { ref: false })])
    const checks = {
      database: found !== null,
      migrations: found === true,
      jobs: boss.isReady(),
      events: events.line() !== null,
    }
    const ready = Object.values(checks).every(Boolean)
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, checks })
  })
}
