import type { Input } from '@inkroute/contract/endpoint'
import type { cancelApplication as contract } from '@inkroute/contract/product-request/product-request'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { mayBecome } from './application.rules.ts'
import { changeApplication, lockApplication } from './product-request.queries.ts'

export async function cancelApplication(
  ctx: SellerCtx,
  { id }: Input<typeof contract>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockApplication(tx.db, tx.seller.id, id)
    if (!before) throw new AppError('not_found')
    if (!mayBecome(before.status, 'cancelled')) throw new AppError('application_state')
    const updated_at = tx.clock.now().toISOString()
    await changeApplication(tx.db, tx.seller.id, id, { status: 'cancelled', updated_at })
    return {}
  })
}
