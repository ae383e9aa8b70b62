import { shopPicture } from '@inkroute/contract/catalog/pictures'
import type { AppCtx } from '../../infra/context.ts'
import { findUserByLogin } from '../account/account.ts'
import type { KeptPicture } from '../upload/upload.ts'
import { demoApplications } from './product-request.demo.ts'
import { findCategoryByKey, findProductByCode, insertApplication } from './product-request.queries.ts'

const DAY_MS = 86_400_000

const pictureOf = (code: string, index: number): KeptPicture => ({
  upload_id: index + 1,
  name: `${code}.webp`,
  preview_469_key: shopPicture(code, 'hero', 480),
  preview_1000_key: shopPicture(code, 'hero', 1200),
})

/** Applications in every state, so that the list shows what each looks like. */
export async function seedApplications(ctx: AppCtx): Promise<void> {
  const demo = await findUserByLogin(ctx.db, 'demo')
  const staff = await findUserByLogin(ctx.db, 'ops')
  if (!demo?.seller_id) return
  const daysAgo = (days: number) => new Date(ctx.clock.now().getTime() - days * DAY_MS).toISOString()
  for (const { shots, category, product, days_ago, reviewed_days_ago, ...row } of demoApplications) {
    const reviewed_at = reviewed_days_ago === undefined ? null : daysAgo(reviewed_days_ago)
    await insertApplication(ctx.db, demo.seller_id, {
      ...row,
      sizes: [...row.sizes],
      countries: [...row.countries],
      produce_areas: [...row.produce_areas],
      user_id: demo.id,
      category_id: (await findCategoryByKey(ctx.db, category))?.id ?? null,
      product_id: product === undefined ? null : ((await findProductByCode(ctx.db, product))?.id ?? null),
      pictures: JSON.stringify(shots.map(pictureOf)),
      reviewed_by: reviewed_at === null ? null : (staff?.id ?? null),
      reviewed_at,
      created_at: daysAgo(days_ago),
      updated_at: reviewed_at ?? daysAgo(days_ago),
    })
  }
}
