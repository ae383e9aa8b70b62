// How fast the public pages open on a phone-like processor: home, listing and detail in headless Chromium with a
// CPU four times slower, compared with the same HTML without scripts (a floor for any framework) in the same run.
// Targets: LCP within 1.2 s, layout shift of at most 0.02, a response to a filter click within 100 ms.
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { few, is_short, openBench } from './support/bench.ts'
import { median, openBrowser, startProduct, untilCalm } from './support/running-product.ts'

const RUNS = few(5, 1)
const SLOW_DOWN = few(4, 1)
const SETTLE_MS = few(1500, 500)
const HOVER_MS = 300

interface Vitals {
  readonly lcp_ms: number
  readonly cls: number
  /** Scripts the page references itself, before the browser is idle. */
  readonly first_script: number
  readonly all_script: number
  readonly all_bytes: number
}

const bench = openBench('site')
const WANTED = { lcp_ms: 1200, cls: 0.02, inp_ms: 100 } as const

declare global {
  interface Window {
    vitals: { lcp: number; cls: number; inp: number }
  }
}

const watch = () => {
  window.vitals = { lcp: 0, cls: 0, inp: 0 }
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit)
  observe('largest-contentful-paint', (entry) => {
    window.vitals.lcp = entry.startTime
  })
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) window.vitals.cls += shift.value
  })
  observe('event', (entry) => {
    window.vitals.inp = Math.max(window.vitals.inp, entry.duration)
  })
}

async function openSlowly(browser: Browser, url: string, options: { javaScriptEnabled: boolean }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  const page = await context.newPage()
  const scripts = new Map<string, number>()
  const weight = { all: 0, scripts }
  page.on('response', async (response) => {
    const body = await response.body().catch(() => Buffer.alloc(0))
    const is_packed = Boolean(response.headers()['content-encoding'])
    weight.all += is_packed ? gzipSync(body).length : body.length
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.set(pathname, gzipSync(body).length)
  })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLE_MS)
  return { page, context, weight }
}

async function visit(browser: Browser, url: string): Promise<Vitals> {
  const { page, context, weight } = await openSlowly(browser, url, { javaScriptEnabled: true })
  const vitals = await page.evaluate(() => window.vitals)
  const html = await (await page.request.get(url)).text()
  await context.close()
  const named = new Set([...html.matchAll(/"(\/assets\/[\w.-]+\.js)"/g)].map(([, path]) => path ?? ''))
  const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0)
  return {
    lcp_ms: vitals.lcp,
    cls: vitals.cls,
    first_script: sum([...named].map((path) => weight.scripts.get(path) ?? 0)),
    all_script: sum(weight.scripts.values()),
    all_bytes: weight.all,
  }
}

/** The page without its scripts: its LCP is the floor for ours. */
async function visitBare(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.route(url, async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
    await route.fulfill({ response: answer, body: html.replace(/<link rel="modulepreload"[^>]*>/g, '') })
  })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLE_MS)
  const lcp = await page.evaluate(() => window.vitals.lcp)
  await context.close()
  return lcp
}

async function filterClick(browser: Browser, url: string): Promise<number> {
  const { page, context } = await openSlowly(browser, url, { javaScriptEnabled: true })
  await clickFilter(page)
  await page.waitForTimeout(SETTLE_MS)
  const inp = await page.evaluate(() => window.vitals.inp)
  await context.close()
  return inp
}

/** Move, then press, like a person. Plain events, without the checks a test makes inside the page. */
async function clickFilter(page: Page): Promise<void> {
  const box = await page.locator('aside a, aside label, form[role=search] ~ * a').first().boundingBox()
  if (!box) throw new Error('no filter to click')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 })
  await page.waitForTimeout(HOVER_MS)
  await page.evaluate(() => {
    window.vitals.inp = 0
  })
  await page.mouse.down()
  await page.mouse.up()
}

const report = (name: string, seen: readonly Vitals[], bare: readonly number[]) => {
  const of = (key: keyof Vitals) => median(seen.map((one) => one[key]))
  const lcp = of('lcp_ms')
  const floor = median(bare)
  const kB = (key: 'first_script' | 'all_script' | 'all_bytes') => Math.round(of(key) / 1000)
  console.log(
    `${name.padEnd(8)} LCP ${Math.round(lcp)} ms (without scripts ${Math.round(floor)} ms, ratio ${(lcp / floor).toFixed(2)})` +
      `   CLS ${of('cls').toFixed(3)}` +
      `   JavaScript ${kB('first_script')} kB gzip, later ${kB('all_script') - kB('first_script')} kB   all ${kB('all_bytes')} kB`,
  )
  bench.bar(`${name}, LCP, ms`, lcp, { most: WANTED.lcp_ms })
  bench.bar(`${name}, layout shift`, of('cls'), { most: WANTED.cls })
  bench.figure(`${name}, LCP beside no scripts at all`, lcp / floor, 'less')
}

async function someProduct(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/req/frontend/basicProduct?page_size=1`)
  return (await answer.json()).data.data[0].id
}

const product = await startProduct(bench)
const browser = await openBrowser(bench)
const detail = `/productDesignDetail/${await someProduct(product.origin)}`
const pages = few(Object.entries({ home: '/', listing: '/products', detail }), Object.entries({ listing: '/products' }))
for (const [name, path] of pages) {
  const url = product.origin + path
  if (!is_short) await visit(browser, url)
  await untilCalm()
  const seen: Vitals[] = []
  const bare: number[] = []
  for (let run = 0; run < RUNS; run++) {
    seen.push(await visit(browser, url))
    bare.push(await visitBare(browser, url))
  }
  report(name, seen, bare)
}
const clicks: number[] = []
await untilCalm()
for (let run = 0; run < RUNS; run++) clicks.push(await filterClick(browser, `${product.origin}/products`))
const inp = median(clicks)
console.log(`filter   INP ${Math.round(inp)} ms`)
bench.bar('filter of the listing, INP, ms', inp, { most: WANTED.inp_ms })
