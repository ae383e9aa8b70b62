import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/health/health'
import { AppError } from '../../infra/app-error.ts'
import { recordChange } from '../../infra/audit/audit.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import type { FoundFigures } from '../../infra/module/watched-figures.ts'
import { LONG_SECONDS, SECONDS } from '../../infra/trace/meters.ts'
import { watchedFigures } from '../../infra/watch/all-figures.ts'
import { addUpTotal, getCount, quantile, type Tallies, type Tally } from '../../infra/watch/figures.rules.ts'
import { deleteNode } from '../../infra/watch/node-report.queries.ts'
import { selectJobCounts, selectLedgerCheck, selectOldestDue } from '../../infra/watch/watch.queries.ts'
import { alertsNow, getFigures, LONGEST_MINUTES, withinMinutes } from './alerts.rules.ts'
import { countTroubled, type MinuteRow, type NodeRow, selectMinutes, selectNodes } from './health.queries.ts'

type Health = Reply<typeof contract.getHealth>

const SILENT_SECONDS = 60
const ROUTES_SHOWN = 12

const findMs = (seconds: number | null): number | null => (seconds === null ? null : Math.round(seconds * 1000))

function viewNode({ is_stopped, silent_seconds, pools, disks, ...node }: NodeRow): contract.HealthNode {
  const state = is_stopped ? 'stopped' : silent_seconds > SILENT_SECONDS ? 'silent' : 'up'
  return { ...node, state, pools: [...pools], disks: [...disks] }
}

function viewRoute(route: string, tally: Tally, seconds: number): contract.HealthRoute {
  const count = getCount(tally)
  return {
    route,
    count,
    per_second: Math.round((count / seconds) * 100) / 100,
    errors: tally.outcomes['5xx'] ?? 0,
    refusals: tally.outcomes['4xx'] ?? 0,
    p95_ms: findMs(quantile(0.95, tally, SECONDS)),
  }
}

/** The busiest routes, and every route that failed. */
function viewRoutes(requests: Tallies, seconds: number): contract.HealthRoute[] {
  const routes = Object.entries(requests).map(([route, tally]) => viewRoute(route, tally, seconds))
  const busiest = new Set(routes.toSorted((a, b) => b.count - a.count).slice(0, ROUTES_SHOWN))
  const shown = routes.filter((one) => one.errors > 0 || busiest.has(one))
  return shown.sort((a, b) => b.errors - a.errors || b.count - a.count)
}

function viewSeries(rows: readonly MinuteRow[]): Health['series'] {
  const minutes = [...new Set(rows.map(({ minute }) => minute))]
  return minutes.map((at) => {
    const tally = addUpTotal(
      getFigures(
        rows.filter(({ minute }) => minute === at),
        'requests',
      ),
    )
    const p95_ms = findMs(quantile(0.95, tally, SECONDS))
    return { at, count: getCount(tally), errors: tally.outcomes['5xx'] ?? 0, p95_ms }
  })
}

const viewCalls = (tallies: Tallies, bounds: readonly number[]): contract.HealthCalls[] =>
  Object.entries(tallies)
    .map(([name, tally]) => ({
      name,
      count: getCount(tally),
      refused: tally.outcomes.refused ?? 0,
      throttled: tally.outcomes.throttled ?? 0,
      failed: tally.outcomes.failed ?? 0,
      p95_ms: findMs(quantile(0.95, tally, bounds)),
    }))
    .sort((a, b) => b.failed + b.refused - (a.failed + a.refused) || b.count - a.count)

interface QueueFacts {
  readonly counts: Awaited<ReturnType<typeof selectJobCounts>>
  readonly oldest: Awaited<ReturnType<typeof selectOldestDue>>
  readonly failed: Awaited<ReturnType<typeof countTroubled>>
  readonly ran: Tallies
}

/** Queues with something to tell: waiting, running, failed, or run in the chosen time. */
function viewQueues({ counts, oldest, failed, ran }: QueueFacts): contract.HealthQueue[] {
  const inState = (name: string, state: string) =>
    counts.find((row) => row.name === name && row.state === state)?.total ?? 0
  const names = new Set([...counts.map(({ name }) => name), ...Object.keys(ran)])
  return [...names]
    .map((name) => {
      const tally = ran[name]
      const done = tally?.outcomes.done ?? 0
      const failures = tally?.outcomes.failed ?? 0
      return {
        name,
        waiting: inState(name, 'created'),
        active: inState(name, 'active'),
        retrying: inState(name, 'retry'),
        failed: failed.find((row) => row.name === name)?.count ?? 0,
        oldest_seconds: oldest.find((row) => row.name === name)?.seconds ?? null,
        done,
        failures,
        average_ms: tally ? findMs(tally.seconds / Math.max(1, done + failures)) : null,
      }
    })
    .filter((row) => row.waiting + row.active + row.retrying + row.failed + row.done + row.failures > 0)
    .sort(
      (a, b) =>
        b.failed - a.failed ||
        b.retrying - a.retrying ||
        (b.oldest_seconds ?? -1) - (a.oldest_seconds ?? -1) ||
        b.done - a.done,
    )
}

export async function getHealth(ctx: StaffCtx, { minutes }: Input<typeof contract.getHealth>): Promise<Health> {
  const { db } = ctx
  const nodes = await selectNodes(db)
  const all = await selectMinutes(db, Math.max(minutes, LONGEST_MINUTES))
  const oldest = await selectOldestDue(db)
  const books = await selectLedgerCheck(db)
  const counts = await selectJobCounts(db)
  const figures = new Map<string, FoundFigures>()
  for (const { name, read } of watchedFigures(ctx)) figures.set(name, await read(ctx))
  const failed = await countTroubled(db, 'failed')
  const rows = withinMinutes(all, minutes)
  const requests = getFigures(rows, 'requests')
  // A node that has just started has not counted for all of the chosen time.
  const seconds = Math.max(1, ...rows.map(({ age_seconds }) => age_seconds))
  const now = ctx.clock.now()
  return {
    at: now.toISOString(),
    nodes: nodes.map(viewNode),
    alerts: alertsNow({ now, nodes, minutes: all, oldest, books, figures }),
    requests: viewRoute('', addUpTotal(requests), seconds),
    routes: viewRoutes(requests, seconds),
    series: viewSeries(rows),
    queues: viewQueues({ counts, oldest, failed, ran: getFigures(rows, 'jobs') }),
    store: viewCalls(getFigures(rows, 'store'), SECONDS),
    markets: viewCalls(getFigures(rows, 'markets'), LONG_SECONDS),
    books: books && {
      agrees: books.agrees,
      checked_at: new Date(now.getTime() - books.seconds * 1000).toISOString(),
    },
  }
}

export async function forgetNode(
  ctx: StaffCtx,
  { id }: Input<typeof contract.forgetNode>,
): Promise<Record<string, never>> {
  await inTransaction(ctx, async (tx) => {
    if (!(await deleteNode(tx.db, id))) throw new AppError('not_found')
    await recordChange(tx, { subject: 'node', subject_id: id, title: id })
  })
  return {}
}
