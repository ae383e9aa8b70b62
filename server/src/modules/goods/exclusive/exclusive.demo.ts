import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { demoFile } from '../../../infra/module/demo.ts'
import { findDemoSeller } from '../../account/account.ts'
import { selectProductFacts } from '../../catalog/catalog.ts'
import { putBase } from './exclusive.queries.ts'

const demoBases = demoFile(
  'goods/exclusive',
  z.array(
    z.strictObject({
      place: z.int(),
      product_id: z.int(),
      name: z.string(),
      remark: z.string(),
      /** How many of the product's colours. */
      colors: z.int(),
    }),
  ),
)

/** Some places are taken, some are free. */
export async function addDemoExclusiveBases(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  if (!demo) return
  const updated_at = ctx.clock.now().toISOString()
  for (const { place, product_id, name, remark, colors } of demoBases()) {
    const product = await selectProductFacts(ctx.db, product_id)
    if (!product) continue
    const color_ids = product.colors.slice(0, colors).map(({ id }) => id)
    await putBase(ctx.db, demo.seller_id, place, { product_id, name, remark, color_ids, updated_at })
  }
}
