import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import { MarketError } from '../core/market-error.ts'
import type {
  MarketAddress,
  MarketLine,
  MarketOrder,
  MarketOrderStatus,
  OrderPage,
  OrderWindow,
} from '../core/market-order.ts'
import { getMoney } from '../core/money.ts'
import { cutPage, nextPlace, readPlace } from '../core/page-cursor.ts'
import { looseAnswers } from '../core/personalisation.ts'
import { readOrder, readOrders } from '../core/read-orders.ts'
import { Decimal, ExternalId, isMasked, LooseText, readShape } from '../core/read-shape.ts'
import { fromZonedText, zonedText } from '../core/time-formats.ts'
import { getCountry } from '../temu/temu-countries.ts'
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
  skuAttribute: z.array(z.object({ attrName: LooseText, language: LooseText })).nullish(),
  spuPicURL: LooseText,
  sellerCurrencyPrice: Decimal.nullish(),
  orderCurrency: LooseText,
  saleCurrency: LooseText,
  newGoodsStatus: ExternalId.nullish(),
  customizationInfo: z.unknown(),
})
export type SheinUnit = z.output<typeof Unit>
const Detail = z.object({
  orderNo: z.string(),
  orderStatus: ExternalId,
  orderTime: z.string(),
  /** Absent while nothing has changed. */
  orderMsgUpdateTime: LooseText,
  paymentTime: LooseText,
  requestDeliveryTime: z.string().nullish(),
  orderGoodsInfoList: z.array(Unit),
  packageWaybillList: z.array(z.object({ waybillNo: LooseText, carrier: LooseText })).nullish(),
})
type Detail = z.output<typeof Detail>
const Receiver = z.object({
  firstName: LooseText,
  middleName: LooseText,
  lastName: LooseText,
  phone: LooseText,
  country: LooseText,
  province: LooseText,
  city: LooseText,
  district: LooseText,
  street: LooseText,
  address: LooseText,
  addressExt: LooseText,
  postCode: LooseText,
  taxNo: LooseText,
})
const Exported = z.object({ receiveMsgList: z.array(Receiver).nullish() }).nullish()

/** In English where it is given; attributes come in every language of the site. */
function getVariant({ skuAttribute }: SheinUnit): string {
  const all = skuAttribute ?? []
  const english = all.filter(({ language }) => /^en/i.test(language))
  return (english.length > 0 ? english : all).map((each) => each.attrName).join(' / ')
}

/** Groups pieces of one SKU into a line, unless their personalisation differs. */
function getLines(units: readonly SheinUnit[]): MarketLine[] {
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
            variant: getVariant(first),
            quantity: 1 + rest.length,
            unit_price: first.sellerCurrencyPrice
              ? getMoney(first.sellerCurrencyPrice, first.saleCurrency || first.orderCurrency)
              : null,
            picture_url: first.spuPicURL,
            personalisation: looseAnswers(first.customizationInfo),
          },
        ],
  )
}

/** Null while SHEIN gives no address, or an empty one: such an order waits. */
async function findAddress(conn: StoreConn, orderNo: string): Promise<MarketAddress | null> {
  const body = { orderNo, handleType: EXPORT_ADDRESS }
  const [to] = readShape(Exported, await shopCall(conn, '/open-api/order/export-address', body))?.receiveMsgList ?? []
  const line1 = to?.address || to?.street || ''
  if (!to || line1 === '') return null
  const name = [to.firstName, to.middleName, to.lastName].filter(Boolean).join(' ')
  const more = [to.address ? to.street : '', to.addressExt, to.district]
  return {
    name,
    phone: to.phone,
    email: '',
    line1,
    line2: more.filter(Boolean).join(', '),
    city: to.city,
    province: to.province,
    postcode: to.postCode,
    country: /^[a-z]{2}$/i.test(to.country) ? to.country.toUpperCase() : getCountry(to.country),
    tax_number: to.taxNo,
    is_masked: isMasked(name, to.phone, line1),
  }
}

/** Status of the whole order; partially shipped if some pieces have been sent. */
function getStatus({ orderStatus, orderGoodsInfoList }: Detail): MarketOrderStatus {
  const status = statuses[orderStatus] ?? 'unknown'
  const some_left = orderGoodsInfoList.some((unit) => unit.newGoodsStatus === '4')
  return status === 'ready_to_ship' && some_left ? 'partially_shipped' : status
}

async function findOrder(conn: StoreConn, order: Detail): Promise<MarketOrder> {
  const status = getStatus(order)
  const at = (text: string) => fromZonedText(text, OFFSET_H)
  return {
    external_order_id: order.orderNo,
    external_number: order.orderNo,
    status,
    raw_status: order.orderStatus,
    created_at: at(order.orderTime),
    updated_at: order.orderMsgUpdateTime ? at(order.orderMsgUpdateTime) : conn.now().toISOString(),
    paid_at: at(order.paymentTime || order.orderTime),
    ship_by: order.requestDeliveryTime ? at(order.requestDeliveryTime) : null,
    total: null,
    buyer_note: '',
    address:
      status === 'ready_to_ship' || status === 'partially_shipped' ? await findAddress(conn, order.orderNo) : null,
    lines: getLines(order.orderGoodsInfoList),
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

export async function pullOrders(conn: StoreConn, { since, until, page, cuts }: OrderWindow): Promise<OrderPage> {
  const size = cutPage(PAGE_SIZE, cuts)
  const place = readPlace(page)
  const body = {
    queryType: 2,
    startTime: zonedText(since, OFFSET_H),
    endTime: zonedText(until, OFFSET_H),
    page: place.offset / size + 1,
    pageSize: size,
  }
  const { count, orderList } = readShape(List, await shopCall(conn, '/open-api/order/order-list', body))
  const numbers = (orderList ?? []).map(({ orderNo }) => orderNo)
  const rows = await detailRows(conn, numbers)
  const read = await readOrders(Detail, rows, 'orderNo', (detail) => findOrder(conn, detail))
  return { ...read, next_page: nextPlace(place, numbers.length, Number(count), size) }
}

export async function getOrder(conn: StoreConn, orderNo: string): Promise<MarketOrder> {
  const [row] = await detailRows(conn, [orderNo])
  if (!row) throw new MarketError('not_found', `No order ${orderNo}`)
  return readOrder(Detail, row, 'orderNo', (detail) => findOrder(conn, detail))
}

export async function openUnits(conn: StoreConn, orderNo: string): Promise<ReadonlySet<string>> {
  const [detail] = readShape(z.array(Detail), await detailRows(conn, [orderNo]))
  const left = (detail?.orderGoodsInfoList ?? []).filter((unit) => unit.newGoodsStatus !== '4')
  return new Set(left.map(({ goodsId }) => goodsId))
}
