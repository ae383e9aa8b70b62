// How soon a visitor of a shop sees the product they can personalise, and how soon they can type: a slow mobile network
// (1.6 Mbit/s, 562 ms until an answer begins, as browsers simulate slow 4G), a processor four times slower, an empty cache.
// The shop's page is on another origin and contains the code that sellers copy. Target: first picture within 1.5 s.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { demoShopsJob } from '../server/src/modules/store/store.demo.ts'
import { call } from './checkout/shopper.ts'
import { wholeNode } from './load/cluster.ts'
import { few, is_short, openBench } from './support/bench.ts'
import { median, openBrowser, type RunningProduct, startProduct, untilCalm } from './support/running-product.ts'

const RUNS = few(5, 1)
const WANTED_MS = 1500
const PICTURE_WITHIN_MS = 60_000
const SHOP_WITHIN_MS = few(300_000, 1)
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: (1.6e6 * 0.9) / 8, uploadThroughput: 750e3 / 8 }

interface Shop {
  readonly key: string
  readonly script_url: string
  readonly picture_url: string
}

/** The code of the demo's first goods that ask buyers for words, once they are there. */
async function findShop(origin: string): Promise<Shop | undefined> {
  const demo = { username: 'demo', password: 'inkroute-demo' }
  const who = await call(origin, { token: '' }, '/api/auth/login', demo)
  const { data } = await call(origin, who, '/distribution/goods?page_size=100', null, 'GET')
  for (const { id } of data) {
    const path = `/distribution/goods/${id}/personalForm`
    const { form } = await call(origin, who, path, null, 'GET')
    if (form?.fields.some(({ kind }: { readonly kind: string }) => kind === 'text'))
      return (await call(origin, who, `${path}/shop`, {})).shop
  }
  return undefined
}

/** A job of the first start makes these goods; the product of the short form runs none. */
async function demoShop({ origin, pid, data_dir, sandbox_port }: RunningProduct): Promise<Shop> {
  if (is_short) {
    const opening = wholeNode({ origin, pid }, data_dir, String(sandbox_port)).openApp()
    const app = await bench.start(opening, (started) => started.close())
    await app.boss.drain(app.ctx, [demoShopsJob.name])
  }
  for (const until = Date.now() + SHOP_WITHIN_MS; Date.now() < until; await wait(1000)) {
    const shop = await findShop(origin)
    if (shop) return shop
  }
  throw new Error('the demo has no goods that buyers personalise')
}

const bench = openBench('widget')
const product = await startProduct(bench)
const shop = await demoShop(product)
const at = (url: string) => product.origin + new URL(url).pathname
const html = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width,initial-scale=1"></head><body>
<form action="/cart/add"><div data-inkroute-key="${shop.key}"><img src="${at(shop.picture_url)}" width="469" height="469" alt=""></div>
<button>Add to cart</button></form><script async src="${at(shop.script_url)}"></script></body></html>`
const window_server = createServer((_request, reply) => reply.setHeader('content-type', 'text/html').end(html))
await new Promise<void>((resolve) => window_server.listen(0, '127.0.0.1', resolve))
bench.atEnd(() => window_server.close())
const url = `http://127.0.0.1:${(window_server.address() as AddressInfo).port}/`
const browser = await openBrowser(bench)

/** Since the page began: the first picture is loaded, the form can be typed into. */
async function visit(): Promise<{ readonly picture_ms: number; readonly form_ms: number }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const slow = await context.newCDPSession(page)
  await slow.send('Network.enable')
  if (!is_short) {
    await slow.send('Network.emulateNetworkConditions', SLOW_4G)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  await page.goto(url, { waitUntil: 'commit' })
  const field = page.locator('[data-inkroute-key] form input').first()
  await field.waitFor()
  const form_ms = await page.evaluate(() => performance.now())
  const picture_ms = await page.evaluate(
    (within_ms) =>
      new Promise<number>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error('no picture came')), within_ms)
        const look = () => {
          const [first] = performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.includes('/widget/picture/'))
          if (!first) return void setTimeout(look, 20)
          clearTimeout(late)
          resolve(first.startTime + first.duration)
        }
        look()
      }),
    PICTURE_WITHIN_MS,
  )
  await context.close()
  return { picture_ms, form_ms }
}

await visit()
await untilCalm()
const seen: Awaited<ReturnType<typeof visit>>[] = []
for (let run = 0; run < RUNS; run++) seen.push(await visit())
const picture = median(seen.map(({ picture_ms }) => picture_ms))
const form = median(seen.map(({ form_ms }) => form_ms))
console.log(`first picture ${Math.round(picture)} ms   form ready ${Math.round(form)} ms`)
bench.bar('first picture of the shop, ms', picture, { most: WANTED_MS })
bench.figure('form of the shop, ms', form, 'less')
