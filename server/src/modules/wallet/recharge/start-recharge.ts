import type { Input, Reply } from '@inkroute/contract/endpoint'
import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import {
  type sendBankRecharge as bankContract,
  type startAlipayRecharge as contract,
  rechargeLimits,
} from '@inkroute/contract/wallet/recharge'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { requireService } from '../../../infra/services.ts'
import { keepPictures } from '../../upload/upload.ts'
import { pageUrl, TRADE_MINUTES } from '../alipay/alipay-gateway.ts'
import { newTradeNumber } from '../trade-number.ts'
import { changeRecharge, insertRecharge } from './recharge.queries.ts'

function readAmount(amount: string, max_fen: number): number {
  const fen = decimalToFen(amount)
  if (fen >= rechargeLimits.min_fen && fen <= max_fen) return fen
  throw new AppError('amount_out_of_range', { min: fenToDecimal(rechargeLimits.min_fen), max: fenToDecimal(max_fen) })
}

export async function startAlipayRecharge(
  ctx: SellerCtx,
  { amount }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  requireService(ctx, 'alipay')
  const amount_fen = readAmount(amount, rechargeLimits.max_alipay_fen)
  const now = ctx.clock.now()
  const recharge_no = newTradeNumber('R', ctx.seller.id, now)
  const { id } = await insertRecharge(ctx.db, ctx.seller.id, {
    recharge_no,
    channel: 'alipay',
    amount_fen,
    state: 'waiting',
    created_by: ctx.identity.user_id,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + TRADE_MINUTES * 60_000).toISOString(),
  })
  const pay_url = await pageUrl(ctx, {
    out_trade_no: recharge_no,
    amount_fen,
    subject: `印途 InkRoute · 账户充值 ¥${fenToDecimal(amount_fen)}`,
    return_path: `/setting/recharge?back=${id}`,
  })
  return { id, recharge_no, pay_url }
}

export async function sendBankRecharge(
  ctx: SellerCtx,
  { amount, upload_ids, ...input }: Input<typeof bankContract>,
): Promise<Reply<typeof bankContract>> {
  requireService(ctx, 'bank')
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
    await changeRecharge(tx.db, tx.seller.id, id, { vouchers: JSON.stringify(vouchers) })
    return { id, recharge_no }
  })
}
