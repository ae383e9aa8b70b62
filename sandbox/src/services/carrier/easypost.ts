import { createHmac, randomBytes } from 'node:crypto'
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
  pushTo,
  RATE,
} from './emulator.ts'

const PATH = '/easypost'
const getKey = ({ key }: Account) => `EZTK${key.slice(0, 40)}`
const getSecret = ({ key }: Account) => key.slice(-32)

const services = [
  { carrier: 'USPS', service: 'GroundAdvantage', base: 4.2, per_oz: 0.09 },
  { carrier: 'USPS', service: 'FirstClassPackageInternationalService', base: 12.4, per_oz: 0.35 },
  { carrier: 'USPS', service: 'Priority', base: 8.7, per_oz: 0.12 },
  { carrier: 'UPS', service: 'Ground', base: 9.1, per_oz: 0.1 },
] as const

const statuses: Record<JourneyCode, string> = {
  accepted: 'in_transit',
  departed: 'in_transit',
  customs: 'in_transit',
  arrived: 'in_transit',
  out_for_delivery: 'out_for_delivery',
  delivered: 'delivered',
}

interface Answer {
  readonly status?: number
  readonly body: object
}

const refuse = (status: number, code: string, message: string): Answer => ({
  status,
  body: { error: { code, message, errors: [] } },
})
const missing = refuse(404, 'NOT_FOUND', 'The requested resource could not be found.')

const getRate = (parcel: SandboxParcel, at: number) => {
  const { carrier, service, base, per_oz } = services[at] ?? services[0]
  const rate = (base + (parcel.weight_g / 28.35) * per_oz).toFixed(2)
  return {
    id: `rate_${parcel.ref.slice(4)}${at}`,
    object: 'Rate',
    carrier,
    service,
    rate,
    currency: 'USD',
    shipment_id: parcel.ref,
  }
}

function view(parcel: SandboxParcel, origin: string, with_zpl = false): object {
  const rates = services.map((_, at) => getRate(parcel, at))
  const is_bought = parcel.tracking_no !== ''
  const address = `${origin}${PATH}/labels/${parcel.ref}`
  return {
    id: parcel.ref,
    object: 'Shipment',
    mode: 'test',
    reference: parcel.reference,
    rates,
    messages: [],
    selected_rate: is_bought
      ? (rates.find((rate) => `${rate.carrier}/${rate.service}` === parcel.service) ?? null)
      : null,
    tracking_code: is_bought ? parcel.tracking_no : null,
    refund_status: parcel.is_cancelled ? 'submitted' : null,
    postage_label: is_bought
      ? {
          object: 'PostageLabel',
          label_url: `${address}.pdf`,
          label_file_type: 'application/pdf',
          label_zpl_url: with_zpl ? `${address}.zpl` : null,
        }
      : null,
  }
}

interface NewShipment {
  readonly reference?: string
  readonly from_address?: Record<string, string>
  readonly to_address?: Record<string, string>
  readonly parcel?: { readonly weight?: number }
  readonly customs_info?: { readonly customs_items?: ReadonlyArray<Record<string, unknown>> }
}

const ADDRESS = ['street1', 'city', 'zip', 'country', 'phone']
const CUSTOMS = ['contents_type', 'customs_signer', 'eel_pfc', 'restriction_type', 'non_delivery_option']
const ITEM = ['description', 'quantity', 'value', 'weight', 'hs_tariff_number', 'origin_country']

/** What is wrong with a new shipment; null when nothing is. */
function fault({ from_address: from, to_address: to, parcel, customs_info: customs }: NewShipment): Answer | null {
  const gaps = [...absent(from, ADDRESS), ...absent(to, [...ADDRESS, 'name'])]
  if (gaps.length > 0) return refuse(422, 'ADDRESS.PARAMETERS.INVALID', `Missing: ${gaps.join(', ')}`)
  if (!(Number(parcel?.weight) > 0)) return refuse(422, 'PARCEL.WEIGHT.INVALID', 'Weight must be above zero.')
  if (from?.country === to?.country) return null
  const items = customs?.customs_items ?? []
  const undeclared = [...absent(customs, CUSTOMS), ...items.flatMap((item) => absent(item, ITEM))]
  return items.length > 0 && undeclared.length === 0
    ? null
    : refuse(422, 'SHIPMENT.CUSTOMS_INFO.MISSING', `Customs information is incomplete: ${undeclared.join(', ')}`)
}

function create({ book }: CarrierTools, account: Account, request: FastifyRequest): Answer {
  const { shipment } = findJson<{ shipment?: NewShipment }>(request) ?? {}
  if (!shipment) return refuse(422, 'PARAMETER.REQUIRED', 'Missing required parameter: shipment.')
  const wrong = fault(shipment)
  if (wrong) return wrong
  const to = shipment.to_address ?? {}
  const parcel: SandboxParcel = {
    ref: `shp_${randomBytes(16).toString('hex')}`,
    carrier: 'easypost',
    account: account.key,
    reference: shipment.reference ?? '',
    tracking_no: '',
    country: to.country ?? '',
    service: '',
    lines: [
      to.name,
      to.company,
      to.street1,
      to.street2,
      `${to.city} ${to.state ?? ''} ${to.zip}`,
      to.country,
      to.phone,
    ].flatMap((line) => (line ? [line] : [])),
    weight_g: Math.round(Number(shipment.parcel?.weight) * 28.35),
    is_cancelled: false,
    taken_at: new Date().toISOString(),
    told: 0,
    times: [],
  }
  book.parcels.add(parcel)
  return { status: 201, body: view(parcel, getOrigin(request)) }
}

function buy({ book }: CarrierTools, parcel: SandboxParcel, request: FastifyRequest): Answer {
  if (parcel.tracking_no) return refuse(422, 'SHIPMENT.POSTAGE.EXISTS', 'Postage already exists for this shipment.')
  const { rate } = findJson<{ rate?: { id?: string } }>(request) ?? {}
  const at = services.findIndex((_, place) => getRate(parcel, place).id === rate?.id)
  if (at < 0) return refuse(404, 'RATE.NOT_FOUND', 'The rate does not belong to this shipment.')
  const { carrier, service } = services[at] ?? services[0]
  const taken_at = new Date().toISOString()
  const bought = book.change(parcel.ref, {
    tracking_no: `EZ${newNumber()}`,
    service: `${carrier}/${service}`,
    taken_at,
  })
  return bought ? { body: view(bought, getOrigin(request)) } : missing
}

function refund({ book }: CarrierTools, parcel: SandboxParcel, request: FastifyRequest): Answer {
  if (!parcel.tracking_no) return refuse(422, 'SHIPMENT.REFUND.UNAVAILABLE', 'The shipment has no postage.')
  if (parcel.told > 0) return { body: { ...view(parcel, getOrigin(request)), refund_status: 'rejected' } }
  const ended = book.change(parcel.ref, { is_cancelled: true })
  return ended ? { body: view(ended, getOrigin(request)) } : missing
}

const getTracker = (parcel: SandboxParcel) => {
  const details = happenedTo(parcel).map(({ code, words, city, country, at }) => ({
    object: 'TrackingDetail',
    message: words,
    status: statuses[code],
    datetime: at.toISOString(),
    source: parcel.service.split('/')[0],
    tracking_location: { object: 'TrackingLocation', city: city || null, state: null, country, zip: null },
  }))
  return {
    id: `trk_${parcel.ref.slice(4)}`,
    object: 'Tracker',
    mode: 'test',
    tracking_code: parcel.tracking_no,
    status: details.at(-1)?.status ?? 'pre_transit',
    shipment_id: parcel.ref,
    tracking_details: details,
  }
}

type Call = { Params: { id: string }; Querystring: Record<string, string> }

function addApi(app: FastifyInstance, tools: CarrierTools): void {
  const { book } = tools
  const requestAccount = (request: FastifyRequest) => {
    const basic = /^Basic (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const [user = ''] = Buffer.from(basic, 'base64').toString().split(':')
    return book.findAccount('easypost', (account) => getKey(account) === user)
  }
  const route = (
    method: 'GET' | 'POST',
    path: string,
    act: (request: FastifyRequest<Call>, account: Account) => Answer,
  ) =>
    app.route<Call>({
      method,
      url: `${PATH}/v2${path}`,
      handler: async (request, reply) => {
        const account = requestAccount(request)
        if (!account) tools.signed.record('easypost', request.url, 'wrong key')
        const answer = account
          ? act(request, account)
          : refuse(401, 'APIKEY.INACTIVE', 'This API key is not active. Please use a different API key.')
        return reply.code(answer.status ?? 200).send(answer.body)
      },
    })
  // Cancelled ones can still be read.
  const known = (request: FastifyRequest<Call>, { key }: Account) =>
    book.parcels.items.find(({ ref, account }) => ref === request.params.id && account === key)
  const on =
    (act: (parcel: SandboxParcel, request: FastifyRequest<Call>) => Answer) =>
    (request: FastifyRequest<Call>, account: Account) => {
      const parcel = known(request, account)
      return parcel ? act(parcel, request) : missing
    }
  route('POST', '/shipments', (request, account) => create(tools, account, request))
  route('GET', '/shipments', (request, { key }) => {
    const own = book.parcels.items
      .filter(({ account }) => account === key)
      .slice(-Number(request.query.page_size ?? 20))
    return { body: { shipments: own.map((parcel) => view(parcel, getOrigin(request))), has_more: false } }
  })
  route(
    'GET',
    '/shipments/:id',
    on((parcel, request) => ({ body: view(parcel, getOrigin(request)) })),
  )
  route(
    'POST',
    '/shipments/:id/buy',
    on((parcel, request) => buy(tools, parcel, request)),
  )
  route(
    'POST',
    '/shipments/:id/refund',
    on((parcel, request) => refund(tools, parcel, request)),
  )
  route(
    'GET',
    '/shipments/:id/label',
    on((parcel, request) => {
      const is_zpl = request.query.file_format?.toUpperCase() === 'ZPL'
      return parcel.tracking_no
        ? { body: view(parcel, getOrigin(request), is_zpl) }
        : refuse(422, 'SHIPMENT.LABEL.NOT_FOUND', 'The shipment has no label.')
    }),
  )
  route('GET', '/trackers', (request, account) => {
    const parcel = book.find(account, request.query.tracking_code ?? '')
    return { body: { trackers: parcel?.tracking_no ? [getTracker(parcel)] : [], has_more: false } }
  })
}

export const easypost: CarrierEmulator = {
  name: 'easypost',
  values: (account) => ({
    api_key: getKey(account),
    webhook_secret: getSecret(account),
    customs_signer: 'Sandbox Sender',
    usd_rate: RATE,
    endpoint: PATH,
  }),
  add(app, tools) {
    addApi(app, tools)
    addLabelFiles(app, tools, 'easypost', 'EasyPost')
  },
  push(account, parcel) {
    const event = {
      id: `evt_${randomBytes(12).toString('hex')}`,
      object: 'Event',
      mode: 'test',
      description: 'tracker.updated',
      result: getTracker(parcel),
    }
    const body = JSON.stringify(event)
    const signature = createHmac('sha256', getSecret(account)).update(body).digest('hex')
    return pushTo(account.callback_url, { 'x-hmac-signature': `hmac-sha256-hex=${signature}` }, body)
  },
}
