import type { Input, Reply } from '@inkroute/contract/endpoint'
import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import type { changeOrder as contract } from '@inkroute/contract/order/change'
import type { OrderState } from '@inkroute/contract/order/codes'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { checkedAddress, refuseBlocked } from '../../address/address.ts'
import { viewQuotes } from '../../shipping/shipping.ts'
import { moveOrder } from '../core/move-order.ts'
import { insertEvents, type LineRecord, type OrderRecord, selectLines } from '../core/order.queries.ts'
import { orderFor } from '../core/own-order.ts'
import { viewAmounts } from '../list/order.view.ts'
import { inTrial, isPaid, openForChange, writePlan } from './apply-change.ts'
import { keptLine, type NextLine, type NextOrder, replan } from './replan.ts'
import { type PaidSurcharge, settleChange } from './settle-change.ts'

type Asked = Input<typeof contract>

const sameServices = (a: readonly string[], b: readonly string[]) => [...a].sort().join() === [...b].sort().join()

/** Unchanged lines keep their price; a new quantity, SKU or service uses current prices. */
function nextLines(asked: NonNullable<Asked['lines']>, old: readonly LineRecord[]): NextLine[] {
  return asked.map(({ line_id, sku_id, quantity, services }) => {
    const from = old.find(({ id }) => id === line_id)
    if (line_id !== undefined && !from) throw new AppError('not_found')
    const wanted_sku = sku_id ?? from?.sku_id
    if (wanted_sku === undefined) throw new AppError('not_found')
    const wanted = { services: services ?? from?.services ?? [], sku_id: wanted_sku }
    if (from && from.sku_id === wanted.sku_id) {
      const is_same = from.quantity === quantity && sameServices(from.services, wanted.services)
      return is_same ? keptLine(from) : { ...keptLine(from), ...wanted, quantity, kept: null }
    }
    return { ...wanted, quantity, brand_id: from?.brand_id ?? null, kept: null, from: null }
  })
}

/** What only staff can ask for. */
export interface StaffChange {
  readonly warehouse_code?: string | undefined
  /** The seller pays what they paid; the platform bears the difference. */
  readonly keeps_price: boolean
}

async function nextOrder(tx: SellerCtx, order: OrderRecord, asked: Asked, staff?: StaffChange): Promise<NextOrder> {
  const lines = await selectLines(tx.db, tx.seller.id, [order.id])
  const warehouse_code = staff?.warehouse_code ?? order.warehouse_code
  // Channels leave from one warehouse; from another one the seller's rules choose.
  const kept_channel = warehouse_code === order.warehouse_code ? order.channel_id : null
  const address = checkedAddress(asked.address ?? order.address, tx.language)
  if (asked.address) await refuseBlocked(tx, tx.seller.id, address)
  return {
    order_no: order.order_no,
    warehouse_code,
    kept_freight_fen: staff?.keeps_price ? order.freight_fen : null,
    address,
    remark: order.remark,
    channel_id: asked.channel_id ?? kept_channel,
    in_cartons: order.source === 'fba',
    lines: asked.lines ? nextLines(asked.lines, lines) : lines.map(keptLine),
  }
}

async function noteChange(tx: SellerCtx, order: OrderRecord, asked: Asked, difference_fen: number): Promise<void> {
  const kinds = (['lines', 'channel_id', 'address'] as const).filter((key) => asked[key] !== undefined)
  await insertEvents(tx.db, [
    {
      seller_id: tx.seller.id,
      order_id: order.id,
      kind: 'changed',
      actor: tx.identity.kind === 'staff' ? 'staff' : 'seller',
      user_id: tx.identity.user_id,
      created_at: tx.clock.now().toISOString(),
      detail: JSON.stringify({ changed: kinds.join(','), difference: fenToDecimal(difference_fen) }),
    },
  ])
}

/** Changes lines, channel or address of an order before production and settles the difference. */
export async function changeOrderContent(
  ctx: SellerCtx,
  asked: Asked,
  paid?: PaidSurcharge,
  staff?: StaffChange,
): Promise<Reply<typeof contract> & { readonly quoted_freight_fen: number }> {
  return inTrial(ctx, asked.is_preview, async (tx) => {
    const order = await orderFor(tx, asked.id, 'change')
    await openForChange(tx, [order])
    const next = await nextOrder(tx, order, asked, staff)
    const plan = await replan(tx, next, asked.channel_id !== undefined)
    const changed = await writePlan(tx, order, plan, next.lines)
    const difference_fen = changed.total_fen - order.total_fen
    const options = await viewQuotes(tx, plan.quotes)
    const reply = {
      amounts: viewAmounts(changed),
      difference: fenToDecimal(difference_fen),
      is_paid: isPaid(order),
      options,
      channel_id: changed.channel_id,
      quoted_freight_fen: plan.quote?.freight.total_fen ?? changed.freight_fen,
    }
    if (asked.is_preview) return reply
    if (asked.expected_difference !== undefined && decimalToFen(asked.expected_difference) !== difference_fen)
      throw new AppError('checkout_changed')
    if (isPaid(order))
      await settleChange(tx, tx.seller.id, {
        before: [order],
        after: [changed],
        key: `${order.order_no}:${changed.revision}`,
        name: order.order_no,
        user_id: tx.identity.user_id,
        paid,
      })
    await noteChange(tx, order, asked, difference_fen)
    // What waited for a right address has one now.
    if (order.hold_reason === 'address')
      await moveOrder(tx, order, { to: (order.held_from ?? 'paid') as OrderState, actor: 'seller' })
    return reply
  })
}
