import { deliveryModes, deliveryTopics } from '@inkroute/contract/message/delivery'
import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { demoFile } from '../../../infra/module/demo.ts'
import { findDemoSeller } from '../../account/account.ts'
import { choose } from './choices.ts'
import { findRecipient, queueNewest } from './delivery.queries.ts'

const demoDelivery = demoFile(
  'delivery',
  z.strictObject({ mail: z.record(z.enum(deliveryTopics), z.enum(deliveryModes)) }),
)

/** The demo seller reads about orders once a day and about money at once; the newest messages wait in the mailbox. */
export async function addDemoDelivery(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  const person = demo ? await findRecipient(ctx.db, demo.user_id) : undefined
  if (!demo || !person?.email) return
  const rows = Object.entries(demoDelivery().mail).map(([topic, mode]) => ({
    channel: 'mail' as const,
    topic: topic as (typeof deliveryTopics)[number],
    mode,
  }))
  await choose(ctx, { ...demo, address: person.email, source: 'demo', ip: '', rows })
  await queueNewest(ctx.db, demo.seller_id, demo.user_id)
}
