import type { Input } from '@inkroute/contract/endpoint'
import type { reviewApplication as contract } from '@inkroute/contract/product-request/product-request'
import { AppError } from '../../infra/app-error.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { sendMessage } from '../message/message.ts'
import { mayBecome } from './application.rules.ts'
import { changeApplication, findProductByCode, lockApplication } from './product-request.queries.ts'
import { reviewMessage } from './review-message.ts'

async function productOf(ctx: StaffCtx, code: string): Promise<number | null> {
  if (code === '') return null
  const product = await findProductByCode(ctx.db, code)
  if (!product) throw new AppError('product_code_unknown', { code })
  return product.id
}

export async function reviewApplication(
  ctx: StaffCtx,
  { seller_id, id, is_accepted, remark, product_code }: Input<typeof contract>,
): Promise<Record<string, never>> {
  const status = is_accepted ? 'accepted' : 'refused'
  return inTransaction(ctx, async (tx) => {
    const before = await lockApplication(tx.db, seller_id, id)
    if (!before) throw new AppError('not_found')
    if (!mayBecome(before.status, status) || before.status === status) throw new AppError('application_state')
    const product_id = is_accepted ? await productOf(tx, product_code) : null
    const now = tx.clock.now().toISOString()
    const review = { reviewed_by: tx.identity.user_id, reviewed_at: now, updated_at: now }
    await changeApplication(tx.db, seller_id, id, { status, remark, product_id, ...review })
    await sendMessage(tx, { seller_id, ...reviewMessage({ id, name: before.name, is_accepted, remark, product_id }) })
    return {}
  })
}
