import type { SellerCalls } from '@inkroute/contract/after-sale/after-sale'
import type { WorkForm } from '@inkroute/contract/after-sale/codes'
import type {
  acceptReturn as acceptContract,
  receiveReturn as receiveContract,
} from '@inkroute/contract/after-sale/staff'
import type { Input } from '@inkroute/contract/endpoint'
import { canMove, type OrderState } from '@inkroute/contract/order/codes'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx, StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { advanceOrder, selectOrder } from '../order/order.ts'
import { addUnread, changeWork, countReturnedPieces } from './core/after-sale.queries.ts'
import { noteInThread, notifySeller, publishToThread } from './core/work-thread.ts'
import { anyOpenWork, ownOpenWork } from './reply-work.ts'

type Nothing = Record<string, never>

/** Staff agree: from now on the goods are awaited at an address. */
export async function acceptReturn(ctx: StaffCtx, input: Input<typeof acceptContract>): Promise<Nothing> {
  return inTransaction(ctx, async (tx) => {
    const work = await anyOpenWork(tx, input.id)
    if (work.form !== 'return') throw new AppError('work_not_return')
    await changeWork(tx.db, work.seller_id, work.id, {
      return_address: input.address,
      state: 'waiting_seller',
      updated_at: tx.clock.now().toISOString(),
      handler_id: work.handler_id ?? tx.identity.user_id,
    })
    await noteInThread(tx, work, {
      zh: `同意退货，请寄回：${input.address}`,
      en: `Your return has been approved. Please send the goods to: ${input.address}`,
    })
    await notifySeller(tx, work, {
      title: {
        zh: `退货 ${work.work_no} 已同意，请寄回商品`,
        en: `Return ${work.work_no} is approved; please send the goods back`,
      },
      body: { zh: input.address, en: input.address },
    })
    await publishToThread(tx, work.seller_id, work.id)
    return {}
  })
}

export async function sendBack(
  ctx: SellerCtx,
  form: WorkForm,
  input: Input<SellerCalls['sendBack']>,
): Promise<Nothing> {
  return inTransaction(ctx, async (tx) => {
    const work = await ownOpenWork(tx, form, input.id)
    if (work.return_address === null || work.received_at !== null) throw new AppError('work_not_return')
    await changeWork(tx.db, work.seller_id, work.id, {
      return_tracking: input.tracking_no,
      state: 'processing',
      updated_at: tx.clock.now().toISOString(),
    })
    await noteInThread(tx, work, {
      zh: `卖家已寄回，运单号 ${input.tracking_no}。`,
      en: `The goods are on their way back, tracking number ${input.tracking_no}.`,
    })
    await addUnread(tx.db, work.seller_id, work.id, 'staff_unread')
    await publishToThread(tx, work.seller_id, work.id)
    return {}
  })
}

/** The goods are back: an order of which every piece is back counts as returned, one of which some are stays as it is. */
export async function receiveReturn(ctx: StaffCtx, { id }: Input<typeof receiveContract>): Promise<Nothing> {
  return inTransaction(ctx, async (tx) => {
    const work = await anyOpenWork(tx, id)
    const { seller_id, order_id } = work
    if (work.return_address === null || work.received_at !== null) throw new AppError('work_not_return')
    const now = tx.clock.now().toISOString()
    await changeWork(tx.db, seller_id, id, { received_at: now, state: 'processing', updated_at: now })
    const order = await selectOrder(tx.db, seller_id, order_id)
    const back = await countReturnedPieces(tx.db, seller_id, order_id)
    const from = order?.state as OrderState | undefined
    if (from && canMove(from, 'returned') && back >= (order?.pieces ?? 0)) {
      const by = { actor: 'staff' as const, user_id: tx.identity.user_id }
      await advanceOrder(tx, { seller_id, id: order_id, from }, { to: 'returned', ...by })
    }
    await noteInThread(tx, work, { zh: '仓库已收到退货。', en: 'The warehouse has received the return.' })
    await notifySeller(tx, work, {
      title: { zh: `退货 ${work.work_no} 已收到`, en: `Return ${work.work_no} has arrived` },
      body: { zh: '验收后会给出处理结果。', en: 'We will let you know the outcome once we have checked it.' },
      once_key: `work-received:${id}`,
    })
    await publishToThread(tx, seller_id, id)
    return {}
  })
}
