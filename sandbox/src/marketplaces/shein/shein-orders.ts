import type { FastifyInstance } from 'fastify'
import { int, list, matching, oneOf, shape, text } from '../core/field-checks.ts'
import type { Order, OrderState } from '../core/model.ts'
import { getAnswers, ownOrder, shipOrder } from '../core/orders.ts'
import type { World } from '../core/world.ts'
import { answer, exactBody, guard, refuse } from './shein-guard.ts'

const time = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
const timeText = matching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)

const statusNumbers: Record<OrderState, number> = {
  unpaid: 1,
  on_hold: 8,
  ready: 1,
  partially_shipped: 3,
  shipped: 4,
  delivered: 5,
  cancelled: 6,
}
export const sheinStatus = (order: Order): number => statusNumbers[order.state]

export const channels = [
  { site: 'US', expressIdCode: 'YUNEXPRESS', expressChannelCode: 'YT_STD' },
  { site: 'US', expressIdCode: 'USPS', expressChannelCode: 'USPS_GA' },
]

const getDetail = (order: Order) => ({
  orderNo: order.order_id,
  orderStatus: sheinStatus(order),
  orderTime: time(order.created_ms),
  paymentTime: time(order.paid_ms ?? order.created_ms),
  orderAllocateTime: time(order.created_ms),
  orderMsgUpdateTime: time(order.updated_ms),
  orderCurrency: order.currency,
  requestDeliveryTime: time(order.created_ms + 3 * 86_400_000),
  orderGoodsInfoList: order.lines.flatMap((line) =>
    line.unit_ids.map((goodsId) => ({
      customizationInfo: getAnswers(line).map(({ label, value }) => ({ name: label, value })),
      goodsId,
      goodsSn: line.product_id,
      skuCode: line.variant_id,
      sellerSku: line.sku,
      goodsTitle: line.title,
      skuAttribute: [{ attrValueId: '1', attrName: line.variant_text, language: 'en' }],
      spuPicURL: line.picture_url,
      sellerCurrencyPrice: Number(line.price),
      orderCurrency: order.currency,
      saleCurrency: order.currency,
      newGoodsStatus: line.shipped_unit_ids.includes(goodsId) ? 4 : sheinStatus(order),
    })),
  ),
  packageWaybillList: order.shipments.map((shipment) => ({
    packageNo: `PK${shipment.shipment_id}`,
    waybillNo: shipment.tracking_number,
    carrier: shipment.carrier,
    carrierCode: shipment.carrier,
  })),
})

function addReading(scope: FastifyInstance, world: World): void {
  // Unpaid orders are not shown to sellers here.
  scope.post('/open-api/order/order-list', async (request, reply) => {
    const shop = guard(world, request, reply, {
      queryType: oneOf(1, 2),
      startTime: timeText,
      endTime: timeText,
      page: int(1),
      pageSize: int(1, 30),
    })
    if (!shop) return reply
    const { startTime, endTime, page, pageSize } = exactBody(request) as Record<string, string>
    const rows = world.book
      .ordersOf(shop.shop_id)
      .filter((order) => order.state !== 'unpaid')
      .filter((order) => time(order.updated_ms) >= String(startTime) && time(order.updated_ms) <= String(endTime))
    const first = (Number(page) - 1) * Number(pageSize)
    const orderList = rows.slice(first, first + Number(pageSize)).map((order) => ({
      orderNo: order.order_id,
      orderStatus: String(sheinStatus(order)),
      orderCreateTime: time(order.created_ms),
      orderUpdateTime: time(order.updated_ms),
    }))
    return answer(reply, { count: rows.length, orderList })
  })

  scope.post('/open-api/order/order-detail', async (request, reply) => {
    const shop = guard(world, request, reply, { orderNoList: list(text(), 30) })
    if (!shop) return reply
    const { orderNoList } = exactBody(request) as { orderNoList: string[] }
    return answer(
      reply,
      orderNoList
        .map((orderNo) => ownOrder(world, shop, orderNo))
        .filter((order) => order !== null)
        .map(getDetail),
    )
  })

  scope.post('/open-api/order/export-address', async (request, reply) => {
    const shop = guard(world, request, reply, { orderNo: text(), handleType: oneOf(1, 2) })
    if (!shop) return reply
    const order = ownOrder(world, shop, exactBody(request)?.orderNo)
    if (!order) return refuse(reply, 'order00001', 'order not found')
    const { address } = order
    const [firstName = '', ...rest] = address.name.split(' ')
    const receiver = {
      orderNo: order.order_id,
      firstName,
      middleName: null,
      lastName: rest.join(' '),
      country: address.country,
      province: address.state,
      city: address.city,
      district: '',
      street: '',
      address: address.line1,
      addressExt: address.line2,
      phone: address.phone,
      postCode: address.postal_code,
      taxNo: '',
    }
    return answer(reply, { receiveMsgList: [receiver], unProcessReason: [] })
  })
}

const expressInfo = shape({
  expressCode: text(50),
  expressIdCode: oneOf(...channels.map((each) => each.expressIdCode)),
  goodsId: matching(/^\d{16,}$/),
  expressChannelCode: oneOf(...channels.map((each) => each.expressChannelCode)),
  status: oneOf(2),
})

function addShipping(scope: FastifyInstance, world: World): void {
  scope.post('/open-api/order/express-channel', async (request, reply) =>
    guard(world, request, reply, {}) ? answer(reply, { expressChannels: channels }) : reply,
  )

  scope.post('/open-api/order/import-batch-multiple-express', async (request, reply) => {
    const shop = guard(world, request, reply, { orderNo: text(), infoList: list(expressInfo, 100) })
    if (!shop) return reply
    const { orderNo, infoList } = exactBody(request) as {
      orderNo: string
      infoList: { expressCode: string; expressIdCode: string; goodsId: string }[]
    }
    const order = ownOrder(world, shop, orderNo)
    if (!order) return refuse(reply, 'order00001', 'order not found')
    const unit_ids = infoList.map((info) => info.goodsId)
    const [first] = infoList
    const refused = shipOrder(world, order, {
      tracking_number: first?.expressCode ?? '',
      carrier: first?.expressIdCode ?? '',
      unit_ids,
    })
    const told = infoList.map(({ goodsId, expressCode, expressIdCode }) => ({
      goodsId,
      expressCode,
      expressIdCode,
      errorMsg: refused ? `cannot be shipped: ${refused}` : '',
      status: 2,
    }))
    return answer(reply, told)
  })
}

export function addOrders(scope: FastifyInstance, world: World): void {
  addReading(scope, world)
  addShipping(scope, world)
}
