import { z } from 'zod'
import type { StoreConn } from '../connector.ts'
import { MarketError } from '../market-error.ts'
import type {
  MarketAddress,
  MarketLine,
  MarketOrder,
  MarketOrderStatus,
  OrderPage,
  OrderWindow,
} from '../market-order.ts'
import { nextPlace, readPlace } from '../page-cursor.ts'
import { looseAnswers } from '../personalisation.ts'
import { readOrder, readOrders } from '../read-orders.ts'
import { Decimal, decimalText, ExternalId, isMasked, LooseText, readShape } from '../read-shape.ts'
import { fromZonedText, zonedText } from '../time-formats.ts'
import { shopCall } from './shein-call.ts'

/** Limit of the detail call. */
const PAGE_SIZE = 30
/** Timestamps are in Shanghai time. */
const OFFSET_H = 8
const EXPORT_ADDRESS = 1

const statuses: Record<string, MarketOrderStatus> = {
  '1': 'ready_to_ship',
  '2': 'ready_to_ship',
  '3': 'ready_to_ship',
  '7': 'ready_to_ship',
  '4': 'shipped',
  '5': 'delivered',
  '6': 'refunded',
  '8': 'on_hold',
  '9': 'cancelled',
}

const List = z.object({ count: Decimal, orderList: z.array(z.object({ orderNo: z.string() })).nullish() })
const Unit = z.object({
  goodsId: ExternalId,
  goodsSn: LooseText,
  skuCode: LooseText,
  sellerSku: LooseText,
  goodsTitle: LooseText,

  skuAttribute: LooseText,
  spuPicURL: LooseText,
  sellerCurrencyPrice: Decimal.nullish(),
  sellerCurrency: LooseText,
  newGoodsStatus: ExternalId.nullish(),
  customizationInfo: z.unknown(),
})
export type SheinUnit = z.output<typeof Unit>
const Detail = z.object({
  orderNo: z.string(),
  orderStatus: ExternalId,
  orderTime: z.string(),
  orderUpdateTime: z.string(),
  requestDeliveryTime: z.string().nullish(),
  orderGoodsInfoList: z.array(Unit),
  packageWaybillList: z.array(z.object({ waybillNo: LooseText, carrier: LooseText })).nullish(),
})
type Detail = z.output<typeof Detail>
const Receiver = z.object({
  firstName: LooseText,
  lastName: LooseText,
  mobile: LooseText,
  email: LooseText,
  country: LooseText,
  province: LooseText,
  city: LooseText,
  street: LooseText,
  address: LooseText,
  postCode: LooseText,
})

/** Groups pieces of one SKU into a line, unless their personalisation differs. */
function linesOf(units: readonly SheinUnit[]): MarketLine[] {
  const groups = Map.groupBy(units, (unit) =>
    [unit.skuCode || unit.sellerSku, unit.sellerCurrencyPrice, JSON.stringify(unit.customizationInfo ?? '')].join('@'),
  )
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first === undefined
      ? []
      : [
          {
            external_line_id: first.goodsId,
            unit_ids: [first, ...rest].map(({ goodsId }) => goodsId),
            sku: first.sellerSku,
            external_product_id: first.goodsSn,
            external_variant_id: first.skuCode,
            title: first.goodsTitle,
            variant: first.skuAttribute,
            quantity: 1 + rest.length,
            unit_price: first.sellerCurrencyPrice
              ? { amount: decimalText(first.sellerCurrencyPrice), currency: first.sellerCurrency }
              : null,
            picture_url: first.spuPicURL,
            personalisation: looseAnswers(first.customizationInfo),
          },
        ],
  )
}

async function addressOf(conn: StoreConn, orderNo: string): Promise<MarketAddress> {
  const body = { orderNo, handleType: EXPORT_ADDRESS }
  const to = readShape(Receiver, await shopCall(conn, '/open-api/order/export-address', body))
  const name = `${to.firstName} ${to.lastName}`.trim()
  return {
    name,
    phone: to.mobile,
    email: to.email,
    line1: to.street || to.address,
    line2: to.street ? to.address : '',

    city: to.city,
    province: to.province,
    postcode: to.postCode,
    country: to.country.toUpperCase(),
    tax_number: '',
    is_masked: isMasked(name, to.mobile, to.street),
  }
}

/** Status of the whole order; partially shipped if some pieces have been sent. */
function statusOf({ orderStatus, orderGoodsInfoList }: Detail): MarketOrderStatus {
  const status = statuses[orderStatus] ?? 'unknown'
  const some_left = orderGoodsInfoList.some((unit) => unit.newGoodsStatus === '4')
  return status === 'ready_to_ship' && some_left ? 'partially_shipped' : status
}

async function orderOf(conn: StoreConn, order: Detail): Promise<MarketOrder> {
  const status = statusOf(order)
  const at = (text: string) => fromZonedText(text, OFFSET_H)
  return {
    external_order_id: order.orderNo,
    external_number: order.orderNo,
    status,
    raw_status: order.orderStatus,
    created_at: at(order.orderTime),
    updated_at: at(order.orderUpdateTime),
    paid_at: at(order.orderTime),
    ship_by: order.requestDeliveryTime ? at(order.requestDeliveryTime) : null,
    total: null,
    buyer_note: '',
    address: status === 'ready_to_ship' || status === 'partially_shipped' ? await addressOf(conn, order.orderNo) : null,
    lines: linesOf(order.orderGoodsInfoList),
    parcels: (order.packageWaybillList ?? []).map(({ waybillNo, carrier }) => ({
      tracking_number: waybillNo,
      carrier,
    })),
    fulfilled_by: 'seller',
  }
}

async function detailRows(conn: StoreConn, orderNoList: readonly string[]): Promise<unknown[]> {
  if (orderNoList.length === 0) return []
  return readShape(z.array(z.unknown()), await shopCall(conn, '/open-api/order/order-detail', { orderNoList }))
}

export async function pullOrders(conn: StoreConn, { since, until, page }: OrderWindow): Promise<OrderPage> {
  const place = readPlace(page)
  const body = {
    queryType: 2,
    startTime: zonedText(since, OFFSET_H),
    endTime: zonedText(until, OFFSET_H),
    page: place.offset / PAGE_SIZE + 1,
    pageSize: PAGE_SIZE,
  }
  const { count, orderList } = readShape(List, await shopCall(conn, '/open-api/order/order-list', body))
  const numbers = (orderList ?? []).map(({ orderNo }) => orderNo)
  const rows = await detailRows(conn, numbers)
  const read = await readOrders(Detail, rows, 'orderNo', (detail) => orderOf(conn, detail))
  return { ...read, next_page: nextPlace(place, numbers.length, Number(count), PAGE_SIZE) }
}

export async function getOrder(conn: StoreConn, orderNo: string): Promise<MarketOrder> {
  const [row] = await detailRows(conn, [orderNo])
  if (!row) throw new MarketError('not_found', `No order ${orderNo}`)
  return readOrder(Detail, row, 'orderNo', (detail) => orderOf(conn, detail))
}

export async function openUnits(conn: StoreConn, orderNo: string): Promise<ReadonlySet<string>> {
  const [detail] = readShape(z.array(Detail), await detailRows(conn, [orderNo]))
  const left = (detail?.orderGoodsInfoList ?? []).filter((unit) => unit.newGoodsStatus !== '4')
  return new Set(left.map(({ goodsId }) => goodsId))
}
