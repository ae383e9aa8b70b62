import { shopPicture } from '@inkroute/contract/catalog/pictures'
import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { daysAgo, demoFile } from '../../../infra/module/demo.ts'
import { findDemoSeller, findUserByLogin } from '../../account/account.ts'
import { insertCategory } from './category.queries.ts'
import { findProductIds, insertFavourites } from './favourite.queries.ts'
import { insertFeedback } from './feedback.queries.ts'
import { insertShowImage } from './show-image.queries.ts'

const Codes = z.array(z.string())

interface DemoCategory {
  readonly name: string
  readonly products: readonly string[]
  readonly below?: readonly DemoCategory[] | undefined
}
const DemoCategory: z.ZodType<DemoCategory> = z.strictObject({
  name: z.string(),
  products: Codes,
  get below() {
    return z.array(DemoCategory).optional()
  },
})

const demoOwnCatalogue = demoFile(
  'catalog/own',
  z.strictObject({
    favourites: z.array(DemoCategory),
    uncategorised: Codes,
    pictures: z.array(z.strictObject({ code: z.string(), shots: z.array(z.enum(['hero', 'detail', 'scene'])) })),
    feedback: z.array(
      z.strictObject({
        code: z.string(),
        kind: z.string(),
        days_ago: z.number(),
        status: z.enum(['answered', 'open']),
        text: z.string(),
        answer: z.string(),
      }),
    ),
  }),
)

/** Products by code; a code the catalogue does not have is left out. */
type Find = (codes: readonly string[]) => number[]

async function addFavourites(ctx: AppCtx, seller_id: number, find: Find): Promise<void> {
  const { favourites, uncategorised } = demoOwnCatalogue()
  let sort = 0
  const collect = (codes: readonly string[], category_id: number | null) => {
    const created_at = daysAgo(ctx, 20 - sort * 2).toISOString()
    return insertFavourites(ctx.db, seller_id, find(codes), { category_id, created_at })
  }
  const add = async ({ name, products, below = [] }: DemoCategory, parent_id: number | null) => {
    sort += 1
    const id = await insertCategory(ctx.db, seller_id, { name, parent_id, sort })
    await collect(products, id)
    for (const child of below) await add(child, id)
  }
  for (const category of favourites) await add(category, null)
  await collect(uncategorised, null)
}

async function addPictures(ctx: AppCtx, seller_id: number, find: Find): Promise<void> {
  for (const { code, shots } of demoOwnCatalogue().pictures)
    for (const product_id of find([code]))
      for (const [index, shot] of shots.entries())
        await insertShowImage(ctx.db, seller_id, {
          product_id,
          name: `${code}-${shot}`,
          width_px: 1200,
          height_px: 1200,
          sort: index + 1,
          preview_469_key: shopPicture(code, shot, 480),
          preview_1000_key: shopPicture(code, shot, 1200),
        })
}

/** A tree of favourites, some own pictures and two pieces of feedback. */
export async function addDemoOwnCatalogue(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  const staff = await findUserByLogin(ctx.db, 'ops')
  if (!demo) return
  const { seller_id, user_id } = demo
  const ids = await findProductIds(ctx.db)
  const find: Find = (codes) => codes.flatMap((code) => ids.get(code) ?? [])
  await addFavourites(ctx, seller_id, find)
  await addPictures(ctx, seller_id, find)
  for (const { code, days_ago, ...row } of demoOwnCatalogue().feedback) {
    const answered_at = daysAgo(ctx, days_ago - 1).toISOString()
    const review = row.status === 'answered' ? { answered_by: staff?.id ?? null, answered_at } : {}
    const created_at = daysAgo(ctx, days_ago).toISOString()
    for (const product_id of find([code]))
      await insertFeedback(ctx.db, seller_id, { ...row, ...review, created_at, user_id, product_id })
  }
}
