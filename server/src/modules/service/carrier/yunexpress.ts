import type { TrackingCode } from '@inkroute/contract/production/codes'
import { ServiceRefusal } from '../sms/provider.ts'
import {
  type Carrier,
  type CarrierEvent,
  type CarrierValues,
  centimetres,
  dollars,
  eventKey,
  kilograms,
  type LabelNames,
  type LabelRequest,
  localInstant,
  splitName,
} from './carrier.ts'
import { askCarrier, fetchLabel, jsonPost, NotYet } from './carrier-call.ts'

/** Every answer: 0000 is yes, 5001 is yes without the thing asked for. */
interface Answer<T> {
  readonly Code?: string
  readonly Message?: string
  readonly Item?: T
  readonly Items?: T
}

const OK = '0000'

async function call<T>(values: CarrierValues, path: string, body?: unknown): Promise<Answer<T>> {
  const token = Buffer.from(`${values.customer_code}&${values.api_secret}`).toString('base64')
  const headers = { authorization: `Basic ${token}`, accept: 'application/json', 'accept-language': 'zh-cn' }
  const base = values.endpoint || 'https://oms.api.yunexpress.com'
  const init = body === undefined ? { headers } : jsonPost(body, headers)
  const { status, body: answer } = await askCarrier(`${base}/api/${path}`, init)
  if (status === 401 || status === 403) throw new ServiceRefusal(`HTTP ${status}`, 'customer code or secret is wrong')
  return answer as Answer<T>
}

const refusal = ({ Code, Message }: Answer<unknown>, words?: string | null) =>
  new ServiceRefusal(Code ?? 'unknown', words || Message || 'no reason given')

interface WayBill {
  readonly WayBillNumber?: string | null
}

/** A waybill we asked for before, by our own number. */
async function findWayBill(values: CarrierValues, reference: string): Promise<string | null> {
  const query = new URLSearchParams({ OrderNumber: reference })
  const answer = await call<WayBill>(values, `WayBill/GetOrder?${query}`)
  return (answer.Code === OK && answer.Item?.WayBillNumber) || null
}

const getOrder = (request: LabelRequest) => {
  const { from, to, customs } = request
  const [buyer, sender] = [splitName(to.name), splitName(from.name)]
  return {
    CustomerOrderNumber: request.reference,
    ShippingMethodCode: request.code,
    PackageCount: 1,
    Weight: kilograms(request.weight_g),
    Length: Math.ceil(centimetres(request.length_mm)),
    Width: Math.ceil(centimetres(request.width_mm)),
    Height: Math.ceil(centimetres(request.height_mm)),
    TaxNumber: request.tax_number,
    ApplicationType: 4,
    Receiver: {
      CountryCode: to.country,
      FirstName: buyer.first,
      LastName: buyer.last,
      Company: to.company,
      Street: to.street1,
      StreetAddress1: to.street2,
      City: to.city,
      State: to.state,
      Zip: to.postcode,
      Phone: to.phone,
      Email: to.email,
    },
    Sender: {
      CountryCode: from.country,
      FirstName: sender.first,
      LastName: sender.last,
      Company: from.company,
      Street: from.street1,
      City: from.city,
      State: from.state,
      Zip: from.postcode,
      Phone: from.phone,
    },
    Parcels: customs.map((line) => ({
      EName: line.name_en,
      CName: line.name_zh,
      HSCode: line.hs_code,
      Quantity: line.quantity,
      UnitPrice: dollars(line.unit_value_cents),
      UnitWeight: kilograms(line.unit_weight_g),
      SKU: line.sku,
      CurrencyCode: 'USD',
    })),
  }
}

interface Created extends WayBill {
  readonly Success?: number
  readonly Remark?: string | null
}

async function createWayBill(values: CarrierValues, request: LabelRequest): Promise<string> {
  const answer = await call<readonly Created[]>(values, 'WayBill/CreateOrder', [getOrder(request)])
  const [made] = answer.Item ?? []
  if (answer.Code === OK && made?.Success !== 0 && made?.WayBillNumber) return made.WayBillNumber
  throw refusal(answer, made?.Remark)
}

interface Printed {
  readonly Url?: string | null
  readonly OrderInfos?: ReadonlyArray<{ readonly Code?: number; readonly Error?: string | null }>
}

async function make(
  values: CarrierValues,
  request: LabelRequest,
  { carrier_ref, keep }: { readonly carrier_ref: string; readonly keep: (ref: string) => Promise<void> },
) {
  const known = carrier_ref || (await findWayBill(values, request.reference))
  const number = known || (await createWayBill(values, request))
  if (!carrier_ref) await keep(number)
  const answer = await call<readonly Printed[]>(values, 'Label/Print', [number])
  const [printed] = answer.Item ?? []
  if (answer.Code !== OK || !printed?.Url)
    throw new NotYet(`${answer.Code}: ${printed?.OrderInfos?.[0]?.Error || answer.Message || 'no label yet'}`)
  const pdf = await fetchLabel(printed.Url, '%PDF')
  // The price is only known once the parcel has been weighed.
  return { carrier_ref: number, tracking_no: number, cost: '', currency: '', pdf, zpl: null }
}

const BY_WAYBILL = 1

async function cancel(values: CarrierValues, { reference, carrier_ref }: LabelNames): Promise<void> {
  const number = carrier_ref || (await findWayBill(values, reference))
  if (!number) return
  const body = { OrderType: BY_WAYBILL, OrderNumber: number }
  const answer = await call<{ Status?: string; Remark?: string }>(values, 'WayBill/Delete', body)
  if (answer.Code === OK && answer.Item?.Status !== 'Failure') return
  // Gone already: an earlier call deleted it and its answer was lost.
  if (!(await findWayBill(values, reference))) return
  throw refusal(answer, answer.Item?.Remark)
}

interface Detail {
  readonly ProcessDate: string
  readonly ProcessContent: string
  readonly ProcessLocation?: string | null
  readonly TrackNodeCode?: string | null
}

interface Tracked {
  /** 3 delivered, 6 delivery failed, 7 returned. */
  readonly PackageState?: number
  readonly OrderTrackingDetails?: readonly Detail[] | null
}

/** By the beginning of the node's code. Without a word for it the parcel is simply under way. */
const nodes: ReadonlyArray<readonly [RegExp, TrackingCode | null]> = [
  [/^(ORDER_|SHIPMENT_INFO|INFO_)/, null],
  [/^(PICKED_UP|CHECK_IN|RECEIVED|ACCEPTED)/, 'accepted'],
  [/^(RETURN|DELIVERY_FAIL|EXCEPTION|LOST|DAMAGED|CUSTOMS_(HOLD|FAIL))/, 'exception'],
  [/CUSTOMS|CLEARANCE/, 'customs'],
  [/^(OUT_FOR_DELIVERY|DELIVERING)/, 'out_for_delivery'],
  [/^(DELIVERED|SIGNED)/, 'delivered'],
  [/^(DEPART|CHECK_OUT|FLIGHT_DEPART|LEFT)/, 'departed'],
  [/^(ARRIV|FLIGHT_ARRIV)/, 'arrived'],
]

const states: Record<number, TrackingCode> = { 3: 'delivered', 6: 'exception', 7: 'exception' }

export function yunexpressEvents({ PackageState = 0, OrderTrackingDetails }: Tracked): CarrierEvent[] {
  const details = (OrderTrackingDetails ?? []).toSorted((a, b) => (a.ProcessDate < b.ProcessDate ? -1 : 1))
  return details.flatMap((detail, at) => {
    const node = detail.TrackNodeCode ?? ''
    const named = nodes.find(([pattern]) => pattern.test(node))
    // Older answers have no codes; the state of the parcel is that of its last event.
    const last = at === details.length - 1 ? states[PackageState] : undefined
    const code = last ?? (named ? named[1] : 'in_transit')
    if (!code) return []
    const happened_at = localInstant(detail.ProcessDate, '+08:00')
    const description = detail.ProcessContent
    return [
      { key: eventKey(happened_at, description), code, description, place: detail.ProcessLocation ?? '', happened_at },
    ]
  })
}

export const yunexpress: Carrier = {
  label: { make, cancel },
  async track(values, { tracking_no }) {
    const query = new URLSearchParams({ OrderNumber: tracking_no })
    const answer = await call<Tracked>(values, `Tracking/GetTrackAllInfo?${query}`)
    // Nothing is known in the first hours.
    return answer.Item ? yunexpressEvents(answer.Item) : []
  },
  register: null,
  readPush: null,
  async test(values) {
    const answer = await call<readonly unknown[]>(values, 'Common/GetShippingMethods')
    if (answer.Code !== OK) throw refusal(answer)
    return `OK, ${answer.Items?.length ?? 0} shipping methods`
  },
}
