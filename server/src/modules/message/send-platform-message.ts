import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { sendPlatformMessage as contract } from '@inkroute/contract/message/message'
import { AppError } from '../../infra/app-error.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { findUserByLogin } from '../account/account.ts'
import { deliverPlatformMessage } from './deliver-platform-message.job.ts'
import { insertPlatformMessage } from './message.queries.ts'

/** Answers at once; delivery to every inbox is a job. */
export async function sendPlatformMessage(
  ctx: StaffCtx,
  { recipient, ...text }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const recipient_seller_id = recipient === undefined ? null : await sellerOf(ctx, recipient)
  return inTransaction(ctx, async (tx) => {
    const row = { ...text, sent_by: tx.identity.user_id, recipient_seller_id, recipient: recipient ?? null }
    const id = await insertPlatformMessage(tx.db, row)
    await tx.jobs.send(deliverPlatformMessage, { id })
    return { id }
  })
}

async function sellerOf(ctx: StaffCtx, recipient: string): Promise<number> {
  const user = await findUserByLogin(ctx.db, recipient)
  if (!user?.seller_id) throw new AppError('recipient_unknown', { recipient })
  return user.seller_id
}
