import type { AppCtx } from '../../../infra/context.ts'
import { findUserByLogin } from '../../account/account.ts'
import { designedProduct } from '../../catalog/catalog.ts'
import { putBase } from './exclusive.queries.ts'

const bases = [
  { place: 1, product_id: 1001, name: '店铺主推 T 恤', remark: '只卖黑白两色，夏季主推', colors: 2 },
  { place: 2, product_id: 1002, name: '', remark: '', colors: 3 },
  { place: 4, product_id: 1006, name: '办公室马克杯', remark: '配礼盒', colors: 1 },
] as const

/** Some places are taken, some wait. */
export async function seedExclusiveBases(ctx: AppCtx): Promise<void> {
  const demo = await findUserByLogin(ctx.db, 'demo')
  if (!demo?.seller_id) return
  for (const { place, product_id, name, remark, colors } of bases) {
    const product = await designedProduct(ctx.db, product_id)
    if (!product) continue
    const color_ids = product.colors.slice(0, colors).map(({ id }) => id)
    const updated_at = ctx.clock.now().toISOString()
    await putBase(ctx.db, demo.seller_id, place, { product_id, name, remark, color_ids, updated_at })
  }
}
