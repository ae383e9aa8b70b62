// How soon a visitor of a shop sees the product they can personalise, and how soon they can type: a slow mobile network
// (1.6 Mbit/s, 562 ms until an answer begins, as browsers simulate slow 4G), a processor four times slower, an empty cache.
// The shop's page is on another origin and contains the code that sellers copy. Target: first picture within 1.5 s.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from '@playwright/test'
import { median, startProduct, untilCalm } from './support/running-product.ts'

const RUNS = 5
const PORT = 3866
const WANTED_MS = 1500
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: (1.6e6 * 0.9) / 8, uploadThroughput: 750e3 / 8 }

async function call<T>(origin: string, token: string, path: string, method = 'GET'): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/req${path}`, { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) })
  return ((await answer.json()) as { data: T }).data
}

interface Shop {
  readonly key: string
  readonly script_url: string
  readonly picture_url: string
}

/** The code of the demo's first goods that buyers can personalise. */
async function demoShop(origin: string): Promise<Shop> {
  const login = await fetch(`${origin}/req/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo', password: 'inkroute-demo' }),
  })
  const { token } = ((await login.json()) as { data: { token: string } }).data
  const { data } = await call<{ data: { goods_id: number }[] }>(origin, token, '/distribution/personal/lines')
  const path = `/distribution/goods/${data[0]?.goods_id}/personalForm/shop`
  return (await call<{ shop: Shop }>(origin, token, path, 'POST')).shop
}

/** An address of a product that is already running spares starting one. */
const running = process.env.BENCH_ORIGIN
const product = running ? { origin: running, stop: async () => {} } : await startProduct(PORT)
const shop = await demoShop(product.origin)
const at = (url: string) => product.origin + new URL(url).pathname
const html = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width,initial-scale=1"></head><body>
<form action="/cart/add"><div data-inkroute-key="${shop.key}"><img src="${at(shop.picture_url)}" width="469" height="469" alt=""></div>
<button>Add to cart</button></form><script async src="${at(shop.script_url)}"></script></body></html>`
const window_server = createServer((_request, reply) => reply.setHeader('content-type', 'text/html').end(html))
await new Promise<void>((resolve) => window_server.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(window_server.address() as AddressInfo).port}/`
const browser = await chromium.launch({
  executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--no-first-run', '--disable-quic'],
})

/** Since the page began: the first picture is loaded, the form can be typed into. */
async function visit(): Promise<{ readonly picture_ms: number; readonly form_ms: number }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const slow = await context.newCDPSession(page)
  await slow.send('Network.enable')
  await slow.send('Network.emulateNetworkConditions', SLOW_4G)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url, { waitUntil: 'commit' })
  const field = page.locator('[data-inkroute-key] form input').first()
  await field.waitFor()
  const form_ms = await page.evaluate(() => performance.now())
  const picture_ms = await page.evaluate(() => {
    const [first] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/widget/picture/'))
    return first ? first.startTime + first.duration : Number.NaN
  })
  await context.close()
  return { picture_ms, form_ms }
}

try {
  await visit()
  if (!running) await untilCalm()
  const seen: Awaited<ReturnType<typeof visit>>[] = []
  for (let run = 0; run < RUNS; run++) seen.push(await visit())
  const picture = median(seen.map(({ picture_ms }) => picture_ms))
  const form = median(seen.map(({ form_ms }) => form_ms))
  const verdict = picture <= WANTED_MS ? '' : ` (wanted ${WANTED_MS})`
  console.log(`first picture ${Math.round(picture)} ms${verdict}   form ready ${Math.round(form)} ms`)
} finally {
  await browser.close()
  window_server.close()
  await product.stop()
}
