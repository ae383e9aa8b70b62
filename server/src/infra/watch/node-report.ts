import { hostname } from 'node:os'
import type { Histogram } from 'prom-client'
import { productVersion } from '../../config/config.ts'
import type { AppCtx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { jobMeter, marketMeter, poolLoads, requestMeter, storageMeter } from '../trace/meters.ts'
import { watchCertificate } from './certificate.ts'
import { readDisks } from './disks.ts'
import { type Figures, figuresSince, noFigures, type Tallies } from './figures.rules.ts'
import { deleteOldReports, markStopped, pingMinute, upsertMinute, upsertNode } from './node-report.queries.ts'
import { countConnections } from './watch.queries.ts'

const REPORT_MS = 15_000

type Labels = Partial<Record<string, string | number>>

interface Counting {
  readonly outcomes: Record<string, number>
  seconds: number
  /** By their upper bound. */
  readonly buckets: Map<number, number>
}

/** The counters of a histogram, by one name and one outcome for each combination of labels. */
async function getTallies<L extends string>(
  meter: Histogram<L>,
  getName: (labels: Labels) => string,
  getOutcome: (labels: Labels) => string,
): Promise<Tallies> {
  const found = new Map<string, Counting>()
  for (const { labels, value, metricName } of (await meter.get()).values) {
    const all = labels as Labels
    const name = getName(all)
    const tally: Counting = found.get(name) ?? { outcomes: {}, seconds: 0, buckets: new Map() }
    found.set(name, tally)
    if (metricName?.endsWith('_sum')) tally.seconds += value
    else if (metricName?.endsWith('_count')) {
      const outcome = getOutcome(all)
      tally.outcomes[outcome] = (tally.outcomes[outcome] ?? 0) + value
    } else {
      const bound = all.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(all.le)
      tally.buckets.set(bound, (tally.buckets.get(bound) ?? 0) + value)
    }
  }
  return Object.fromEntries(
    [...found].map(([name, { buckets, ...rest }]) => {
      const counts = [...buckets].sort(([a], [b]) => a - b).map(([, count]) => count)
      return [name, { ...rest, buckets: counts }]
    }),
  )
}

const ended = ({ outcome }: Labels) => String(outcome)

/** Everything this process has counted since it started. */
async function currentFigures(): Promise<Figures> {
  return {
    requests: await getTallies(
      requestMeter,
      ({ method, route }) => `${method} ${route}`,
      ({ status }) => `${String(status).slice(0, 1)}xx`,
    ),
    jobs: await getTallies(jobMeter, ({ job }) => String(job), ended),
    markets: await getTallies(marketMeter, ({ market }) => String(market), ended),
    store: await getTallies(storageMeter, ({ operation }) => String(operation), ended),
  }
}

export interface NodeReporter {
  report(): Promise<void>
  /** Reports regularly until stopped. */
  start(): void
  stop(): Promise<void>
}

/** Tells the other nodes, and so the people who watch, how this one is doing. */
export function nodeReporter(ctx: Pick<AppCtx, 'config' | 'log' | 'events'>, { db, pool }: Database): NodeReporter {
  const id = `${hostname()}:${ctx.config.port}`
  const certificate = watchCertificate(ctx.config.public_url)
  const started_at = new Date(Date.now() - process.uptime() * 1000).toISOString()
  let minute = ''
  let before: Figures = noFigures
  let latest: Figures = noFigures
  let timer: NodeJS.Timeout | undefined
  let under_way: Promise<void> | null = null

  const report = async () => {
    const asked = performance.now()
    const current = await pingMinute(db)
    const db_ping_ms = performance.now() - asked
    // What was counted between the last report and the turn of the minute goes to the new one.
    if (current !== minute) before = latest
    minute = current
    latest = await currentFigures()
    const { rss, heapUsed } = process.memoryUsage()
    await upsertNode(db, {
      id,
      role: ctx.config.role,
      version: productVersion,
      started_at,
      rss_bytes: rss,
      heap_bytes: heapUsed,
      db_ping_ms,
      db_connections: {
        total: pool.totalCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
        listening: await countConnections(db, ctx.events.name),
      },
      pools: poolLoads(),
      disks: await readDisks(ctx.config.data_dir),
      certificate_ends_at: (await certificate())?.toISOString() ?? null,
    })
    await upsertMinute(db, { node_id: id, minute, figures: figuresSince(latest, before) })
    await deleteOldReports(db)
  }

  /** One at a time: a slow database must not gather reports. */
  const reportOnce = () => {
    under_way ??= report()
      .catch((error: unknown) => ctx.log.warn({ err: error }, 'this node could not report'))
      .finally(() => {
        under_way = null
      })
    return under_way
  }
  return {
    report: reportOnce,
    start() {
      void reportOnce()
      timer = setInterval(() => void reportOnce(), REPORT_MS)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      await under_way
      await markStopped(db, id).catch((error: unknown) => ctx.log.warn({ err: error }, 'this node could not sign off'))
    },
  }
}
