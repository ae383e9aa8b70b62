import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { mainThreadSeconds, processesBelow, processSeconds, proportionalMb } from '../support/processes.ts'
import type { Cluster } from './cluster.ts'

export type Part = 'api' | 'worker' | 'database' | 'decoders' | 'sandbox' | 'generator'

/** Reads Prometheus text: the sum of all series of a name that carry these labels. */
function gauge(text: string, name: string, labels = ''): number {
  let sum = 0
  for (const line of text.split('\n')) {
    if (!line.startsWith(name) || !line.includes(labels)) continue
    const value = Number(line.slice(line.lastIndexOf(' ') + 1))
    if (Number.isFinite(value)) sum += value
  }
  return sum
}

const getMetrics = (origin: string): Promise<string> =>
  fetch(`${origin}/metrics`).then(
    (answer) => answer.text(),
    () => '',
  )

/** Jobs that could run now or are running. */
export async function openJobs(cluster: Cluster): Promise<number> {
  const text = await getMetrics(cluster.origin)
  return ['active', 'created', 'retry'].reduce((sum, state) => sum + gauge(text, 'inkroute_jobs{', `"${state}"`), 0)
}

/** All processes of the installation. Decoders and the sandbox are children of the nodes and reported apart. */
function getParts({
  pids,
}: Cluster): { readonly part: Part; readonly process: ReturnType<typeof processesBelow>[number] }[] {
  const below = (pid: number, part: Part) =>
    processesBelow(pid).map((process) => ({
      process,
      part: process.kind === 'server' || process.kind === 'database' ? part : process.kind,
    }))
  return [...below(pids.api, 'api'), ...below(pids.worker, 'worker'), ...below(pids.database, 'database')]
}

/** Megabytes by part. */
export function memoryByPart(cluster: Cluster): Map<Part, number> {
  const all = new Map<Part, number>()
  for (const { part, process } of getParts(cluster)) all.set(part, (all.get(part) ?? 0) + proportionalMb(process))
  return all
}

function cpuByPart(cluster: Cluster): Map<Part, number> {
  const all = new Map<Part, number>()
  for (const { part, process } of getParts(cluster)) all.set(part, (all.get(part) ?? 0) + processSeconds(process))
  const { user, system } = process.cpuUsage()
  return all.set('generator', (user + system) / 1e6)
}

/** Processor seconds all of this machine has spent, stolen ones included. */
function machineSeconds(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const [user, nice, system, , , irq, softirq, steal] = line.trim().split(/\s+/).slice(1).map(Number)
  return [user, nice, system, irq, softirq, steal].reduce<number>((sum, ticks) => sum + (ticks ?? 0), 0) / 100
}

export interface Pressure {
  /** Cores in use, on average. */
  readonly cores: Readonly<Record<string, number>>
  /** Of everything else on this machine: neighbours spoil a measurement. */
  readonly others_cores: number
  /** Share of a core the event loop of the API used: at 1 it can do no more. */
  readonly api_loop: number
  readonly worker_loop: number
  readonly loop_delay_p99_ms: number
  readonly loop_delay_max_ms: number
  /** Requests that waited for a database connection, at the worst moment seen. */
  readonly waiting_for_db: number
  /** Tasks that waited for a painter or decoder of the API, at the worst moment seen. */
  readonly waiting_for_pool: number
  readonly open_jobs: number
}

const SAMPLE_MS = 1000
const round = (value: number): number => Math.round(value * 100) / 100

/** Watches the installation until it is asked for what it saw. */
export function watchPressure(cluster: Cluster): { stop(): Promise<Pressure> } {
  const begun = performance.now()
  const before = cpuByPart(cluster)
  const machine_before = machineSeconds()
  const loops = { api: mainThreadSeconds(cluster.pids.api), worker: mainThreadSeconds(cluster.pids.worker) }
  const worst = { p99: 0, max: 0, db: 0, pool: 0 }
  const look = async () => {
    const text = await getMetrics(cluster.origin)
    const delay = (quantile: string) => 1000 * gauge(text, 'inkroute_event_loop_delay_seconds{', `"${quantile}"`)
    worst.p99 = Math.max(worst.p99, delay('0.99'))
    worst.max = Math.max(worst.max, delay('1'))
    worst.db = Math.max(worst.db, gauge(text, 'inkroute_db_connections{', '"waiting"'))
    worst.pool = Math.max(worst.pool, gauge(text, 'inkroute_pool_tasks{', '"waiting"'))
  }
  const timer = setInterval(() => void look(), SAMPLE_MS)
  return {
    async stop() {
      clearInterval(timer)
      await look()
      const seconds = (performance.now() - begun) / 1000
      const used = [...cpuByPart(cluster)].map(
        ([part, at]) => [part, round(Math.max(0, at - (before.get(part) ?? 0)) / seconds)] as const,
      )
      const ours = used.reduce((sum, [, cores]) => sum + cores, 0)
      const machine = (machineSeconds() - machine_before) / seconds
      return {
        cores: Object.fromEntries(used),
        others_cores: round(Math.max(0, Math.min(availableParallelism(), machine) - ours)),
        api_loop: round((mainThreadSeconds(cluster.pids.api) - loops.api) / seconds),
        worker_loop: round((mainThreadSeconds(cluster.pids.worker) - loops.worker) / seconds),
        loop_delay_p99_ms: Math.round(worst.p99),
        loop_delay_max_ms: Math.round(worst.max),
        waiting_for_db: worst.db,
        waiting_for_pool: worst.pool,
        open_jobs: await openJobs(cluster),
      }
    },
  }
}
