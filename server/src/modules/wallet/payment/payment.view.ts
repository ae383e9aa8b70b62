import type { Language } from '@inkroute/contract/errors/errors'
import { fenToDecimal } from '@inkroute/contract/money'
import type { Payment, Refund } from '@inkroute/contract/wallet/payment'
import type { z } from 'zod'
import type { listRefunds, PaymentRow } from '../core/payment.queries.ts'
import { chargeView } from '../gateway/charge.rules.ts'

export const paymentView = (row: PaymentRow, language: Language): Payment => ({
  id: row.id,
  payment_no: row.payment_no,
  subject_kind: row.subject_kind,
  subject_id: row.subject_id,
  title: language === 'zh' ? row.title_zh : row.title_en,
  amount: fenToDecimal(row.amount_fen),
  goods: fenToDecimal(row.goods_fen),
  freight: fenToDecimal(row.freight_fen),
  service: fenToDecimal(row.service_fen),
  coupon: fenToDecimal(row.coupon_fen),
  balance: fenToDecimal(row.balance_fen),
  alipay: fenToDecimal(row.alipay_fen),
  channel: row.channel as Payment['channel'],
  charge: chargeView(row),
  refunded: fenToDecimal(row.refunded_fen),
  state: row.state as Payment['state'],
  trade_no: row.trade_no,
  created_at: row.created_at,
  expires_at: row.expires_at,
  paid_at: row.paid_at,
})

type RefundRow = Awaited<ReturnType<typeof listRefunds>>[number]

export const refundView = (row: RefundRow): z.output<typeof Refund> => ({
  id: row.id,
  amount: fenToDecimal(row.amount_fen),
  balance: fenToDecimal(row.balance_fen),
  alipay: fenToDecimal(row.alipay_fen),
  state: row.state as 'done',
  reason: row.reason,
  created_at: row.created_at,
})
