// The catalogue desk with 10,000 products of 20 variants each: list, search and opening an editor, as staff wait for them,
// and an xlsx with every variant compared with the catalogue.
//   npm run bench -- operator
import { createStaff } from '../server/src/modules/account/account.ts'
import { openSession } from '../server/src/modules/auth/auth.ts'
import { fillCatalogue } from './operator/wide-catalogue.ts'
import { checkWholeSheet } from './operator/wide-sheet.ts'
import { few, openBench } from './support/bench.ts'
import { openInstallation } from './support/installation.ts'
import { median } from './support/running-product.ts'

const PRODUCTS = few(10_000, 60)
const VARIANTS = few(20, 2)
const ROUNDS = few(15, 1)
/** What a person waits for at the server, in milliseconds. */
const MOST_MS = 100
const MOST_SHEET_S = 30
/** A table of 200,000 rows in memory would take several times as much. */
const MOST_SHEET_MB = 400

const bench = openBench('operator')
const { app, origin } = await openInstallation(bench)
const began = performance.now()
await fillCatalogue(app, PRODUCTS, VARIANTS)
console.log(
  `${PRODUCTS} products × ${VARIANTS} variants written in ${((performance.now() - began) / 1000).toFixed(0)} s`,
)

const user_id = await createStaff(app.ctx, { username: 'bench', password: 'seven-blue-mugs', display_name: 'bench' })
const { id: role_id } = await app.ctx.db
  .insertInto('role')
  .values({ seller_id: 0, name: 'bench', description: '', permissions: ['ops.catalog'] })
  .returning('id')
  .executeTakeFirstOrThrow()
await app.ctx.db.insertInto('user_role').values({ seller_id: 0, user_id, role_id }).execute()
const { token } = await openSession(app.ctx, { user_id, ip: '127.0.0.1', user_agent: 'bench' })

const ids = (await app.ctx.db.selectFrom('product_entry').select('product_id').limit(500).execute()).map(
  (row) => row.product_id,
)
const list = `${origin}/req/ops/catalog/product`
const questions: readonly [string, (round: number) => string][] = [
  ['list', (round) => `${list}?page=${round + 1}&page_size=50`],
  ['last page', () => `${list}?page=${Math.floor(PRODUCTS / 50)}&page_size=50`],
  ['by sales', () => `${list}?sort=sales&page_size=50`],
  ['filtered', () => `${list}?category=apparel&zone=time&state=on_sale&sort=name`],
  [
    'search',
    (round) => `${list}?keyword=${encodeURIComponent(['马克杯', 'tumbler', 'MIST-12', '抱枕'][round % 4] ?? '')}`,
  ],
  ['no result', () => `${list}?keyword=nothing-has-this-name`],
  ['editor', (round) => `${list}/${ids[(round * 31) % ids.length]}`],
]

async function getTime(url: string): Promise<number> {
  const from = performance.now()
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const { status_code } = (await answer.json()) as { status_code: number }
  if (status_code !== 200) throw new Error(`${url} answered ${status_code}`)
  return performance.now() - from
}

console.log('question     median ms   slowest ms')
for (const [name, urlOf] of questions) {
  for (let round = 0; round < 3; round++) await getTime(urlOf(round))
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push(await getTime(urlOf(round)))
  const middle = median(times)
  bench.bar(`catalogue desk, ${name}, ms`, middle, { most: MOST_MS })
  const cells = [
    name.padEnd(10),
    middle.toFixed(1).padStart(10),
    Math.max(...times)
      .toFixed(1)
      .padStart(10),
  ]
  console.log(`${cells.join('   ')}${middle > MOST_MS ? `   above ${MOST_MS}` : ''}`)
}

const sheet = await checkWholeSheet(app, origin, token)
const { rows, seconds, bare_seconds, grown_mb, peak_mb, longest_pause } = sheet
bench.bar('a sheet of the whole catalogue, s', seconds, { most: MOST_SHEET_S })
bench.bar('a sheet of the whole catalogue, MB', grown_mb, { most: MOST_SHEET_MB })
console.log(
  `an xlsx with ${rows} variants is checked in ${seconds.toFixed(1)} s (at most ${MOST_SHEET_S}), ` +
    `${(seconds / bare_seconds).toFixed(1)} times as long as reading it alone (${bare_seconds.toFixed(1)} s); ` +
    `memory grows by ${grown_mb.toFixed(0)} MB (at most ${MOST_SHEET_MB}) to ${peak_mb.toFixed(0)} MB, ` +
    `requests wait for at most ${longest_pause.toFixed(0)} ms`,
)
