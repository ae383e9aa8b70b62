import type { AppCtx } from '../../infra/context.ts'
import { findUserByLogin } from '../account/account.ts'
import { demoMessages } from './message.demo.ts'
import { insertMessages } from './message.queries.ts'

const HOUR_MS = 3_600_000

/** An inbox of two weeks for the demo seller, oldest first as it would have grown. */
export async function seedMessages(ctx: AppCtx): Promise<void> {
  const demo = await findUserByLogin(ctx.db, 'demo')
  if (!demo?.seller_id) return
  const now_ms = ctx.clock.now().getTime()
  for (const { hours_ago, is_read, ...message } of demoMessages) {
    await insertMessages(ctx.db, demo.seller_id, {
      ...message,
      user_ids: [demo.id],
      status: is_read ? 1 : 2,
      once_key: null,
      created_at: new Date(now_ms - hours_ago * HOUR_MS),
    })
  }
}
