import { MessageType } from '@inkroute/contract/codes'
import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { job } from '../../infra/jobs/job.ts'
import { listSellerIds } from '../account/account.ts'
import { addDelivered, findPlatformMessage } from './message.queries.ts'
import { sendCounted } from './message.ts'

const SELLERS_AT_ONCE = 200

/** Fills inboxes batch by batch; a second run skips those who already have the message. */
export const deliverPlatformMessage = job({
  name: 'message.deliver-platform',
  schema: z.object({ id: z.int() }),
  async run(ctx, { id }) {
    const message = await findPlatformMessage(ctx.db, id)
    if (!message) return
    if (message.recipient_seller_id !== null) return deliver(ctx, message, [message.recipient_seller_id])
    for (let after = 0; ; ) {
      const seller_ids = await listSellerIds(ctx.db, after, SELLERS_AT_ONCE)
      const last = seller_ids.at(-1)
      if (last === undefined) return
      await deliver(ctx, message, seller_ids)
      after = last
    }
  },
})

type PlatformMessage = NonNullable<Awaited<ReturnType<typeof findPlatformMessage>>>

async function deliver(ctx: AppCtx, message: PlatformMessage, seller_ids: readonly number[]): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    let delivered = 0
    for (const seller_id of seller_ids) {
      delivered += await sendCounted(tx, {
        seller_id,
        type: MessageType.platform,
        title: { zh: message.title_zh, en: message.title_en },
        body: { zh: message.body_zh, en: message.body_en },
        link: message.link,
        once_key: `platform:${message.id}`,
      })
    }
    await addDelivered(tx.db, message.id, delivered)
  })
}
