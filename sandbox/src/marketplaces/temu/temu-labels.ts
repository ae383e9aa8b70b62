import type { FastifyInstance } from 'fastify'
import { labelPdf } from '../../services/carrier/label-files.ts'
import { bool, int, list, matching, oneOf, optional, type Shape, shape, text } from '../core/field-checks.ts'
import { digits } from '../core/ids.ts'
import type { Order } from '../core/model.ts'
import { isPlatformShipped, ownOrder, shipOrder } from '../core/orders.ts'
import { apiPrefix, type World } from '../core/world.ts'
import { answer, type Method, refuse, type TemuCall } from './temu-orders.ts'

const WAREHOUSE = 'WH-07351'
const CHANNEL = 897_039_159
const COMPANY = 202_398_511
const decimals = matching(/^\d+(\.\d\d)?$/)
const size: Shape = {
  weight: decimals,
  weightUnit: oneOf('lb', 'kg'),
  extendWeight: optional(matching(/^\d+$/)),
  extendWeightUnit: optional(oneOf('oz')),
  length: decimals,
  width: decimals,
  height: decimals,
  dimensionUnit: oneOf('in', 'cm'),
}
const sendInfo = shape({ parentOrderSn: text(), orderSn: text(), goodsId: int(1), skuId: int(1), quantity: int(1) })

const packed = (world: World, package_sn: string): Order | undefined =>
  [...world.book.orders.values()].find(({ extra }) => extra.package_sn === package_sn)

interface Send {
  readonly orderSendInfoList: readonly { readonly parentOrderSn: string }[]
}

function create({ world, shop, reply, params }: TemuCall) {
  const [send] = params.sendRequestList as Send[]
  const order = ownOrder(world, shop, send?.orderSendInfoList[0]?.parentOrderSn)
  if (!order || !isPlatformShipped(order)) return refuse(reply, 120_012_007, 'The parentOrder or Order is invalid.')
  if (order.extra.package_sn) return refuse(reply, 120_012_013, 'You have already requested by Temu logistics.')
  const tracking_number = `TEMU${digits(12)}`
  const refused = shipOrder(world, order, { tracking_number, carrier: 'J&T express' })
  if (refused) return refuse(reply, 120_012_003, `Incomplete order: ${refused}`)
  order.extra = { ...order.extra, package_sn: `PK-${digits(16)}` }
  world.book.touch()
  return answer(reply, { packageSnList: [order.extra.package_sn], shipLaterLimitTime: null, warningMessage: [] })
}

export const labelMethods: Readonly<Record<string, Method>> = {
  'bg.logistics.warehouse.list.get': {
    fields: { returnEnableBuyShippingLabelOnly: optional(bool) },
    run: ({ reply }) =>
      answer(reply, {
        warehouseList: [
          {
            warehouseId: WAREHOUSE,
            warehouseName: 'Main',
            regionId1: 211,
            defaultWarehouse: true,
            warehouseManagementType: 1,
            enableBuyShippingLabel: true,
          },
        ],
      }),
  },
  'bg.logistics.shippingservices.get': {
    fields: { warehouseId: oneOf(WAREHOUSE), orderSnList: list(text(), 50), ...size },
    run: ({ reply }) =>
      answer(reply, {
        onlineChannelDtoList: [
          {
            channelId: CHANNEL,
            shipCompanyId: COMPANY,
            shippingCompanyName: 'J&T express',
            shipLogisticsType: 'PICKUP',
            estimatedText: '7-18 work days',
          },
        ],
        unavailableChannelDtoList: [],
      }),
  },
  'bg.logistics.shipment.create': {
    fields: {
      sendType: int(0, 2),
      sendRequestList: list(
        shape({
          shipCompanyId: int(COMPANY, COMPANY),
          channelId: int(CHANNEL, CHANNEL),
          warehouseId: oneOf(WAREHOUSE),
          ...size,
          orderSendInfoList: list(sendInfo, 100),
        }),
        20,
      ),
    },
    run: create,
  },
  'bg.logistics.shipment.result.get': {
    fields: { packageSnList: list(text(), 50) },
    run({ world, reply, params }) {
      const rows = (params.packageSnList as string[]).map((packageSn) => ({
        packageSn,
        packageDeliveryType: 2,
        warehouseId: WAREHOUSE,
        shippingLabelStatus: 1,
        failReasonText: '',
        shippingCompanyName: 'J&T express',
        trackingNumber: packed(world, packageSn)?.shipments.at(-1)?.tracking_number ?? '',
      }))
      return answer(reply, { packageInfoResultList: rows })
    },
  },
  'bg.logistics.shipment.document.get': {
    fields: { documentType: oneOf('SHIPPING_LABEL_PDF'), packageSnList: list(text(), 50) },
    run({ world, request, reply, params }) {
      const origin = `${request.protocol}://${request.headers.host}${apiPrefix(world.market)}`
      const shippingLabelUrlList = (params.packageSnList as string[]).map((packageSn) => ({
        packageSn,
        documentType: 'SHIPPING_LABEL_PDF',
        url: `${origin}/label/${packageSn}.pdf`,
      }))
      return answer(reply, { shippingLabelUrlList, warningMessage: [] })
    },
  },
}

export function addLabelFiles(scope: FastifyInstance, world: World): void {
  scope.get<{ Params: { id: string } }>('/label/:id.pdf', async (request, reply) => {
    const order = packed(world, request.params.id)
    if (!order) return reply.code(404).send('')
    const { name, line1, postal_code, city } = order.address
    const tracking_no = order.shipments.at(-1)?.tracking_number ?? ''
    const lines = [name, line1, `${postal_code} ${city}`]
    const pdf = labelPdf({ carrier: 'J&T express', service: order.order_id, tracking_no, lines })
    return reply.type('application/pdf').send(Buffer.from(pdf, 'latin1'))
  })
}
