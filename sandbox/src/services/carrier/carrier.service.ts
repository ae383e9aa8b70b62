import { join } from 'node:path'
import { escapeHtml, page } from '../../shared/page.ts'
import type { SandboxService } from '../../shared/service.ts'
import { serviceKey } from '../../shared/signed-requests.ts'
import { StoredList } from '../../shared/stored-list.ts'
import { pushEvent } from './carrier-push.ts'

interface Parcel {
  readonly ref: string
  readonly tracking_no: string
  readonly country: string
  readonly callback_url: string
  readonly taken_at: string
  /** How many events the platform has accepted. */
  readonly told: number
}

/** The events of a parcel, in seconds after it was handed over: a journey of days within minutes. */
const journey = [
  { code: 'accepted', after_s: 5, place: 'Shenzhen' },
  { code: 'departed', after_s: 35, place: 'Shenzhen' },
  { code: 'customs', after_s: 65, place: '' },
  { code: 'arrived', after_s: 95, place: '' },
  { code: 'out_for_delivery', after_s: 125, place: '' },
  { code: 'delivered', after_s: 155, place: '' },
] as const

const MAX_PARCELS = 2000
const LOOK_MS = 2000

function readParcel(raw_body: string): Omit<Parcel, 'taken_at' | 'told'> | null {
  try {
    const { ref, tracking_no, country, callback_url } = JSON.parse(raw_body) as Record<string, unknown>
    const texts = [ref, tracking_no, country, callback_url]
    if (!texts.every((text) => typeof text === 'string' && text !== '')) return null
    return { ref, tracking_no, country, callback_url } as Omit<Parcel, 'taken_at' | 'told'>
  } catch {
    return null
  }
}

/** Sends a parcel's next event, if it is due or requested manually. */
async function tellNext(parcels: StoredList<Parcel>, parcel: Parcel, key: string, is_asked: boolean): Promise<boolean> {
  const step = journey[parcel.told]
  if (!step) return false
  const at = new Date(new Date(parcel.taken_at).getTime() + step.after_s * 1000)
  if (!is_asked && at > new Date()) return false
  const event = {
    event_id: `${parcel.ref}-${parcel.told + 1}`,
    ref: parcel.ref,
    tracking_no: parcel.tracking_no,
    code: step.code,
    place: step.place || parcel.country,
    happened_at: (at > new Date() ? new Date() : at).toISOString(),
  }
  // Not accepted: the same event is sent again next time.
  if (!(await pushEvent(parcel.callback_url, key, event))) return false
  parcels.remove(({ ref }) => ref === parcel.ref)
  parcels.add({ ...parcel, told: parcel.told + 1 })
  return true
}

const rowOf = (parcel: Parcel) =>
  `<tr><td>${escapeHtml(parcel.tracking_no)}</td><td>${escapeHtml(parcel.country)}</td>` +
  `<td>${escapeHtml(journey[parcel.told - 1]?.code ?? '—')}</td>` +
  `<td>${journey[parcel.told] ? `<form method="post" action="/carrier/parcels/${encodeURIComponent(parcel.ref)}/next"><button>→ ${journey[parcel.told]?.code}</button></form>` : '✓'}</td></tr>`

export const carrierService: SandboxService = {
  name: 'carrier',
  title: '承运商 · Carrier',
  description: '接收运单并推送签名的物流轨迹。 Takes parcels and pushes signed tracking updates.',
  page: '/carrier',
  add(app, { config, signed }) {
    const parcels = new StoredList<Parcel>(join(config.data_dir, 'carrier.json'), MAX_PARCELS)
    const key = serviceKey(config.secret, 'carrier-callback')
    let is_looking = false
    const look = async () => {
      if (is_looking) return
      is_looking = true
      for (const parcel of parcels.items.filter(({ told }) => told < journey.length))
        await tellNext(parcels, parcel, key, false)
      is_looking = false
    }
    const timer = setInterval(() => void look(), LOOK_MS)
    timer.unref()
    app.addHook('onClose', async () => clearInterval(timer))

    app.post<{ Body: string }>('/carrier/parcels', async (request, reply) => {
      const refusal = signed.check(request, 'carrier', request.body ?? '')
      if (refusal) return reply.code(403).send({ code: 'SignatureDoesNotMatch', message: refusal })
      const parcel = readParcel(request.body ?? '')
      if (!parcel) return reply.code(400).send({ code: 'InvalidParameter' })
      const is_known = parcels.items.some(({ ref }) => ref === parcel.ref)
      if (!is_known) parcels.add({ ...parcel, taken_at: new Date().toISOString(), told: 0 })
      return { code: 'OK', ref: parcel.ref }
    })

    app.post<{ Params: { ref: string } }>('/carrier/parcels/:ref/next', async (request, reply) => {
      const parcel = parcels.items.find(({ ref }) => ref === request.params.ref)
      if (!parcel) return reply.code(404).send({ code: 'NotFound' })
      await tellNext(parcels, parcel, key, true)
      return reply.redirect('/carrier', 303)
    })

    app.get('/carrier/parcels.json', async () => [...parcels.items].reverse())
    app.get('/carrier', async (_request, reply) => {
      const rows = [...parcels.items].reverse().slice(0, 100).map(rowOf).join('')
      const table = `<table><tr><th>运单 Parcel</th><th>到 To</th><th>最近 Last</th><th>下一步 Next</th></tr>${rows}</table>`
      return reply
        .type('text/html')
        .send(page({ title: '承运商 · Carrier', body: `<h1>承运商 · Carrier</h1>${table}` }))
    })
  },
}
