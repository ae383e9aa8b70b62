import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { updateListings as contract } from '@inkroute/contract/listing/listing'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { selectListingsByIds } from './core/listing.queries.ts'
import { withOffer } from './offer.rules.ts'
import { draftsFor } from './preview-listings.ts'
import { publishJob } from './publish.job.ts'
import { openStore, releaseAgain } from './release-listings.ts'
import { wantOffer } from './stock.queries.ts'
import { templateFor } from './template/templates.ts'

type Listed = Awaited<ReturnType<typeof selectListingsByIds>>[number]
type Updated = Reply<typeof contract>

/** Updates price and quantity of listings of one store and template. Texts and variants stay. */
async function offerGroup(ctx: SellerCtx, rows: readonly Listed[]): Promise<Updated> {
  const [first] = rows
  if (!first) return { queued: 0, refused: [] }
  const { platform, store_id, template_id } = first
  await openStore(ctx, store_id, platform, await templateFor(ctx, template_id, platform))
  const goods_ids = rows.map(({ goods_id }) => goods_id)
  const { made } = await draftsFor(ctx, { platform, template_id, goods_ids })
  const newer = new Map(made.map((one) => [one.goods.id, one]))
  const [good, bad] = [rows, rows].map((all, at) =>
    all.filter(({ goods_id }) => {
      const is_priced = newer.get(goods_id)?.problems.every(({ field }) => field !== 'price') ?? false
      return at === 0 ? is_priced : !is_priced
    }),
  )
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now().toISOString()
    for (const { id, goods_id, draft } of good ?? []) {
      const today = newer.get(goods_id)?.draft
      if (!today) continue
      await wantOffer(tx.db, tx.seller.id, id, withOffer(draft, today), now)
      await tx.jobs.send(publishJob, { seller_id: tx.seller.id, listing_id: id })
    }
  })
  const why = (goods_id: number) => newer.get(goods_id)?.problems.find(({ field }) => field === 'price')?.message ?? ''
  return {
    queued: good?.length ?? 0,
    refused: (bad ?? []).map(({ goods_id }) => ({ goods_id, message: why(goods_id) })),
  }
}

/** Updates live listings in place. */
export async function updateListings(ctx: SellerCtx, { ids, what }: Input<typeof contract>): Promise<Updated> {
  const rows = await selectListingsByIds(ctx.db, ctx.seller.id, ids)
  const shown = rows.filter(({ state, external_product_id }) => state === 'live' && external_product_id !== '')
  if (what === 'all') return releaseAgain(ctx, shown)
  const done: Updated = { queued: 0, refused: [] }
  for (const group of Map.groupBy(shown, (row) => `${row.store_id}:${row.template_id}`).values()) {
    const { queued, refused } = await offerGroup(ctx, group)
    done.queued += queued
    done.refused.push(...refused)
  }
  return done
}
