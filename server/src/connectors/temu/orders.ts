import { z } from 'zod'
import type { StoreConn } from '../core/connector.ts'
import { MarketError } from '../core/market-error.ts'
import type {
  MarketAddress,
  MarketOrder,
  MarketOrderStatus,
  MarketParcel,
  OrderPage,
  OrderWindow,
  Personalisation,
} from '../core/market-order.ts'
import { cutPage, nextPlace, readPlace } from '../core/page-cursor.ts'
import { getAnswers } from '../core/personalisation.ts'
import { makeOrders, readOrder, readRows } from '../core/read-orders.ts'
import { Decimal, ExternalId, isMasked, LooseText, readShape } from '../core/read-shape.ts'
import { fromSeconds, fromSecondsOrNull, toSeconds } from '../core/time-formats.ts'
import { temuCall } from './temu-call.ts'
import { getCountry } from './temu-countries.ts'

const PAGE_SIZE = 100

const statuses: Record<string, MarketOrderStatus> = {
  '1': 'pending_payment',
  '2': 'ready_to_ship',
  '3': 'cancelled',
  '4': 'shipped',
  '5': 'delivered',
  '41': 'partially_shipped',
  '51': 'delivered',
}
const needs_address = new Set<MarketOrderStatus>(['ready_to_ship', 'partially_shipped'])

const Parent = z.object({
  parentOrderSn: z.string(),
  parentOrderStatus: ExternalId,
  /** Only in lists. */
  updateTime: Decimal.nullish(),
  parentOrderTime: Decimal,
  expectShipLatestTime: Decimal.nullish(),
  /** Cash on delivery goes with a label of Temu's only, and so do some sales by their label. */
  orderPaymentType: LooseText,
  parentOrderLabel: z.array(z.object({ name: LooseText, value: Decimal.nullish() })).nullish(),
})
const Sub = z.object({
  orderSn: z.string(),
  goodsId: ExternalId,
  skuId: ExternalId,
  /** What is left to send of it: pieces cancelled before shipping are taken off. */
  quantity: z.int(),
  goodsName: LooseText,
  spec: LooseText,
  thumbUrl: LooseText,
  productList: z.array(z.object({ extCode: LooseText })).nullish(),
  packageSnInfo: z.array(z.object({ packageSn: LooseText, packageDeliveryType: ExternalId.nullish() })).nullish(),
})
const Item = z.object({ parentOrderMap: Parent, orderList: z.array(Sub) })
const Page = z.object({ totalItemNum: Decimal, pageItems: z.array(z.unknown()).nullish() })
const Receiver = z.object({
  receiptName: LooseText,
  mobile: LooseText,
  mail: LooseText,
  postCode: LooseText,
  regionName1: LooseText,
  regionName2: LooseText,
  regionName3: LooseText,
  addressLine1: LooseText,
  addressLine2: LooseText,
  addressLine3: LooseText,
  taxCode: LooseText,
})
/** `customizedType` 1: a text alone; 2: pictures and texts, each for an area of a template. */
const Customised = z.array(
  z.object({
    orderSn: z.string(),
    customizedText: LooseText,
    previewList: z
      .array(z.object({ previewType: ExternalId, imageUrl: LooseText, customizedText: LooseText }))
      .nullish(),
  }),
)
const Shipments = z.object({
  shipmentInfoDTO: z.array(z.object({ trackingNumber: LooseText, carrierName: LooseText })).nullish(),
})

const MAX_CUSTOMISED = 10
/** A preview of the template with the answers; redundant. */
const OVERALL_PREVIEW = '1'
const SCOPE_MISSING = '3000032'
const UNREADABLE =
  '无法读取买家定制内容（应用缺少权限 bg.order.customization.get），请在 Temu 后台核对 · Customised content cannot be read (permission bg.order.customization.get is missing); check this order on Temu'

type Answers = ReadonlyMap<string, Personalisation[]>

/** Personalisation by sub-order, from a separate call. */
async function getCustomised(conn: StoreConn, order_sns: readonly string[]): Promise<Answers> {
  const found = new Map<string, Personalisation[]>()
  for (let at = 0; at < order_sns.length; at += MAX_CUSTOMISED) {
    const orderSnList = order_sns.slice(at, at + MAX_CUSTOMISED)
    for (const told of readShape(Customised.nullish(), await customisedPage(conn, orderSnList)) ?? []) {
      const parts = (told.previewList ?? []).filter(({ previewType }) => previewType !== OVERALL_PREVIEW)
      const answers = [told.customizedText, ...parts.flatMap((part) => [part.customizedText, part.imageUrl])]
      found.set(told.orderSn, getAnswers(answers.map((value) => ['Customization', value])))
    }
  }
  return found
}

async function customisedPage(conn: StoreConn, orderSnList: readonly string[]): Promise<unknown> {
  try {
    return await temuCall(conn, 'bg.order.customization.get', { orderSnList })
  } catch (error) {
    // Elsewhere this code means a revoked permission; here the app never had it. Orders are still imported, each held
    // with this reason: printing the sample would be worse than asking the seller to check.
    if (error instanceof MarketError && error.code === SCOPE_MISSING)
      return orderSnList.map((orderSn) => ({ orderSn, customizedText: UNREADABLE }))
    throw error
  }
}

async function getAddress(conn: StoreConn, parentOrderSn: string): Promise<MarketAddress> {
  const to = readShape(Receiver, await temuCall(conn, 'bg.order.shippinginfo.v2.get', { parentOrderSn }))
  return {
    name: to.receiptName,
    phone: to.mobile,
    email: to.mail,
    line1: to.addressLine1,
    line2: [to.addressLine2, to.addressLine3].filter(Boolean).join(', '),
    city: to.regionName3,
    province: to.regionName2,
    postcode: to.postCode,
    country: getCountry(to.regionName1),
    tax_number: to.taxCode,
    is_masked: isMasked(to.receiptName, to.mobile, to.addressLine1),
  }
}

/** The parent order is our order. Buyers' prices are not shown to sellers, so there are none. */
async function findOrder(
  conn: StoreConn,
  { parentOrderMap: parent, orderList }: z.output<typeof Item>,
  answers: Answers,
  parcels: readonly MarketParcel[] = [],
): Promise<MarketOrder> {
  const status = statuses[parent.parentOrderStatus] ?? 'unknown'
  return {
    external_order_id: parent.parentOrderSn,
    external_number: parent.parentOrderSn,
    status,
    raw_status: parent.parentOrderStatus,
    created_at: fromSeconds(parent.parentOrderTime),
    // A detail read now is the order as it is now.
    updated_at: parent.updateTime ? fromSeconds(parent.updateTime) : conn.now().toISOString(),
    paid_at: status === 'pending_payment' ? null : fromSeconds(parent.parentOrderTime),
    ship_by: fromSecondsOrNull(parent.expectShipLatestTime),
    total: null,
    buyer_note: '',
    address: needs_address.has(status) ? await getAddress(conn, parent.parentOrderSn) : null,
    lines: orderList.map((sub) => ({
      external_line_id: sub.orderSn,
      unit_ids: [],
      sku: sub.productList?.[0]?.extCode ?? '',
      external_product_id: sub.goodsId,
      external_variant_id: sub.skuId,
      title: sub.goodsName,
      variant: sub.spec,
      quantity: sub.quantity,
      unit_price: null,
      picture_url: sub.thumbUrl,
      personalisation: answers.get(sub.orderSn) ?? [],
    })),
    parcels,
    fulfilled_by: 'seller',
    shipping_by: isTemuShipped(parent) ? 'platform' : 'seller',
  }
}

const BY_TEMU = new Set(['Y2_advance_sale'])
const isTemuShipped = ({ orderPaymentType, parentOrderLabel }: z.output<typeof Parent>): boolean =>
  orderPaymentType === 'COD' || (parentOrderLabel ?? []).some(({ name, value }) => BY_TEMU.has(name) && value === '1')

/** Delivered by a carrier of Temu's, by the seller or by a warehouse. */
const BOUGHT = new Set(['2', '4'])

/** Packages whose label was bought from Temu. */
export async function getPackages(conn: StoreConn, parentOrderSn: string): Promise<string[]> {
  const { orderList } = readShape(Item, await temuCall(conn, 'bg.order.detail.v2.get', { parentOrderSn }))
  const all = orderList.flatMap(({ packageSnInfo }) => packageSnInfo ?? [])
  return [...new Set(all.filter((one) => BOUGHT.has(one.packageDeliveryType ?? '')).map(({ packageSn }) => packageSn))]
}

/** Sub-orders still to be fulfilled. */
const openSubs = (items: readonly z.output<typeof Item>[]): string[] =>
  items
    .filter(({ parentOrderMap }) => needs_address.has(statuses[parentOrderMap.parentOrderStatus] ?? 'unknown'))
    .flatMap(({ orderList }) => orderList.map(({ orderSn }) => orderSn))

export async function pullOrders(conn: StoreConn, { since, until, page, cuts }: OrderWindow): Promise<OrderPage> {
  const size = cutPage(PAGE_SIZE, cuts)
  const place = readPlace(page)
  const answer = await temuCall(conn, 'bg.order.list.v2.get', {
    pageNumber: place.offset / size + 1,
    pageSize: size,
    updateAtStart: toSeconds(since),
    updateAtEnd: toSeconds(until),
  })
  const { totalItemNum, pageItems } = readShape(Page, answer)
  const rows = readRows(Item, pageItems ?? [], 'parentOrderMap.parentOrderSn')
  const answers = await getCustomised(conn, openSubs(rows.readable.map(({ value }) => value)))
  const read = await makeOrders(rows, (item) => findOrder(conn, item, answers))
  return { ...read, next_page: nextPlace(place, pageItems?.length ?? 0, Number(totalItemNum), size) }
}

const HAS_PARCELS = new Set<MarketOrderStatus>(['partially_shipped', 'shipped', 'delivered'])

/** Parcels are asked for by sub-order; several of them may be in one parcel. */
async function getParcels(
  conn: StoreConn,
  { parentOrderMap, orderList }: z.output<typeof Item>,
): Promise<MarketParcel[]> {
  if (!HAS_PARCELS.has(statuses[parentOrderMap.parentOrderStatus] ?? 'unknown')) return []
  const found = new Map<string, string>()
  const { parentOrderSn } = parentOrderMap
  for (const { orderSn } of orderList) {
    const answer = await temuCall(conn, 'bg.logistics.shipment.v2.get', { parentOrderSn, orderSn })
    for (const { trackingNumber, carrierName } of readShape(Shipments.nullish(), answer)?.shipmentInfoDTO ?? [])
      if (trackingNumber) found.set(trackingNumber, carrierName)
  }
  return [...found].map(([tracking_number, carrier]) => ({ tracking_number, carrier }))
}

export async function getOrder(conn: StoreConn, parentOrderSn: string): Promise<MarketOrder> {
  const row = await temuCall(conn, 'bg.order.detail.v2.get', { parentOrderSn })
  if (!row) throw new MarketError('not_found', `No order ${parentOrderSn}`)
  return readOrder(Item, row, 'parentOrderMap.parentOrderSn', async (item) =>
    findOrder(conn, item, await getCustomised(conn, openSubs([item])), await getParcels(conn, item)),
  )
}
