import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import type { MarketAddress, MarketOrder, MarketOrderStatus, OrderPage, OrderWindow } from '../core/market-order.ts'
import { getMoney } from '../core/money.ts'
import { cutPage, nextPlace, readPlace } from '../core/page-cursor.ts'
import { noteAnswers } from '../core/personalisation.ts'
import { readOrder, readOrders } from '../core/read-orders.ts'
import { Decimal, ExternalId, isMasked, LooseText, readShape } from '../core/read-shape.ts'
import { fromPacificText, pacificText } from '../core/time-formats.ts'
import { isChinese, methodCall } from './aliexpress-call.ts'

const PAGE_SIZE = 50

const statuses: Record<string, MarketOrderStatus> = {
  PLACE_ORDER_SUCCESS: 'pending_payment',
  WAIT_SELLER_EXAMINE_MONEY: 'pending_payment',
  RISK_CONTROL: 'on_hold',
  IN_ISSUE: 'on_hold',
  IN_FROZEN: 'on_hold',
  WAIT_SELLER_SEND_GOODS: 'ready_to_ship',
  SELLER_PART_SEND_GOODS: 'partially_shipped',
  WAIT_BUYER_ACCEPT_GOODS: 'shipped',
  FUND_PROCESSING: 'completed',
  FINISH: 'completed',
  IN_CANCEL: 'cancel_requested',
}
/** States in which somebody is going to need the address. */
const needs_address = new Set<MarketOrderStatus>(['ready_to_ship', 'partially_shipped', 'on_hold'])

const Money = z.object({ amount: Decimal, currency_code: z.string() })
const money = ({ amount, currency_code }: z.output<typeof Money>) => getMoney(amount, currency_code)

const Row = z.object({
  order_id: ExternalId,
  order_status: z.string(),
  gmt_create: z.string(),
  gmt_update: z.string(),
  gmt_pay_time: z.string().nullish(),
  pay_amount: Money.nullish(),
  end_reason: LooseText,
  product_list: z.array(
    z.object({
      child_id: ExternalId,
      sku_code: LooseText,
      product_id: ExternalId,
      product_name: LooseText,
      product_count: z.int(),
      product_unit_price: Money,
      product_img_url: LooseText,
      memo: LooseText,
    }),
  ),
})
const Page = z.object({ result: z.object({ total_count: Decimal, target_list: z.array(z.unknown()).nullish() }) })
const Receipt = z.object({
  contact_person: LooseText,
  country: LooseText,
  province: LooseText,
  city: LooseText,
  detail_address: LooseText,
  address: LooseText,
  address2: LooseText,
  zip: LooseText,
  mobile_no: LooseText,
  phone_country: LooseText,
})
const Detail = z.object({
  id: ExternalId,
  order_status: z.string(),
  memo: LooseText,
  gmt_create: z.string(),
  gmt_modified: z.string(),
  gmt_pay_success: z.string().nullish(),
  order_amount: Money.nullish(),
  receipt_address: Receipt.nullish(),
  end_reason: LooseText,
  child_order_list: z.array(
    z.object({
      id: ExternalId,
      sku_code: LooseText,
      product_id: ExternalId,
      product_name: LooseText,
      product_count: z.int(),
      product_price: Money,
      product_img_url: LooseText,
    }),
  ),
  logistic_info_list: z.array(z.object({ logistics_no: z.string(), logistics_service_name: LooseText })).nullish(),
})
type Detail = z.output<typeof Detail>

function findAddress(receipt: z.output<typeof Receipt> | null | undefined): MarketAddress | null {
  if (!receipt) return null
  const line1 = receipt.detail_address || receipt.address
  return {
    name: receipt.contact_person,
    phone: `${receipt.phone_country}${receipt.mobile_no}`,
    email: '',
    line1,
    line2: receipt.address2,
    city: receipt.city,
    province: receipt.province,
    postcode: receipt.zip,
    country: receipt.country.toUpperCase(),
    tax_number: '',
    is_masked: isMasked(receipt.contact_person, line1, receipt.mobile_no),
  }
}

async function findReceipt(conn: StoreConn, order_id: string): Promise<MarketAddress | null> {
  const param1 = JSON.stringify({ order_id })
  const answer = await methodCall(conn, 'aliexpress.solution.order.receiptinfo.get', { param1 })
  return findAddress(readShape(z.object({ result: Receipt }), answer).result)
}

/** An order that finished unpaid, or with an end reason, was cancelled. */
function getStatus({
  order_status,
  end_reason,
  gmt_pay_time,
}: Pick<z.output<typeof Row>, 'order_status' | 'end_reason' | 'gmt_pay_time'>) {
  if (order_status === 'FINISH' && (end_reason !== '' || !gmt_pay_time)) return 'cancelled'
  return statuses[order_status] ?? 'unknown'
}

const findOrder = (row: z.output<typeof Row>, address: MarketAddress | null): MarketOrder => ({
  external_order_id: row.order_id,
  external_number: row.order_id,
  status: getStatus(row),
  raw_status: row.order_status,
  created_at: fromPacificText(row.gmt_create),
  updated_at: fromPacificText(row.gmt_update),
  paid_at: row.gmt_pay_time ? fromPacificText(row.gmt_pay_time) : null,
  ship_by: null,
  total: row.pay_amount ? money(row.pay_amount) : null,
  buyer_note: row.product_list[0]?.memo ?? '',
  address,
  lines: row.product_list.map((line) => ({
    external_line_id: line.child_id,
    unit_ids: [],
    sku: line.sku_code,
    external_product_id: line.product_id,

    external_variant_id: '',
    title: line.product_name || line.sku_code,
    variant: '',
    quantity: line.product_count,
    unit_price: money(line.product_unit_price),
    picture_url: line.product_img_url,
    personalisation: noteAnswers(line.memo),
  })),
  parcels: [],
  fulfilled_by: 'seller',
})

const DAY_MS = 86_400_000
/** So far back the methods of sellers in China look; a time of change needs a time of creation beside it. */
const CREATED_DAYS = 180

interface PageQuery {
  readonly modified_date_start: string
  readonly modified_date_end: string
  readonly current_page: number
  readonly page_size: number
}

function getPage(conn: StoreConn, query: PageQuery): Promise<unknown> {
  if (!isChinese(conn)) return methodCall(conn, 'aliexpress.solution.order.get', { param0: JSON.stringify(query) })
  const create_date_start = pacificText(new Date(conn.now().getTime() - CREATED_DAYS * DAY_MS).toISOString())
  const create_date_end = query.modified_date_end
  return methodCall(conn, 'aliexpress.trade.seller.orderlist.get', {
    param_aeop_order_query: JSON.stringify({ ...query, create_date_start, create_date_end }),
  })
}

/** Addresses have a call of their own only for sellers abroad. */
const addressFor = async (conn: StoreConn, order_id: string): Promise<MarketAddress | null> =>
  isChinese(conn) ? (await getOrder(conn, order_id)).address : findReceipt(conn, order_id)

export async function pullOrders(conn: StoreConn, { since, until, page, cuts }: OrderWindow): Promise<OrderPage> {
  const size = cutPage(PAGE_SIZE, cuts)
  const place = readPlace(page)
  const answer = await getPage(conn, {
    modified_date_start: pacificText(since),
    modified_date_end: pacificText(until),
    current_page: place.offset / size + 1,
    page_size: size,
  })
  const { total_count, target_list } = readShape(Page, answer).result
  const rows = target_list ?? []
  const read = await readOrders(Row, rows, 'order_id', async (row) =>
    findOrder(row, needs_address.has(getStatus(row)) ? await addressFor(conn, row.order_id) : null),
  )
  return { ...read, next_page: nextPlace(place, rows.length, Number(total_count), size) }
}

function orderOfDetail(target: Detail): MarketOrder {
  const row = {
    order_id: target.id,
    order_status: target.order_status,
    gmt_create: target.gmt_create,
    gmt_update: target.gmt_modified,
    gmt_pay_time: target.gmt_pay_success,
    pay_amount: target.order_amount,
    end_reason: target.end_reason,
    product_list: target.child_order_list.map(({ id, product_price, ...line }) => ({
      ...line,
      child_id: id,
      product_unit_price: product_price,
      memo: target.memo,
    })),
  }
  const parcels = (target.logistic_info_list ?? []).map(({ logistics_no, logistics_service_name }) => ({
    tracking_number: logistics_no,
    carrier: logistics_service_name,
  }))
  return { ...findOrder(row, findAddress(target.receipt_address)), parcels }
}

export async function getOrder(conn: StoreConn, external_order_id: string): Promise<MarketOrder> {
  const param1 = JSON.stringify({ order_id: external_order_id })
  const answer = await methodCall(conn, 'aliexpress.trade.new.redefining.findorderbyid', { param1 })
  const { target } = readShape(z.object({ target: z.unknown() }), answer)
  return readOrder(Detail, target, 'id', orderOfDetail)
}
