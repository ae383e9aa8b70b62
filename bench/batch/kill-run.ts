// A run of artworks × products × 5 colours on the product as operators start it, killed with SIGKILL three times
// on the way, the last time together with its database. It must complete, with nothing made twice.
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type App, createApp } from '../../server/src/app.ts'
import { projectRoot, readConfig } from '../../server/src/config/config.ts'
import { startEmbeddedPostgres } from '../../server/src/infra/db/connect/embedded-postgres.ts'
import { migrate } from '../../server/src/infra/db/migrate.ts'
import { openSession } from '../../server/src/modules/auth/auth.ts'
import { addCatalogue } from '../../server/src/modules/catalog/catalog.base.ts'
import { materialModule } from '../../server/src/modules/material/material.module.ts'
import { freePort } from '../../server/src/testing/node-process.ts'
import { call } from '../checkout/shopper.ts'
import { type Bench, openFolder } from '../support/bench.ts'
import { addVariants, getLists, newBatchSeller, PHOTOGRAPHED, usualPlan } from './plans.ts'
import { getOutcome, getProblems } from './verify-run.ts'

/** Shares of the cells after which the process is killed. */
const KILLS = [0.2, 0.5, 0.8] as const
const READY_WITHIN_MS = 240_000
const LOOK_MS = 250
/** A run that makes no cell for this long is stuck; the result so far is then judged. */
const STUCK_AFTER_MS = 120_000

interface Progress {
  readonly state: string
  readonly total: number
  readonly done: number
  readonly made: number
  readonly failed: number
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Runs something on the database while the server is down. */
async function withApp<T>(bench: Bench, data_dir: string, work: (app: App) => Promise<T>): Promise<T> {
  const postgres = await bench.start(startEmbeddedPostgres(data_dir), (started) => started.stop())
  try {
    await migrate(postgres.url())
    // The artworks belong to the demo.
    const config = readConfig({ PORT: '0', DATA_DIR: data_dir, LOG_LEVEL: 'fatal', DEMO: 'true', SERVE_WEB: 'false' })
    const app = await createApp({ config, database_url: postgres.url(), sandbox_url: 'http://127.0.0.1:9' })
    const answer = await work(app)
    await app.close()
    return answer
  } finally {
    await postgres.stop()
  }
}

const prepare = (bench: Bench, data_dir: string, artworks: number, products: number) =>
  withApp(bench, data_dir, async (app) => {
    await addCatalogue(app.ctx)
    if (products > PHOTOGRAPHED) await addVariants(app, products)
    await materialModule.base?.(app.ctx)
    const { seller_id, user_id } = await newBatchSeller(app)
    const { token } = await openSession(app.ctx, { user_id, ip: '127.0.0.1', user_agent: 'bench' })
    const lists = await getLists(app, Math.max(artworks, products))
    return {
      seller_id,
      token,
      plan: {
        ...usualPlan,
        products: lists.products.slice(0, products),
        artworks: lists.artworks.slice(0, artworks),
      },
    }
  })

interface Server {
  readonly child: ChildProcess
  readonly origin: string
}

async function startServer(bench: Bench, data_dir: string): Promise<Server> {
  const [port, sandbox_port] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, [join(projectRoot, 'server', 'src', 'main.ts')], {
    cwd: projectRoot,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      SANDBOX_PORT: String(sandbox_port),
      HOST: '127.0.0.1',
      DATA_DIR: data_dir,
      LOG_LEVEL: 'fatal',
      DEMO: 'false',
      SERVE_WEB: 'false',
      RATE_LIMITS: 'false',
      // As `npm start` sets it (scripts/setup.mjs).
      MALLOC_MMAP_THRESHOLD_: '1000000',
      MALLOC_ARENA_MAX: '2',
    },
  })
  const origin = `http://127.0.0.1:${port}`
  bench.atEnd(() => end({ child, origin }))
  for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until; await wait(LOOK_MS)) {
    const answer = await fetch(`${origin}/healthz`).catch(() => null)
    if (answer?.ok) return { child, origin }
    if (child.exitCode !== null) throw new Error(`the program ended with ${child.exitCode}`)
  }
  throw new Error('the program did not start')
}

function gone(child: ChildProcess): Promise<unknown> {
  return child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', resolve))
}

async function end({ child }: Server): Promise<void> {
  child.kill('SIGTERM')
  await gone(child)
}

async function kill({ child }: Server, data_dir: string, with_database: boolean): Promise<void> {
  child.kill('SIGKILL')
  if (with_database) {
    const file = join(data_dir, 'postgres', 'postmaster.pid')
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL')
  }
  await gone(child)
}

interface Watched {
  readonly data_dir: string
  readonly token: string
  readonly run_id: number
}

const progressAt = (origin: string, { token, run_id }: Watched): Promise<Progress> =>
  call(origin, { token }, `/distribution/batchDesign/${run_id}`, null, 'GET')

/** Waits until the share is reached, in the middle of a cell if possible, or the run has ended. */
async function watchUntil(origin: string, watched: Watched, share: number): Promise<Progress> {
  let seen = { done: -1, at_ms: performance.now() }
  for (;;) {
    const progress = await progressAt(origin, watched)
    if (progress.state !== 'running') return progress
    if (progress.done >= share * progress.total && progress.made > 0) return progress
    if (progress.done !== seen.done) seen = { done: progress.done, at_ms: performance.now() }
    if (performance.now() - seen.at_ms > STUCK_AFTER_MS) throw new Error(`the run stands still at ${progress.done}`)
    await wait(LOOK_MS)
  }
}

const secondsSince = (from_ms: number): string => ((performance.now() - from_ms) / 1000).toFixed(0)

async function runAndKill(bench: Bench, first: Server, watched: Watched): Promise<Server> {
  const from_ms = performance.now()
  let server = first
  for (const [n, share] of KILLS.entries()) {
    const before = await watchUntil(server.origin, watched, share)
    if (before.state !== 'running') throw new Error(`the run ended before kill ${n + 1}`)
    const with_database = n === KILLS.length - 1
    await kill(server, watched.data_dir, with_database)
    const killed_ms = performance.now()
    server = await startServer(bench, watched.data_dir)
    const after = await progressAt(server.origin, watched)
    const moved = await watchUntil(server.origin, watched, (after.done + 1) / after.total)
    console.log(
      `  killed ${with_database ? 'with its database ' : ''}at ${before.done} of ${before.total} (${before.made} half-way); ${after.done} done after the restart, going on ${secondsSince(killed_ms)} s later at ${moved.done}`,
    )
  }
  const end = await watchUntil(server.origin, watched, 2)
  const seconds = (performance.now() - from_ms) / 1000
  console.log(
    `  ${end.state} after ${seconds.toFixed(0)} s with all restarts: ${end.done} done, ${end.failed} failed, ${(end.done / seconds).toFixed(2)} cells/s`,
  )
  return server
}

export async function killRun(bench: Bench, artworks: number, products: number): Promise<void> {
  const data_dir = openFolder(bench)
  const { plan, token, seller_id } = await prepare(bench, data_dir, artworks, products)
  console.log(`${artworks} artworks × ${products} products × 5 colours, killed ${KILLS.length} times`)
  const first = await startServer(bench, data_dir)
  const { id } = await call(first.origin, { token }, '/distribution/batchDesign', plan)
  const last = await runAndKill(bench, first, { data_dir, token, run_id: id })
  await end(last)
  const outcome = await withApp(bench, data_dir, (app) => getOutcome(app.ctx, seller_id, id))
  console.log(`  ${JSON.stringify(outcome)}`)
  const problems = getProblems(outcome, plan.artworks.length * plan.products.length)
  if (problems.length > 0) throw new Error(problems.join('; '))
}
