import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Account, happenedTo, type JourneyCode, type SandboxParcel } from './carrier-book.ts'
import { type CarrierEmulator, findJson, pushTo } from './emulator.ts'

const PATH = '/track17'
const getToken = ({ key }: Account) => key.slice(0, 32).toUpperCase()
const MAX_AT_ONCE = 40
const QUOTA = 1000
const CARRIER = 190008
const UNKNOWN_COUNTRY = 'US'

const statuses: Record<JourneyCode, { readonly stage: string | null; readonly sub_status: string }> = {
  accepted: { stage: 'PickedUp', sub_status: 'InTransit_PickedUp' },
  departed: { stage: 'Departure', sub_status: 'InTransit_Departure' },
  customs: { stage: null, sub_status: 'InTransit_CustomsProcessing' },
  arrived: { stage: 'Arrival', sub_status: 'InTransit_Arrival' },
  out_for_delivery: { stage: 'OutForDelivery', sub_status: 'OutForDelivery_Other' },
  delivered: { stage: 'Delivered', sub_status: 'Delivered_Other' },
}

function getInfo(parcel: SandboxParcel) {
  const events = happenedTo(parcel)
    .toReversed()
    .map(({ code, words, city, country, at }) => ({
      time_iso: at.toISOString(),
      time_utc: at.toISOString(),
      description: words,
      location: [city, country].filter(Boolean).join(', '),
      ...statuses[code],
    }))
  const [latest] = events
  const sub_status = latest?.sub_status ?? 'NotFound_Other'
  return {
    shipping_info: { shipper_address: { country: 'CN' }, recipient_address: { country: parcel.country } },
    latest_status: { status: sub_status.split('_')[0], sub_status, sub_status_descr: null },
    latest_event: latest ?? null,
    tracking: {
      providers: [{ provider: { key: CARRIER, name: 'YunExpress', country: 'CN' }, events_hash: 1, events }],
    },
  }
}

const getData = (parcel: SandboxParcel) => ({
  number: parcel.tracking_no,
  carrier: CARRIER,
  param: null,
  tag: '',
  track_info: getInfo(parcel),
})

type Numbers = ReadonlyArray<{ readonly number?: string }>
const rejected = (number: string, code: number, message: string) => ({ number, error: { code, message } })

export const seventeenTrack: CarrierEmulator = {
  name: 'track17',
  values: (account) => ({ token: getToken(account), endpoint: PATH }),
  add(app, { book, signed }) {
    const route = (path: string, act: (numbers: Numbers, account: Account) => object) =>
      app.post(`${PATH}/track/v2.2/${path}`, async (request: FastifyRequest, reply) => {
        const account = book.findAccount('track17', (one) => getToken(one) === request.headers['17token'])
        if (!account) {
          signed.record('track17', request.url, 'wrong key')
          return reply
            .code(401)
            .send({ code: -18010002, data: { errors: [{ code: -18010002, message: 'Invalid security key.' }] } })
        }
        const body = findJson<Numbers>(request)
        const numbers = Array.isArray(body) ? body : []
        if (path !== 'getquota' && (numbers.length === 0 || numbers.length > MAX_AT_ONCE))
          return { code: -18010013, data: { errors: [{ code: -18010013, message: 'Submitted data is invalid.' }] } }
        return { code: 0, data: act(numbers, account) }
      })
    route('register', (numbers, account) => {
      const known = numbers.filter(({ number = '' }) => book.find(account, number))
      const fresh = numbers.filter(({ number = '' }) => number && !book.find(account, number))
      for (const { number = '' } of fresh)
        book.parcels.add({
          ref: `17-${randomBytes(8).toString('hex')}`,
          carrier: 'track17',
          account: account.key,
          reference: '',
          tracking_no: number,
          country: UNKNOWN_COUNTRY,
          service: '',
          lines: [],
          weight_g: 0,
          is_cancelled: false,
          taken_at: new Date().toISOString(),
          told: 0,
          times: [],
        })
      return {
        accepted: fresh.map(({ number }) => ({ origin: 1, number, carrier: CARRIER })),
        rejected: known.map(({ number = '' }) =>
          rejected(
            number,
            -18019901,
            `The tracking number '${number}' has been registered, don't need to repeat registration.`,
          ),
        ),
      }
    })
    route('gettrackinfo', (numbers, account) => {
      const found = numbers.map(({ number = '' }) => ({ number, parcel: book.find(account, number) }))
      return {
        accepted: found.flatMap(({ parcel }) => (parcel && parcel.told > 0 ? [getData(parcel)] : [])),
        rejected: found.flatMap(({ number, parcel }) => {
          if (!parcel)
            return [
              rejected(number, -18019902, `The tracking number '${number}' does not register, please register first.`),
            ]
          return parcel.told > 0 ? [] : [rejected(number, -18019909, `No tracking information at this time.`)]
        }),
      }
    })
    route('getquota', (_numbers, { key }) => {
      const used = book.parcels.items.filter(({ account }) => account === key).length
      return { quota_total: QUOTA, quota_used: used, quota_remain: QUOTA - used, today_used: used }
    })
  },
  push(account, parcel) {
    const body = JSON.stringify({ event: 'TRACKING_UPDATED', data: getData(parcel) })
    const sign = createHash('sha256')
      .update(`${body}/${getToken(account)}`)
      .digest('hex')
    return pushTo(account.callback_url, { sign }, body)
  },
}
