// What the product needs of a machine: seconds until it answers, and memory. `FOOTPRINT_MINUTES=60 npm run bench footprint`
// for the hour the goal speaks of; without it the visitors stay two minutes. Starts are compared with a bare Fastify on the
// same embedded database. Goals are for two quiet ARM cores.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { projectRoot } from '../server/src/config.ts'
import { freePort } from '../server/src/testing/node-process.ts'
import { cloneWithPackages } from './footprint/clean-clone.ts'
import { type NodeRun, runNode } from './footprint/node-run.ts'
import { visit } from './footprint/visitors.ts'
import { memoryOf, type ProcessKind } from './support/processes.ts'
import { untilCalm } from './support/running-product.ts'

const STARTS = 5
const MINUTES = Number(process.env.FOOTPRINT_MINUTES ?? 2)
/** Threads that paint end after a minute without work. */
const IDLE_MS = 75_000
const goals = { warm_s: 3, first_s: 60, rest_mb: 250, used_mb: 400 }

const folder = mkdtempSync(join(tmpdir(), 'inkroute-footprint-'))
const clone = join(folder, 'clone')
const run = join(clone, 'server', 'src', 'run.ts')
const bare = join(import.meta.dirname, 'footprint', 'bare-server.ts')

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function say(what: string, measured: number, goal: number, unit: string): void {
  const is_met = measured <= goal
  if (!is_met) process.exitCode = 1
  console.log(
    `${what.padEnd(46)} ${measured.toFixed(1).padStart(7)} ${unit}   goal ${goal} ${unit}${is_met ? '' : '   MISSED'}`,
  )
}

/** Without the sandbox, which production does not have, and without decoders, which end when idle. */
function sayMemory(when: string, { pid }: NodeRun, goal: number): void {
  const parts = memoryOf(pid)
  const mb = (kind: ProcessKind) => parts.get(kind) ?? 0
  say(`memory ${when}, server and database`, mb('server') + mb('database'), goal, 'MB')
  const each = [...parts].map(([kind, size]) => `${kind} ${size.toFixed(0)}`).join(', ')
  console.log(`  ${each}`)
}

async function start(): Promise<NodeRun> {
  const [port, sandbox_port] = [await freePort(), await freePort()]
  return runNode(['--max-semi-space-size=8', run], port, {
    SANDBOX_PORT: String(sandbox_port),
    DATA_DIR: join(folder, 'data'),
  })
}

async function startsOf(begin: () => Promise<NodeRun>): Promise<number> {
  const seconds: number[] = []
  for (let at = 0; at < STARTS; at++) {
    const one = await begin()
    seconds.push(one.ready_s)
    await one.stop()
  }
  return median(seconds)
}

try {
  cloneWithPackages(projectRoot, clone)
  const first = await start()
  say('first start from a clean clone', first.ready_s, goals.first_s, 's')
  // The demo's pictures are painted in the background.
  await untilCalm()
  await first.stop()

  const warm_s = await startsOf(start)
  const bare_dir = mkdtempSync(join(folder, 'bare-'))
  const bare_s = await startsOf(async () => {
    const port = await freePort()
    return runNode([bare, bare_dir, String(port)], port)
  })
  say(`warm start, median of ${STARTS}`, warm_s, goals.warm_s, 's')
  console.log(`  ${(warm_s / bare_s).toFixed(1)} times a bare Fastify with the same database, ${bare_s.toFixed(1)} s`)

  const product = await start()
  try {
    await wait(IDLE_MS)
    sayMemory('at rest', product, goals.rest_mb)
    const requests = await visit(product.origin, MINUTES)
    const busy = memoryOf(product.pid)
    console.log(
      `  ${requests} requests in ${MINUTES} minutes; with painters ${(busy.get('server') ?? 0).toFixed(0)} MB`,
    )
    await wait(IDLE_MS)
    sayMemory(`after ${MINUTES} minutes of visitors`, product, goals.used_mb)
  } finally {
    await product.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
