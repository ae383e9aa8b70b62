import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { addBenchPhoto } from '@inkroute/contract/catalog/bench/bench'
import { MAX_CATALOGUE_SHEET_BYTES, uploadCatalogueSheet } from '@inkroute/contract/catalog/desk/sheet'
import type { Endpoint } from '@inkroute/contract/endpoint'
import type { Envelope } from '@inkroute/contract/envelope'
import { importLimits, uploadImport } from '@inkroute/contract/order/import/import'
import { sendBuyerPhoto } from '@inkroute/contract/personal/buyer'
import { sendShopPhoto } from '@inkroute/contract/personal/shop'
import Fastify from 'fastify'
import { beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { allEndpoints, getLabel } from '../../../testing/endpoints.ts'
import { newSeller } from '../../../testing/factories.ts'
import { newStaff } from '../../../testing/staff.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { limitBodyTime } from './body-rate.ts'
import { spool } from './spooled-file.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

interface Begun {
  readonly sent: ClientRequest
  readonly answer: Promise<{ readonly http: number } & Envelope<unknown>>
}

async function getAnswer(message: IncomingMessage) {
  const parts = await message.toArray()
  return {
    http: message.statusCode ?? 0,
    ...(JSON.parse(Buffer.concat(parts).toString() || '{}') as Envelope<unknown>),
  }
}

/** Announces a body, sends its beginning and waits. */
function begin(path: string, bytes: number, headers: Record<string, string> = {}): Begun {
  const sent = request(`${app.origin}/req${path}`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/octet-stream', 'content-length': bytes, ...headers },
  })
  const answer = new Promise<IncomingMessage>((resolve, reject) =>
    sent.once('response', resolve).on('error', reject),
  ).then(getAnswer)
  // Some are never answered.
  answer.catch(() => {})
  sent.write('x')
  onTestFinished(() => void sent.destroy())
  return { sent, answer }
}

const files = async () => (await allEndpoints()).map(({ endpoint }) => endpoint).filter((one) => one.file_max_bytes)
const getPath = ({ path }: Endpoint) => path.replace(/\{\w+\}/g, '1')

test('who sends a file without being known is told so before it arrives, at every call that takes one', async () => {
  for (const endpoint of await files()) {
    if (endpoint.access === 'public') continue
    const { answer } = begin(getPath(endpoint), endpoint.file_max_bytes ?? 0)
    expect(await answer, getLabel(endpoint)).toMatchObject({ http: 401 })
  }
})

test('so is a buyer whose link is wrong, a person without the right, and a file that is too large or none', async () => {
  const told = async (path: string, bytes: number, headers?: Record<string, string>) =>
    (await begin(path, bytes, headers).answer).error
  expect(await told(getPath(sendBuyerPhoto), 10_000_000)).toBe('buyer_link_unknown')
  expect(await told(`${getPath(sendShopPhoto)}?draft=1`, 10_000_000)).toBe('shop_key_unknown')
  const token = await newStaff(app, ['ops.order'])
  const staff = { authorization: `Bearer ${token}` }
  expect(await told(addBenchPhoto.path, 10_000_000, staff)).toBe('forbidden')
  const catalogue = { authorization: `Bearer ${await newStaff(app, ['ops.catalog'])}` }
  const path = `${uploadCatalogueSheet.path}?name=a`
  expect(await told(path, MAX_CATALOGUE_SHEET_BYTES + 1, catalogue)).toBe('body_too_large')
  expect(await told(path, 10_000_000, { ...catalogue, 'content-type': 'application/json' })).toBe('upload_not_plain')
})

test('only so many bytes are under way from one address, whoever sends them, and an end makes room', async () => {
  const { token } = await newSeller(app)
  const authorization = `Bearer ${token}`
  const from = (address: string) => ({ authorization, 'x-forwarded-for': address })
  const path = `${uploadImport.path}?kind=order&name=a.xlsx`
  const most = importLimits.max_bytes
  const begun = Array.from({ length: 7 }, () => begin(path, most, from('203.0.113.9')))
  const refused = await Promise.race(begun.map(({ answer }) => answer))
  expect(refused).toMatchObject({ http: 429, error: 'uploads_under_way' })
  const send = (address: string) =>
    fetch(`${app.origin}/req${path}`, {
      method: 'POST',
      body: new Uint8Array(17_000_000),
      headers: { 'content-type': 'application/octet-stream', ...from(address) },
    }).then(({ status }) => status)
  expect(await send('203.0.113.9')).toBe(429)
  expect(await send('203.0.113.10')).toBe(200)
  for (const { sent } of begun) sent.destroy()
  await vi.waitUntil(async () => (await send('203.0.113.9')) === 200, { timeout: inject('patience_ms') })
})

test('a file lies on disk while it arrives, without a name that could be left behind', async () => {
  const data_dir = join(inject('test_dir'), randomBytes(6).toString('hex'))
  const limit = { max_bytes: 300_000, tooLarge: () => new Error('too large') }
  const whole = randomBytes(300_000)
  const arriving = new PassThrough()
  const kept = spool(data_dir, arriving, limit)
  for (let at = 0; at < whole.length; at += 7000) arriving.write(whole.subarray(at, at + 7000))
  arriving.end()
  const file = await kept
  expect(readdirSync(join(data_dir, 'arriving'))).toEqual([])
  expect([file.bytes, (await file.read()).equals(whole)]).toEqual([300_000, true])
  await file.discard()
  await expect(file.read()).rejects.toThrow()
  const larger = new PassThrough()
  const refused = spool(data_dir, larger, limit)
  larger.end(randomBytes(300_001))
  await expect(refused).rejects.toThrow('too large')
})

test('a body that does not come ends the connection', async () => {
  const http = Fastify()
  onTestFinished(() => http.close())
  limitBodyTime(http, { grace_ms: 20, bytes_per_second: 1_000_000 })
  http.post('/', async ({ body }) => ({ body }))
  const origin = await http.listen({ port: 0, host: '127.0.0.1' })
  const slow = request(origin, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 50 },
  })
  const status = new Promise((resolve, reject) => {
    slow.once('response', ({ statusCode }) => resolve(statusCode)).on('error', reject)
  })
  slow.write('{"a":')
  expect(await status).toBe(408)
  const quick = await fetch(origin, {
    method: 'POST',
    body: '{"a":1}',
    headers: { 'content-type': 'application/json' },
  })
  expect(await quick.json()).toEqual({ body: { a: 1 } })
})
