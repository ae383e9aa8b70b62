import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CustomsLine } from '@inkroute/contract/production/label/label'
import { type LabelCarrier, type Tracker, trackers } from '@inkroute/contract/service/carriers'
import { findProvider } from '@inkroute/contract/service/providers'
import * as contract from '@inkroute/contract/service/service'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { transport } from '../../../infra/outside/fetch-outside.ts'
import { newStaff } from '../../../testing/staff.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { ServiceRefusal } from '../sms/provider.ts'
import type { CarrierValues, LabelRequest } from './carrier.ts'
import { NotYet } from './carrier-call.ts'
import { carriers, carrierValues } from './carriers.ts'
import { easypostSignature } from './easypost.ts'
import { fourpxEvents, signFourpx } from './fourpx.ts'
import { seventeenSignature } from './seventeen-track.ts'
import { yunexpressEvents } from './yunexpress.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterEach(() => vi.restoreAllMocks())

const getSample = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'samples', `${name}.json`), 'utf8')) as Record<string, never>

const customs: CustomsLine = {
  name_en: 'Cotton T-shirt',
  name_zh: '纯棉 T 恤',
  sku: 'TEE-M',
  hs_code: '610910',
  origin: 'CN',
  quantity: 2,
  unit_value_cents: 500,
  unit_weight_g: 200,
}
const address = { company: '', email: 'a@example.com', street2: '' }
const from = { name: 'Chen', phone: '+86 769 85182200', country: 'CN', state: 'Guangdong', city: 'Dongguan' }
const to = { name: 'Anna Schmidt', phone: '+49 30 901820', country: 'DE', state: '', city: 'Berlin' }
let count = 0
const requestFor = (code: string, change: Partial<LabelRequest> = {}): LabelRequest => ({
  reference: `T${Date.now()}-${++count}`,
  code,
  from: { ...address, ...from, postcode: '523000', street1: '18 Songshan Lake Road' },
  to: { ...address, ...to, postcode: '10115', street1: 'Invalidenstr. 43' },
  tax_number: '',
  weight_g: 460,
  length_mm: 300,
  width_mm: 250,
  height_mm: 40,
  customs: [customs],
  ...change,
})

const cases: ReadonlyArray<{ name: LabelCarrier; code: string; has_zpl: boolean; wrong_key: string }> = [
  { name: 'easypost', code: 'USPS/FirstClassPackageInternationalService', has_zpl: true, wrong_key: 'api_key' },
  { name: 'yunexpress', code: 'THPHR', has_zpl: false, wrong_key: 'api_secret' },
  { name: 'fourpx', code: 'S1', has_zpl: false, wrong_key: 'app_secret' },
]

/** What the carrier's emulator answered, by what the address contains. */
function watchAnswers(): Map<string, unknown> {
  const heard = new Map<string, unknown>()
  const real = transport.send
  vi.spyOn(transport, 'send').mockImplementation(async (request) => {
    const answer = await real(request)
    const copy = answer.clone()
    if (answer.headers.get('content-type')?.includes('json')) heard.set(request.url, await copy.json())
    return answer
  })
  return heard
}
const heardAt = (heard: Map<string, unknown>, part: string) => [...heard].find(([url]) => url.includes(part))?.[1]

/** The same fields; lists by their first entry. */
const getShape = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? [] : expect.arrayContaining([getShape(value[0])])
  if (value === null || typeof value !== 'object') return expect.toSatisfy((given) => given !== undefined)
  return expect.objectContaining(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, getShape(inner)])),
  )
}

const getMaker = (name: LabelCarrier) => {
  const { label } = carriers[name]
  if (!label) throw new Error(`${name} makes no labels`)
  return label
}

const step = (tracking_no: string) => async () => {
  const url = app.ctx.sandbox_url
  const all = (await (await fetch(`${url}/carrier/parcels.json`)).json()) as { ref: string; tracking_no: string }[]
  const parcel = all.find((one) => one.tracking_no === tracking_no)
  await fetch(`${url}/carrier/parcels/${parcel?.ref}/next`, { method: 'POST', redirect: 'manual' })
}

test.each(cases)('$name makes a label once however often it is asked, and cancels it once', async (each) => {
  const values = await carrierValues(app.ctx, each.name)
  const request = requestFor(each.code)
  const maker = getMaker(each.name)
  let kept = ''
  const keep = async (ref: string) => {
    kept = ref
  }
  const first = await maker.make(values, request, { carrier_ref: '', keep })
  expect(kept).toBe(first.carrier_ref)
  expect(new TextDecoder('latin1').decode(first.pdf).startsWith('%PDF')).toBe(true)
  expect(first.zpl !== null).toBe(each.has_zpl)
  // After a crash that lost the answer, but not what was kept before.
  const again = await maker.make(values, request, { carrier_ref: kept, keep })
  expect(again.tracking_no).toBe(first.tracking_no)
  // Where nothing had to be kept, our own number is enough.
  if (each.name !== 'easypost')
    expect((await maker.make(values, request, { carrier_ref: '', keep })).tracking_no).toBe(first.tracking_no)
  const label = { ...request, ...first }
  await maker.cancel(values, label)
  await maker.cancel(values, label)
})

test.each(cases)('$name refuses wrong keys, unknown services and undeclared goods in its own words', async (each) => {
  const values = await carrierValues(app.ctx, each.name)
  const fresh = { carrier_ref: '', keep: async () => {} }
  const make = (given: CarrierValues, request: LabelRequest) => getMaker(each.name).make(given, request, fresh)
  const wrong = { ...values, [each.wrong_key]: 'EZTKwrong-wrong-wrong' }
  await expect(make(wrong, requestFor(each.code))).rejects.toThrow(ServiceRefusal)
  await expect(make(values, requestFor('NOPE/NOPE'))).rejects.toThrow(ServiceRefusal)
  await expect(make(values, requestFor(each.code, { customs: [] }))).rejects.toThrow(ServiceRefusal)
  const down = { ...values, endpoint: 'http://127.0.0.1:9' }
  await expect(make(down, requestFor(each.code))).rejects.toThrow(NotYet)
})

test.each(cases)('$name tells a parcel’s whole way, and does not cancel one it has received', async (each) => {
  const values = await carrierValues(app.ctx, each.name)
  const request = requestFor(each.code)
  const made = await getMaker(each.name).make(values, request, { carrier_ref: '', keep: async () => {} })
  expect(await carriers[each.name].track(values, made)).toEqual([])
  for (let told = 0; told < 6; told++) await step(made.tracking_no)()
  const events = await carriers[each.name].track(values, made)
  expect(events).toHaveLength(6)
  expect(events.map(({ code }) => code)).toContain('delivered')
  expect(new Set(events.map(({ key }) => key)).size).toBe(6)
  expect(await carriers[each.name].track(values, made)).toEqual(events)
  await expect(getMaker(each.name).cancel(values, { ...request, ...made })).rejects.toThrow(ServiceRefusal)
})

test('answers of the emulators have the documented shape', async () => {
  const heard = watchAnswers()
  for (const { name, code } of cases) {
    const values = await carrierValues(app.ctx, name)
    const made = await getMaker(name).make(values, requestFor(code), { carrier_ref: '', keep: async () => {} })
    await step(made.tracking_no)()
    await carriers[name].track(values, made)
  }
  const values = await carrierValues(app.ctx, 'track17')
  await carriers.track17.register?.(values, `RR${Date.now()}CN`)
  expect(heardAt(heard, '/buy')).toEqual(getShape(getSample('easypost').bought))
  expect(heardAt(heard, 'CreateOrder')).toEqual(getShape(getSample('yunexpress').created))
  expect(heardAt(heard, 'GetTrackAllInfo')).toEqual(getShape(getSample('yunexpress').tracked))
  expect(heardAt(heard, 'ds.xms.order.create')).toEqual(getShape(getSample('fourpx').created))
  expect(heardAt(heard, 'tr.order.tracking.get')).toEqual(getShape(getSample('fourpx').tracked))
  expect(heardAt(heard, '/register')).toEqual(getShape(getSample('track17').registered))
})

test('documented events become our codes; what is only announced is none', () => {
  const codes = (events: readonly { code: string }[]) => events.map(({ code }) => code)
  const { Item } = getSample('yunexpress').tracked as unknown as { Item: Parameters<typeof yunexpressEvents>[0] }
  expect(codes(yunexpressEvents(Item))).toEqual(['accepted', 'delivered'])
  const { data } = getSample('fourpx').tracked as unknown as {
    data: { trackingList: Parameters<typeof fourpxEvents>[0] }
  }
  expect(codes(fourpxEvents(data.trackingList))).toEqual(['delivered', 'exception', 'accepted'])
  expect(fourpxEvents(data.trackingList)[0]?.happened_at).toBe('2026-11-24T12:20:12.000Z')
})

test.each([
  ['easypost', { webhook_secret: 'a secret' }, ['in_transit', 'delivered'], 'x-hmac-signature'],
  ['track17', { token: '0123456789ABCDEF' }, ['delivered', 'customs'], 'sign'],
] as const)('a push of %s is read with its signature and refused without', (name, values, codes, header) => {
  const body = JSON.stringify(getSample(name).push)
  const right = name === 'easypost' ? easypostSignature('a secret', body) : seventeenSignature('0123456789ABCDEF', body)
  const read = (signature: string, text = body) =>
    carriers[name].readPush?.(values, { headers: { [header]: signature }, body: text })
  expect(read(right)?.[0]?.events.map(({ code }) => code)).toEqual(codes)
  expect(read('')).toBeNull()
  expect(read(right, `${body} `)).toBeNull()
  expect(carriers[name].readPush?.({}, { headers: { [header]: right }, body })).toBeNull()
})

test('signatures follow the documented recipes', () => {
  const body = '{"event":"TRACKING_UPDATED"}'
  expect(seventeenSignature('KEY', body)).toBe('68a7ac99df71d5d85a5e8be3ecba4eb64834ac9b0e6d7fc89c1f45f982c8019a')
  const signed = {
    app_key: 'key',
    method: 'ds.xms.order.create',
    timestamp: '1532592413187',
    v: '1.0',
    body: '{"aa":"bb"}',
  }
  expect(signFourpx({ ...signed, app_secret: 'secret' })).toBe('d0c655efdd71208360063e6562f806da')
})

test('staff set a carrier up with real keys, try it, and see what it answered', async () => {
  const live = await testApp({ env: { DEMO: 'false', MARKET_ALLOW: app.ctx.sandbox_url ?? '' } })
  const staff = { token: await newStaff(live, ['ops.services']) }
  for (const service of trackers) {
    const values = await carrierValues(app.ctx, service as Tracker)
    const secret_keys = new Set(findProvider(service, service)?.fields.flatMap((one) => (one.is_secret ? one.key : [])))
    const pick = (secret: boolean) =>
      Object.fromEntries(Object.entries(values).filter(([key]) => secret_keys.has(key) === secret))
    const input = { service, provider: service, settings: pick(false), secrets: pick(true), revision: 0 }
    await live.call(contract.saveServiceSettings, input, staff)
    expect(await live.call(contract.testService, { service }, staff)).toMatchObject({ is_ok: true })
    const bad = Object.fromEntries([...secret_keys].map((key) => [key, 'EZTK00000000000000000000']))
    await live.call(contract.saveServiceSettings, { ...input, secrets: bad, revision: 1 }, staff)
    expect(await live.call(contract.testService, { service }, staff)).toMatchObject({ is_ok: false })
  }
  const { services } = await live.call(contract.listServices, {}, staff)
  const failing = services.filter(({ health }) => health?.failing_since).map(({ name }) => name)
  expect(failing.toSorted()).toEqual([...trackers].toSorted())
})
