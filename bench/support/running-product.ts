import { cpus } from 'node:os'
import { type Browser, chromium } from '@playwright/test'
import { freePort, startNode } from '../../server/src/testing/node-process.ts'
import { type Bench, is_short, openBench, openFolder } from './bench.ts'

const CALM_WITHIN_MS = 300_000
const CALM_SHARE_IDLE = 0.85
const CALM_FOR_SAMPLES = 4

/** Of the running product that benchmarks of pages look into. */
export interface RunningProduct {
  readonly origin: string
  readonly pid: number
  readonly data_dir: string
  readonly sandbox_port: number
}

async function startOwn(bench: Bench): Promise<RunningProduct> {
  const data_dir = openFolder(bench)
  const sandbox_port = await freePort()
  const starting = startNode({
    DATA_DIR: data_dir,
    SANDBOX_PORT: String(sandbox_port),
    SERVE_WEB: 'true',
    // The pictures of the demo would be painted for minutes.
    ...(is_short ? { ROLE: 'api' } : { PREPARE_PICTURES: 'true' }),
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'fatal',
    RATE_LIMITS: 'false',
  })
  const node = await bench.start(starting, (started) => started.stop())
  return { origin: node.origin, pid: node.process.pid ?? 0, data_dir, sandbox_port }
}

let shared: Promise<RunningProduct> | undefined

/**
 * The whole product with its demo data in its own folder, as `npm start` would run it. In the short form benchmarks share
 * one.
 */
export function startProduct(bench: Bench): Promise<RunningProduct> {
  if (!is_short) return startOwn(bench)
  shared ??= startOwn(openBench('shared product'))
  return shared
}

const browserFlags =
  '--no-sandbox --disable-background-networking --disable-component-update --disable-sync --no-first-run --disable-quic'

/** A headless browser without services of its own. */
export function openBrowser({ start }: Bench, ...more: readonly string[]): Promise<Browser> {
  const launching = chromium.launch({
    executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
    args: [...browserFlags.split(' '), ...more],
  })
  return start(launching, (browser) => browser.close())
}

function processorTimes(): { idle: number; all: number } {
  const times = cpus().map((one) => one.times)
  const all = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0)
  return { idle: times.reduce((sum, { idle }) => sum + idle, 0), all }
}

/** How much of the processors others leave for a measurement, over a few seconds. */
export async function idleShare(): Promise<number> {
  const before = processorTimes()
  await new Promise((resolve) => setTimeout(resolve, 5000))
  const now = processorTimes()
  return (now.idle - before.idle) / (now.all - before.all)
}

/** The first start renders the demo's pictures in the background; pages are measured once that is done. */
export async function untilCalm(): Promise<void> {
  if (is_short) return
  const until = Date.now() + CALM_WITHIN_MS
  let last = processorTimes()
  for (let calm = 0; calm < CALM_FOR_SAMPLES; ) {
    if (Date.now() > until) throw new Error('This machine is too busy to measure on.')
    await new Promise((resolve) => setTimeout(resolve, 1500))
    const now = processorTimes()
    calm = (now.idle - last.idle) / (now.all - last.all) >= CALM_SHARE_IDLE ? calm + 1 : 0
    last = now
  }
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
