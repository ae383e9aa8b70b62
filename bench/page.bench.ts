// How much later a first visitor on a slow phone sees the main content of a public page than with JavaScript turned off:
// a processor four times slower, a slow mobile network, an empty cache. Both kinds of visit alternate in the same run.
// Targets: LCP at most 1.3 times that without scripts, at most 100 kB of scripts as sent.
import { type PageVisit, visitPage } from './page/measure-page.ts'
import { few, is_short, openBench } from './support/bench.ts'
import { median, openBrowser, startProduct, untilCalm } from './support/running-product.ts'

const RUNS = few(5, 1)
const bench = openBench('page')
const WANTED = { ratio: 1.3, script_bytes: 100_000 } as const

function report(name: string, seen: readonly PageVisit[], bare: readonly PageVisit[]): void {
  const lcp = median(seen.map(({ lcp_ms }) => lcp_ms))
  const floor = median(bare.map(({ lcp_ms }) => lcp_ms))
  const bytes = median(seen.map(({ script_bytes }) => script_bytes))
  const hydrated = median(seen.map(({ hydrated_ms }) => hydrated_ms))
  const ratio = lcp / floor
  console.log(
    `${name.padEnd(8)} LCP ${Math.round(lcp)} ms, without scripts ${Math.round(floor)} ms, ratio ${ratio.toFixed(2)}` +
      `   scripts ${(bytes / 1000).toFixed(1)} kB   interactive after ${Math.round(hydrated)} ms`,
  )
  bench.bar(`${name}, LCP beside no scripts`, ratio, { most: WANTED.ratio })
  bench.bar(`${name}, bytes of scripts`, bytes, { most: WANTED.script_bytes })
}

async function someProduct(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/req/frontend/basicProduct?page_size=1`)
  const { data } = (await answer.json()) as { data: { data: [{ id: number }] } }
  return data.data[0].id
}

const product = await startProduct(bench)
const browser = await openBrowser(bench)
const detail = `/productDesignDetail/${await someProduct(product.origin)}`
const all = { detail, home: '/', listing: '/products', blog: '/home/blog', help: '/helpCenter' }
const pages = few(Object.entries(all), [['detail', detail]] as const)
for (const [name, path] of pages) {
  const url = product.origin + path
  if (!is_short) await visitPage(browser, url, true)
  await untilCalm()
  const seen: PageVisit[] = []
  const bare: PageVisit[] = []
  for (let run = 0; run < RUNS; run++) {
    seen.push(await visitPage(browser, url, true))
    bare.push(await visitPage(browser, url, false))
  }
  report(name, seen, bare)
}
