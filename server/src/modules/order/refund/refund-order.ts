import { fenToDecimal } from '@inkroute/contract/money'
import { canMove, type OrderState } from '@inkroute/contract/order/codes'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { refundCarried } from '../change/settle-change.ts'
import { replaceCarried, selectCarried } from '../core/change.queries.ts'
import { moveOrder } from '../core/move-order.ts'
import {
  changeLine,
  changeOrder,
  insertEvents,
  lockOrders,
  type OrderRecord,
  selectLines,
} from '../core/order.queries.ts'
import { getParts } from '../core/order-money.ts'
import { partsOfRefund } from './refund-order.rules.ts'

export interface OrderRefund {
  readonly seller_id: number
  readonly order_id: number
  /** Names the refund for ever. */
  readonly key: string
  readonly lines: readonly { readonly line_id: number; readonly pieces: number; readonly amount_fen: number }[]
  readonly user_id: number | null
}

async function bookLines(tx: AppCtx, order: OrderRecord, wanted: OrderRefund['lines']): Promise<void> {
  const lines = await selectLines(tx.db, order.seller_id, [order.id])
  for (const { line_id, pieces, amount_fen } of wanted) {
    const line = lines.find(({ id }) => id === line_id)
    if (!line) throw new AppError('not_found')
    const left_fen = line.share_fen - line.refunded_fen
    if (amount_fen > left_fen) throw new AppError('refund_too_much')
    await changeLine(tx.db, order.seller_id, order.id, line_id, {
      refunded_fen: line.refunded_fen + amount_fen,
      refunded_pieces: Math.min(line.quantity, line.refunded_pieces + pieces),
    })
  }
}

/**
 * Refunds part of an order by line, never more than was paid. A full refund before shipping ends the order.
 */
export async function refundOrder(tx: AppCtx, input: OrderRefund): Promise<number> {
  const { seller_id, order_id } = input
  const [order] = await lockOrders(tx.db, seller_id, [order_id])
  if (!order) throw new AppError('not_found')
  const amount_fen = input.lines.reduce((sum, line) => sum + line.amount_fen, 0)
  if (amount_fen <= 0 || amount_fen > order.total_fen - order.refunded_fen) throw new AppError('refund_too_much')
  await bookLines(tx, order, input.lines)
  const left = await refundCarried(tx, seller_id, await selectCarried(tx.db, seller_id, [order_id]), {
    parts: partsOfRefund(getParts([order]), order.refunded_fen, amount_fen),
    key: input.key,
    reason: order.order_no,
    user_id: input.user_id,
  })
  await replaceCarried(
    tx.db,
    seller_id,
    [order_id],
    left.map((one) => ({ order_id, ...one })),
  )
  const refunded_fen = order.refunded_fen + amount_fen
  await changeOrder(tx.db, seller_id, order_id, { refunded_fen })
  await insertEvents(tx.db, [
    {
      seller_id,
      order_id,
      kind: 'refund',
      actor: 'staff',
      user_id: input.user_id,
      detail: JSON.stringify({ reason: `¥${fenToDecimal(amount_fen)}` }),
      created_at: tx.clock.now().toISOString(),
    },
  ])
  if (refunded_fen === order.total_fen && canMove(order.state as OrderState, 'refunded'))
    await moveOrder(tx, { ...order, refunded_fen }, { to: 'refunded', actor: 'staff', user_id: input.user_id })
  return amount_fen
}
