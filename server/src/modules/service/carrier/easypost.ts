import { createHmac, timingSafeEqual } from 'node:crypto'
import type { TrackingCode } from '@inkroute/contract/production/codes'
import { ServiceRefusal } from '../sms/provider.ts'
import {
  type Carrier,
  type CarrierAddress,
  type CarrierEvent,
  type CarrierPush,
  type CarrierValues,
  centimetres,
  dollars,
  eventKey,
  type LabelRequest,
  type MadeLabel,
} from './carrier.ts'
import { askCarrier, fetchLabel, jsonPost } from './carrier-call.ts'

const CM_PER_INCH = 2.54
const GRAMS_PER_OUNCE = 28.349523125
/** Electronic filing is not needed below this value; the post asks for the paragraph by name. */
const NO_FILING = 'NOEEI 30.37(a)'

interface Rate {
  readonly id: string
  readonly carrier: string
  readonly service: string
  readonly rate: string
  readonly currency: string
}

interface Shipment {
  readonly id: string
  readonly rates?: readonly Rate[]
  readonly messages?: ReadonlyArray<{ readonly carrier: string; readonly message: unknown }>
  readonly selected_rate?: Rate | null
  readonly tracking_code?: string | null
  readonly postage_label?: { readonly label_url?: string | null; readonly label_zpl_url?: string | null } | null
}

interface Detail {
  readonly status: string
  readonly message: string
  readonly datetime: string
  readonly tracking_location?: { readonly city?: string | null; readonly country?: string | null } | null
}

interface Tracker {
  readonly tracking_code: string
  readonly tracking_details?: readonly Detail[]
}

class EasyPostRefusal extends ServiceRefusal {}

async function call<T>(values: CarrierValues, path: string, body?: object): Promise<T> {
  const headers = { authorization: `Basic ${Buffer.from(`${values.api_key}:`).toString('base64')}` }
  const base = values.endpoint || 'https://api.easypost.com'
  const init = body ? jsonPost(body, headers) : { headers }
  const { status, body: answer } = await askCarrier(`${base}/v2${path}`, init)
  const error = (answer as { error?: { code?: string; message?: unknown } }).error
  if (status >= 400 || error) {
    const words = typeof error?.message === 'string' ? error.message : JSON.stringify(error?.message ?? answer)
    throw new EasyPostRefusal(error?.code ?? `HTTP ${status}`, words.slice(0, 250))
  }
  return answer as T
}

const getAddress = (address: CarrierAddress) => ({
  name: address.name,
  company: address.company || undefined,
  phone: address.phone,
  email: address.email || undefined,
  street1: address.street1,
  street2: address.street2 || undefined,
  city: address.city,
  state: address.state || undefined,
  zip: address.postcode,
  country: address.country,
})

const ounces = (grams: number) => Math.max(0.1, Math.round((grams / GRAMS_PER_OUNCE) * 10) / 10)
const inches = (mm: number) => Math.max(0.1, Math.round((centimetres(mm) / CM_PER_INCH) * 10) / 10)

const findCustoms = (values: CarrierValues, { customs }: LabelRequest) =>
  customs.length === 0
    ? undefined
    : {
        contents_type: 'merchandise',
        customs_certify: true,
        customs_signer: values.customs_signer,
        non_delivery_option: 'return',
        restriction_type: 'none',
        eel_pfc: NO_FILING,
        customs_items: customs.map((line) => ({
          description: line.name_en,
          quantity: line.quantity,
          // Value and weight of the whole line.
          value: dollars(line.unit_value_cents * line.quantity).toFixed(2),
          weight: ounces(line.unit_weight_g * line.quantity),
          hs_tariff_number: line.hs_code,
          origin_country: line.origin,
          code: line.sku,
          currency: 'USD',
        })),
      }

const findTaxes = ({ tax_number, from }: LabelRequest) =>
  tax_number.startsWith('IM')
    ? [{ entity: 'SENDER', tax_id: tax_number, tax_id_type: 'IOSS', issuing_country: from.country }]
    : undefined

/** Costs nothing: EasyPost charges when a rate is bought. */
const createShipment = (values: CarrierValues, request: LabelRequest) =>
  call<Shipment>(values, '/shipments', {
    shipment: {
      reference: request.reference,
      from_address: getAddress(request.from),
      to_address: getAddress(request.to),
      parcel: {
        weight: ounces(request.weight_g),
        length: inches(request.length_mm),
        width: inches(request.width_mm),
        height: inches(request.height_mm),
      },
      customs_info: findCustoms(values, request),
      tax_identifiers: findTaxes(request),
      options: { label_format: 'PDF', label_size: '4x6' },
    },
  })

/** `USPS/GroundAdvantage` as staff entered it. */
function chosenRate({ rates = [], messages = [] }: Shipment, code: string): Rate {
  const [carrier = '', service = ''] = code.split('/')
  const found = rates
    .filter((rate) => rate.carrier === carrier && rate.service === service)
    .toSorted((a, b) => Number(a.rate) - Number(b.rate))[0]
  if (found) return found
  const said = messages.map(({ carrier: who, message }) => `${who}: ${String(message)}`).join('; ')
  const offered = rates.map((rate) => `${rate.carrier}/${rate.service}`).join(', ')
  throw new EasyPostRefusal('no rate', said || `${code} is not offered; there is ${offered || 'nothing'}`)
}

async function buy(values: CarrierValues, shipment: Shipment, code: string): Promise<Shipment> {
  if (shipment.postage_label) return shipment
  const rate = chosenRate(shipment, code)
  return call<Shipment>(values, `/shipments/${shipment.id}/buy`, { rate: { id: rate.id } }).catch((error: unknown) => {
    // Bought before, and the answer was lost.
    if (error instanceof EasyPostRefusal && error.code === 'SHIPMENT.POSTAGE.EXISTS')
      return call<Shipment>(values, `/shipments/${shipment.id}`)
    throw error
  })
}

async function make(
  values: CarrierValues,
  request: LabelRequest,
  { carrier_ref, keep }: { readonly carrier_ref: string; readonly keep: (ref: string) => Promise<void> },
): Promise<MadeLabel> {
  const known = carrier_ref
    ? await call<Shipment>(values, `/shipments/${carrier_ref}`)
    : await createShipment(values, request)
  if (!carrier_ref) await keep(known.id)
  const bought = await buy(values, known, request.code)
  const pdf_url = bought.postage_label?.label_url
  if (!pdf_url || !bought.tracking_code) throw new EasyPostRefusal('no label', 'the shipment has no label')
  const both = await call<Shipment>(values, `/shipments/${bought.id}/label?file_format=ZPL`)
  const zpl_url = both.postage_label?.label_zpl_url
  const [pdf, zpl] = await Promise.all([
    fetchLabel(pdf_url, '%PDF'),
    zpl_url ? fetchLabel(zpl_url, '^XA') : Promise.resolve(null),
  ])
  const { rate: cost = '', currency = '' } = bought.selected_rate ?? {}
  return { carrier_ref: bought.id, tracking_no: bought.tracking_code, cost, currency, pdf, zpl }
}

const ALREADY_REFUNDED = ['submitted', 'refunded']

async function cancel(values: CarrierValues, { carrier_ref }: { readonly carrier_ref: string }): Promise<void> {
  // Never bought: there is nothing to give back.
  if (!carrier_ref) return
  const shipment = await call<Shipment & { refund_status?: string | null }>(values, `/shipments/${carrier_ref}`)
  if (!shipment.postage_label || ALREADY_REFUNDED.includes(shipment.refund_status ?? '')) return
  const asked = await call<{ refund_status?: string | null }>(values, `/shipments/${carrier_ref}/refund`, {})
  if (asked.refund_status === 'rejected') throw new EasyPostRefusal('refund rejected', 'the label has been used')
}

const codes: Record<string, TrackingCode> = {
  in_transit: 'in_transit',
  out_for_delivery: 'out_for_delivery',
  available_for_pickup: 'arrived',
  delivered: 'delivered',
  return_to_sender: 'exception',
  failure: 'exception',
  error: 'exception',
}

const getEvents = ({ tracking_details = [] }: Tracker): CarrierEvent[] =>
  tracking_details.flatMap((detail) => {
    // `pre_transit`, `unknown`, `cancelled`: the parcel has not moved.
    const code = codes[detail.status]
    const at = new Date(detail.datetime)
    if (!code || Number.isNaN(at.getTime())) return []
    const { city, country } = detail.tracking_location ?? {}
    const place = [city, country].filter(Boolean).join(', ')
    const happened_at = at.toISOString()
    return [
      {
        key: eventKey(detail.status, happened_at, detail.message),
        code,
        description: detail.message,
        place,
        happened_at,
      },
    ]
  })

/** The trackers of our own labels exist; the newest of a number is asked for. */
async function track(
  values: CarrierValues,
  { tracking_no }: { readonly tracking_no: string },
): Promise<readonly CarrierEvent[]> {
  const query = new URLSearchParams({ tracking_code: tracking_no, page_size: '1' })
  const { trackers = [] } = await call<{ trackers?: readonly Tracker[] }>(values, `/trackers?${query}`)
  return trackers.flatMap(getEvents)
}

/** `hmac-sha256-hex=…` over the body, with the secret in Unicode's NFKD form. */
export function easypostSignature(secret: string, body: string): string {
  return `hmac-sha256-hex=${createHmac('sha256', secret.normalize('NFKD')).update(body).digest('hex')}`
}

function readPush(
  values: CarrierValues,
  { headers, body }: { readonly headers: Readonly<Record<string, string | undefined>>; readonly body: string },
): readonly CarrierPush[] | null {
  const expected = Buffer.from(easypostSignature(values.webhook_secret ?? '', body))
  const given = Buffer.from(headers['x-hmac-signature'] ?? '')
  if (!values.webhook_secret || given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const event = JSON.parse(body) as { description?: string; result?: Tracker & { object?: string } }
  if (!event.description?.startsWith('tracker.') || !event.result?.tracking_code) return []
  return [{ tracking_no: event.result.tracking_code, events: getEvents(event.result) }]
}

export const easypost: Carrier = {
  label: { make, cancel },
  track,
  register: null,
  readPush,
  async test(values) {
    const { shipments = [] } = await call<{ shipments?: readonly unknown[] }>(values, '/shipments?page_size=1')
    return `OK, ${shipments.length === 0 ? 'no shipments yet' : 'shipments can be read'}`
  },
}
