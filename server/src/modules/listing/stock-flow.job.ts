import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { job } from '../../infra/jobs/job.ts'
import { getStock } from '../catalog/catalog.ts'
import { skusOfGoods } from '../goods/goods.ts'
import { withStock } from './offer.rules.ts'
import { publishJob } from './publish.job.ts'
import { clearDue, lockDue, markMoved, selectCaps, selectSellersDue, wantOffer } from './stock.queries.ts'

const OVERLAP = 1000
const AT_ONCE = 500
/** Where the template is gone. */
const USUAL_CAP = 999

async function stockBySku(ctx: AppCtx, seller_id: number, goods_ids: readonly number[]): Promise<Map<string, number>> {
  const skus = await skusOfGoods(ctx.db, seller_id, [...new Set(goods_ids)])
  const pieces = new Map<number, number>()
  for (const shelf of await getStock(ctx.db, [...new Set(skus.map(({ item_id }) => item_id))]))
    pieces.set(shelf.item_id, (pieces.get(shelf.item_id) ?? 0) + shelf.pieces)
  return new Map(skus.map(({ sku_code, item_id }) => [sku_code, pieces.get(item_id) ?? 0]))
}

/** Pushes changed quantities to marketplaces and skips unchanged ones. */
async function flowFor(ctx: AppCtx, seller_id: number): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const due = await lockDue(tx.db, seller_id, AT_ONCE)
    const [stock, caps] = await Promise.all([
      stockBySku(
        tx,
        seller_id,
        due.map(({ goods_id }) => goods_id),
      ),
      selectCaps(tx.db, seller_id, [...new Set(due.map(({ template_id }) => template_id))]),
    ])
    const now = tx.clock.now().toISOString()
    const same: number[] = []
    for (const { id, template_id, draft } of due) {
      const changed = withStock(draft, stock, caps.get(template_id) ?? USUAL_CAP)
      if (changed === null) same.push(id)
      else {
        await wantOffer(tx.db, seller_id, id, changed, now)
        await tx.jobs.send(publishJob, { seller_id, listing_id: id })
      }
    }
    await clearDue(tx.db, seller_id, same)
    return due.length
  })
}

/** Every minute: updates each affected listing once, however often its stock changed. */
export const stockFlowJob = job({
  name: 'listing.stock',
  schema: z.object({}),
  cron: '* * * * *',
  run: async (ctx) => {
    await markMoved(ctx.db, OVERLAP)
    for (const seller_id of await selectSellersDue(ctx.db)) while ((await flowFor(ctx, seller_id)) === AT_ONCE);
  },
})
