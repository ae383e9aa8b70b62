import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/seller-desk/seller-desk'
import { AppError } from '../../infra/app-error.ts'
import { recordChange } from '../../infra/audit/audit.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { changeSeller, endSessions } from '../account/account.ts'
import { sendMessage } from '../message/message.ts'
import { resumeRules } from '../store/store.ts'
import { changeNote, deleteNote, insertNote, lockNote, lockSeller } from './seller.queries.ts'

async function known(tx: StaffCtx, id: number) {
  const seller = await lockSeller(tx.db, id)
  if (!seller) throw new AppError('not_found')
  return seller
}

/** How the audit record names a change of a seller. */
const getSubject = (seller: { readonly id: number; readonly name: string }) => ({
  subject: 'seller',
  subject_id: String(seller.id),
  title: seller.name,
})

export async function updateSellerContact(
  ctx: StaffCtx,
  { id, company, email }: Input<typeof contract.updateSellerContact>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const seller = await known(tx, id)
    await changeSeller(tx.db, id, { company, email })
    const before = { company: seller.company, email: seller.email }
    await recordChange(tx, { ...getSubject(seller), before, after: { company, email } })
    return {}
  })
}

export async function freezeSeller(
  ctx: StaffCtx,
  { id, reason }: Input<typeof contract.freezeSeller>,
): Promise<Reply<typeof contract.freezeSeller>> {
  return inTransaction(ctx, async (tx) => {
    const seller = await known(tx, id)
    if (seller.frozen_at) throw new AppError('seller_frozen_already')
    const now = tx.clock.now()
    const frozen_at = now.toISOString()
    await changeSeller(tx.db, id, { frozen_at, frozen_reason: reason, frozen_by: tx.identity.user_id })
    const ended_sessions = await endSessions(tx.db, id, null, now)
    await sendMessage(tx, {
      seller_id: id,
      type: 1,
      title: { zh: '账号已被冻结', en: 'Your account has been frozen' },
      body: {
        zh: `原因：${reason}。店铺同步和自动支付已暂停，已付款的订单照常生产和发货。`,
        en: `Reason: ${reason}. Store synchronisation and automatic payments are paused; paid orders continue.`,
      },
    })
    await recordChange(tx, { ...getSubject(seller), before: { reason: '' }, after: { reason } })
    return { ended_sessions }
  })
}

export async function unfreezeSeller(
  ctx: StaffCtx,
  { id, reason }: Input<typeof contract.unfreezeSeller>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const seller = await known(tx, id)
    if (!seller.frozen_at) throw new AppError('seller_not_frozen')
    if (seller.erased_at) throw new AppError('account_erased')
    await changeSeller(tx.db, id, { frozen_at: null, frozen_reason: '', frozen_by: null })
    await sendMessage(tx, {
      seller_id: id,
      type: 1,
      title: { zh: '账号已解除冻结', en: 'Your account is active again' },
      body: {
        zh: '现在可以正常登录，店铺同步和自动支付已恢复。',
        en: 'You can log in again. Store synchronisation and automatic payments have resumed.',
      },
    })
    await resumeRules(tx, id)
    const before = { reason: seller.frozen_reason }
    await recordChange(tx, { ...getSubject(seller), before, after: { reason: '', note: reason } })
    return {}
  })
}

export async function endSellerSessions(
  ctx: StaffCtx,
  { id, session_id }: Input<typeof contract.endSellerSessions>,
): Promise<Reply<typeof contract.endSellerSessions>> {
  return inTransaction(ctx, async (tx) => {
    const seller = await known(tx, id)
    const ended = await endSessions(tx.db, id, session_id ?? null, tx.clock.now())
    if (session_id !== undefined && ended === 0) throw new AppError('not_found')
    await recordChange(tx, { ...getSubject(seller), after: { ended_sessions: ended } })
    return { ended }
  })
}

export async function addSellerNote(
  ctx: StaffCtx,
  { id, body, is_pinned }: Input<typeof contract.addSellerNote>,
): Promise<Reply<typeof contract.addSellerNote>> {
  return inTransaction(ctx, async (tx) => {
    const seller = await known(tx, id)
    const now = tx.clock.now().toISOString()
    const times = { created_at: now, updated_at: now }
    const note = await insertNote(tx.db, { seller_id: id, body, is_pinned, created_by: tx.identity.user_id, ...times })
    await recordChange(tx, { ...getSubject(seller), after: { note: body, is_pinned } })
    return { id: note.id }
  })
}

export async function changeSellerNote(
  ctx: StaffCtx,
  { id, note_id, body, is_pinned }: Input<typeof contract.changeSellerNote>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const seller = await known(tx, id)
    const note = await lockNote(tx.db, id, note_id)
    if (!note) throw new AppError('not_found')
    if (body !== undefined && note.created_by !== tx.identity.user_id) throw new AppError('note_not_own')
    const after = { body: body ?? note.body, is_pinned: is_pinned ?? note.is_pinned }
    await changeNote(tx.db, id, note_id, { ...after, updated_at: tx.clock.now().toISOString() })
    await recordChange(tx, { ...getSubject(seller), before: { body: note.body, is_pinned: note.is_pinned }, after })
    return {}
  })
}

export async function deleteSellerNote(
  ctx: StaffCtx,
  { id, note_id }: Input<typeof contract.deleteSellerNote>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const seller = await known(tx, id)
    const note = await lockNote(tx.db, id, note_id)
    if (!note) throw new AppError('not_found')
    if (note.created_by !== tx.identity.user_id) throw new AppError('note_not_own')
    await deleteNote(tx.db, id, note_id)
    await recordChange(tx, { ...getSubject(seller), before: { note: note.body }, after: null })
    return {}
  })
}
