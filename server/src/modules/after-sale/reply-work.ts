import type { SellerCalls } from '@inkroute/contract/after-sale/after-sale'
import type { WorkForm } from '@inkroute/contract/after-sale/codes'
import type {
  replyStaffWork as staffContract,
  takeStaffWork as takeContract,
} from '@inkroute/contract/after-sale/staff'
import type { Input } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx, SellerCtx, StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { staffPhotos } from '../production/production.ts'
import { addUnread, changeWork, findSellerOfWork, type LockedWork, lockWork } from './core/after-sale.queries.ts'
import { say } from './core/open-work.ts'
import { cutShort, isOpen } from './core/work.rules.ts'
import { noteInThread, notifySeller, publishToThread } from './core/work-thread.ts'

type Nothing = Record<string, never>

/** The seller's own open request, locked. Another seller's is not found. */
export async function ownOpenWork(tx: SellerCtx, form: WorkForm, id: number): Promise<LockedWork> {
  const work = await lockWork(tx.db, tx.seller.id, id)
  if (!work || work.form !== form) throw new AppError('not_found')
  if (!isOpen(work.state)) throw new AppError('work_over')
  return work
}

/** Any seller's open request, locked, for staff. */
export async function anyOpenWork(tx: AppCtx, id: number): Promise<LockedWork> {
  const seller_id = await findSellerOfWork(tx.db, id)
  const work = seller_id === undefined ? undefined : await lockWork(tx.db, seller_id, id)
  if (!work) throw new AppError('not_found')
  if (!isOpen(work.state)) throw new AppError('work_over')
  return work
}

export async function replyWork(ctx: SellerCtx, form: WorkForm, input: Input<SellerCalls['reply']>): Promise<Nothing> {
  return inTransaction(ctx, async (tx) => {
    const work = await ownOpenWork(tx, form, input.id)
    const { seller_id, id } = work
    const { user_id } = tx.identity
    await say(
      tx,
      { seller_id, work_id: id },
      { author: 'seller', user_id, body: input.body, upload_ids: input.upload_ids },
    )
    await changeWork(tx.db, seller_id, id, {
      updated_at: tx.clock.now().toISOString(),
      ...(work.state === 'waiting_seller' ? { state: 'processing' } : {}),
    })
    await addUnread(tx.db, seller_id, id, 'staff_unread')
    await publishToThread(tx, seller_id, id)
    return {}
  })
}

export async function withdrawWork(ctx: SellerCtx, form: WorkForm, { id }: { readonly id: number }): Promise<Nothing> {
  return inTransaction(ctx, async (tx) => {
    const work = await ownOpenWork(tx, form, id)
    const now = tx.clock.now().toISOString()
    await changeWork(tx.db, work.seller_id, id, {
      state: 'rejected',
      is_withdrawn: true,
      updated_at: now,
      closed_at: now,
    })
    await noteInThread(tx, work, { zh: '卖家撤回了申请。', en: 'The seller withdrew the request.' })
    await publishToThread(tx, work.seller_id, id)
    return {}
  })
}

export async function replyStaffWork(ctx: StaffCtx, input: Input<typeof staffContract>): Promise<Nothing> {
  return inTransaction(ctx, async (tx) => {
    const work = await anyOpenWork(tx, input.id)
    const { seller_id, id, work_no } = work
    const { user_id } = tx.identity
    const photos = await staffPhotos(tx.db, input.picture_ids)
    await say(tx, { seller_id, work_id: id }, { author: 'staff', user_id, body: input.body, photos })
    await changeWork(tx.db, seller_id, id, {
      state: input.asks_seller ? 'waiting_seller' : 'processing',
      handler_id: work.handler_id ?? user_id,
      updated_at: tx.clock.now().toISOString(),
    })
    const words = cutShort(input.body) || '…'
    await notifySeller(tx, work, {
      title: input.asks_seller
        ? { zh: `工单 ${work_no} 等您回复`, en: `Request ${work_no} is waiting for your reply` }
        : { zh: `工单 ${work_no} 有新回复`, en: `Request ${work_no} has a new reply` },
      body: { zh: words, en: words },
    })
    await publishToThread(tx, seller_id, id)
    return {}
  })
}

export async function takeStaffWork(ctx: StaffCtx, { id }: Input<typeof takeContract>): Promise<Nothing> {
  return inTransaction(ctx, async (tx) => {
    const work = await anyOpenWork(tx, id)
    const is_new = work.state === 'submitted'
    await changeWork(tx.db, work.seller_id, id, {
      handler_id: tx.identity.user_id,
      ...(is_new ? { state: 'processing', updated_at: tx.clock.now().toISOString() } : {}),
    })
    if (is_new) {
      await noteInThread(tx, work, { zh: '客服已受理。', en: 'Support is looking into it.' })
      await notifySeller(tx, work, {
        title: { zh: `工单 ${work.work_no} 已受理`, en: `Request ${work.work_no} is being reviewed` },
        body: { zh: '有进展会在这里告诉您。', en: 'You will see updates here.' },
        once_key: `work-taken:${id}`,
      })
    }
    await publishToThread(tx, work.seller_id, id)
    return {}
  })
}
