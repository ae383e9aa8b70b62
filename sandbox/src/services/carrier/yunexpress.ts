import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Account, happenedTo, type JourneyCode, type SandboxParcel } from './carrier-book.ts'
import {
  absent,
  addLabelFiles,
  type CarrierEmulator,
  type CarrierTools,
  findJson,
  getOrigin,
  newNumber,
  RATE,
} from './emulator.ts'

const PATH = '/yunexpress'
const getCode = ({ key }: Account) => `CN${key.slice(0, 8).toUpperCase()}`
const OK = { Code: '0000', Message: '提交成功!' }

const methods = [
  {
    Code: 'THPHR',
    CName: '云途全球专线挂号（普货）',
    EName: 'Global Direct Line (Tracked)-Standard',
    HasTrackingNumber: true,
    DisplayName: '全球专线挂号',
  },
  {
    Code: 'THZXR',
    CName: '云途全球专线挂号（特惠普货）',
    EName: 'Global Direct Line (Tracked)-Economy',
    HasTrackingNumber: true,
    DisplayName: '全球专线特惠',
  },
] as const

const nodes: Record<JourneyCode, string> = {
  accepted: 'PICKED_UP',
  departed: 'DEPARTED_FROM_ORIGIN',
  customs: 'CUSTOMS_CLEARANCE',
  arrived: 'ARRIVED_AT_DESTINATION',
  out_for_delivery: 'OUT_FOR_DELIVERY',
  delivered: 'DELIVERED',
}

interface NewOrder {
  readonly CustomerOrderNumber?: string
  readonly ShippingMethodCode?: string
  readonly PackageCount?: number
  readonly Weight?: number
  readonly Receiver?: Record<string, string>
  readonly Parcels?: ReadonlyArray<Record<string, unknown>>
}

const DECLARED = ['EName', 'Quantity', 'UnitPrice', 'UnitWeight', 'CurrencyCode', 'HSCode']

/** Why an order is not taken; empty when it is. */
function fault({ book }: CarrierTools, account: Account, order: NewOrder): string {
  const gaps = [
    ...absent(order, ['CustomerOrderNumber', 'ShippingMethodCode', 'PackageCount', 'Weight']),
    ...absent(order.Receiver, ['CountryCode', 'FirstName', 'Street', 'City', 'Zip', 'Phone']),
    ...(order.Parcels?.length ? [] : ['Parcels']),
    ...(order.Parcels ?? []).flatMap((line) => absent(line, DECLARED)),
  ]
  if (gaps.length > 0) return `缺少必填项：${gaps.join('、')}`
  if (!methods.some(({ Code }) => Code === order.ShippingMethodCode))
    return `运输方式代码 ${order.ShippingMethodCode} 不存在`
  if (book.find(account, order.CustomerOrderNumber ?? '')) return `客户订单号 ${order.CustomerOrderNumber} 已存在`
  return ''
}

function createOne(tools: CarrierTools, account: Account, order: NewOrder): object {
  const { CustomerOrderNumber = '', Receiver: to = {} } = order
  const Remark = fault(tools, account, order)
  if (Remark) return { CustomerOrderNumber, Success: 0, Remark, WayBillNumber: null, TrackingNumber: null }
  const WayBillNumber = `YT${newNumber()}`
  const declared = order.Parcels?.map((line) => `${line.EName} x${line.Quantity} HS ${line.HSCode}`) ?? []
  tools.book.parcels.add({
    ref: WayBillNumber,
    carrier: 'yunexpress',
    account: account.key,
    reference: CustomerOrderNumber,
    tracking_no: WayBillNumber,
    country: to.CountryCode ?? '',
    service: order.ShippingMethodCode ?? '',
    lines: [
      `${to.FirstName} ${to.LastName ?? ''}`,
      to.Street ?? '',
      `${to.City} ${to.State ?? ''} ${to.Zip}`,
      to.CountryCode ?? '',
      ...declared,
    ],
    weight_g: Math.round(Number(order.Weight) * 1000),
    is_cancelled: false,
    taken_at: new Date().toISOString(),
    told: 0,
    times: [],
  })
  return {
    CustomerOrderNumber,
    Success: 1,
    TrackType: '1',
    Remark: '',
    RequireSenderAddress: 0,
    WayBillNumber,
    TrackingNumber: null,
  }
}

const orderView = (parcel: SandboxParcel) => ({
  WayBillNumber: parcel.ref,
  OrderNumber: parcel.reference,
  ShippingMethodCode: parcel.service,
  TrackingNumber: null,
  Status: 3,
  PackageNumber: 1,
  Weight: parcel.weight_g / 1000,
})

/** Shanghai's time without an offset, as the company writes it. */
const local = (at: Date) => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19)

const trackView = (parcel: SandboxParcel) => {
  const events = happenedTo(parcel)
  return {
    CountryCode: parcel.country,
    WaybillNumber: parcel.ref,
    TrackingNumber: parcel.tracking_no,
    CreatedBy: parcel.account.slice(0, 8),
    PackageState: parcel.told >= 6 ? 3 : parcel.told > 0 ? 2 : 1,
    IntervalDays: 0,
    OrderTrackingDetails: events.map(({ code, words, city, country, at }) => ({
      ProcessDate: local(at),
      ProcessContent: words,
      ProcessLocation: [city, country].filter(Boolean).join(', '),
      TrackNodeCode: nodes[code],
    })),
  }
}

type Call = { Querystring: Record<string, string> }
type Act = (request: FastifyRequest<Call>, account: Account) => object

function addApi(app: FastifyInstance, tools: CarrierTools): void {
  const { book } = tools
  const requestAccount = (request: FastifyRequest) => {
    const token = /^Basic (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const [code = '', secret = ''] = Buffer.from(token, 'base64').toString().split('&')
    return book.findAccount('yunexpress', (account) => getCode(account) === code && account.key === secret)
  }
  const route = (method: 'GET' | 'POST', path: string, act: Act) =>
    app.route<Call>({
      method,
      url: `${PATH}/api/${path}`,
      handler: async (request, reply) => {
        const account = requestAccount(request)
        if (account) return act(request, account)
        tools.signed.record('yunexpress', request.url, 'wrong key')
        return reply.code(401).send({ Code: '401', Message: '身份验证失败' })
      },
    })
  const findParcel = (request: FastifyRequest<Call>, account: Account) =>
    book.find(account, request.query.OrderNumber ?? '')
  const unknown = { Code: '5001', Message: '未找到数据', Item: null }
  route('GET', 'Common/GetShippingMethods', () => ({ ...OK, Items: methods }))
  route('POST', 'WayBill/CreateOrder', (request, account) => {
    const orders = findJson<NewOrder[]>(request)
    if (!Array.isArray(orders) || orders.length === 0 || orders.length > 10)
      return { Code: '1001', Message: '请求数据不正确' }
    const Item = orders.map((order) => createOne(tools, account, order))
    const is_ok = Item.every((item) => (item as { Success: number }).Success === 1)
    return { ...(is_ok ? OK : { Code: '1011', Message: '提交失败!' }), Item }
  })
  route('GET', 'WayBill/GetOrder', (request, account) => {
    const parcel = findParcel(request, account)
    return parcel ? { ...OK, Item: orderView(parcel) } : unknown
  })
  route('POST', 'WayBill/Delete', (request, account) => {
    const { OrderType: Type, OrderNumber = '' } = findJson<{ OrderType?: number; OrderNumber?: string }>(request) ?? {}
    const parcel = book.find(account, OrderNumber)
    const Remark = !parcel ? '订单不存在' : parcel.told > 0 ? '订单已入仓，不能删除' : ''
    if (parcel && !Remark) book.change(parcel.ref, { is_cancelled: true })
    return {
      ...(Remark ? { Code: '1012', Message: Remark } : OK),
      Item: { Type, OrderNumber, Status: Remark ? 'Failure' : 'Success', Remark },
    }
  })
  route('POST', 'Label/Print', (request, account) => {
    const parcel = book.find(account, String(findJson<string[]>(request)?.[0] ?? ''))
    if (!parcel) return unknown
    const OrderInfos = [{ CustomerOrderNumber: parcel.reference, Error: '', Code: 100 }]
    return { ...OK, Item: [{ Url: `${getOrigin(request)}${PATH}/labels/${parcel.ref}.pdf`, OrderInfos }] }
  })
  route('GET', 'Tracking/GetTrackAllInfo', (request, account) => {
    const parcel = findParcel(request, account)
    return parcel ? { ...OK, Item: trackView(parcel) } : unknown
  })
}

export const yunexpress: CarrierEmulator = {
  name: 'yunexpress',
  values: (account) => ({ customer_code: getCode(account), api_secret: account.key, usd_rate: RATE, endpoint: PATH }),
  add(app, tools) {
    addApi(app, tools)
    addLabelFiles(app, tools, 'yunexpress', 'YunExpress')
  },
}
