import type { Browser } from '@playwright/test'
import { few, is_short } from '../support/bench.ts'

/** A phone on a slow mobile network, as page tests commonly assume. */
const SLOW_DOWN = few(4, 1)
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const SETTLE_MS = few(2500, 300)
const LOAD_WITHIN_MS = 120_000

export interface PageVisit {
  readonly lcp_ms: number
  /** Bytes of scripts, as sent, that the page names in its own HTML. */
  readonly script_bytes: number
  /** When React had taken over the page; NaN without scripts. */
  readonly hydrated_ms: number
}

interface TraceEvent {
  readonly name: string
  readonly ts: number
  readonly args?: {
    readonly frame?: string
    readonly data?: { readonly isOutermostMainFrame?: boolean; readonly documentLoaderURL?: string }
  }
}

/** Read from the browser's trace: it is written whether or not the page may run scripts. */
function largestPaint(trace: Buffer, url: string): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }
  const start = traceEvents.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  )
  const paints = traceEvents.filter(
    ({ name, ts }) => name === 'largestContentfulPaint::Candidate' && start && ts > start.ts,
  )
  const last = paints.at(-1)
  if (!start || !last) throw new Error(`Nothing was painted at ${url}.`)
  return (last.ts - start.ts) / 1000
}

/** Runs in the page: React marks the elements it has taken over. */
const whenHydrated = () =>
  new Promise<number>((resolve) => {
    const look = () => {
      if (Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))) resolve(performance.now())
      else requestAnimationFrame(look)
    }
    look()
  })

/** Opens a page as a first visitor would, with an empty cache. */
export async function visitPage(browser: Browser, url: string, has_scripts: boolean): Promise<PageVisit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: has_scripts })
  const page = await context.newPage()
  const html_names = new Set<string>()
  let script_bytes = 0
  const devtools = await context.newCDPSession(page)
  const script_requests = new Set<string>()
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (html_names.has(new URL(request.url).pathname)) script_requests.add(requestId)
  })
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (script_requests.has(requestId)) script_bytes += encodedDataLength
  })
  await devtools.send('Network.enable')
  if (!is_short) await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  const html = await (await context.request.get(url)).text()
  for (const [, path = ''] of html.matchAll(/"(\/assets\/[\w.-]+\.js)"/g)) html_names.add(path)
  await browser.startTracing(page, { categories: ['loading', 'blink.user_timing'] })
  await page.goto(url, { waitUntil: 'load', timeout: LOAD_WITHIN_MS })
  const hydrated_ms = has_scripts ? await hydratedAt() : Number.NaN
  await page.waitForTimeout(SETTLE_MS)
  const trace = await browser.stopTracing()
  await context.close()
  return { lcp_ms: largestPaint(trace, url), script_bytes, hydrated_ms }

  async function hydratedAt(): Promise<number> {
    // In one call: the pages' content policy forbids what `waitForFunction` would evaluate later.
    return page.evaluate(whenHydrated)
  }
}
