import type { Input, Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import type * as contract from '@inkroute/contract/wallet/payment'
import { type PayChannel, payChannelNames } from '@inkroute/contract/wallet/payment'
import type { getRechargeReceipt as receiptContract } from '@inkroute/contract/wallet/recharge'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { findOwnerName } from './core/ledger.queries.ts'
import { findPayment, type PaymentRow } from './core/payment.queries.ts'
import { findRecharge } from './core/recharge.queries.ts'
import type { InvoiceLine } from './invoice.ts'

const words = {
  zh: {
    freight: '运费',
    coupon: '优惠券',
    refunded: '已退款',
    balance: '账户余额',
    bank: '银行转账',
    recharge: '账户充值',
  },
  en: {
    freight: 'Freight',
    coupon: 'Coupon',
    refunded: 'Refunded',
    balance: 'Balance',
    bank: 'Bank transfer',
    recharge: 'Recharge of the account',
  },
} as const

function getLines(row: PaymentRow, language: 'zh' | 'en'): InvoiceLine[] {
  const text = words[language]
  const title = language === 'zh' ? row.title_zh : row.title_en
  const parts = [
    { name: title, fen: row.goods_fen + row.service_fen },
    { name: text.freight, fen: row.freight_fen },
    { name: text.coupon, fen: -row.coupon_fen },
    { name: text.refunded, fen: -row.refunded_fen },
  ]
  return parts.filter(({ fen }) => fen !== 0).map(({ name, fen }) => ({ name, amount: fenToDecimal(fen) }))
}

/** Includes refunds: the total is the net amount. */
export async function getPaymentInvoice(
  ctx: SellerCtx,
  { id }: Input<typeof contract.getPaymentInvoice>,
): Promise<Reply<typeof contract.getPaymentInvoice>> {
  const row = await findPayment(ctx.db, ctx.seller.id, id)
  if (row?.state !== 'paid') throw new AppError('not_found')
  const text = words[ctx.language]
  const sides = [
    row.balance_fen > 0 ? text.balance : '',
    row.alipay_fen > 0 ? payChannelNames[row.channel as PayChannel][ctx.language] : '',
  ].filter(Boolean)
  const { storeInvoice } = await import('./invoice.ts')
  return storeInvoice(ctx, {
    language: ctx.language,
    kind: 'invoice',
    number: row.payment_no,
    paid_by: sides.join(' + '),
    buyer: await findOwnerName(ctx.db, ctx.seller.id),
    paid_at: row.paid_at ?? row.created_at,
    lines: getLines(row, ctx.language),
    total: fenToDecimal(row.amount_fen - row.refunded_fen),
  })
}

export async function getRechargeReceipt(
  ctx: SellerCtx,
  { id }: Input<typeof receiptContract>,
): Promise<Reply<typeof receiptContract>> {
  const row = await findRecharge(ctx.db, ctx.seller.id, id)
  if (row?.state !== 'paid') throw new AppError('not_found')
  const text = words[ctx.language]
  const amount = fenToDecimal(row.amount_fen)
  const { storeInvoice } = await import('./invoice.ts')
  return storeInvoice(ctx, {
    language: ctx.language,
    kind: 'receipt',
    number: row.recharge_no,
    buyer: row.payer || (await findOwnerName(ctx.db, ctx.seller.id)),
    paid_at: row.finished_at ?? row.created_at,
    paid_by: row.channel === 'bank' ? text.bank : payChannelNames[row.channel as PayChannel][ctx.language],
    lines: [{ name: text.recharge, amount }],
    total: amount,
  })
}
