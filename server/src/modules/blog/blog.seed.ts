import type { AppCtx } from '../../infra/context.ts'
import { findUserByLogin } from '../account/account.ts'
import { countView } from './blog.queries.ts'
import { DAY_MS } from './blog.rules.ts'
import { insertComment } from './comment.queries.ts'

/** Readers of the demo, by post: how many in the last days. */
const readers: Readonly<Record<number, number>> = { 2: 46, 3: 38, 5: 31, 16: 24, 1: 19, 17: 15, 11: 12, 12: 9 }

interface DemoComment {
  readonly post_id: number
  readonly hours_ago: number
  /** A name for a visitor; without one the demo seller writes. */
  readonly name?: string
  readonly body: string
  readonly state: 'pending' | 'approved'
}

const comments: readonly DemoComment[] = [
  {
    post_id: 2,
    hours_ago: 120,
    name: '阿木',
    body: '之前一直用烫画做大面积插画，买家说闷。照着镂空改了一版，手感确实好很多。',
    state: 'approved',
  },
  {
    post_id: 2,
    hours_ago: 70,
    body: '混纺卫衣我也试过直喷，颜色明显浅，这类还是走烫画。',
    state: 'approved',
  },
  {
    post_id: 3,
    hours_ago: 44,
    name: '小满的店',
    body: '转灰度看轮廓这个办法太实用了，省了两次打样。',
    state: 'approved',
  },
  {
    post_id: 16,
    hours_ago: 26,
    name: 'Lena',
    body: 'The 3 × 3 squint test found a diagonal I had never noticed. Thank you.',
    state: 'approved',
  },
  { post_id: 5, hours_ago: 5, name: '陈先生', body: '英国母亲节具体是哪一天？想提前把链接分开。', state: 'pending' },
  { post_id: 12, hours_ago: 2, name: 'Nora', body: 'Do the ornaments come with a ribbon?', state: 'pending' },
]

async function addViews(ctx: AppCtx, now: Date): Promise<void> {
  for (const [post_id, count] of Object.entries(readers)) {
    for (let reader = 0; reader < count; reader++) {
      const day = new Date(now.getTime() - (reader % 14) * DAY_MS).toISOString().slice(0, 10)
      await countView(ctx.db, Number(post_id), day, `demo-${reader}`)
    }
  }
}

/** Readers and comments of the last days, two of them waiting for staff. */
export async function seedBlog(ctx: AppCtx): Promise<void> {
  const now = ctx.clock.now()
  await addViews(ctx, now)
  const demo = await findUserByLogin(ctx.db, 'demo')
  for (const { hours_ago, name, ...comment } of comments) {
    const writer = name || !demo ? { seller_id: null, user_id: null } : { seller_id: demo.seller_id, user_id: demo.id }
    await insertComment(ctx.db, {
      ...comment,
      ...writer,
      name: name ?? 'demo',
      visitor: 'demo',
      created_at: new Date(now.getTime() - hours_ago * 3_600_000).toISOString(),
    })
  }
}
