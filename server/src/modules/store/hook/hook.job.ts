import { z } from 'zod'
import { MarketError } from '../../../connectors/core/market-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { job } from '../../../infra/jobs/job.ts'
import { readAfresh } from '../confirm/confirm-order.ts'
import { findStoreByHook, type StoreRecord } from '../core/store.queries.ts'
import { askMarket } from '../core/store-conn.ts'
import { syncStore } from '../sync/sync-store.job.ts'

const Event = z.object({
  hook_key: z.string(),
  kind: z.enum(['order', 'revoked', 'expiring', 'product']),
  external_order_id: z.string(),
})

/** What a marketplace asks for people's data; carried out by the privacy capability. */
export const privacyWishJob = {
  name: 'privacy.market-wish',
  schema: z.object({
    platform: z.int(),
    external_shop_id: z.string(),
    reference: z.string(),
    kind: z.enum(['buyer_export', 'buyer_erase', 'shop_erase']),
    email: z.string(),
    phone: z.string(),
    order_ids: z.array(z.string()),
    order_numbers: z.array(z.string()),
  }),
}

/** Events are not trusted: the order is read from the marketplace. */
async function lookAgain(ctx: AppCtx, store: StoreRecord, event: z.output<typeof Event>): Promise<void> {
  const { kind, external_order_id } = event
  if (kind === 'revoked') return askMarket(ctx, store, (conn, connector) => connector.probe(conn))
  if (kind !== 'order') return
  if (external_order_id === '') return syncStore(ctx, store.seller_id, store.id)
  await readAfresh(ctx, store, external_order_id)
}

export const hookJob = job({
  name: 'store.hook',
  schema: Event,
  concurrency: 8,
  run: async (ctx, event) => {
    const store = await findStoreByHook(ctx.db, event.hook_key)
    if (!store) return
    try {
      await lookAgain(ctx, store, event)
    } catch (error) {
      // Retry only transient errors; the regular sync picks up the rest.
      if (error instanceof MarketError && error.kind !== 'temporary' && error.kind !== 'throttled') return
      throw error
    }
  },
})
