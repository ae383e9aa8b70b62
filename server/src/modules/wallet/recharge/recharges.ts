import type { Input, Reply } from '@inkroute/contract/endpoint'
import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import type * as contract from '@inkroute/contract/wallet/recharge'
import { rechargeLimits } from '@inkroute/contract/wallet/recharge'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx, StaffCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { requireBankAccount } from '../../../infra/services/services.ts'
import { keepPictures } from '../../upload/upload.ts'
import {
  changeRecharge,
  countToReview,
  findRecharge,
  insertRecharge,
  selectRecharges,
  selectStaffRecharges,
} from '../core/recharge.queries.ts'
import { chargeColumns } from '../gateway/charge.rules.ts'
import { TRADE_MINUTES } from '../gateway/gateway.ts'
import { findExchange, requireWay } from '../trade/gateways.ts'
import { checkTrade } from '../trade/receive-trade.ts'
import { newTradeNumber, openCashier, tradeOfRecharge } from '../trade/trade.ts'
import { rechargeView } from './recharge.view.ts'

const getRange = ({ page, page_size }: { page: number; page_size: number }) => ({
  limit: page_size,
  offset: (page - 1) * page_size,
})

export async function listRecharges(
  ctx: SellerCtx,
  input: Input<typeof contract.listRecharges>,
): Promise<Reply<typeof contract.listRecharges>> {
  const { rows, total } = await selectRecharges(ctx.db, ctx.seller.id, input.state, getRange(input))
  return { data: rows.map((row) => rechargeView(ctx, row)), total, page: input.page, page_size: input.page_size }
}

/** For a browser that returns from the cashier before the notification arrives. */
export async function checkRecharge(
  ctx: SellerCtx,
  { id }: Input<typeof contract.checkRecharge>,
): Promise<Reply<typeof contract.checkRecharge>> {
  const row = await findRecharge(ctx.db, ctx.seller.id, id)
  if (!row) throw new AppError('not_found')
  if (row.channel === 'bank') return rechargeView(ctx, row)
  await checkTrade(ctx, tradeOfRecharge(row))
  return rechargeView(ctx, (await findRecharge(ctx.db, ctx.seller.id, id)) ?? row)
}

/** Finance identifies the transfer by its remark. */
export async function getBankAccount(ctx: SellerCtx): Promise<Reply<typeof contract.getBankAccount>> {
  return { ...(await requireBankAccount(ctx)), remark: `IR${ctx.seller.id}` }
}

export async function listStaffRecharges(
  ctx: StaffCtx,
  input: Input<typeof contract.listStaffRecharges>,
): Promise<Reply<typeof contract.listStaffRecharges>> {
  const { rows, total } = await selectStaffRecharges(ctx.db, input, getRange(input))
  const data = rows.map((row) => ({
    ...rechargeView(ctx, row),
    seller_id: row.seller_id,
    seller_name: row.seller_name,
    handler: row.handler,
  }))
  return { data, total, page: input.page, page_size: input.page_size, to_review: await countToReview(ctx.db) }
}

function readAmount(amount: string, max_fen: number): number {
  const fen = decimalToFen(amount)
  if (fen >= rechargeLimits.min_fen && fen <= max_fen) return fen
  throw new AppError('amount_out_of_range', { min: fenToDecimal(rechargeLimits.min_fen), max: fenToDecimal(max_fen) })
}

export async function startRecharge(
  ctx: SellerCtx,
  { channel, amount }: Input<typeof contract.startRecharge>,
): Promise<Reply<typeof contract.startRecharge>> {
  requireWay(ctx, channel)
  const amount_fen = readAmount(amount, rechargeLimits.max_cashier_fen)
  const now = ctx.clock.now()
  const row = await insertRecharge(ctx.db, ctx.seller.id, {
    recharge_no: newTradeNumber('R', ctx.seller.id, now),
    channel,
    amount_fen,
    ...chargeColumns(amount_fen, await findExchange(ctx, channel)),
    state: 'waiting',
    created_by: ctx.identity.user_id,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + TRADE_MINUTES * 60_000).toISOString(),
  })
  return { id: row.id, recharge_no: row.recharge_no, pay_url: await openCashier(ctx, tradeOfRecharge(row)) }
}

export async function sendBankRecharge(
  ctx: SellerCtx,
  { amount, upload_ids, ...input }: Input<typeof contract.sendBankRecharge>,
): Promise<Reply<typeof contract.sendBankRecharge>> {
  await requireBankAccount(ctx)
  const amount_fen = readAmount(amount, rechargeLimits.max_bank_fen)
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    const recharge_no = newTradeNumber('R', tx.seller.id, now)
    const { id } = await insertRecharge(tx.db, tx.seller.id, {
      recharge_no,
      channel: 'bank',
      amount_fen,
      state: 'reviewing',
      created_by: tx.identity.user_id,
      ...input,
      created_at: now.toISOString(),
    })
    const vouchers = await keepPictures(tx, tx.seller.id, `recharge:${id}`, upload_ids)
    await changeRecharge(tx.db, tx.seller.id, id, { vouchers: jsonText(vouchers) })
    return { id, recharge_no }
  })
}
