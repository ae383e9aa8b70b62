import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { daysAgo, demoFile, hoursAgo } from '../../infra/module/demo.ts'
import { findDemoSeller } from '../account/account.ts'
import { countView } from './blog.queries.ts'
import { insertComment } from './comment.queries.ts'

const demoBlog = demoFile(
  'blog',
  z.strictObject({
    /** How many read a post in the last two weeks. */
    readers: z.array(z.strictObject({ post_id: z.int(), count: z.int() })),
    comments: z.array(
      z.strictObject({
        post_id: z.int(),
        hours_ago: z.number(),
        /** The name of a visitor; without one the demo seller writes. */
        name: z.string().optional(),
        body: z.string(),
        state: z.enum(['pending', 'approved']),
      }),
    ),
  }),
)

/** Readers and comments of the last days, two of them waiting for staff. */
export async function addDemoBlog(ctx: AppCtx): Promise<void> {
  const { readers, comments } = demoBlog()
  for (const { post_id, count } of readers) {
    for (let reader = 0; reader < count; reader++) {
      const day = daysAgo(ctx, reader % 14)
        .toISOString()
        .slice(0, 10)
      await countView(ctx.db, post_id, day, `demo-${reader}`)
    }
  }
  const demo = await findDemoSeller(ctx.db)
  for (const { hours_ago, name, ...comment } of comments) {
    const writer = name || !demo ? { seller_id: null, user_id: null } : demo
    await insertComment(ctx.db, {
      ...comment,
      ...writer,
      name: name ?? 'demo',
      visitor: 'demo',
      created_at: hoursAgo(ctx, hours_ago).toISOString(),
    })
  }
}
