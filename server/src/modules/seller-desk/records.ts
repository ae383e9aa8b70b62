import type { Input, Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import type * as contract from '@inkroute/contract/seller-desk/records'
import type * as seller from '@inkroute/contract/seller-desk/seller-desk'
import type * as view from '@inkroute/contract/seller-desk/view'
import { AppError } from '../../infra/app-error.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { sendCounted } from '../message/message.ts'
import { getMovements } from '../wallet/wallet.ts'
import {
  selectActivity,
  selectMessages,
  selectNotes,
  selectOrders,
  selectPayments,
  selectSessions,
  selectStores,
  selectTeam,
  selectTransfers,
  selectViews,
} from './records.queries.ts'
import { lockSeller } from './seller.queries.ts'

interface Paging {
  readonly page: number
  readonly page_size: number
}

const getRange = ({ page, page_size }: Paging) => ({ limit: page_size, offset: (page - 1) * page_size })

/** A page of rows as the contract wants it. */
async function getPage<R, T>(found: Promise<{ rows: R[]; total: number }>, paging: Paging, show: (row: R) => T) {
  const { rows, total } = await found
  return { data: rows.map(show), total, page: paging.page, page_size: paging.page_size }
}
const asIs = <R>(row: R): R => row

/** Staff work in Shanghai time; filters by day mean its days. */
const ZONE = 'Asia/Shanghai'

export const listSellerMovements = (
  ctx: StaffCtx,
  { id, page, page_size, ...filter }: Input<typeof contract.listSellerMovements>,
): Promise<Reply<typeof contract.listSellerMovements>> =>
  getMovements(ctx, id, { ...filter, time_zone: ZONE }, { page, page_size })

export const listSellerPayments = (
  ctx: StaffCtx,
  input: Input<typeof contract.listSellerPayments>,
): Promise<Reply<typeof contract.listSellerPayments>> =>
  getPage(selectPayments(ctx.db, input.id, input, getRange(input)), input, (row) => ({
    id: row.id,
    payment_no: row.payment_no,
    title: ctx.language === 'zh' ? row.title_zh : row.title_en,
    amount: fenToDecimal(row.amount_fen),
    by_balance: fenToDecimal(row.balance_fen),
    by_alipay: fenToDecimal(row.alipay_fen),
    refunded: fenToDecimal(row.refunded_fen),
    state: row.state,
    order_nos: row.order_nos,
    created_at: row.created_at,
    paid_at: row.paid_at,
  }))

export const listSellerTransfers = (
  ctx: StaffCtx,
  input: Input<typeof contract.listSellerTransfers>,
): Promise<Reply<typeof contract.listSellerTransfers>> =>
  getPage(selectTransfers(ctx.db, input.id, getRange(input)), input, ({ amount_fen, ...row }) => ({
    ...row,
    amount: fenToDecimal(amount_fen),
  }))

export const listSellerOrders = (
  ctx: StaffCtx,
  input: Input<typeof contract.listSellerOrders>,
): Promise<Reply<typeof contract.listSellerOrders>> =>
  getPage(selectOrders(ctx.db, input.id, input, getRange(input)), input, ({ total_fen, refunded_fen, ...row }) => ({
    ...row,
    total: fenToDecimal(total_fen),
    refunded: fenToDecimal(refunded_fen),
  }))

export const listSellerStores = (
  ctx: StaffCtx,
  input: Input<typeof contract.listSellerStores>,
): Promise<Reply<typeof contract.listSellerStores>> =>
  getPage(selectStores(ctx.db, input.id, getRange(input)), input, asIs)

export const listSellerMessages = (
  ctx: StaffCtx,
  input: Input<typeof contract.listSellerMessages>,
): Promise<Reply<typeof contract.listSellerMessages>> =>
  getPage(selectMessages(ctx.db, input.id, ctx.language, getRange(input)), input, asIs)

export const listSellerActivity = (
  ctx: StaffCtx,
  input: Input<typeof contract.listSellerActivity>,
): Promise<Reply<typeof contract.listSellerActivity>> =>
  getPage(selectActivity(ctx.db, input.id, getRange(input)), input, asIs)

export const listSellerTeam = (
  ctx: StaffCtx,
  input: Input<typeof seller.listSellerTeam>,
): Promise<Reply<typeof seller.listSellerTeam>> => getPage(selectTeam(ctx.db, input.id, getRange(input)), input, asIs)

export const listSellerSessions = (
  ctx: StaffCtx,
  input: Input<typeof seller.listSellerSessions>,
): Promise<Reply<typeof seller.listSellerSessions>> =>
  getPage(selectSessions(ctx.db, input.id, ctx.clock.now(), getRange(input)), input, asIs)

export const listSellerViews = (
  ctx: StaffCtx,
  input: Input<typeof view.listSellerViews>,
): Promise<Reply<typeof view.listSellerViews>> => getPage(selectViews(ctx.db, input.id, getRange(input)), input, asIs)

export const listSellerNotes = (
  ctx: StaffCtx,
  input: Input<typeof seller.listSellerNotes>,
): Promise<Reply<typeof seller.listSellerNotes>> =>
  getPage(selectNotes(ctx.db, input.id, getRange(input)), input, ({ created_by, ...row }) => ({
    ...row,
    is_own: created_by === ctx.identity.user_id,
  }))

/** In the words staff typed, for readers of either language. */
export async function sendSellerMessage(
  ctx: StaffCtx,
  { id, title, body }: Input<typeof contract.sendSellerMessage>,
): Promise<Reply<typeof contract.sendSellerMessage>> {
  return inTransaction(ctx, async (tx) => {
    if (!(await lockSeller(tx.db, id))) throw new AppError('not_found')
    const message = { seller_id: id, type: 1 as const, title: { zh: title, en: title }, body: { zh: body, en: body } }
    return { delivered: await sendCounted(tx, message) }
  })
}
