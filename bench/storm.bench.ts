// A thousand calls that pay, change, hold, cancel and recharge the same orders, through two nodes that are killed and
// replaced meanwhile, with callers that hang up and retry, and a database restart in the middle. Then the
// books: every balance to the fen, nothing charged twice, no order lost, the audit clean.
//   npm run bench -- storm            (--calls 300 for a smaller one)
import { randomBytes, randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { CallInput, Endpoint, Reply } from '../contract/src/endpoint.ts'
import { createApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config/config.ts'
import { startEmbeddedPostgres } from '../server/src/infra/db/connect/embedded-postgres.ts'
import { migrate } from '../server/src/infra/db/migrate.ts'
import { addCatalogue } from '../server/src/modules/catalog/catalog.base.ts'
import { afterStorm, beforeStorm, gust } from '../server/src/modules/order/testing/storm.ts'
import { addDemoFreight } from '../server/src/modules/shipping/shipping.demo.ts'
import { freePort } from '../server/src/testing/node-process.ts'
import { startNodes } from './storm/nodes.ts'
import { few, openBench, openFolder } from './support/bench.ts'

const { values: given } = parseArgs({ options: { calls: { type: 'string', default: few('1000', '40') } } })
const CALLS = Number(given.calls)
const SELLERS = few(4, 1)
const ORDERS = few(10, 2)
const AT_ONCE = few(24, 4)
const TRIES = 6
const KILL_EVERY_MS = few(4000, 1000)

const bench = openBench('storm')
const folder = openFolder(bench)
const port = await freePort()
const startDatabase = () => bench.start(startEmbeddedPostgres(folder, [], port), (started) => started.stop())
let postgres = await startDatabase()
const database_url = postgres.url()
await migrate(database_url)
const secret = randomBytes(32).toString('hex')
const config = readConfig({
  PORT: '0',
  DATA_DIR: folder,
  LOG_LEVEL: 'fatal',
  RATE_LIMITS: 'false',
  APP_SECRET: secret,
  ROLE: 'api',
})
const creating = createApp({ config, database_url, sandbox_url: 'http://127.0.0.1:1' })
const app = await bench.start(creating, (started) => started.close())
const quiet_origin = await app.http.listen({ port: 0, host: '127.0.0.1' })
await addCatalogue(app.ctx)
await addDemoFreight(app.ctx)

/** Replies by name, and how often. */
const told = new Map<string, number>()
const note = (name: string) => void told.set(name, (told.get(name) ?? 0) + 1)

interface Answer {
  readonly status_code: number
  readonly error?: string
  readonly data: unknown
}

/** Network trouble: the caller does not know whether the write happened, and retries with the same key. */
const isTrouble = (answer: Answer | null) =>
  answer === null || answer.error === 'database_away' || answer.error === 'idempotency_running'

/** The share of callers who hang up early; zero before the storm. */
let impatience = 0

async function send(origin: string, endpoint: Endpoint, input: object, token: string, key: string) {
  const fields = { ...input } as Record<string, unknown>
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, name) => {
    const value = String(fields[name])
    delete fields[name]
    return value
  })
  const is_read = endpoint.method === 'GET'
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key }
  const signal = AbortSignal.timeout(Math.random() < impatience ? Math.round(5 + Math.random() * 60) : 20_000)
  const answer = await fetch(`${origin}/req${path}`, {
    method: endpoint.method,
    headers,
    signal,
    ...(is_read ? {} : { body: JSON.stringify(fields) }),
  }).catch(() => null)
  return ((await answer?.json().catch(() => null)) ?? null) as Answer | null
}

const callVia =
  (getOrigin: () => string) =>
  async <E extends Endpoint>(endpoint: E, input: CallInput<E>, who?: { token?: string | undefined }) => {
    const key = randomUUID()
    for (let tries = 0; ; tries++) {
      const answer = await send(getOrigin(), endpoint, input as object, who?.token ?? '', key)
      if (!isTrouble(answer) && answer) {
        if (answer.status_code === 200) return answer.data as Reply<E>
        throw Object.assign(new Error(answer.error), { error: answer.error })
      }
      note(`asked again: ${answer?.error ?? 'no answer'}`)
      if (tries === TRIES) throw Object.assign(new Error('gave up'), { error: 'gave up' })
      await new Promise((resolve) => setTimeout(resolve, 200 * 2 ** tries * Math.random()))
    }
  }

const calm = { ctx: app.ctx, call: callVia(() => quiet_origin) }
const sellers: Awaited<ReturnType<typeof beforeStorm>>[] = []
for (let at = 0; at < SELLERS; at++) sellers.push(await beforeStorm(calm, ORDERS))
const nodes = await startNodes(bench, 2, folder, {
  DATABASE_URL: database_url,
  APP_SECRET: secret,
  DEMO: 'false',
  RATE_LIMITS: 'false',
  LOG_LEVEL: 'error',
})
const wild = { ctx: app.ctx, call: callVia(nodes.any) }

/** A write that took effect but whose reply died with its node is no refusal: the books below count it as done. */
const getOutcome = ({ error, message }: { error?: string; message: string }) =>
  error === 'idempotency_unknown' ? 'done, answer lost' : `refused: ${error ?? message}`

let next = 0
let is_over = false
async function caller(): Promise<void> {
  while (next < CALLS) {
    const n = next++
    const target = sellers[n % SELLERS]
    if (!target) return
    await gust(wild, { ...target, origin: nodes.any() }, Math.floor(n / SELLERS)).then(
      () => note('done'),
      (error: { error?: string; message: string }) => note(getOutcome(error)),
    )
    if (n === Math.floor(CALLS / 2)) await restartDatabase()
  }
}

async function restartDatabase(): Promise<void> {
  await postgres.stop()
  await new Promise((resolve) => setTimeout(resolve, 500))
  postgres = await startDatabase()
  note('database restarted')
}

async function killer(): Promise<void> {
  while (!is_over) {
    await new Promise((resolve) => setTimeout(resolve, KILL_EVERY_MS))
    if (is_over) return
    await nodes.killOne()
    note('nodes killed')
  }
}

impatience = 0.1
const began = performance.now()
const killing = killer()
await Promise.all(Array.from({ length: AT_ONCE }, caller))
is_over = true
await killing
const seconds = (performance.now() - began) / 1000
// Calls that were hung up on may still be running in a node: stopping waits for them.
await nodes.stop()
console.log(`${CALLS} calls in ${seconds.toFixed(0)} s: ${[...told].map(([name, n]) => `${name} ${n}`).join(', ')}`)

impatience = 0
for (const { seller } of sellers) {
  const { orders, balance_fen, expected_fen, disagreements } = await afterStorm(calm, seller)
  const is_exact = orders === ORDERS && balance_fen === expected_fen && disagreements.length === 0
  const words = [`${orders} of ${ORDERS} orders`, `balance ${balance_fen} of ${expected_fen} fen`]
  const books = `seller ${seller.seller_id}: ${words.join(', ')}, audit ${JSON.stringify(disagreements)}`
  if (!is_exact) throw new Error(books)
  console.log(books)
}
