// The order list of a seller with 200,000 orders: every filter of the screen, each page and count by an index.
//   npm run bench -- orders
import pg from 'pg'
import { createSeller } from '../server/src/modules/account/account.ts'
import { openSession } from '../server/src/modules/auth/auth.ts'
import { type OrderFilters, orderPageQuery } from '../server/src/modules/order/core/order.queries.ts'
import { few, openBench } from './support/bench.ts'
import { openInstallation } from './support/installation.ts'

const ORDERS = few(200_000, 2000)
const CHUNK = 20_000
const ROUNDS = few(15, 1)
const LIMIT_MS = 50

const bench = openBench('orders')
const { app, origin, database_url } = await openInstallation(bench, { holds: 'catalogue' })
const { db } = app.ctx
const { seller_id, user_id } = await createSeller(app.ctx, {
  username: 'bench',
  phone: '13800000001',
  password: 'correct-horse-1',
})
const { token } = await openSession(app.ctx, { user_id, ip: '127.0.0.1', user_agent: 'bench' })

/** Two years of a large seller: a realistic mix of states, countries, sources and stores. */
async function fill(): Promise<void> {
  // The server's connections time out; filling takes longer than any request may.
  const client = new pg.Client({ connectionString: database_url })
  await client.connect()
  const orders = `
    with codes as (select array_agg(code order by sort) as all_codes from warehouse),
    made as (
      select n, (array['awaiting_payment','paid','in_production','shipped','delivered','completed','completed',
        'completed','cancelled'])[1 + n % 9] as state,
        (array['US','US','US','DE','GB','FR','CA','AU','JP','NL'])[1 + (n * 7) % 10] as country,
        (array['cart','store','store','store','import'])[1 + n % 5] as source
      from generate_series($2::int, $3::int) n)
    insert into sales_order (seller_id, id, order_no, source, external_no, state, warehouse_code, channel_id,
      channel_name_zh, channel_name_en, days_min, days_max, address, country, buyer_name, pieces, weight_g, goods_fen,
      services_fen, freight_fen, tax_fen, discount_fen, total_fen, store_id, created_at, updated_at, paid_at)
    select $1::bigint, 1000000 + n, 'IR26' || lpad(n::text, 10, '0'), source,
      case when source = 'cart' then '' else 'M-' || n end, state, all_codes[1 + n % cardinality(all_codes)], 1,
      '专线', 'Line', 5, 9, '{}'::jsonb, country, 'Buyer ' || md5(n::text), 1 + n % 4, 300, 5000, 0, 3000, 0, 0, 8000,
      case when source = 'store' then 1 + n % 12 end, now() - n * interval '5 minutes', now(), now()
    from made, codes`
  const lines = `
    insert into sales_order_line (seller_id, order_id, sku_id, goods_id, product_id, item_id, design_id, design_version,
      color_id, size_id, title, sku_code, color_name, size_name, quantity, unit_fen, goods_fen, services, services_fen,
      share_fen)
    select seller_id, id, id % 3000, id % 800, 1001, 1, 1, 1, 1, 1, 'T-shirt', 'SKU-' || id % 3000, 'Black', 'M', pieces,
      1000, 5000, '{}', 0, 8000
    from sales_order where seller_id = $1`
  for (let from = 1; from <= ORDERS; from += CHUNK)
    await client.query(orders, [seller_id, from, Math.min(ORDERS, from + CHUNK - 1)])
  await client.query(lines, [seller_id])
  await client.query('vacuum analyze sales_order')
  await client.query('vacuum analyze sales_order_line')
  await client.end()
}

const day = (days_ago: number) => new Date(Date.now() - days_ago * 86_400_000).toISOString()
const questions: readonly [name: string, filters: OrderFilters, query: string][] = [
  ['all', {}, ''],
  ['state', { state: 'paid' }, 'state=paid'],
  ['country', { country: 'DE' }, 'country=DE'],
  ['source', { source: 'import' }, 'source=import'],
  ['store', { store: 5 }, 'store=5'],
  ['state and country', { state: 'paid', country: 'US' }, 'state=paid&country=US'],
  ['a month', { from: day(60), until: day(30) }, `date_from=${day(60).slice(0, 10)}&date_to=${day(30).slice(0, 10)}`],
  ['order number', { keyword: 'IR260000123456' }, 'keyword=IR260000123456'],
  ['start of a number', { keyword: 'ir26000012345' }, 'keyword=ir26000012345'],
  ['start of them all', { keyword: 'IR26' }, 'keyword=IR26'],
  ['marketplace number', { keyword: 'M-123457' }, 'keyword=M-123457'],
  ['SKU', { keyword: 'SKU-1234' }, 'keyword=SKU-1234'],
  ['recipient', { keyword: 'Buyer c4ca42' }, 'keyword=Buyer+c4ca42'],
  ['state and store', { state: 'cancelled', store: 5 }, 'state=cancelled&store=5'],
  ['country and source', { country: 'JP', source: 'cart' }, 'country=JP&source=cart'],
  ['nothing fits', { state: 'completed', country: 'ZZ' }, 'state=completed&country=ZZ'],
  ['SKU and state', { keyword: 'SKU-1234', state: 'paid' }, 'keyword=SKU-1234&state=paid'],
  ['page 500', {}, 'page=500'],
]

/** Whether the query plan scans the whole orders table. */
async function readsAll(filters: OrderFilters): Promise<boolean> {
  const plan = await orderPageQuery(db, seller_id, filters, { limit: 20, offset: 0 }).explain('text')
  return plan.some((row) => /Seq Scan on sales_order\b/.test(String(Object.values(row)[0])))
}

async function ask(query: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`${origin}/req/distribution/order?page_size=20&${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { status_code } = (await answer.json()) as { status_code: number }
  if (status_code !== 200) throw new Error(`${query}: ${status_code}`)
  return performance.now() - began
}

await fill()
console.log(`${ORDERS} orders of one seller: page and count over HTTP, median and 95th of ${ROUNDS}`)
for (const [name, filters, query] of questions) {
  await ask(query)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push(await ask(query))
  times.sort((a, b) => a - b)
  const [middle = 0, slow = 0] = [times[Math.floor(ROUNDS / 2)], times[Math.floor(ROUNDS * 0.95)]]
  const is_whole = await readsAll(filters)
  bench.bar(`order list, ${name}, ms`, middle, { most: LIMIT_MS })
  bench.bar(`order list, ${name}, reads of the whole table`, is_whole ? 1 : 0, { most: few(0, 1) })
  const notes = [is_whole ? 'reads the whole table' : 'by an index', middle > LIMIT_MS ? `above ${LIMIT_MS} ms` : '']
  console.log(
    `${name.padEnd(20)} ${middle.toFixed(1).padStart(8)} ms ${slow.toFixed(1).padStart(8)} ms   ${notes.join(' ')}`,
  )
}
