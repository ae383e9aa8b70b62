// Twenty thousand orders of forty stores on four marketplaces, read from the sandbox page by page, matched, priced with
// freight and saved, compared with bare inserts of the same rows (orders, lines, events, external data, snapshots) in
// the same run. The bare inserts know every value beforehand; reading, signing, matching and pricing come on top here.
// Target: at least 200 orders a second, and no slower than a fifth of the bare inserts.
//   npm run bench -- sync
import type { App } from '../server/src/app.ts'
import { newBuyer } from '../server/src/modules/order/testing/buyer.ts'
import { syncStore } from '../server/src/modules/store/sync/sync-store.job.ts'
import { type OpenedStore, openStore, openWorld } from './market/world.ts'
import { bareInserts, foreignTables } from './support/bare-inserts.ts'
import { few, openBench } from './support/bench.ts'

const SLUGS = ['shopify', 'etsy', 'tiktok', 'lazada'] as const
const STORES = few(40, 4)
const ORDERS = few(20_000, 8)
const PER_STORE = ORDERS / STORES
/** As many as the server's job reads at once. */
const AT_ONCE = 8

async function inTurns<T>(all: readonly T[], at_once: number, work: (one: T) => Promise<unknown>): Promise<void> {
  const left = [...all]
  const turn = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one)
  }
  await Promise.all(Array.from({ length: at_once }, turn))
}

const countOrders = async ({ ctx }: App): Promise<number> => {
  const row = await ctx.db
    .selectFrom('sales_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('source', '=', 'store')
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

const bench = openBench('sync')
const world = await openWorld(bench)
const { seller, skus } = await newBuyer(world.test_app)
const stores: OpenedStore[] = []
for (let at = 0; at < STORES; at++) stores.push(await openStore(world, SLUGS[at % SLUGS.length] ?? '', seller))
const at_ms = Date.now() - 3_600_000
for (const [at, { slug, shop_id }] of stores.entries()) {
  const sku = skus[at % skus.length]?.sku_code ?? ''
  await world.desk(slug, 'orders', { shop_id, count: PER_STORE, at_ms, quiet: true, lines: [{ sku, quantity: 1 }] })
}
const read = () => inTurns(stores, AT_ONCE, ({ id }) => syncStore(world.app.ctx, seller.seller_id, id))
const started = performance.now()
await read()
const sync_ms = performance.now() - started
const made = await countOrders(world.app)
if (made !== ORDERS) throw new Error(`${made} of ${ORDERS} orders came`)
const again = performance.now()
await read()
const again_ms = performance.now() - again
if ((await countOrders(world.app)) !== ORDERS) throw new Error('reading twice made orders twice')
const bare_ms = await bareInserts(world.app, [...foreignTables, 'store_order'], ORDERS)

const rate = (ms: number) => `${Math.round((ORDERS / ms) * 1000)} orders/s`
console.log(`stores                                  ${STORES} on ${SLUGS.join(', ')}, ${PER_STORE} orders each`)
console.log(`read, match, price, keep                ${sync_ms.toFixed(0)} ms  ${rate(sync_ms)}`)
console.log(`the same windows again, nothing to do   ${again_ms.toFixed(0)} ms  ${rate(again_ms)}`)
console.log(`bare inserts of the same rows           ${bare_ms.toFixed(0)} ms  ${rate(bare_ms)}`)
const share = bare_ms / sync_ms
bench.bar('sync beside bare inserts', share, { least: 0.2 })
bench.bar('orders read a second', (1000 * ORDERS) / sync_ms, { least: 200 })
console.log(`sync beside bare inserts                ${(share * 100).toFixed(0)} %  (target 20 %, and 200 orders/s)`)
