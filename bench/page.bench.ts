// How much later a first visitor on a slow phone sees the main content of a public page than with JavaScript turned off:
// a processor four times slower, a slow mobile network, an empty cache. Both kinds of visit alternate in the same run.
// Targets: LCP at most 1.3 times that without scripts, at most 100 kB of scripts as sent.
import { chromium } from '@playwright/test'
import { type PageVisit, visitPage } from './page/measure-page.ts'
import { median, startProduct, untilCalm } from './support/running-product.ts'

const RUNS = 5
const PORT = 3860
const WANTED = { ratio: 1.3, script_bytes: 100_000 } as const

const verdict = (seen: number, wanted: number) => (seen <= wanted ? '' : ` (wanted ${wanted})`)

function report(name: string, seen: readonly PageVisit[], bare: readonly PageVisit[]): void {
  const lcp = median(seen.map(({ lcp_ms }) => lcp_ms))
  const floor = median(bare.map(({ lcp_ms }) => lcp_ms))
  const bytes = median(seen.map(({ script_bytes }) => script_bytes))
  const hydrated = median(seen.map(({ hydrated_ms }) => hydrated_ms))
  const ratio = lcp / floor
  console.log(
    `${name.padEnd(8)} LCP ${Math.round(lcp)} ms, without scripts ${Math.round(floor)} ms, ratio ${ratio.toFixed(2)}${verdict(ratio, WANTED.ratio)}` +
      `   scripts ${(bytes / 1000).toFixed(1)} kB${verdict(bytes, WANTED.script_bytes)}   interactive after ${Math.round(hydrated)} ms`,
  )
}

async function someProduct(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/req/frontend/basicProduct?page_size=1`)
  const { data } = (await answer.json()) as { data: { data: [{ id: number }] } }
  return data.data[0].id
}

/** An address of a product that is already running spares starting one. */
const running = process.env.BENCH_ORIGIN
const product = running ? { origin: running, stop: async () => {} } : await startProduct(PORT)
const browser = await chromium.launch({
  executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
  args: '--no-sandbox --disable-background-networking --disable-component-update --disable-sync --no-first-run --disable-quic'.split(
    ' ',
  ),
})
try {
  const detail = `/productDesignDetail/${await someProduct(product.origin)}`
  const pages = { detail, home: '/', listing: '/products', blog: '/home/blog', help: '/helpCenter' }
  for (const [name, path] of Object.entries(pages)) {
    const url = product.origin + path
    await visitPage(browser, url, true)
    if (!running) await untilCalm()
    const seen: PageVisit[] = []
    const bare: PageVisit[] = []
    for (let run = 0; run < RUNS; run++) {
      seen.push(await visitPage(browser, url, true))
      bare.push(await visitPage(browser, url, false))
    }
    report(name, seen, bare)
  }
} finally {
  await browser.close()
  await product.stop()
}
