import { Platform } from '@inkroute/contract/codes'
import { TemplateContent } from '@inkroute/contract/listing/listing'
import { findListingPlatform } from '@inkroute/contract/listing/platforms'
import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { job } from '../../infra/jobs/job.ts'
import { demoFile } from '../../infra/module/demo.ts'
import { findDemoSeller } from '../account/account.ts'
import { searchGoods } from '../goods/goods.ts'
import { selectOpenStores } from '../store/store.ts'
import { insertTemplate, selectTemplates, wantListings } from './core/listing.queries.ts'
import { makeDrafts } from './make-drafts.ts'
import { publishJob } from './publish.job.ts'

const SHOPS_OPEN_S = 90
const MOST_WAITS = 5
const DEMO_GOODS = 5

const demoTemplates = demoFile('listing', z.array(z.strictObject({ platform: z.string(), content: TemplateContent })))

/** Publishes a few goods to the first shop, once the shop is connected and the pictures are made. */
export const demoListingsJob = job({
  name: 'listing.demo',
  schema: z.object({ waits: z.int().default(0) }),
  run: async (ctx, { waits }) => {
    const demo = await findDemoSeller(ctx.db)
    if (!demo) return
    const { seller_id } = demo
    const [store] = await selectOpenStores(ctx.db, seller_id, Platform.shopify)
    const [template] = await selectTemplates(ctx.db, seller_id, 'shopify')
    const platform = findListingPlatform('shopify')
    if (!template || !platform) return
    const goods = await searchGoods(ctx.db, seller_id, '', DEMO_GOODS)
    const ids = goods.map(({ id }) => id)
    const made = await makeDrafts(ctx, seller_id, platform, template, ids, { language: 'zh' })
    const ready = made.filter(({ problems }) => problems.length === 0)
    if (!store || ready.length < made.length) {
      if (waits >= MOST_WAITS) return
      await ctx.jobs.send(demoListingsJob, { waits: waits + 1 }, { start_after_seconds: SHOPS_OPEN_S })
      return
    }
    const wanted = ready.map(({ goods: { id }, draft }) => ({
      platform: 'shopify',
      store_id: store.id,
      goods_id: id,
      template_id: template.id,
      title: draft.title,
      draft,
    }))
    const listing_ids = await wantListings(ctx.db, seller_id, wanted, ctx.clock.now().toISOString())
    for (const listing_id of listing_ids) await ctx.jobs.send(publishJob, { seller_id, listing_id })
  },
})

export async function addDemoListings(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  if (!demo) return
  const now = ctx.clock.now().toISOString()
  for (const { platform, content } of demoTemplates())
    await insertTemplate(ctx.db, demo.seller_id, platform, content, now)
  await ctx.jobs.send(demoListingsJob, {}, { start_after_seconds: SHOPS_OPEN_S })
}
