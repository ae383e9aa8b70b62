import type { AppCtx } from '../../../infra/context.ts'
import { findUserByLogin } from '../../account/account.ts'
import { selectSkuPage } from '../sku.queries.ts'
import { insertMerged, replaceParts } from './merge.queries.ts'

const sets = [
  { code: 'SET-COUPLE-01', name: '情侣两件装', remark: '情人节活动', parts: 2 },
  { code: 'SET-FAMILY-03', name: '亲子三件套', remark: '', parts: 3 },
] as const

const HOUR_MS = 3_600_000

/** Two sets of the demo seller's goods, each of the first SKUs of different goods. */
export async function seedMergedSkus(ctx: AppCtx): Promise<void> {
  const demo = await findUserByLogin(ctx.db, 'demo')
  if (!demo?.seller_id) return
  const seller_id = demo.seller_id
  const found = await selectSkuPage(ctx.db, seller_id, { codes: 'all' }, { limit: 200, offset: 0, language: 'zh' })
  const firsts = [...new Map(found.toReversed().map((sku) => [sku.goods_id, sku.id])).values()]
  for (const [n, { parts, ...words }] of sets.entries()) {
    const chosen = firsts.slice(n, n + parts)
    if (chosen.length < parts) continue
    const updated_at = new Date(ctx.clock.now().getTime() - (n + 2) * 26 * HOUR_MS).toISOString()
    const id = await insertMerged(ctx.db, seller_id, { ...words, updated_at })
    if (id === null) continue
    await replaceParts(
      ctx.db,
      seller_id,
      id,
      chosen.map((sku_id) => ({ sku_id, quantity: 1 })),
    )
  }
}
