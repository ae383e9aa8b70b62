// A thousand payments, changes, cancellations, holds and recharges at once, many of them hung up on, sent to a node here
// and to a second one that is killed without warning again and again. Not a measurement: at the end every fen is counted.
//   npm run bench -- storm
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config.ts'
import { startEmbeddedPostgres } from '../server/src/infra/db/embedded-postgres.ts'
import { migrate } from '../server/src/infra/db/migrate.ts'
import { addCatalogue } from '../server/src/modules/catalog/base/catalog.base.ts'
import { afterStorm, beforeStorm, gust } from '../server/src/modules/order/testing/storm.ts'
import { addShippingBase } from '../server/src/modules/shipping/shipping.base.ts'
import { startNode } from '../server/src/testing/node-process.ts'
import { callAt } from './support/call-at.ts'

const CALLS = 1000
const ORDERS = 40
const KILLS = 3
const SECRET = 'a-secret-of-this-storm-only-0123456789'

const folder = mkdtempSync(join(tmpdir(), 'inkroute-storm-'))
const postgres = await startEmbeddedPostgres(folder)
await migrate(postgres.url())
const shared = { DATA_DIR: folder, APP_SECRET: SECRET, RATE_LIMITS: 'false', DEMO: 'false', SERVE_WEB: 'false' }
const config = readConfig({ PORT: '0', LOG_LEVEL: 'fatal', ...shared })
const sandbox_url = 'http://127.0.0.1:9'
const app = await createApp({ config, database_url: postgres.url(), sandbox_url })
const origin = await app.http.listen({ port: 0, host: '127.0.0.1' })
await addCatalogue(app.ctx)
await addShippingBase(app.ctx)
const storm_app = { ctx: app.ctx, call: callAt(origin) }
const { seller, ids } = await beforeStorm(storm_app, ORDERS)

const odd: string[] = []
const began = performance.now()
for (let kill = 0; kill < KILLS; kill++) {
  const doomed = await startNode({
    ...{ ...shared, ROLE: 'all', DATABASE_URL: postgres.url(), DATA_DIR: join(folder, `node-${kill}`) },
    SANDBOX_URL: sandbox_url,
  })
  const part = { from: Math.floor((CALLS * kill) / KILLS), to: Math.floor((CALLS * (kill + 1)) / KILLS) }
  const elsewhere = { ctx: app.ctx, call: callAt(doomed.origin) }
  const calls = Array.from({ length: part.to - part.from }, async (_, at) => {
    const n = part.from + at
    // Every other call goes to the node that is about to die; its callers get no answer and ask the other one again.
    const dies = n % 2 === 1
    try {
      await gust(dies ? elsewhere : storm_app, { seller, ids, origin: dies ? doomed.origin : origin }, n)
    } catch (error) {
      if (error instanceof TypeError) await gust(storm_app, { seller, ids, origin }, n).catch(() => null)
      else if ((error as { http?: number }).http === 500) odd.push(String(error))
    }
  })
  const ended = new Promise((resolve) => doomed.process.once('exit', resolve))
  setTimeout(() => doomed.process.kill('SIGKILL'), 400)
  await Promise.all([...calls, ended])
}
const seconds = (performance.now() - began) / 1000
// What was hung up on may still be at work.
for (let quiet = 0; quiet < 10; ) {
  const { rows } = await app.database.pool.query(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and state = 'active' and query not like '%pg_stat_activity%'",
  )
  quiet = rows[0].n === 0 ? quiet + 1 : 0
  await new Promise((resolve) => setTimeout(resolve, 50))
}
const { orders, balance_fen, expected_fen, disagreements } = await afterStorm(storm_app, seller)
console.log(`${CALLS} calls over ${orders} orders in ${seconds.toFixed(1)} s, a node killed ${KILLS} times`)
console.log(`balance ${balance_fen} fen, expected ${expected_fen} fen; audit: ${disagreements.length} disagreements`)
console.log(`unexpected failures: ${odd.length}${odd.length > 0 ? ` (${odd.slice(0, 3).join('; ')})` : ''}`)
if (orders !== ORDERS || balance_fen !== expected_fen || disagreements.length + odd.length > 0) process.exitCode = 1

await app.close()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
