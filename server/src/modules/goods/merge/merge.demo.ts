import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { demoFile, hoursAgo } from '../../../infra/module/demo.ts'
import { findDemoSeller } from '../../account/account.ts'
import { selectSkuPage } from '../core/sku.queries.ts'
import { insertMerged, replaceParts } from './merge.queries.ts'

const demoSets = demoFile(
  'goods/merge',
  z.array(z.strictObject({ code: z.string(), name: z.string(), remark: z.string(), parts: z.int() })),
)

/** Two sets of the demo seller's goods, each of the first SKUs of different goods. */
export async function addDemoMergedSkus(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  if (!demo) return
  const { seller_id } = demo
  const found = await selectSkuPage(ctx.db, seller_id, { codes: 'all' }, { limit: 200, offset: 0, language: 'zh' })
  const firsts = [...new Map(found.toReversed().map((sku) => [sku.goods_id, sku.id])).values()]
  for (const [n, { parts, ...words }] of demoSets().entries()) {
    const chosen = firsts.slice(n, n + parts)
    if (chosen.length < parts) continue
    const updated_at = hoursAgo(ctx, (n + 2) * 26).toISOString()
    const id = await insertMerged(ctx.db, seller_id, { ...words, updated_at })
    if (id === null) continue
    const pieces = chosen.map((sku_id) => ({ sku_id, quantity: 1 }))
    await replaceParts(ctx.db, seller_id, id, pieces)
  }
}
