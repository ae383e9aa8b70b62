import { z } from 'zod'
import { getKeyId, openCredentials, sealCredentials } from '../../../connectors/credential-seal.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { job } from '../../../infra/jobs/job.ts'
import { deleteOldAttempts } from '../core/auth.queries.ts'
import { saveResealed, selectForResealing } from '../core/credential.queries.ts'
import { subscribeJob } from './subscribe.job.ts'
import { deleteOldHooks, rescanAll, selectAuthorised, selectDue } from './sync.queries.ts'
import { syncStoreJob } from './sync-store.job.ts'

const MAX_DUE = 1000
const DAY_MS = 86_400_000
const RESCAN_DAYS = 3
const HOOK_DAYS = 30
const RESEAL_AT_ONCE = 500

/** Every minute: enqueues stores that are due for a sync. */
export const syncDueJob = job({
  name: 'store.sync-due',
  schema: z.object({}),
  cron: '* * * * *',
  run: async (ctx) => {
    for (const { seller_id, store_id } of await selectDue(ctx.db, ctx.clock.now().toISOString(), MAX_DUE)) {
      await ctx.jobs.send(syncStoreJob, { seller_id, store_id }, { singleton_key: `sync:${store_id}` })
    }
  },
})

/** Credentials sealed with an old secret are sealed with today's, so that the old one can be forgotten. */
async function resealAll(ctx: AppCtx): Promise<void> {
  const rows = await selectForResealing(ctx.db, getKeyId(ctx.config.app_secret), RESEAL_AT_ONCE)
  for (const row of rows) {
    const credentials = openCredentials(ctx.config, row, row)
    if (!credentials) continue
    await saveResealed(ctx.db, row, sealCredentials(ctx.config, row, credentials))
  }
}

/** Shops disable or remove webhooks that failed for a while, and our own address may have changed. */
async function subscribeAll(ctx: AppCtx): Promise<void> {
  for (let after_id = 0; ; ) {
    const stores = await selectAuthorised(ctx.db, after_id, MAX_DUE)
    for (const { seller_id, store_id } of stores) {
      await ctx.jobs.send(subscribeJob, { seller_id, store_id }, { singleton_key: `subscribe:${store_id}` })
    }
    const last = stores.at(-1)
    if (!last || stores.length < MAX_DUE) return
    after_id = last.store_id
  }
}

/** Nightly: rescans the last days, checks webhooks, deletes old records and re-encrypts old credentials. */
export const nightlyJob = job({
  name: 'store.nightly',
  schema: z.object({}),
  cron: '20 19 * * *',
  run: async (ctx) => {
    const now = ctx.clock.now()
    const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
    await rescanAll(ctx.db, ago(RESCAN_DAYS), now.toISOString())
    await deleteOldHooks(ctx.db, ago(HOOK_DAYS))
    await deleteOldAttempts(ctx.db, ago(1))
    await subscribeAll(ctx)
    await resealAll(ctx)
  },
})
