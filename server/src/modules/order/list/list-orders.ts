import type { Input, Reply } from '@inkroute/contract/endpoint'
import { MAX_COUNTED_ORDERS, type OrderState, orderStates } from '@inkroute/contract/order/codes'
import type {
  countOrders as countContract,
  getOrder as detailContract,
  listOrders as listContract,
  OrderFilter,
  OrderRow,
} from '@inkroute/contract/order/order'
import type { z } from 'zod'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { skusForSale } from '../../cart/cart.ts'
import { getColorNames, sizeIn } from '../../catalog/catalog.ts'
import { getMockups } from '../../design/design.ts'
import { titlesIn } from '../../goods/goods.ts'
import { selectTryReason } from '../core/common-rule.queries.ts'
import { selectForeign, selectForeignLines } from '../core/foreign.queries.ts'
import { findParcels, orderStoreNames, storeRows } from '../core/order.hooks.ts'
import {
  countByState,
  countFiltered,
  newestOrderId,
  type OrderFilters,
  type OrderRecord,
  selectEvents,
  selectLines,
  selectOrder,
  selectOrderPage,
} from '../core/order.queries.ts'
import { selectSales } from '../profit/profit.queries.ts'
import { type OrderParts, viewDetail, viewForeignLine, viewLine, viewOrder } from './order.view.ts'

/** Lines of orders with the pictures of the version that was ordered, by order. */
export async function linesByOrder(ctx: SellerCtx, order_ids: readonly number[]) {
  const lines = await selectLines(ctx.db, ctx.seller.id, order_ids)
  const versions = lines.map((line) => ({ design_id: line.design_id, version: line.design_version }))
  const [pictures, colorOf, titleOf] = await Promise.all([
    getMockups(ctx, ctx.seller.id, versions, ctx.language),
    getColorNames(ctx.db, lines, ctx.language),
    titlesIn(ctx.db, ctx.seller.id, lines, ctx.language),
  ])
  const viewed = lines.map((line) => {
    const own = pictures.get(`${line.design_id}:${line.design_version}`)?.pictures ?? []
    const picture = own.find((one) => one.color_id === line.color_id && one.small_url !== null)
    const size_name = sizeIn(ctx.language, line.size_name)
    const shown = { ...line, title: titleOf(line), color_name: colorOf(line), size_name }
    return { order_id: line.order_id, view: viewLine(shown, picture?.small_url ?? null) }
  })
  const groups = Map.groupBy(viewed, (line) => line.order_id)
  return (order_id: number) => (groups.get(order_id) ?? []).map(({ view }) => view)
}

type IsShown = (order: OrderRecord) => boolean
/** Lists show foreign lines only for drafts; other orders have their own lines. */
const isDraft: IsShown = ({ state }) => state === 'draft'

/** Foreign lines; a line without a picture shows that of its matched goods. */
async function getForeignLines(ctx: SellerCtx, orders: readonly OrderRecord[], isShown: IsShown) {
  const foreign_ids = orders.flatMap(({ foreign_id }) => foreign_id ?? [])
  if (foreign_ids.length === 0) return []
  const lines = await selectForeignLines(ctx.db, ctx.seller.id, foreign_ids)
  const shown = new Set(orders.filter(isShown).map(({ foreign_id }) => foreign_id))
  const sku_ids = lines.flatMap(({ foreign_id, sku_id, picture_url }) =>
    picture_url === '' && sku_id !== null && shown.has(foreign_id) ? [sku_id] : [],
  )
  if (sku_ids.length === 0) return lines
  const skus = await skusForSale(ctx, [...new Set(sku_ids)])
  return lines.map((line) => ({
    ...line,
    picture_url: line.picture_url || (line.sku_id ? (skus.get(line.sku_id)?.picture_url ?? '') : ''),
  }))
}

/** Related rows of these orders: lines, foreign lines and stores. */
async function partsByOrder(ctx: SellerCtx, orders: readonly OrderRecord[], isShown = isDraft) {
  const store_ids = [...new Set(orders.flatMap(({ store_id }) => store_id ?? []))]
  const getLines = await linesByOrder(
    ctx,
    orders.map(({ id }) => id),
  )
  const foreign = await getForeignLines(ctx, orders, isShown)
  const said = Map.groupBy(foreign, (line) => line.foreign_id)
  const names = await orderStoreNames(ctx, ctx.seller.id, store_ids)
  return (order: OrderRecord): OrderParts => {
    const { store_id, foreign_id } = order
    const foreign_lines = foreign_id === null ? [] : (said.get(foreign_id) ?? [])
    return {
      lines: getLines(order.id),
      foreign_lines: foreign_lines.map((line) => viewForeignLine(line, ctx.language)),
      store:
        store_id === null
          ? null
          : { id: store_id, ...(names.get(store_id) ?? { name: `#${store_id}`, platform: null }) },
    }
  }
}

const DAY_MS = 86_400_000
/** Days are in the seller's time zone, Shanghai by default. */
const findStart = (day: string | undefined) => (day === undefined ? undefined : `${day}T00:00:00+08:00`)
const findEnd = (day: string | undefined) =>
  day === undefined ? undefined : new Date(Date.parse(`${day}T00:00:00+08:00`) + DAY_MS).toISOString()

/** The filters of the screen as the query takes them. */
export function getFilters(input: z.output<typeof OrderFilter>): OrderFilters {
  const { date_from, date_to, ids, ...rest } = input
  return { ...rest, ids: ids?.split(',').map(Number), from: findStart(date_from), until: findEnd(date_to) }
}

export async function listOrders(
  ctx: SellerCtx,
  input: Input<typeof listContract>,
): Promise<Reply<typeof listContract>> {
  const { page, page_size, ...asked } = input
  const filters = getFilters(asked)
  // Read before the page: an order that arrives in between is announced as new rather than never.
  const newest_id = await newestOrderId(ctx.db, ctx.seller.id)
  const [orders, counted] = await Promise.all([
    selectOrderPage(ctx.db, ctx.seller.id, filters, { limit: page_size, offset: (page - 1) * page_size }),
    countFiltered(ctx.db, ctx.seller.id, filters, MAX_COUNTED_ORDERS + 1),
  ])
  const total = Math.min(counted, MAX_COUNTED_ORDERS)
  return { data: await viewOrders(ctx, orders), total, is_total_capped: counted > total, newest_id, page, page_size }
}

/** Orders as lists show them. */
export async function viewOrders(ctx: SellerCtx, orders: readonly OrderRecord[]): Promise<OrderRow[]> {
  const getParts = await partsByOrder(ctx, orders)
  const sales = await selectSales(
    ctx.db,
    ctx.seller.id,
    orders.flatMap(({ id, state }) => (state === 'draft' ? [] : [id])),
    storeRows(ctx),
  )
  const saleOf = new Map(sales.map((sale) => [sale.order_id, sale]))
  return orders.map((order) => viewOrder(order, { ...getParts(order), sale: saleOf.get(order.id) }, ctx.language))
}

export async function countOrders(
  ctx: SellerCtx,
  input: Input<typeof countContract>,
): Promise<Reply<typeof countContract>> {
  const rows = await countByState(ctx.db, ctx.seller.id, getFilters(input))
  const counts = new Map(rows.map((row) => [row.state as OrderState, Number(row.count)]))
  const states = orderStates.map((state) => ({ state, count: counts.get(state) ?? 0 }))
  return { total: states.reduce((sum, { count }) => sum + count, 0), states }
}

export async function getOrder(
  ctx: SellerCtx,
  { id }: Input<typeof detailContract>,
): Promise<Reply<typeof detailContract>> {
  const order = await selectOrder(ctx.db, ctx.seller.id, id)
  if (!order) throw new AppError('not_found')
  const [partsOf, events, foreign, parcels, sales, put_off] = await Promise.all([
    partsByOrder(ctx, [order], () => true),
    selectEvents(ctx.db, ctx.seller.id, id),
    selectForeign(ctx.db, ctx.seller.id, order.foreign_id === null ? [] : [order.foreign_id]),
    findParcels(ctx, ctx.seller.id, [id]),
    selectSales(ctx.db, ctx.seller.id, [id], storeRows(ctx)),
    order.state === 'awaiting_payment' ? selectTryReason(ctx.db, ctx.seller.id, id) : null,
  ])
  return viewDetail(
    order,
    {
      ...partsOf(order),
      sale: sales[0],
      currency: foreign[0]?.currency ?? '',
      parcels: parcels.get(id) ?? [],
      auto_pay_note: put_off?.[ctx.language] ?? '',
    },
    events,
    ctx.language,
  )
}
