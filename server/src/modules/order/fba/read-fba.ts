import type { FbaOrder } from '@inkroute/contract/order/fba/fba'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { packCartons } from '../../cart/cart.ts'
import { priceLines, selectWarehouses } from '../../catalog/catalog.ts'
import { pickupChannels } from '../../shipping/shipping.ts'
import { type LineRecord, type OrderRecord, selectLines } from '../core/order.queries.ts'
import { viewOrders } from '../list/list-orders.ts'
import { type BoxRow, insertFba, replaceBoxes, selectBoxes, selectCodes, selectFba } from './fba.queries.ts'
import { centerIn, getMissing, holdsExactly } from './fba.rules.ts'

/** Where and until when carriers of sellers collect, by warehouse. */
export async function getGates(ctx: AppCtx) {
  const warehouses = await selectWarehouses(ctx.db)
  return (code: string) => {
    const place = warehouses.find((row) => row.code === code)
    return { address: place?.address ?? '', cut_off: place?.cut_off ?? '' }
  }
}

const MM_PER_CM = 10

/** Cartons for lines of an order, by the sizes of the catalogue. */
export async function packLines(ctx: AppCtx, seller_id: number, lines: readonly LineRecord[]) {
  const priced = await priceLines(
    ctx.db,
    seller_id,
    lines.map(({ item_id, quantity }) => ({ item_id, quantity, printed_views: 1 })),
  )
  const cartons = packCartons(
    lines.map(({ sku_id, quantity, services }, at) => ({ id: sku_id, quantity, services, item: priced[at]?.item })),
  )
  return cartons.map((box, at) => ({
    box_no: at + 1,
    length_mm: box.length_mm,
    width_mm: box.width_mm,
    height_mm: box.height_mm,
    weight_g: box.weight_g,
    items: jsonText(box.items.map(({ id, quantity }) => ({ sku_id: id, quantity }))),
  }))
}

/** Imported orders get their shipment and cartons on first access. */
export async function beginFba(
  ctx: AppCtx,
  order: OrderRecord,
  facts: { readonly shipment_no: string; readonly center: string },
): Promise<void> {
  const { seller_id, id: order_id } = order
  const now = ctx.clock.now().toISOString()
  await insertFba(ctx.db, { seller_id, order_id, ...facts, created_at: now, updated_at: now })
  const lines = await selectLines(ctx.db, seller_id, [order_id])
  await replaceBoxes(ctx.db, seller_id, order_id, await packLines(ctx, seller_id, lines))
}

const viewBox = (box: BoxRow, codes: ReadonlyMap<number, string>): FbaOrder['boxes'][number] => ({
  box_no: box.box_no,
  weight_g: box.weight_g,
  length_cm: box.length_mm / MM_PER_CM,
  width_cm: box.width_mm / MM_PER_CM,
  height_cm: box.height_mm / MM_PER_CM,
  items: box.items.map((item) => ({ ...item, sku_code: codes.get(item.sku_id) ?? '' })),
})

/** Orders with their shipment, cartons and codes, in a fixed number of queries. */
export async function readFba(ctx: SellerCtx, orders: readonly OrderRecord[]): Promise<FbaOrder[]> {
  const seller_id = ctx.seller.id
  const ids = orders.map(({ id }) => id)
  const known = new Set((await selectFba(ctx.db, seller_id, ids)).map(({ order_id }) => order_id))
  for (const order of orders)
    if (!known.has(order.id) && order.state !== 'draft')
      await beginFba(ctx, order, { shipment_no: order.external_no, center: centerIn(order.buyer_name) })
  const [pickups, gateOf, rows, boxes, lines, views] = await Promise.all([
    pickupChannels(ctx.db),
    getGates(ctx),
    selectFba(ctx.db, seller_id, ids),
    selectBoxes(ctx.db, seller_id, ids),
    selectLines(ctx.db, seller_id, ids),
    viewOrders(ctx, orders),
  ])
  const codes = await selectCodes(
    ctx.db,
    seller_id,
    lines.map(({ sku_id }) => sku_id),
  )
  return orders.map((order, at) => {
    const row = rows.find(({ order_id }) => order_id === order.id)
    const own = lines.filter(({ order_id }) => order_id === order.id)
    const sku_codes = new Map(own.map((line) => [line.sku_id, line.sku_code]))
    const cartons = boxes.filter(({ order_id }) => order_id === order.id).map((box) => viewBox(box, sku_codes))
    const fnskus = codes.filter(({ sku_id }) => sku_codes.has(sku_id))
    const has_fnskus = own.every((line) => fnskus.some(({ sku_id }) => sku_id === line.sku_id))
    const shipment_no = row?.shipment_no ?? ''
    const is_packed = holdsExactly(cartons, own)
    const is_pickup = pickups.has(order.channel_id)
    const gate = is_pickup ? gateOf(order.warehouse_code) : null
    return {
      order: views[at] as FbaOrder['order'],
      shipment_no,
      center: row?.center ?? '',
      is_pickup,
      gate,
      boxes: cartons,
      fnskus,
      is_packed,
      missing: getMissing({ shipment_no, has_fnskus, is_packed }, ctx.language),
    }
  })
}
