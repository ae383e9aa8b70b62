// Checkouts per second: price, freight, order, payment from the balance and ledger, over HTTP, compared with a bare Fastify
// handler that takes the same calls and writes the same rows without any decisions: one prepared statement per table, one
// transaction per call, as many connections to the same database with the same durability, tables with the same
// columns, checks and indexes; no session, no foreign keys, no triggers. The run checks that both write the same number of
// rows of every kind. Samples alternate and the best of each counts, because other load on the machine only slows a sample
// down. Then the latency of checkouts at 50 started per second. Server, database and load share the machine.
//   npm run bench -- checkout
import { bareCheckout, countRows } from './checkout/bare.ts'
import { call, newShopper, type Shopper } from './checkout/shopper.ts'
import { few, openBench } from './support/bench.ts'
import { openInstallation } from './support/installation.ts'

/** Number of concurrent checkouts at full speed. */
const SELLERS = few(8, 2)
/** Sellers that take turns at the steady rate. */
const CROWD = few(50, 2)
const ROUNDS = few(3, 1)
const SECONDS = few(4, 0.1)
const LEAST_SHARE = 0.5
const STEADY_RATE = 50
const STEADY_SECONDS = few(6, 0.04)
const P99_MS = 100

const bench = openBench('checkout')
const { app, origin, database_url } = await openInstallation(bench, { holds: 'shop' })
const crowd: Shopper[] = []
for (let at = 0; at < CROWD; at++) crowd.push(await newShopper(app.ctx, origin, at))
const shoppers = crowd.slice(0, SELLERS)
const bare = bareCheckout(database_url)
bench.atEnd(() => bare.close())
const bare_origin = await bare.http.listen({ port: 0, host: '127.0.0.1' })

/** The price each seller was last shown. */
const totals = new Map<number, string>()

/** Cart line, order at the shown price, payment: what a seller does, without opening the preview again. */
async function checkout(shopper: Shopper): Promise<void> {
  const { ids } = await call(origin, shopper, '/distribution/cartItem', {
    sku_id: shopper.sku_id,
    quantity: 1,
    warehouse: shopper.warehouse,
  })
  const shipments = [{ address: shopper.address, cart_item_ids: ids, coupon: 'none' }]
  const place = async (again: boolean): Promise<{ ids: number[] }> => {
    const expected_total = totals.get(shopper.seller_id) ?? shopper.total
    try {
      return await call(origin, shopper, '/distribution/cartItem/createOrder', { shipments, expected_total })
    } catch (error) {
      if (!again) throw error
      // Spending has raised the seller's level and lowered the price: refetch it, as the screen does.
      const { total } = await call(origin, shopper, '/distribution/order/preview', { shipments })
      totals.set(shopper.seller_id, total)
      return place(false)
    }
  }
  const made = await place(true)
  await call(origin, shopper, '/distribution/order/pay', { ids: made.ids, method: 'balance' })
}

/** The same three calls to the bare handler: a line, an order with its line and event, a payment with all it entails. */
async function bareOne(shopper: Shopper): Promise<void> {
  let order_id = 0
  for (const path of ['/cart', '/order', '/pay']) {
    const { seller_id, sku_id, item_id, warehouse } = shopper
    const body = JSON.stringify({ seller_id, sku_id, item_id, warehouse, order_id })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${bare_origin}${path}`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`bare ${path}: ${answer.status} ${await answer.text()}`)
    const told = (await answer.json()) as { readonly order_id?: number }
    order_id = told.order_id ?? order_id
  }
}

/** One checkout of each: they must add the same rows to every table. */
async function compareRows(): Promise<void> {
  const [shopper] = shoppers
  if (!shopper) return
  const before = await countRows(bare.pool)
  await checkout(shopper)
  await bareOne(shopper)
  const different: string[] = []
  for (const [name, after] of await countRows(bare.pool)) {
    const ours = after.ours - (before.get(name)?.ours ?? 0)
    const theirs = after.bare - (before.get(name)?.bare ?? 0)
    if (ours !== theirs) different.push(`${name}: ours ${ours}, bare ${theirs}`)
  }
  if (different.length > 0) throw new Error(`the reference writes other rows than we do: ${different.join('; ')}`)
}

async function perSecond(one: (shopper: Shopper) => Promise<void>): Promise<number> {
  const until = performance.now() + SECONDS * 1000
  let count = 0
  await Promise.all(
    shoppers.map(async (shopper) => {
      while (performance.now() < until) {
        await one(shopper)
        count++
      }
    }),
  )
  return count / SECONDS
}

/** Checkouts start on schedule whether or not earlier ones are done, so that queueing shows. */
async function steady(): Promise<number[]> {
  const times: number[] = []
  const under_way: Promise<void>[] = []
  const start = performance.now()
  for (let n = 0; n < STEADY_RATE * STEADY_SECONDS; n++) {
    const due = start + (n * 1000) / STEADY_RATE
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    // Each seller finishes long before its next turn: nobody has two concurrent checkouts of one line.
    const one = checkout(crowd[n % crowd.length] as Shopper).then(() => void times.push(performance.now() - due))
    under_way.push(one)
  }
  await Promise.all(under_way)
  return times.sort((a, b) => a - b)
}

let [ours, reference] = [0, 0]
await Promise.all(crowd.map(checkout))
await Promise.all(shoppers.map(bareOne))
await compareRows()
for (let round = 0; round < ROUNDS; round++) {
  // A shop in business has table statistics; here tables grow from nothing within seconds, faster than autovacuum analyses
  // them, and plans made for empty tables would be measured.
  await bare.pool.query('analyze')
  ours = Math.max(ours, await perSecond(checkout))
  reference = Math.max(reference, await perSecond(bareOne))
}
const share = ours / reference
bench.bar('checkouts beside a bare handler', share, { least: LEAST_SHARE })
console.log(
  `whole checkouts (3 calls): ours ${ours.toFixed(1)}/s, bare ${reference.toFixed(1)}/s, share ${share.toFixed(2)} (at least ${LEAST_SHARE})`,
)
const waits = await steady()
const p99 = waits[Math.floor(waits.length * 0.99)] ?? 0
bench.bar(`p99 of checkouts at ${STEADY_RATE} a second, ms`, p99, { most: P99_MS })
console.log(
  `at ${STEADY_RATE} whole checkouts/s: median ${(waits[Math.floor(waits.length / 2)] ?? 0).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (at most ${P99_MS})`,
)
