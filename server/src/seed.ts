import { sql } from 'kysely'
import type { AppCtx } from './infra/context.ts'
import { isNoted, note } from './infra/db/installation.ts'
import { inTransaction } from './infra/db/transaction.ts'
import { modules } from './modules.ts'

const SEED_LOCK = 7_151_202

/** Fills a new database: what every installation needs at each start, the demo once. Nodes take turns. */
export async function seed(ctx: AppCtx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(tx.db)
    for (const module of modules) await module.base?.(tx)
    if (!ctx.config.demo || (await isNoted(tx.db, 'demo'))) return
    // A design saved in the first minute does not queue behind the demo's pictures.
    const demo = { ...tx, jobs: tx.jobs.unhurried() }
    for (const module of modules) await module.demo?.(demo)
    await note(tx.db, 'demo', { seeded_at: ctx.clock.now() })
  })
}
