import { escapeHtml, page } from '../../shared/page.ts'
import type { SandboxService } from '../../shared/service.ts'
import { CarrierBook, dueAt, journey, movedOn, type SandboxParcel } from './carrier-book.ts'
import { easypost } from './easypost.ts'
import { type CarrierEmulator, toBody } from './emulator.ts'
import { fourpx } from './fourpx.ts'
import { seventeenTrack } from './seventeen-track.ts'
import { yunexpress } from './yunexpress.ts'

const emulators: readonly CarrierEmulator[] = [easypost, yunexpress, fourpx, seventeenTrack]
const LOOK_MS = 2000
const SHOWN = 100

/** A parcel's next event happens, if it is due or asked for. Where it is pushed, only once it was accepted. */
async function moveOn(book: CarrierBook, parcel: SandboxParcel, is_asked: boolean): Promise<void> {
  if (!journey[parcel.told] || !parcel.tracking_no || parcel.is_cancelled) return
  if (!is_asked && dueAt(parcel, parcel.told) > new Date()) return
  const next = movedOn(parcel)
  const account = book.accountOf(parcel)
  const { push } = emulators.find(({ name }) => name === parcel.carrier) ?? {}
  if (push && !(account && (await push(account, next)))) return
  book.change(parcel.ref, next)
}

const toRow = (parcel: SandboxParcel) => {
  const next = journey[parcel.told]
  const button = next
    ? `<form method="post" action="/carrier/parcels/${encodeURIComponent(parcel.ref)}/next"><button>→ ${next.code}</button></form>`
    : '✓'
  return (
    `<tr><td>${escapeHtml(parcel.carrier)}</td><td>${escapeHtml(parcel.tracking_no)}</td>` +
    `<td>${escapeHtml(parcel.country)}</td><td>${escapeHtml(journey[parcel.told - 1]?.code ?? '—')}</td>` +
    `<td>${parcel.is_cancelled ? '取消 Cancelled' : button}</td></tr>`
  )
}

export const carrierService: SandboxService = {
  name: 'carrier',
  title: '承运商 · Carriers',
  description:
    'EasyPost、云途、递四方和 17TRACK：制作面单、取消、查询与推送轨迹。 EasyPost, YunExpress, 4PX and 17TRACK: labels, cancelling, tracking by poll and by push.',
  page: '/carrier',
  add(app, tools) {
    const book = new CarrierBook(tools.config)
    for (const emulator of emulators) emulator.add(app, { ...tools, book })
    let is_looking = false
    const look = async () => {
      if (is_looking) return
      is_looking = true
      for (const parcel of book.parcels.items) await moveOn(book, parcel, false)
      is_looking = false
    }
    const timer = setInterval(() => void look(), LOOK_MS)
    timer.unref()
    app.addHook('onClose', async () => clearInterval(timer))

    for (const { name, values } of emulators)
      app.post(`/carrier/accounts/${name}`, async (request, reply) => {
        const body = toBody(request)
        const refusal = tools.signed.check(request, 'carrier', body)
        if (refusal) return reply.code(403).send({ code: 'SignatureDoesNotMatch', message: refusal })
        const { callback_url = '' } = JSON.parse(body) as { callback_url?: string }
        return values(book.openAccount(name, callback_url))
      })

    app.post<{ Params: { ref: string } }>('/carrier/parcels/:ref/next', async (request, reply) => {
      const parcel = book.parcels.items.find(({ ref }) => ref === request.params.ref)
      if (!parcel) return reply.code(404).send({ code: 'NotFound' })
      await moveOn(book, parcel, true)
      return reply.redirect('/carrier', 303)
    })

    app.get('/carrier/parcels.json', async () => book.parcels.items.filter(({ tracking_no }) => tracking_no).reverse())
    app.get('/carrier', async (_request, reply) => {
      const sent = book.parcels.items.filter(({ tracking_no }) => tracking_no)
      const rows = sent.reverse().slice(0, SHOWN).map(toRow).join('')
      const head =
        '<tr><th>承运商 Carrier</th><th>运单 Parcel</th><th>到 To</th><th>最近 Last</th><th>下一步 Next</th></tr>'
      const body = `<h1>承运商 · Carriers</h1><table>${head}${rows}</table>`
      return reply.type('text/html').send(page({ title: '承运商 · Carriers', body }))
    })
  },
}
