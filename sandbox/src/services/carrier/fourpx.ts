import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
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
  toBody,
} from './emulator.ts'

const PATH = '/fourpx'
const MAX_AGE_MS = 600_000
const getAppKey = ({ key }: Account) => key.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

const products = [
  {
    logistics_product_code: 'S1',
    logistics_product_name_cn: '联邮通挂号',
    logistics_product_name_en: 'Packet Registered',
    with_battery: 'N',
  },
  {
    logistics_product_code: 'PX',
    logistics_product_name_cn: '全球速递',
    logistics_product_name_en: 'Global Express',
    with_battery: 'N',
  },
] as const

const codes: Record<JourneyCode, string> = {
  accepted: 'FPX_C_SPLS',
  departed: 'FPX_M_DFOA',
  customs: 'FPX_I_RCUK',
  arrived: 'FPX_M_ATA',
  out_for_delivery: 'FPX_D_SD',
  delivered: 'FPX_S_OK',
}

const done = (data: unknown) => ({ result: '1', msg: 'System processing succeeded', errors: null, data })
const refuse = (error_code: string, error_msg: string) => ({
  result: '0',
  msg: 'System processing failed',
  errors: [{ error_code, error_msg }],
  data: null,
})

interface NewOrder {
  readonly ref_no?: string
  readonly logistics_service_info?: { readonly logistics_product_code?: string }
  readonly parcel_list?: ReadonlyArray<
    Record<string, unknown> & {
      readonly weight?: number
      readonly declare_product_info?: ReadonlyArray<Record<string, unknown>>
    }
  >
  readonly sender?: Record<string, string>
  readonly recipient_info?: Record<string, string>
  readonly deliver_type_info?: Record<string, string>
  readonly return_info?: Record<string, string>
}

const DECLARED = [
  'declare_product_name_cn',
  'declare_product_name_en',
  'declare_product_code_qty',
  'declare_unit_price_export',
  'currency_export',
  'declare_unit_price_import',
  'currency_import',
  'brand_export',
  'brand_import',
]

function create({ book }: CarrierTools, account: Account, order: NewOrder): object {
  const to = order.recipient_info ?? {}
  const [parcel] = order.parcel_list ?? []
  const declared = parcel?.declare_product_info ?? []
  const gaps = [
    ...absent(order, ['ref_no', 'return_info']),
    ...absent(order.logistics_service_info, ['logistics_product_code']),
    ...absent(order.deliver_type_info, ['deliver_type']),
    ...absent(order.sender, ['first_name', 'country', 'city', 'post_code']),
    ...absent(to, ['first_name', 'country', 'city', 'street', 'post_code', 'phone']),
    // Not every country has states.
    ...(['US', 'CA', 'AU'].includes(to.country ?? '') ? absent(to, ['state']) : []),
    ...absent(parcel, ['weight', 'parcel_value', 'currency', 'include_battery', 'declare_product_info']),
    ...declared.flatMap((line) => absent(line, DECLARED)),
  ]
  if (gaps.length > 0 || declared.length === 0) return refuse('DS000000', `Required: ${gaps.join(', ')}`)
  const service = order.logistics_service_info?.logistics_product_code ?? ''
  if (!products.some((product) => product.logistics_product_code === service))
    return refuse('DS000010', `No product ${service}`)
  if (book.find(account, order.ref_no ?? '')) return refuse('DS000020', `ref_no ${order.ref_no} exists`)
  const number = `4PX${newNumber()}CN`
  book.parcels.add({
    ref: number,
    carrier: 'fourpx',
    account: account.key,
    reference: order.ref_no ?? '',
    tracking_no: number,
    country: to.country ?? '',
    service,
    lines: [
      `${to.first_name} ${to.last_name ?? ''}`,
      to.street ?? '',
      `${to.city} ${to.state} ${to.post_code}`,
      to.country ?? '',
      ...declared.map(
        (line) => `${line.declare_product_name_en} x${line.declare_product_code_qty} HS ${line.hscode_export}`,
      ),
    ],
    weight_g: Number(parcel?.weight),
    is_cancelled: false,
    taken_at: new Date().toISOString(),
    told: 0,
    times: [],
  })
  return done({
    ds_consignment_no: `DS${newNumber()}`,
    '4px_tracking_no': number,
    logistics_channel_no: '',
    ref_no: order.ref_no,
  })
}

const orderView = (parcel: SandboxParcel) => [
  {
    consignment_info: {
      '4px_tracking_no': parcel.ref,
      ref_no: parcel.reference,
      consignment_status: 'P',
      logistics_product_code: parcel.service,
    },
  },
]

const local = (at: Date) => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

const trackView = (parcel: SandboxParcel) => ({
  deliveryOrderNo: parcel.tracking_no,
  trackingList: happenedTo(parcel)
    .toReversed()
    .map(({ code, words, city, country, at }) => ({
      businessLinkCode: codes[code],
      occurDatetime: local(at),
      timeZone: 'UTC+08:00',
      occurLocation: [city, country].filter(Boolean).join(', '),
      trackingContent: words,
    })),
})

type Payload = NewOrder & {
  readonly request_no?: string
  readonly deliveryOrderNo?: string
  readonly cancel_reason?: string
}
type Method = (tools: CarrierTools, account: Account, payload: Payload, request: FastifyRequest) => object

const unknown = refuse('DS000030', 'The consignment does not exist')
const named =
  (act: (parcel: SandboxParcel, tools: CarrierTools, request: FastifyRequest) => object): Method =>
  (tools, account, { request_no = '' }, request) => {
    const parcel = tools.book.find(account, request_no)
    return parcel ? act(parcel, tools, request) : unknown
  }

const methods: Record<string, { readonly v: string; readonly act: Method } | undefined> = {
  'ds.xms.logistics_product.getlist': { v: '1.0.0', act: () => done(products) },
  'ds.xms.order.create': { v: '1.1.0', act: (tools, account, payload) => create(tools, account, payload) },
  'ds.xms.order.get': { v: '1.1.0', act: named((parcel) => done(orderView(parcel))) },
  'ds.xms.order.cancel': {
    v: '1.0.0',
    act: named((parcel, { book }) => {
      if (parcel.told > 0) return refuse('DS000040', 'The parcel has been received and cannot be cancelled')
      book.change(parcel.ref, { is_cancelled: true })
      return done(null)
    }),
  },
  'ds.xms.label.get': {
    v: '1.1.0',
    act: named((parcel, _tools, request) =>
      done({
        label_barcode: parcel.ref,
        label_url_info: {
          logistics_label: `${getOrigin(request)}${PATH}/labels/${parcel.ref}.pdf`,
          custom_label: '',
          package_label: '',
        },
      }),
    ),
  },
  'tr.order.tracking.get': {
    v: '1.0.0',
    act: ({ book }, account, { deliveryOrderNo = '' }) => {
      const parcel = book.find(account, deliveryOrderNo)
      return parcel ? done(trackView(parcel)) : refuse('TR000001', 'No tracking')
    },
  },
}

/** Names and values in the order of the names, the body, the secret. */
function isSigned({ key }: Account, query: Record<string, string>, body: string): boolean {
  const names = Object.keys(query)
    .filter((name) => !['sign', 'language', 'access_token'].includes(name))
    .sort()
  const text = names.map((name) => `${name}${query[name]}`).join('')
  const is_fresh = Math.abs(Date.now() - Number(query.timestamp)) < MAX_AGE_MS
  return is_fresh && createHash('md5').update(`${text}${body}${key}`).digest('hex') === query.sign
}

export const fourpx: CarrierEmulator = {
  name: 'fourpx',
  values: (account) => ({
    app_key: getAppKey(account),
    app_secret: account.key,
    deliver_type: '1',
    usd_rate: RATE,
    endpoint: PATH,
  }),
  add(app, tools) {
    app.post<{ Querystring: Record<string, string> }>(`${PATH}/router/api/service`, async (request) => {
      const { query } = request
      const account = tools.book.findAccount('fourpx', (one) => getAppKey(one) === query.app_key)
      if (!account || !isSigned(account, query, toBody(request))) {
        tools.signed.record('fourpx', request.url.split('?')[0] ?? '', 'wrong signature')
        return refuse('0000002', 'The signature is wrong')
      }
      const method = methods[query.method ?? '']
      if (!method || method.v !== query.v) return refuse('0000003', `There is no ${query.method} ${query.v}`)
      const payload = findJson<Payload>(request)
      return payload ? method.act(tools, account, payload, request) : refuse('0000004', 'The body is not JSON')
    })
    addLabelFiles(app, tools, 'fourpx', '4PX')
  },
}
