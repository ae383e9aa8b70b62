import { shopPicture } from '@inkroute/contract/catalog/pictures'
import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { jsonText } from '../../infra/db/json-column.ts'
import { daysAgo, demoFile } from '../../infra/module/demo.ts'
import { findDemoSeller, findUserByLogin } from '../account/account.ts'
import type { KeptPicture } from '../upload/upload.ts'
import { findCategoryByKey, findProductByCode, insertApplication } from './product-request.queries.ts'

const demoApplications = demoFile(
  'product-request/product-request',
  z.array(
    z.strictObject({
      name: z.string(),
      category: z.string(),
      material: z.string(),
      technique: z.string(),
      size_attribute: z.string(),
      sizes: z.array(z.string()),
      countries: z.array(z.string()),
      produce_areas: z.array(z.string()),
      expected_price_fen: z.int(),
      monthly_quantity: z.int(),
      reference_link: z.string(),
      description: z.string(),
      /** Codes of products whose pictures are used. */
      shots: z.array(z.string()),
      status: z.enum(['pending', 'accepted', 'refused', 'cancelled']),
      remark: z.string(),
      product: z.string().optional(),
      days_ago: z.number(),
      reviewed_days_ago: z.number().optional(),
    }),
  ),
)

const getPicture = (code: string, index: number): KeptPicture => ({
  upload_id: index + 1,
  name: `${code}.webp`,
  preview_469_key: shopPicture(code, 'hero', 480),
  preview_1000_key: shopPicture(code, 'hero', 1200),
})

/** Applications in every state, so that the list shows what each looks like. */
export async function addDemoApplications(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  const staff = await findUserByLogin(ctx.db, 'ops')
  if (!demo) return
  for (const { shots, category, product, days_ago, reviewed_days_ago, ...row } of demoApplications()) {
    const created_at = daysAgo(ctx, days_ago).toISOString()
    const reviewed_at = reviewed_days_ago === undefined ? null : daysAgo(ctx, reviewed_days_ago).toISOString()
    await insertApplication(ctx.db, demo.seller_id, {
      ...row,
      user_id: demo.user_id,
      category_id: (await findCategoryByKey(ctx.db, category))?.id ?? null,
      product_id: product === undefined ? null : ((await findProductByCode(ctx.db, product))?.id ?? null),
      pictures: jsonText(shots.map(getPicture)),
      reviewed_by: reviewed_at === null ? null : (staff?.id ?? null),
      reviewed_at,
      created_at,
      updated_at: reviewed_at ?? created_at,
    })
  }
}
