import type { Insertable } from 'kysely'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import type { SalesOrder, SalesOrderLine } from '../../../infra/db/tables.gen.ts'
import {
  insertEvents,
  insertOrders,
  type LineRecord,
  lockOrders,
  type OrderRecord,
  selectLines,
} from '../core/order.queries.ts'
import { orderNumber, takeOrderIds } from '../core/order-number.ts'
import { writeOrderLines } from '../core/write-lines.ts'
import { startProduction, withLines } from '../payment/settle-orders.ts'

export interface OrderReprint {
  readonly seller_id: number
  readonly order_id: number
  readonly lines: readonly { readonly line_id: number; readonly pieces: number }[]
  readonly user_id: number | null
}

type Piece = { readonly line: LineRecord; readonly pieces: number }
type Numbers = { readonly id: number; readonly order_no: string; readonly now: string }

const free = { goods_fen: 0, services_fen: 0, freight_fen: 0, tax_fen: 0, discount_fen: 0, total_fen: 0 }

/** The same buyer, warehouse and channel; nothing to pay. */
function freeOrder(
  order: OrderRecord,
  pieces: readonly Piece[],
  { id, order_no, now }: Numbers,
): Insertable<SalesOrder> {
  const count = pieces.reduce((sum, piece) => sum + piece.pieces, 0)
  return {
    seller_id: order.seller_id,
    id,
    order_no,
    source: 'reprint',
    state: 'paid',
    reprint_of: order.id,
    warehouse_code: order.warehouse_code,
    channel_id: order.channel_id,
    channel_name_zh: order.channel_name_zh,
    channel_name_en: order.channel_name_en,
    days_min: order.days_min,
    days_max: order.days_max,
    address: jsonText(order.address),
    country: order.country,
    buyer_name: order.buyer_name,
    tax_number: order.tax_number,
    remark: order.remark,
    pieces: count,
    weight_g: Math.ceil((order.weight_g * count) / order.pieces),
    ...free,
    created_at: now,
    paid_at: now,
    updated_at: now,
  }
}

const freeLine = ({ line, pieces }: Piece, order_id: number, piece_no: number): Insertable<SalesOrderLine> => ({
  seller_id: line.seller_id,
  order_id,
  piece_no,
  sku_id: line.sku_id,
  goods_id: line.goods_id,
  product_id: line.product_id,
  item_id: line.item_id,
  design_id: line.design_id,
  design_version: line.design_version,
  color_id: line.color_id,
  size_id: line.size_id,
  title: line.title,
  sku_code: line.sku_code,
  color_name: line.color_name,
  size_name: line.size_name,
  quantity: pieces,
  unit_fen: 0,
  goods_fen: 0,
  services: line.services,
  services_fen: 0,
  share_fen: 0,
})

/** Reprints pieces free of charge as a new order that goes through production like any other. */
export async function reprintOrder(tx: AppCtx, input: OrderReprint): Promise<{ id: number; order_no: string }> {
  const { seller_id, order_id, user_id } = input
  const [order] = await lockOrders(tx.db, seller_id, [order_id])
  if (!order) throw new AppError('not_found')
  const lines = await selectLines(tx.db, seller_id, [order_id])
  const pieces = input.lines.map(({ line_id, pieces }) => {
    const line = lines.find(({ id }) => id === line_id)
    if (!line) throw new AppError('not_found')
    return { line, pieces: Math.min(pieces, line.quantity) }
  })
  const now = tx.clock.now()
  const [id = 0] = await takeOrderIds(tx, 1)
  const order_no = orderNumber(now, id)
  await insertOrders(tx.db, [freeOrder(order, pieces, { id, order_no, now: now.toISOString() })])
  await writeOrderLines(
    tx,
    pieces.map((piece, at) => freeLine(piece, id, at + 1)),
  )
  const by = { seller_id, actor: 'staff', user_id, created_at: now.toISOString() }
  await insertEvents(tx.db, [
    {
      ...by,
      order_id: id,
      kind: 'reprint_made',
      to_state: 'paid',
      detail: JSON.stringify({ other: order.order_no }),
    },
    { ...by, order_id, kind: 'reprint', detail: JSON.stringify({ other: order_no }) },
  ])
  await startProduction(tx, await withLines(tx, await lockOrders(tx.db, seller_id, [id])))
  return { id, order_no }
}
