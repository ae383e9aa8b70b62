// How fast the shop window opens on a phone-like processor: home, listing and detail in headless Chromium with a
// CPU four times slower, beside the same HTML without any script (what no framework could beat) in the same run.
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { median, startProduct } from './support/running-product.ts'

const RUNS = 5
const SLOW_DOWN = 4
const SETTLE_MS = 1500
const PORT = 3870

interface Vitals {
  readonly lcp_ms: number
  readonly cls: number
  readonly script_gzip: number
  readonly all_bytes: number
}

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
  const weight = { script: 0, all: 0 }
  page.on('response', async (response) => {
    const body = await response.body().catch(() => Buffer.alloc(0))
    const is_packed = Boolean(response.headers()['content-encoding'])
    weight.all += is_packed ? gzipSync(body).length : body.length
    if (response.request().resourceType() === 'script') weight.script += gzipSync(body).length
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
  await context.close()
  return { lcp_ms: vitals.lcp, cls: vitals.cls, script_gzip: weight.script, all_bytes: weight.all }
}

/** The page as sent, scripts taken out: its largest paint is the floor for ours. */
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

const clickFilter = (page: Page) => page.locator('aside a, aside label, form[role=search] ~ * a').first().click()

const report = (name: string, seen: readonly Vitals[], bare: readonly number[]) => {
  const of = (key: keyof Vitals) => median(seen.map((one) => one[key]))
  const lcp = of('lcp_ms')
  const floor = median(bare)
  console.log(
    `${name.padEnd(8)} LCP ${Math.round(lcp)} ms (without scripts ${Math.round(floor)} ms, ratio ${(lcp / floor).toFixed(2)})` +
      `   CLS ${of('cls').toFixed(3)}   JavaScript ${Math.round(of('script_gzip') / 1000)} kB gzip   all ${Math.round(of('all_bytes') / 1000)} kB`,
  )
}

const product = await startProduct(PORT)
const browser = await chromium.launch({
  executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
  args: '--no-sandbox --disable-background-networking --disable-component-update --disable-sync --no-first-run --disable-quic'.split(
    ' ',
  ),
})
try {
  const pages = { home: '/', listing: '/products', detail: '/productDesignDetail/1' }
  for (const [name, path] of Object.entries(pages)) {
    const url = product.origin + path
    await visit(browser, url)
    const seen: Vitals[] = []
    const bare: number[] = []
    for (let run = 0; run < RUNS; run++) {
      seen.push(await visit(browser, url))
      bare.push(await visitBare(browser, url))
    }
    report(name, seen, bare)
  }
  const clicks: number[] = []
  for (let run = 0; run < RUNS; run++) clicks.push(await filterClick(browser, `${product.origin}/products`))
  console.log(`filter   INP ${Math.round(median(clicks))} ms`)
} finally {
  await browser.close()
  await product.stop()
}
