import type { Input, Reply } from '@inkroute/contract/endpoint'
import { decimalToFen } from '@inkroute/contract/money'
import type { payOrderChange as contract } from '@inkroute/contract/order/change'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { pay, paymentReply, withCashier } from '../../wallet/wallet.ts'
import { insertChangeWait } from '../core/change.queries.ts'
import { selectOrdersById } from '../core/order.queries.ts'
import { getParts } from '../core/order-money.ts'
import { changeOrderContent } from './change-items.ts'
import { mergeOrders } from './merge-orders.ts'
import { getCharge, type Parts, subtractParts } from './parts.rules.ts'
import type { PaidSurcharge } from './settle-change.ts'
import { splitOrder } from './split-order.ts'

export const CHANGE_SUBJECT = 'order_change_wait'

/** Longer than the cashier's timeout, so that a late payment notice still arrives before production. */
const WAIT_MS = 40 * 60_000

export type DearerChange = Input<typeof contract>['change']
type Amounts = Reply<typeof import('@inkroute/contract/order/change').changeOrder>['amounts']

/** Makes the change, or tries it; with a surcharge that is paid already, only for exactly that much. */
export async function makeChange(
  ctx: SellerCtx,
  { kind, asked }: DearerChange,
  how: { readonly is_preview: boolean; readonly expected_difference?: string; readonly paid?: PaidSurcharge },
): Promise<{ readonly difference: string; readonly is_paid: boolean; readonly amounts: readonly Amounts[] }> {
  const { paid, ...terms } = how
  if (kind === 'split') return splitOrder(ctx, { ...asked, ...terms }, paid)
  const one =
    kind === 'change'
      ? await changeOrderContent(ctx, { ...asked, ...terms }, paid)
      : await mergeOrders(ctx, { ...asked, ...terms }, paid)
  return { ...one, amounts: [one.amounts] }
}

const idsOfChange = ({ kind, asked }: DearerChange): number[] => (kind === 'merge' ? asked.ids : [asked.id])

const partsOfAmounts = (amounts: readonly Amounts[]): Parts =>
  getParts(
    amounts.map((one) => ({
      id: 0,
      goods_fen: decimalToFen(one.goods),
      services_fen: decimalToFen(one.services),
      freight_fen: decimalToFen(one.freight),
      tax_fen: decimalToFen(one.tax),
      discount_fen: decimalToFen(one.discount),
      total_fen: decimalToFen(one.total),
    })),
  )

/** Surcharge of the change by kind; refused when it differs from the quote. */
async function getSurcharge(ctx: SellerCtx, { change, expected_difference }: Input<typeof contract>) {
  const shown = await makeChange(ctx, change, { is_preview: true })
  const difference_fen = decimalToFen(shown.difference)
  if (difference_fen !== decimalToFen(expected_difference)) throw new AppError('checkout_changed')
  if (!shown.is_paid || difference_fen <= 0) throw new AppError('order_change_free')
  const orders = await selectOrdersById(ctx.db, ctx.seller.id, idsOfChange(change))
  const { charge } = getCharge(subtractParts(partsOfAmounts(shown.amounts), getParts(orders)))
  return { difference_fen, parts: charge, name: orders[0]?.order_no ?? '' }
}

/** Opens the cashier for a surcharge and stores the request until it is paid. */
export async function payOrderChange(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { difference_fen, parts, name } = await getSurcharge(ctx, input)
  const { change, method } = input
  const paid = await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    const id = await insertChangeWait(tx.db, {
      seller_id: tx.seller.id,
      kind: change.kind,
      order_ids: idsOfChange(change),
      difference_fen,
      asked: jsonText(change.asked),
      parts: jsonText(parts),
      user_id: tx.identity.user_id,
      language: tx.language,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + WAIT_MS).toISOString(),
    })
    const result = await pay(tx, tx.seller.id, {
      subject_kind: CHANGE_SUBJECT,
      subject_id: String(id),
      parts,
      method,
      title: { zh: `订单变更 ${name}`, en: `Order change ${name}` },
      return_path: '/myOrder/payWait?payment={id}',
      created_by: tx.identity.user_id,
    })
    return paymentReply(result)
  })
  return withCashier(ctx, ctx.seller.id, paid)
}
