import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Check, int, list, optional, type Shape, shape, text } from '../core/field-checks.ts'
import { sendJson } from '../core/http.ts'
import { hex } from '../core/ids.ts'
import type { Order, OrderLine, OrderState, Shop } from '../core/model.ts'
import { getAnswers, isPlatformShipped, ownOrder, shipOrder } from '../core/orders.ts'
import type { World } from '../core/world.ts'

const seconds = (ms: number) => Math.floor(ms / 1000)

const statusNumbers: Record<OrderState, number> = {
  unpaid: 1,
  on_hold: 1,
  ready: 2,
  partially_shipped: 41,
  shipped: 4,
  delivered: 5,
  cancelled: 3,
}
export const temuStatus = (order: Order): number => statusNumbers[order.state]

export const answer = (reply: FastifyReply, result: unknown) =>
  sendJson(reply, { success: true, requestId: hex(24), errorCode: 1_000_000, errorMsg: '', result })

export const refuse = (reply: FastifyReply, errorCode: number, errorMsg: string) =>
  sendJson(reply, { success: false, requestId: hex(24), errorCode, errorMsg, result: null })

const countries: Record<string, string> = {
  US: 'United States',
  GB: 'United Kingdom',
  DE: 'Germany',
  FR: 'France',
  MX: 'Mexico',
  JP: 'Japan',
}

const getParent = (order: Order) => ({
  parentOrderSn: order.order_id,
  parentOrderStatus: temuStatus(order),
  regionId: 211,
  siteId: 100,
  parentOrderTime: seconds(order.created_ms),
  updateTime: seconds(order.updated_ms),
  expectShipLatestTime: seconds(order.created_ms) + 2 * 86_400,
  orderPaymentType: 'PPD',
  parentOrderLabel: [{ name: 'Y2_advance_sale', value: isPlatformShipped(order) ? 1 : 0 }],
})

/** The time of the last change is told in lists only. */
const getDetail = (order: Order) => {
  const { updateTime: _listed, ...parent } = getParent(order)
  return parent
}

const subOrders = (order: Order) =>
  order.lines.map((line) => ({
    orderSn: line.line_id,
    goodsId: Number(line.product_id),
    skuId: Number(line.variant_id),
    quantity: line.quantity,
    goodsName: line.title,
    spec: line.variant_text,
    thumbUrl: line.picture_url,
    orderStatus: temuStatus(order),
    packageSnInfo: order.extra.package_sn
      ? [{ packageSn: order.extra.package_sn, packageDeliveryType: 2, callSuccess: true }]
      : [],
    productList: [{ productId: Number(line.product_id), productSkuId: Number(line.variant_id), extCode: line.sku }],
  }))

/** 1 is the whole picture, 3 a picture of the buyer's, 4 a text. */
const customisedContent = (line: OrderLine) => ({
  orderSn: line.line_id,
  customizedType: 2,
  templateId: 1,
  templateType: 3,
  customizedText: null,
  previewList: [
    { previewType: 1, imageUrl: 'https://img.kwcdn.com/preview.jpg', customizedText: null, customizedAreaId: null },
    ...getAnswers(line).map(({ label, value }) =>
      value.startsWith('http')
        ? { previewType: 3, imageUrl: value, customizedText: null, customizedAreaId: label }
        : { previewType: 4, imageUrl: null, customizedText: value, customizedAreaId: label },
    ),
  ],
})

export interface TemuCall {
  readonly world: World
  readonly shop: Shop
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly params: Record<string, unknown>
}

export interface Method {
  readonly fields: Shape
  readonly run: (call: TemuCall) => unknown
}

const noOrder = (reply: FastifyReply) => refuse(reply, 120_011_001, 'order not exist')

const calledOrder = ({ world, shop, params }: TemuCall): Order | null => ownOrder(world, shop, params.parentOrderSn)

const carriers = [
  {
    logisticsServiceProviderId: 699_272_611,
    logisticsServiceProviderName: 'YunExpress',
    logisticsBrandName: 'YunExpress',
  },
  { logisticsServiceProviderId: 960_246_690, logisticsServiceProviderName: 'USPS', logisticsBrandName: 'USPS' },
  { logisticsServiceProviderId: 141_252_268, logisticsServiceProviderName: 'UPS', logisticsBrandName: 'UPS' },
]

const sendInfo: Check = shape({
  parentOrderSn: text(),
  orderSn: text(),
  goodsId: int(1),
  skuId: int(1),
  quantity: int(1),
})

interface SendRequest {
  readonly carrierId: number
  readonly trackingNumber: string
  readonly orderSendInfoList: readonly {
    readonly parentOrderSn: string
    readonly orderSn: string
    readonly quantity: number
  }[]
}

function confirm({ world, shop, reply, params }: TemuCall) {
  for (const { carrierId, trackingNumber, orderSendInfoList } of params.sendRequestList as SendRequest[]) {
    const carrier = carriers.find((each) => each.logisticsServiceProviderId === carrierId)
    if (!carrier) return refuse(reply, 140_020_003, 'carrier not exist')
    for (const parent of new Set(orderSendInfoList.map((info) => info.parentOrderSn))) {
      const infos = orderSendInfoList.filter((info) => info.parentOrderSn === parent)
      const order = ownOrder(world, shop, parent)
      if (!order) return noOrder(reply)
      const lines = infos.map(({ orderSn, quantity }) => ({ line_id: orderSn, quantity }))
      const refused = shipOrder(world, order, {
        tracking_number: trackingNumber,
        carrier: carrier.logisticsServiceProviderName,
        lines,
      })
      if (refused) return refuse(reply, 140_020_010, `shipment is not allowed: ${refused}`)
    }
  }
  return answer(reply, { success: true })
}

export const orderMethods: Readonly<Record<string, Method>> = {
  'bg.order.list.v2.get': {
    fields: {
      pageNumber: int(1),
      pageSize: int(1, 100),
      updateAtStart: optional(int(1)),
      updateAtEnd: optional(int(1)),
      parentOrderStatus: optional(int(0, 51)),
    },
    run({ world, shop, reply, params }) {
      const {
        pageNumber,
        pageSize,
        updateAtStart = 0,
        updateAtEnd = Number.MAX_SAFE_INTEGER,
      } = params as Record<string, number>
      const rows = world.book
        .ordersOf(shop.shop_id)
        .filter((order) => seconds(order.updated_ms) >= updateAtStart && seconds(order.updated_ms) <= updateAtEnd)
      const first = (Number(pageNumber) - 1) * Number(pageSize)
      const pageItems = rows
        .slice(first, first + Number(pageSize))
        .map((order) => ({ parentOrderMap: getParent(order), orderList: subOrders(order) }))
      return answer(reply, { totalItemNum: rows.length, pageItems })
    },
  },
  'bg.order.detail.v2.get': {
    fields: { parentOrderSn: text() },
    run(call) {
      const order = calledOrder(call)
      return order
        ? answer(call.reply, { parentOrderMap: getDetail(order), orderList: subOrders(order) })
        : noOrder(call.reply)
    },
  },
  'bg.order.customization.get': {
    fields: { orderSnList: list(text(), 10) },
    run({ world, shop, reply, params }) {
      const lines = world.book.ordersOf(shop.shop_id).flatMap((order) => order.lines)
      const asked = lines.filter((line) => (params.orderSnList as string[]).includes(line.line_id))
      return answer(reply, asked.filter((line) => getAnswers(line).length > 0).map(customisedContent))
    },
  },
  'bg.order.shippinginfo.v2.get': {
    fields: { parentOrderSn: text() },
    run(call) {
      const order = calledOrder(call)
      if (!order) return noOrder(call.reply)
      if (order.state === 'unpaid') return refuse(call.reply, 120_011_009, 'address is not available yet')
      const { address } = order
      const show = (value: string) => (isPlatformShipped(order) && value ? `${value.slice(0, 1)}***` : value)
      return answer(call.reply, {
        receiptName: show(address.name),
        mobile: show(address.phone),
        mail: show(address.email),
        postCode: show(address.postal_code),
        regionName1: countries[address.country] ?? address.country,
        regionName2: address.state,
        regionName3: address.city,
        addressLine1: show(address.line1),
        addressLine2: show(address.line2),
        addressLine3: '',
      })
    },
  },
  'bg.logistics.shipment.v2.get': {
    fields: { parentOrderSn: text(), orderSn: text() },
    run(call) {
      const order = calledOrder(call)
      const line = order?.lines.find(({ line_id }) => line_id === call.params.orderSn)
      if (!order || !line) return noOrder(call.reply)
      const own = order.shipments.flatMap((shipment) => {
        const part = shipment.lines.find(({ line_id }) => line_id === line.line_id)
        return part ? [{ shipment, quantity: part.quantity }] : []
      })
      const shipmentInfoDTO = own.map(({ shipment, quantity }) => ({
        carrierId: carriers.find((each) => each.logisticsServiceProviderName === shipment.carrier)
          ?.logisticsServiceProviderId,
        carrierName: shipment.carrier,
        trackingNumber: shipment.tracking_number,
        skuId: Number(line.variant_id),
        quantity,
        packageSn: `PK${shipment.shipment_id}`,
        packageDeliveryType: 1,
        trackingWarningLabel: 0,
      }))
      return answer(call.reply, { shipmentInfoDTO })
    },
  },
  'bg.logistics.shipment.v2.confirm': {
    fields: {
      sendType: int(0, 0),
      sendRequestList: list(
        shape({
          carrierId: int(1),
          trackingNumber: text(50),
          selfShippingWarehouseId: optional(text(60)),
          orderSendInfoList: list(sendInfo, 100),
        }),
        20,
      ),
    },
    run: confirm,
  },
  'bg.logistics.companies.get': {
    fields: { regionId: int(1) },
    run: ({ reply }) => answer(reply, { logisticsServiceProviderList: carriers }),
  },
}
