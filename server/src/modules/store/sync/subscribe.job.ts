import { z } from 'zod'
import { MarketError } from '../../../connectors/core/market-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { derivedKey } from '../../../infra/derived-key.ts'
import { job } from '../../../infra/jobs/job.ts'
import { findStore, type StoreRecord } from '../core/store.queries.ts'
import { askBeforeLeaving, askMarket } from '../core/store-conn.ts'

/** A secret for each store, derived and so nowhere kept. */
export const hookSecret = (app_secret: string, hook_key: string): string =>
  derivedKey(app_secret, `store-hook:${hook_key}`).toString('hex')

async function subscribe(ctx: AppCtx, seller_id: number, store_id: number): Promise<void> {
  const store = await findStore(ctx.db, seller_id, store_id)
  if (store?.authed !== 1) return
  try {
    await askMarket(ctx, store, async (conn, connector) => {
      const address = `${conn.app.webhook_url}/${store.hook_key}`
      await connector.webhooks?.subscribe?.(conn, address, hookSecret(ctx.config.app_secret, store.hook_key))
    })
  } catch (error) {
    // Without webhooks the regular sync still works; retry only transient errors.
    if (error instanceof MarketError && error.kind !== 'temporary' && error.kind !== 'throttled') return
    throw error
  }
}

/** The shop stops calling us, so that no address of ours stays behind in its settings. */
export const unsubscribe = (ctx: AppCtx, store: StoreRecord): Promise<void> =>
  askBeforeLeaving(ctx, store, async (conn, connector) => {
    await connector.webhooks?.unsubscribe?.(conn, `${conn.app.webhook_url}/${store.hook_key}`)
  })

export const subscribeJob = job({
  name: 'store.subscribe',
  schema: z.object({ seller_id: z.int(), store_id: z.int() }),
  run: (ctx, { seller_id, store_id }) => subscribe(ctx, seller_id, store_id),
})
