import { shopPicture } from '@inkroute/contract/catalog/pictures'
import type { AppCtx } from '../../../infra/context.ts'
import { findUserByLogin } from '../../account/account.ts'
import { insertCategory } from './category.queries.ts'
import { findProductIds, insertFavourites } from './favourite.queries.ts'
import { insertFeedback } from './feedback.queries.ts'
import { insertShowImage } from './show-image.queries.ts'

const DAY_MS = 86_400_000

interface DemoCategory {
  readonly name: string
  readonly products: readonly string[]
  readonly below?: readonly DemoCategory[]
}

const tree: readonly DemoCategory[] = [
  {
    name: 'Etsy 主推',
    products: ['tshirt', 'mug'],
    below: [
      { name: '情侣礼物', products: ['mug-accent', 'pillow', 'couple-tee-set'] },
      { name: '宠物主题', products: ['pet-bandana', 'pet-bowl'] },
    ],
  },
  { name: '圣诞备货', products: ['ornament', 'blanket', 'puzzle'] },
  { name: 'TikTok 试款', products: ['tumbler', 'tote'] },
]
const uncategorised = ['canvas', 'phonecase', 'desk-mat', 'poster', 'cap']

const ownPictures = [
  { code: 'mug', shots: ['hero', 'detail', 'scene'] },
  { code: 'tshirt', shots: ['scene', 'hero'] },
] as const

const feedback = [
  {
    ...{ code: 'tshirt', kind: 'size', days_ago: 6, status: 'answered' },
    text: '买家反映 XL 的胸围比尺码表小 2 cm 左右，请核对一下这一批的尺码。',
    answer: '已抽检三个批次，XL 胸围误差在 1 cm 内；尺码表补充了测量方法，并把误差范围写在表下。',
  },
  {
    ...{ code: 'mug', kind: 'stock', days_ago: 1, status: 'open', answer: '' },
    text: '11oz 白色马克杯美国仓经常断货，能否把安全库存提高一些？圣诞前每周大约需要 300 个。',
  },
]

/** A tree of favourites, some own pictures and two pieces of feedback, as a working seller has them. */
export async function seedOwnCatalogue(ctx: AppCtx): Promise<void> {
  const demo = await findUserByLogin(ctx.db, 'demo')
  const staff = await findUserByLogin(ctx.db, 'ops')
  if (!demo?.seller_id) return
  const { seller_id } = demo
  const ids = await findProductIds(ctx.db)
  const daysAgo = (days: number) => new Date(ctx.clock.now().getTime() - days * DAY_MS).toISOString()
  const known = (codes: readonly string[]) => codes.flatMap((code) => ids.get(code) ?? [])
  let sort = 0
  const collect = (codes: readonly string[], category_id: number | null) =>
    insertFavourites(ctx.db, seller_id, known(codes), { category_id, created_at: daysAgo(20 - sort * 2) })
  const add = async ({ name, products, below = [] }: DemoCategory, parent_id: number | null) => {
    sort += 1
    const id = await insertCategory(ctx.db, seller_id, { name, parent_id, sort })
    await collect(products, id)
    for (const child of below) await add(child, id)
  }
  for (const category of tree) await add(category, null)
  await collect(uncategorised, null)
  for (const { code, shots } of ownPictures) {
    for (const product_id of known([code])) {
      for (const [index, shot] of shots.entries()) {
        const keys = { preview_469_key: shopPicture(code, shot, 480), preview_1000_key: shopPicture(code, shot, 1200) }
        const row = { product_id, name: `${code}-${shot}`, width_px: 1200, height_px: 1200, sort: index + 1, ...keys }
        await insertShowImage(ctx.db, seller_id, row)
      }
    }
  }
  for (const { code, days_ago, ...row } of feedback) {
    const review =
      row.status === 'answered' ? { answered_by: staff?.id ?? null, answered_at: daysAgo(days_ago - 1) } : {}
    for (const product_id of known([code])) {
      const at = { created_at: daysAgo(days_ago), user_id: demo.id, product_id }
      await insertFeedback(ctx.db, seller_id, { ...row, ...review, ...at })
    }
  }
}
