import { createHash } from 'node:crypto'
import type { TrackingCode } from '@inkroute/contract/production/codes'
import { systemClock } from '../../../infra/clock.ts'
import { ServiceRefusal } from '../sms/provider.ts'
import {
  type Carrier,
  type CarrierEvent,
  type CarrierValues,
  centimetres,
  dollars,
  eventKey,
  type LabelNames,
  type LabelRequest,
  localInstant,
  splitName,
} from './carrier.ts'
import { askCarrier, fetchLabel, jsonPost, NotYet } from './carrier-call.ts'

interface Answer {
  readonly result?: string | number
  readonly msg?: string
  readonly data?: unknown
  readonly errors?: ReadonlyArray<Record<string, string | undefined>> | null
}

const PATH = '/router/api/service'

interface Signing {
  readonly app_key: string
  readonly method: string
  readonly timestamp: string
  readonly v: string
  readonly body: string
  readonly app_secret: string
}

/** MD5 over names and values in the order of the names, then the body and the secret. */
export const signFourpx = ({ app_key, method, timestamp, v, body, app_secret }: Signing): string =>
  createHash('md5')
    .update(`app_key${app_key}formatjsonmethod${method}timestamp${timestamp}v${v}${body}${app_secret}`)
    .digest('hex')

const getRefusal = ({ errors, msg }: Answer): ServiceRefusal => {
  const [first] = errors ?? []
  const code = first?.error_code ?? first?.errorCode ?? '4PX'
  return new ServiceRefusal(code, first?.error_msg ?? first?.errorMsg ?? msg ?? 'no reason given')
}

async function call<T>(values: CarrierValues, method: string, v: string, payload: object): Promise<T> {
  const { app_key = '', app_secret = '' } = values
  const body = JSON.stringify(payload)
  const timestamp = String(systemClock.now().getTime())
  const sign = signFourpx({ app_key, method, timestamp, v, body, app_secret })
  const query = new URLSearchParams({ app_key, format: 'json', method, timestamp, v, sign, language: 'en' })
  const base = values.endpoint || 'https://open.4px.com'
  const { body: said } = await askCarrier(`${base}${PATH}?${query}`, jsonPost(body))
  const answer = said as Answer
  if (String(answer.result) !== '1') throw getRefusal(answer)
  // Some methods answer with JSON inside a text.
  return (typeof answer.data === 'string' && /^[[{]/.test(answer.data) ? JSON.parse(answer.data) : answer.data) as T
}

const USD = 'USD'
const NO_BRAND = 'none'

const getParcel = ({ customs, ...parcel }: LabelRequest) => ({
  weight: Math.max(1, Math.round(parcel.weight_g)),
  length: centimetres(parcel.length_mm),
  width: centimetres(parcel.width_mm),
  height: centimetres(parcel.height_mm),
  parcel_value: dollars(customs.reduce((sum, line) => sum + line.unit_value_cents * line.quantity, 0)),
  currency: USD,
  include_battery: 'N',
  declare_product_info: customs.map((line) => ({
    declare_product_name_cn: line.name_zh,
    declare_product_name_en: line.name_en,
    declare_product_code: line.sku,
    declare_product_code_qty: String(line.quantity),
    declare_unit_price_export: dollars(line.unit_value_cents),
    currency_export: USD,
    declare_unit_price_import: dollars(line.unit_value_cents),
    currency_import: USD,
    brand_export: NO_BRAND,
    brand_import: NO_BRAND,
    hscode_export: line.hs_code,
    hscode_import: line.hs_code,
    origin_country: line.origin,
    unit_net_weight: line.unit_weight_g,
  })),
})

const getPerson = (address: LabelRequest['from']) => {
  const { first, last } = splitName(address.name)
  return {
    first_name: first,
    last_name: last,
    company: address.company,
    phone: address.phone,
    email: address.email,
    post_code: address.postcode,
    country: address.country,
    state: address.state,
    city: address.city,
    district: address.street2,
    street: address.street1,
  }
}

const getOrder = (values: CarrierValues, request: LabelRequest) => ({
  ref_no: request.reference,
  business_type: 'BDS',
  duty_type: 'U',
  parcel_qty: 1,
  ...(request.tax_number.startsWith('IM') ? { ioss_no: request.tax_number } : { vat_no: request.tax_number }),
  logistics_service_info: { logistics_product_code: request.code },
  return_info: { is_return_on_domestic: 'Y', is_return_on_oversea: 'U' },
  is_insure: 'N',
  parcel_list: [getParcel(request)],
  sender: getPerson(request.from),
  recipient_info: getPerson(request.to),
  deliver_type_info: { deliver_type: values.deliver_type || '1' },
})

interface Consignment {
  readonly '4px_tracking_no'?: string
}

/** A consignment we asked for before, by our own number. Unknown numbers are refused or answered with an empty list. */
async function findConsignment(values: CarrierValues, request_no: string): Promise<string | null> {
  type Found = readonly { readonly consignment_info?: Consignment & { readonly consignment_status?: string } }[]
  const found = await call<Found | null>(values, 'ds.xms.order.get', '1.1.0', { request_no }).catch(
    (error: unknown) => {
      if (error instanceof ServiceRefusal) return null
      throw error
    },
  )
  const info = found?.[0]?.consignment_info
  return (info?.consignment_status !== 'C' && info?.['4px_tracking_no']) || null
}

async function createConsignment(values: CarrierValues, request: LabelRequest): Promise<string> {
  const made = await call<Consignment>(values, 'ds.xms.order.create', '1.1.0', getOrder(values, request))
  if (!made?.['4px_tracking_no']) throw new ServiceRefusal('4PX', 'there is no tracking number in the answer')
  return made['4px_tracking_no']
}

interface Labelled {
  readonly label_url_info?: { readonly logistics_label?: string | null }
}

async function make(
  values: CarrierValues,
  request: LabelRequest,
  { carrier_ref, keep }: { readonly carrier_ref: string; readonly keep: (ref: string) => Promise<void> },
) {
  const known = carrier_ref || (await findConsignment(values, request.reference))
  const number = known || (await createConsignment(values, request))
  if (!carrier_ref) await keep(number)
  const wanted = { request_no: number, label_size: 'label_100x150', response_label_format: 'PDF' }
  const label = await call<Labelled>(values, 'ds.xms.label.get', '1.1.0', wanted).catch((error: Error) => {
    // Made in the background: right after the consignment there may be none yet.
    throw new NotYet(error.message)
  })
  const url = label?.label_url_info?.logistics_label
  if (!url) throw new NotYet('4PX has no label yet')
  return {
    carrier_ref: number,
    tracking_no: number,
    cost: '',
    currency: '',
    pdf: await fetchLabel(url, '%PDF'),
    zpl: null,
  }
}

async function cancel(values: CarrierValues, { reference, carrier_ref }: LabelNames): Promise<void> {
  const number = carrier_ref || (await findConsignment(values, reference))
  if (!number) return
  const wanted = { request_no: number, cancel_reason: 'The sender cancelled it' }
  await call(values, 'ds.xms.order.cancel', '1.0.0', wanted).catch(async (error: unknown) => {
    // Gone already: an earlier call cancelled it and its answer was lost.
    if (!(error instanceof ServiceRefusal) || (await findConsignment(values, reference))) throw error
  })
}

interface Tracking {
  readonly businessLinkCode: string
  readonly occurDatetime: string
  readonly occurLocation?: string | null
  readonly trackingContent: string
  readonly timeZone?: string | null
}

/** By the beginning of the published code; the longest ones first. Null: the parcel has not moved. */
const prefixes: ReadonlyArray<readonly [string, TrackingCode | null]> = [
  ['FPX_S_OK', 'delivered'],
  ['FPX_D_SD', 'out_for_delivery'],
  ['FPX_D_FD', 'exception'],
  ['FPX_D_SH', 'exception'],
  ['FPX_D_RR', 'exception'],
  ['FPX_C_HF', 'exception'],
  ['FPX_C_DT', 'exception'],
  ['FPX_I_HC', 'exception'],
  ['FPX_O_SPH', 'exception'],
  ['FPX_L_RPIF', null],
  ['FPX_L_ATP', null],
  ['FPX_O_CRLB', null],
  ['FPX_O_IR', null],
  ['FPX_O_SIS', null],
  ['FPX_S_SFBR', null],
  ['FPX_L_SC', 'accepted'],
  ['FPX_C_SP', 'accepted'],
  ['FPX_C_AAF', 'accepted'],
  ['FPX_C_ADFF', 'departed'],
  ['FPX_M_DFOA', 'departed'],
  ['FPX_M_ATA', 'arrived'],
  ['FPX_M_CR', 'customs'],
  ['FPX_I_', 'customs'],
]

export const fourpxEvents = (list: readonly Tracking[]): CarrierEvent[] =>
  list.flatMap((one) => {
    const found = prefixes.find(([prefix]) => one.businessLinkCode.startsWith(prefix))
    const code = found ? found[1] : 'in_transit'
    if (!code) return []
    const happened_at = localInstant(one.occurDatetime, one.timeZone ?? '+08:00')
    const key = eventKey(one.businessLinkCode, happened_at)
    return [{ key, code, description: one.trackingContent, place: one.occurLocation ?? '', happened_at }]
  })

export const fourpx: Carrier = {
  label: { make, cancel },
  async track(values, { tracking_no }) {
    const wanted = { deliveryOrderNo: tracking_no }
    const data = await call<{ trackingList?: readonly Tracking[] | null } | null>(
      values,
      'tr.order.tracking.get',
      '1.0.0',
      wanted,
    )
    return fourpxEvents(data?.trackingList ?? [])
  },
  register: null,
  readPush: null,
  async test(values) {
    const wanted = { transport_mode: '1' }
    const products = await call<readonly unknown[]>(values, 'ds.xms.logistics_product.getlist', '1.0.0', wanted)
    return `OK, ${products?.length ?? 0} products`
  },
}
