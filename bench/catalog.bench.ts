// The shop's list with counts per filter, its search and its product page at 100, 1,000 and 10,000 products, compared with
// a bare Fastify handler that runs the same query as one statement. Samples alternate and the best of each counts,
// because other load on the machine only slows a sample down.
//   npm run bench -- catalog
import { Worker } from 'node:worker_threads'
import { buildCatalogue } from '../assets/catalogue/catalogue.ts'
import { multiplyProducts } from '../assets/catalogue/multiply.ts'
import { ProductDocument } from '../contract/src/catalog/desk/document.ts'
import type { App } from '../server/src/app.ts'
import { announceChange } from '../server/src/modules/catalog/base/catalogue-change.ts'
import { writeProductFiles } from '../server/src/modules/catalog/catalog.base.ts'
import { bareServer, indexForBare } from './catalog/bare.ts'
import { few, openBench } from './support/bench.ts'
import { openInstallation } from './support/installation.ts'

const SIZES = few([100, 1000, 10_000], [100, 110, 120])
const SECONDS = few(1.5, 0.02)
const ROUNDS = few(5, 1)
const CONNECTIONS = few(16, 2)
/** Required share of the bare handler's rate; and of the 1,000-product list that the 10,000-product list must keep. */
const LEAST_SHARE = 0.6
const LEAST_AT_TEN_THOUSAND = 0.5

const bench = openBench('catalog')
const worker = new Worker(new URL('./catalog/load.worker.ts', import.meta.url), {
  workerData: { connections: CONNECTIONS },
})
// A failing load ends the benchmark: figures of half a run are worthless.
worker.on('error', (error) => {
  throw error
})
bench.atEnd(() => worker.terminate())
const requestsPerSecond = (urls: string[], seconds = SECONDS): Promise<number> =>
  new Promise((resolve) => {
    worker.once('message', resolve)
    worker.postMessage({ urls, seconds })
  })

const lists = [
  ['', ''],
  ['page=2', 'offset=24'],
  ['zone=US-EU', 'facet=zone:US-EU'],
  ['category=drinkware', 'facet=category:drinkware'],
  ['technique=dtg', 'facet=technique:dtg'],
] as const
const keywords = ['马克杯', '抱枕', 'tumbler', 'organic']

interface Question {
  readonly name: string
  readonly ours: string[]
  readonly bare: string[]
}

function questionsAt(ours: string, bare: string, ids: readonly number[]): Question[] {
  const product = `${ours}/req/frontend/basicProduct`
  return [
    { name: 'list', ours: lists.map(([q]) => `${product}?${q}`), bare: lists.map(([, q]) => `${bare}/list?${q}`) },
    {
      name: 'search',
      ours: keywords.map((word) => `${product}?keyword=${encodeURIComponent(word)}`),
      bare: keywords.map((word) => `${bare}/search?keyword=${encodeURIComponent(word)}`),
    },
    { name: 'detail', ours: ids.map((id) => `${product}/${id}`), bare: ids.map((id) => `${bare}/detail/${id}`) },
  ]
}

const totalAt = async (url: string): Promise<number> => {
  const { data } = (await (await fetch(url)).json()) as { data: { total: number | string } }
  return Number(data.total)
}

/** Both must return the same, or the comparison is meaningless. */
async function compareAnswers({ name, ours, bare }: Question): Promise<void> {
  if (name !== 'list') return
  for (const [i, url] of ours.entries()) {
    const [told, expected] = [await totalAt(url), await totalAt(bare[i] as string)]
    if (told !== expected) throw new Error(`${url} finds ${told}, the statement finds ${expected}`)
  }
}

async function measure(question: Question): Promise<{ ours: number; bare: number }> {
  await compareAnswers(question)
  await requestsPerSecond(question.bare, SECONDS / 3)
  await requestsPerSecond(question.ours, SECONDS / 3)
  const best = { ours: 0, bare: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    best.bare = Math.max(best.bare, await requestsPerSecond(question.bare))
    best.ours = Math.max(best.ours, await requestsPerSecond(question.ours))
  }
  return best
}

const built = buildCatalogue()
const variants = [...multiplyProducts(built.pictured, few(10_000, 120), 7)]

async function growTo(app: App, size: number): Promise<number[]> {
  const known = await app.ctx.db.selectFrom('product').select('id').execute()
  const files = variants.slice(Math.max(0, known.length - built.pictured.length - built.others.length))
  const marked = files
    .slice(0, size - known.length)
    .map((file) => ({ file: ProductDocument.parse(file), content_hash: 'bench' }))
  await writeProductFiles(app.ctx, marked)
  await announceChange(app.ctx)
  await app.database.pool.query('analyze')
  const rows = await app.ctx.db.selectFrom('product').select('id').orderBy('id').execute()
  // Products spread over the whole catalogue, as many as a busy shop shows in a minute.
  const step = Math.max(1, Math.ceil(rows.length / 400))
  return rows.filter((_, i) => i % step === 0).map((row) => row.id)
}

const { app, origin: ours_url } = await openInstallation(bench, { holds: 'catalogue' })
await indexForBare(app.database.pool)
const bare = bareServer(app.database.pool)
bench.atEnd(() => bare.close())
const bare_url = await bare.listen({ port: 0, host: '127.0.0.1' })

console.log('products   question   ours req/s   bare req/s   share')
const listRates: number[] = []
for (const size of SIZES) {
  const ids = await growTo(app, size)
  for (const question of questionsAt(ours_url, bare_url, ids)) {
    const { ours, bare: reference } = await measure(question)
    const share = ours / reference
    if (question.name === 'list') listRates.push(ours)
    bench.bar(`${question.name} at ${size} products beside a bare handler`, share, { least: LEAST_SHARE })
    const cells = [
      String(size).padStart(8),
      question.name.padEnd(8),
      ...[ours, reference].map((rate) => rate.toFixed(0).padStart(10)),
    ]
    console.log(`${cells.join('   ')}   ${share.toFixed(2)}${share < LEAST_SHARE ? `   below ${LEAST_SHARE}` : ''}`)
  }
}
const kept = (listRates[2] ?? 0) / (listRates[1] ?? 1)
bench.bar('list at 10,000 products beside 1,000', kept, { least: LEAST_AT_TEN_THOUSAND })
console.log(`list at 10,000 products keeps ${kept.toFixed(2)} of its rate at 1,000 (at least ${LEAST_AT_TEN_THOUSAND})`)
