import { shopPicture } from '@inkroute/contract/catalog/pictures'
import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { daysAgo, demoFile } from '../../../infra/module/demo.ts'
import { findDemoSeller } from '../../account/account.ts'
import { insertThirdParty } from './third-party.queries.ts'

const demoProducts = demoFile(
  'product-request/third-party',
  z.array(
    z.strictObject({
      name: z.string(),
      sku_code: z.string(),
      supplier: z.string(),
      cost_fen: z.int(),
      price_fen: z.int().nullable(),
      /** The code of a product whose picture is used. */
      shot: z.string(),
      remark: z.string(),
      days_ago: z.number(),
    }),
  ),
)

export async function addDemoThirdPartyProducts(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  if (!demo) return
  for (const [index, { shot, days_ago, ...row }] of demoProducts().entries()) {
    const created_at = daysAgo(ctx, days_ago).toISOString()
    const picture = {
      upload_id: index + 1,
      name: `${shot}.webp`,
      preview_469_key: shopPicture(shot, 'hero', 480),
      preview_1000_key: shopPicture(shot, 'hero', 1200),
    }
    const pictures = jsonText([picture])
    await insertThirdParty(ctx.db, demo.seller_id, { ...row, pictures, created_at, updated_at: created_at })
  }
}
