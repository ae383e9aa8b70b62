import { MessageType } from '@inkroute/contract/codes'
import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { demoFile, hoursAgo } from '../../infra/module/demo.ts'
import { findDemoSeller } from '../account/account.ts'
import { insertMessages } from './message.queries.ts'
import { welcomeMessage } from './welcome.job.ts'

const Text = z.strictObject({ zh: z.string(), en: z.string() })
const WELCOME_HOURS_AGO = 336

/** Two weeks in the life of a small shop, oldest first. */
const demoMessages = demoFile(
  'message',
  z.array(
    z.strictObject({
      type: z.enum(['platform', 'order', 'trade']).transform((name) => MessageType[name]),
      title: Text,
      body: Text,
      link: z.string().nullable().default(null),
      hours_ago: z.number(),
      is_read: z.boolean(),
    }),
  ),
)

export async function addDemoMessages(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  if (!demo) return
  const welcome = { ...(await welcomeMessage(ctx)), hours_ago: WELCOME_HOURS_AGO, is_read: true }
  for (const { hours_ago, is_read, ...message } of [welcome, ...demoMessages()])
    await insertMessages(ctx.db, demo.seller_id, {
      ...message,
      user_ids: [demo.user_id],
      status: is_read ? 1 : 2,
      once_key: null,
      created_at: hoursAgo(ctx, hours_ago),
    })
}
