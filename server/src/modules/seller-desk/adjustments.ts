import type { Input, Reply } from '@inkroute/contract/endpoint'
import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import type * as contract from '@inkroute/contract/seller-desk/adjustment'
import { AppError, invalidField } from '../../infra/app-error.ts'
import { recordChange } from '../../infra/audit/audit.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { sendMessage } from '../message/message.ts'
import { availableBalance, lockBook, postTransaction, spendChanged } from '../wallet/wallet.ts'
import {
  type AdjustmentRow,
  changeAdjustment,
  countPending,
  deleteLimit,
  findAdjustment,
  findLimit,
  insertAdjustment,
  lockAdjustment,
  putLimit,
  selectAdjustments,
  selectLimits,
  sumMovedAlone,
} from './adjustment.queries.ts'
import { accountOf, getLines, LIMIT_WINDOW_MS, leftAlone, needsSecond } from './adjustment.rules.ts'
import { lockSeller } from './seller.queries.ts'

type Category = contract.AdjustmentCategory

/** For what a person may move whatever the seller. */
const NO_SELLER = 0

/** Moves the money and tells the seller. The caller holds the seller's book. */
async function post(
  tx: StaffCtx,
  row: Pick<AdjustmentRow, 'seller_id' | 'id' | 'amount_fen' | 'category' | 'text_zh' | 'text_en'>,
) {
  const { seller_id, id, amount_fen, text_zh, text_en } = row
  const category = row.category as Category
  const balance_fen = await availableBalance(tx.db, seller_id)
  if (balance_fen + amount_fen < 0) throw new AppError('adjustment_overdraws', { balance: fenToDecimal(balance_fen) })
  const { transaction_id } = await postTransaction(tx, seller_id, {
    idempotency_key: `adjustment:${id}`,
    cause: 'adjustment',
    cause_id: String(id),
    title: { zh: text_zh, en: text_en },
    created_by: tx.identity.user_id,
    lines: getLines(amount_fen, category),
  })
  // Freight counts towards the level.
  if (accountOf[category] === 'freight') await tx.jobs.send(spendChanged, { seller_id })
  const amount = fenToDecimal(Math.abs(amount_fen))
  const after = fenToDecimal(balance_fen + amount_fen)
  await sendMessage(tx, {
    seller_id,
    type: 3,
    permission: 'account.trading',
    title:
      amount_fen > 0
        ? { zh: `余额增加 ¥${amount}`, en: `¥${amount} was added to your balance` }
        : { zh: `余额扣减 ¥${amount}`, en: `¥${amount} was deducted from your balance` },
    body: { zh: `${text_zh}。当前余额 ¥${after}。`, en: `${text_en}. Your balance is now ¥${after}.` },
    link: '/setting/tradingRecord',
    once_key: `adjustment:${id}`,
  })
  return transaction_id
}

/** What the caller may still move for this seller within their limit, which both sums of the last 24 hours count towards. */
async function allowanceLeft(ctx: StaffCtx, seller_id: number): Promise<number> {
  const { user_id } = ctx.identity
  const since = new Date(ctx.clock.now().getTime() - LIMIT_WINDOW_MS)
  const moved = await sumMovedAlone(ctx.db, { user_id, seller_id, since })
  return leftAlone(await findLimit(ctx.db, user_id), Math.max(moved.by_person_fen, moved.for_seller_fen))
}

export async function createAdjustment(
  ctx: StaffCtx,
  input: Input<typeof contract.createAdjustment>,
): Promise<Reply<typeof contract.createAdjustment>> {
  const fen = decimalToFen(input.amount)
  if (fen === 0) throw invalidField('amount', ctx.language === 'zh' ? '金额要大于 0' : 'The amount must be above 0')
  const amount_fen = input.direction === 'credit' ? fen : -fen
  const { id: seller_id, category, reason, text_zh, text_en, reference } = input
  return inTransaction(ctx, async (tx) => {
    const seller = await lockSeller(tx.db, seller_id)
    if (!seller) throw new AppError('not_found')
    await lockBook(tx.db, seller_id)
    const { user_id } = tx.identity
    const now = tx.clock.now().toISOString()
    const needs_second = needsSecond(amount_fen, await allowanceLeft(tx, seller_id))
    const asked = { seller_id, amount_fen, category, reason, text_zh, text_en, reference, needs_second }
    const row = { ...asked, state: 'pending', requested_by: user_id, requested_at: now }
    const { id } = await insertAdjustment(tx.db, row)
    if (!needs_second) {
      const transaction_id = await post(tx, { ...row, id })
      const done = { state: 'posted', decided_by: user_id, decided_at: now, transaction_id }
      await changeAdjustment(tx.db, seller_id, id, done)
    }
    const state = needs_second ? ('pending' as const) : ('posted' as const)
    await recordChange(tx, {
      subject: 'adjustment',
      subject_id: String(id),
      title: seller.name,
      after: { seller_id, amount: fenToDecimal(amount_fen), category, reason, reference, state },
    })
    return { id, state }
  })
}

/** Locks the seller's book and then the request, so that of two decisions one comes first and the other is refused. */
async function lockPending(tx: StaffCtx, id: number): Promise<AdjustmentRow> {
  const found = await findAdjustment(tx.db, id)
  if (!found) throw new AppError('not_found')
  await lockBook(tx.db, found.seller_id)
  const row = await lockAdjustment(tx.db, found.seller_id, id)
  if (row?.state !== 'pending') throw new AppError('adjustment_decided')
  return row
}

const decided = (tx: StaffCtx, row: AdjustmentRow, state: string, note: string) =>
  recordChange(tx, {
    subject: 'adjustment',
    subject_id: String(row.id),
    title: fenToDecimal(row.amount_fen),
    before: { state: row.state, note: '' },
    after: { state, note },
  })

export async function decideAdjustment(
  ctx: StaffCtx,
  { id, is_approved, note }: Input<typeof contract.decideAdjustment>,
): Promise<Reply<typeof contract.decideAdjustment>> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockPending(tx, id)
    const { user_id } = tx.identity
    if (row.requested_by === user_id) throw new AppError('adjustment_own')
    const state = is_approved ? ('posted' as const) : ('rejected' as const)
    const transaction_id = is_approved ? await post(tx, row) : null
    const done = { state, note, decided_by: user_id, decided_at: tx.clock.now().toISOString(), transaction_id }
    await changeAdjustment(tx.db, row.seller_id, id, done)
    await decided(tx, row, state, note)
    return { state }
  })
}

export async function cancelAdjustment(
  ctx: StaffCtx,
  { id }: Input<typeof contract.cancelAdjustment>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockPending(tx, id)
    if (row.requested_by !== tx.identity.user_id) throw new AppError('not_found')
    const done = { state: 'cancelled', decided_by: tx.identity.user_id, decided_at: tx.clock.now().toISOString() }
    await changeAdjustment(tx.db, row.seller_id, id, done)
    await decided(tx, row, 'cancelled', '')
    return {}
  })
}

export async function listAdjustments(
  ctx: StaffCtx,
  { page, page_size, ...filter }: Input<typeof contract.listAdjustments>,
): Promise<Reply<typeof contract.listAdjustments>> {
  const range = { limit: page_size, offset: (page - 1) * page_size }
  const [{ rows, total }, pending] = await Promise.all([selectAdjustments(ctx.db, filter, range), countPending(ctx.db)])
  const data = rows.map((row) => ({
    id: row.id,
    seller_id: row.seller_id,
    seller_name: row.seller_name,
    amount: fenToDecimal(row.amount_fen),
    category: row.category as Category,
    reason: row.reason,
    text_zh: row.text_zh,
    text_en: row.text_en,
    reference: row.reference,
    needs_second: row.needs_second,
    state: row.state as contract.Adjustment['state'],
    requested_by: row.requested_name,
    requested_at: row.requested_at,
    decided_by: row.decided_name,
    decided_at: row.decided_at,
    note: row.note,
    is_own: row.requested_by === ctx.identity.user_id,
    balance: fenToDecimal(row.balance_fen),
  }))
  return { data, total, page, page_size, pending }
}

export async function getOwnLimit(ctx: StaffCtx): Promise<Reply<typeof contract.getOwnLimit>> {
  const limit_fen = await findLimit(ctx.db, ctx.identity.user_id)
  return { limit: fenToDecimal(limit_fen), left: fenToDecimal(await allowanceLeft(ctx, NO_SELLER)) }
}

export async function listMoneyLimits(ctx: StaffCtx): Promise<Reply<typeof contract.listMoneyLimits>> {
  const rows = await selectLimits(ctx.db, ctx.identity.user_id)
  return {
    data: rows.map(({ limit_fen, ...row }) => ({ ...row, limit: limit_fen === null ? null : fenToDecimal(limit_fen) })),
  }
}

export async function setMoneyLimit(
  ctx: StaffCtx,
  { subject, subject_id, limit }: Input<typeof contract.setMoneyLimit>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const rows = await selectLimits(tx.db, tx.identity.user_id)
    const before = rows.find((row) => row.subject === subject && row.subject_id === subject_id)
    if (!before) throw new AppError('not_found')
    if (before.is_own) throw new AppError('limit_own')
    const updated = { updated_by: tx.identity.user_id, updated_at: tx.clock.now().toISOString() }
    // A role keeps its row, so that a start does not bring the first limit back.
    const limit_fen = limit === null ? 0 : decimalToFen(limit)
    if (limit === null && subject === 'user') await deleteLimit(tx.db, subject, subject_id)
    else await putLimit(tx.db, { subject, subject_id, limit_fen, ...updated })
    await recordChange(tx, {
      subject: 'money_limit',
      subject_id: `${subject}:${subject_id}`,
      title: before.name,
      before: { limit: before.limit_fen === null ? null : fenToDecimal(before.limit_fen) },
      after: { limit },
    })
    return {}
  })
}
