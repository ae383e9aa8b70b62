import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Gauge, Histogram, Registry } from 'prom-client'

/** What this process counts and times, whichever of its apps does the work. */
export const processMeters = new Registry()

export const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
export const LONG_SECONDS = [0.05, 0.25, 1, 5, 15, 60, 300]

function histogram<L extends string>(name: string, help: string, labelNames: readonly L[], buckets = SECONDS) {
  return new Histogram({ name, help, labelNames: [...labelNames], buckets, registers: [processMeters] })
}

/** By route, not by address, so that the number of series stays bounded. */
export const requestMeter = histogram('inkroute_http_request_duration_seconds', 'Time to answer a request.', [
  'method',
  'route',
  'status',
])

export const jobMeter = histogram(
  'inkroute_job_duration_seconds',
  'Time a job took, by how it ended.',
  ['job', 'outcome'],
  LONG_SECONDS,
)

export const marketMeter = histogram(
  'inkroute_market_call_duration_seconds',
  'Time of a call to a marketplace, by how it ended: ok, refused (4xx), throttled, failed (5xx or no answer).',
  ['market', 'outcome'],
  LONG_SECONDS,
)

export const storageMeter = histogram(
  'inkroute_storage_duration_seconds',
  'Time until the store of objects answered, by how it ended: ok, missing, failed.',
  ['operation', 'outcome'],
)

/** How busy a pool of threads or processes is. */
export interface PoolLoad {
  readonly workers: number
  readonly busy: number
  readonly waiting: number
}

const pools = new Map<string, () => PoolLoad>()

/** Pools live as long as the process. */
export function watchPool(name: string, load: () => PoolLoad): void {
  pools.set(name, load)
}

/** The pools of this process as they are now. */
export const poolLoads = (): ({ readonly name: string } & PoolLoad)[] =>
  [...pools].map(([name, load]) => ({ name, ...load() }))

new Gauge({
  name: 'inkroute_pool_tasks',
  help: 'Painters, decoders and other pools: workers alive, workers busy, tasks waiting.',
  labelNames: ['pool', 'state'],
  registers: [processMeters],
  collect() {
    for (const [pool, load] of pools)
      for (const [state, value] of Object.entries(load())) this.set({ pool, state }, value)
  },
})

new Gauge({
  name: 'inkroute_process_bytes',
  help: 'Memory of this process.',
  labelNames: ['kind'],
  registers: [processMeters],
  collect() {
    const { rss, heapUsed } = process.memoryUsage()
    this.set({ kind: 'rss' }, rss)
    this.set({ kind: 'heap' }, heapUsed)
  },
})

const LOOP_RESOLUTION_MS = 20
/** Begins with the first reading: nobody pays for a timer that nobody reads. */
let loop_delay: ReturnType<typeof monitorEventLoopDelay> | undefined

/** Nanoseconds between two ticks of the timer, as seconds of delay. */
const getDelay = (tick_ns: number): number => Math.max(0, tick_ns / 1e6 - LOOP_RESOLUTION_MS) / 1000

new Gauge({
  name: 'inkroute_event_loop_delay_seconds',
  help: 'How late the event loop was since the last reading: median, 99th percentile and longest.',
  labelNames: ['quantile'],
  registers: [processMeters],
  collect() {
    if (!loop_delay) {
      loop_delay = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS })
      loop_delay.enable()
      return
    }
    if (loop_delay.count === 0) return
    this.set({ quantile: '0.5' }, getDelay(loop_delay.percentile(50)))
    this.set({ quantile: '0.99' }, getDelay(loop_delay.percentile(99)))
    this.set({ quantile: '1' }, getDelay(loop_delay.max))
    loop_delay.reset()
  },
})
