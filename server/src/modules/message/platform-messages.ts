import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/message/message'
import { AppError } from '../../infra/app-error.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { findUserByLogin } from '../account/account.ts'
import { deliverPlatformMessage } from './deliver-platform-message.job.ts'
import { insertPlatformMessage, listPlatformMessageRows } from './message.queries.ts'

export async function listPlatformMessages(
  ctx: StaffCtx,
  { page, page_size }: Input<typeof contract.listPlatformMessages>,
): Promise<Reply<typeof contract.listPlatformMessages>> {
  const { data, total } = await listPlatformMessageRows(ctx.db, { limit: page_size, offset: (page - 1) * page_size })
  return { data: data.map(({ sent_by_name, ...row }) => ({ ...row, sent_by: sent_by_name })), total, page, page_size }
}

/** Answers at once; delivery to every inbox is a job. */
export async function sendPlatformMessage(
  ctx: StaffCtx,
  { recipient, ...text }: Input<typeof contract.sendPlatformMessage>,
): Promise<Reply<typeof contract.sendPlatformMessage>> {
  const recipient_seller_id = recipient === undefined ? null : await getSeller(ctx, recipient)
  return inTransaction(ctx, async (tx) => {
    const row = { ...text, sent_by: tx.identity.user_id, recipient_seller_id, recipient: recipient ?? null }
    const id = await insertPlatformMessage(tx.db, row)
    await tx.jobs.send(deliverPlatformMessage, { id })
    return { id }
  })
}

async function getSeller(ctx: StaffCtx, recipient: string): Promise<number> {
  const user = await findUserByLogin(ctx.db, recipient)
  if (!user?.seller_id) throw new AppError('recipient_unknown', { recipient })
  return user.seller_id
}
