import { createHash, timingSafeEqual } from 'node:crypto'
import type { TrackingCode } from '@inkroute/contract/production/codes'
import { ServiceRefusal } from '../sms/provider.ts'
import {
  type Carrier,
  type CarrierEvent,
  type CarrierPush,
  type CarrierValues,
  eventKey,
  type RawPush,
} from './carrier.ts'
import { askCarrier, jsonPost } from './carrier-call.ts'

interface Event {
  readonly time_utc?: string | null
  readonly time_iso?: string | null
  readonly description?: string | null
  readonly location?: string | null
  readonly stage?: string | null
  readonly sub_status?: string | null
}

interface TrackInfo {
  readonly tracking?: { readonly providers?: ReadonlyArray<{ readonly events?: readonly Event[] }> }
}

interface Numbered {
  readonly number: string
  readonly track_info?: TrackInfo | null
}

interface Rejected {
  readonly number: string
  readonly error: { readonly code: number; readonly message: string }
}

interface Answer {
  readonly code: number
  readonly data?: {
    readonly accepted?: readonly Numbered[]
    readonly rejected?: readonly Rejected[]
    readonly errors?: ReadonlyArray<{ readonly code: number; readonly message: string }>
    readonly quota_remain?: number
  }
}

const ALREADY_REGISTERED = -18019901
/** Registered, and nothing was heard of it yet. */
const NO_NEWS = -18019909

async function call(values: CarrierValues, path: string, body: unknown): Promise<NonNullable<Answer['data']>> {
  const base = values.endpoint || 'https://api.17track.net'
  const headers = { '17token': values.token ?? '' }
  const { status, body: said } = await askCarrier(`${base}/track/v2.2/${path}`, jsonPost(body, headers))
  const answer = said as Answer
  if (status >= 400 || answer.code !== 0) {
    const [error] = answer.data?.errors ?? []
    throw new ServiceRefusal(String(error?.code ?? answer.code ?? status), error?.message ?? `HTTP ${status}`)
  }
  return answer.data ?? {}
}

async function register(values: CarrierValues, tracking_no: string): Promise<void> {
  const { rejected = [] } = await call(values, 'register', [{ number: tracking_no }])
  const [no] = rejected
  if (no && no.error.code !== ALREADY_REGISTERED) throw new ServiceRefusal(String(no.error.code), no.error.message)
}

const byStatus: ReadonlyArray<readonly [RegExp, TrackingCode | null]> = [
  [/^(NotFound|InfoReceived)/, null],
  [/^(Exception|DeliveryFailure|Expired)/, 'exception'],
  [/^InTransit_Customs/, 'customs'],
  [/^InTransit_PickedUp/, 'accepted'],
  [/^InTransit_Departure/, 'departed'],
  [/^(InTransit_Arrival|AvailableForPickup)/, 'arrived'],
  [/^OutForDelivery/, 'out_for_delivery'],
  [/^Delivered/, 'delivered'],
  [/^(PickedUp)$/, 'accepted'],
  [/^Departure$/, 'departed'],
  [/^Arrival$/, 'arrived'],
  [/^Return/, 'exception'],
]

export const seventeenEvents = (info: TrackInfo): CarrierEvent[] =>
  (info.tracking?.providers ?? []).flatMap(({ events = [] }) =>
    events.flatMap((event) => {
      const status = event.sub_status || event.stage || ''
      const found = byStatus.find(([pattern]) => pattern.test(status))
      const code = found ? found[1] : 'in_transit'
      const at = new Date(event.time_utc ?? event.time_iso ?? '')
      if (!code || Number.isNaN(at.getTime())) return []
      const happened_at = at.toISOString()
      const description = event.description ?? ''
      return [
        {
          key: eventKey(happened_at, status, description),
          code,
          description,
          place: event.location ?? '',
          happened_at,
        },
      ]
    }),
  )

/** SHA-256 over the body, a slash and the key. */
export const seventeenSignature = (token: string, body: string): string =>
  createHash('sha256').update(`${body}/${token}`).digest('hex')

function readPush(values: CarrierValues, { headers, body }: RawPush): readonly CarrierPush[] | null {
  const expected = Buffer.from(seventeenSignature(values.token ?? '', body))
  const given = Buffer.from((headers.sign ?? '').toLowerCase())
  if (!values.token || given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const push = JSON.parse(body) as { event?: string; data?: Numbered }
  // `TRACKING_STOPPED` ends the subscription; it carries no news.
  if (push.event !== 'TRACKING_UPDATED' || !push.data?.number) return []
  return [{ tracking_no: push.data.number, events: seventeenEvents(push.data.track_info ?? {}) }]
}

export const seventeenTrack: Carrier = {
  label: null,
  async track(values, { tracking_no }) {
    const { accepted = [], rejected = [] } = await call(values, 'gettrackinfo', [{ number: tracking_no }])
    const [no] = rejected
    if (no && no.error.code !== NO_NEWS) throw new ServiceRefusal(String(no.error.code), no.error.message)
    return accepted.flatMap(({ track_info }) => seventeenEvents(track_info ?? {}))
  },
  register,
  readPush,
  async test(values) {
    const { quota_remain } = await call(values, 'getquota', {})
    return `OK, ${quota_remain ?? '?'} numbers left`
  },
}
