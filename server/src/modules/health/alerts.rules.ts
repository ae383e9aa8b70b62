import type { AlertName } from '@inkroute/contract/health/codes'
import type { HealthAlert } from '@inkroute/contract/health/health'
import type { FoundFigures } from '../../infra/module/watched-figures.ts'
import { SECONDS } from '../../infra/trace/meters.ts'
import {
  addTallies,
  addUpTotal,
  type Figures,
  getCount,
  quantile,
  type Tallies,
} from '../../infra/watch/figures.rules.ts'
import type { MinuteRow, NodeRow } from './health.queries.ts'

/** The same conditions as in `deploy/prometheus/alerts.yml`; a test compares limits, severities and times. */
export const alertRules: Readonly<
  Record<AlertName, { readonly severity: 'page' | 'ticket'; readonly limit: number; readonly for_minutes: number }>
> = {
  NodeDown: { severity: 'page', limit: 0, for_minutes: 2 },
  RequestsFail: { severity: 'page', limit: 0.01, for_minutes: 5 },
  RequestsSlow: { severity: 'ticket', limit: 1, for_minutes: 10 },
  JobsWait: { severity: 'page', limit: 900, for_minutes: 5 },
  JobsFail: { severity: 'ticket', limit: 5, for_minutes: 0 },
  BooksDisagree: { severity: 'page', limit: 0, for_minutes: 0 },
  BooksUnchecked: { severity: 'ticket', limit: 129_600, for_minutes: 0 },
  DatabaseSlow: { severity: 'page', limit: 0.5, for_minutes: 5 },
  EventListeners: { severity: 'page', limit: 0, for_minutes: 2 },
  StorageFails: { severity: 'page', limit: 0.05, for_minutes: 5 },
  MarketplaceRefuses: { severity: 'ticket', limit: 0.5, for_minutes: 30 },
  PaintersBusy: { severity: 'ticket', limit: 50, for_minutes: 15 },
  MemoryHigh: { severity: 'ticket', limit: 1.5e9, for_minutes: 15 },
  DiskFull: { severity: 'page', limit: 0.1, for_minutes: 5 },
  BackupOld: { severity: 'ticket', limit: 129_600, for_minutes: 0 },
  BackupUnreadable: { severity: 'ticket', limit: 0, for_minutes: 0 },
  OrdersUnprinted: { severity: 'page', limit: 0, for_minutes: 10 },
  OrdersLate: { severity: 'ticket', limit: 0, for_minutes: 30 },
  ServiceFails: { severity: 'page', limit: 600, for_minutes: 0 },
  CertificateEnds: { severity: 'ticket', limit: 1_209_600, for_minutes: 0 },
}

export const WAITING_CONNECTIONS = 10
/** The longest stretch a rule looks back. */
export const LONGEST_MINUTES = 30

export interface Watched {
  readonly nodes: readonly NodeRow[]
  /** At least the last `LONGEST_MINUTES`. */
  readonly minutes: readonly MinuteRow[]
  readonly oldest: readonly { readonly name: string; readonly seconds: number }[]
  readonly books: { readonly agrees: boolean; readonly seconds: number } | null
  readonly now: Date
  /** By the name of their metric. */
  readonly figures: ReadonlyMap<string, FoundFigures>
}

export const withinMinutes = (rows: readonly MinuteRow[], minutes: number): MinuteRow[] =>
  rows.filter(({ age_seconds }) => age_seconds < minutes * 60)

export const getFigures = (rows: readonly MinuteRow[], kind: keyof Figures): Tallies =>
  addTallies(rows.map(({ figures }) => figures[kind]))

const getOutcomes = (tallies: Tallies, ...names: string[]): number => {
  const { outcomes } = addUpTotal(tallies)
  return names.reduce((sum, name) => sum + (outcomes[name] ?? 0), 0)
}

type Found = FoundFigures

/** The label says no more than the alert does. */
const getFigure = ({ figures }: Watched, name: string, about: string): Found =>
  (figures.get(name) ?? []).filter((one) => one.about === about).map(({ value }) => ({ about: '', value }))

const onlyAbove = (found: Found, limit: number): Found => found.filter(({ value }) => value > limit)

function failingRequests({ minutes }: Watched, limit: number): Found {
  const requests = getFigures(withinMinutes(minutes, 5), 'requests')
  const count = getCount(addUpTotal(requests))
  return count === 0 ? [] : onlyAbove([{ about: '', value: getOutcomes(requests, '5xx') / count }], limit)
}

function slowRequests({ minutes }: Watched, limit: number): Found {
  const requests = Object.entries(getFigures(withinMinutes(minutes, 10), 'requests'))
  const calls = Object.fromEntries(requests.filter(([name]) => name.includes(' /req/')))
  return onlyAbove([{ about: '', value: quantile(0.95, addUpTotal(calls), SECONDS) ?? 0 }], limit)
}

function failingMarkets({ minutes }: Watched, limit: number): Found {
  const markets = Object.entries(getFigures(withinMinutes(minutes, 30), 'markets'))
  const shares = markets.map(([about, tally]) => {
    const bad = (tally.outcomes.refused ?? 0) + (tally.outcomes.failed ?? 0)
    return { about, value: bad / Math.max(1, getCount(tally)) }
  })
  return onlyAbove(shares, limit)
}

const running = ({ nodes }: Watched) =>
  nodes.filter(({ is_stopped, silent_seconds }) => !is_stopped && silent_seconds < 120)

/** A trivial statement that is slow, or a queue for connections. */
const slowDatabase = (watched: Watched, limit: number): Found =>
  running(watched)
    .filter(
      ({ db_ping_ms, db_connections }) => db_ping_ms / 1000 > limit || db_connections.waiting > WAITING_CONNECTIONS,
    )
    .map(({ id, db_ping_ms }) => ({ about: id, value: db_ping_ms / 1000 }))

/** More than one use up the connections of the database; without one, a node does not hear what the others change. */
const wrongListeners = (watched: Watched): Found =>
  running(watched).flatMap(({ id, db_connections: { listening = 1 } }) =>
    listening === 1 ? [] : [{ about: id, value: listening }],
  )

/** The soonest any node meets: they may reach the address in different ways. */
function endingCertificate(watched: Watched, limit: number): Found {
  const ends = running(watched).flatMap(({ certificate_ends_at: at }) => (at ? [new Date(at).getTime()] : []))
  const seconds = (Math.min(...ends) - watched.now.getTime()) / 1000
  return seconds < limit ? [{ about: '', value: seconds }] : []
}

const conditions: Readonly<Record<AlertName, (watched: Watched, limit: number) => Found>> = {
  NodeDown: ({ nodes }) =>
    nodes
      .filter(({ is_stopped, silent_seconds }) => !is_stopped && silent_seconds >= 60)
      .map(({ id, silent_seconds }) => ({ about: id, value: silent_seconds })),
  RequestsFail: failingRequests,
  RequestsSlow: slowRequests,
  JobsWait: ({ oldest }, limit) =>
    onlyAbove(
      oldest.map(({ name, seconds }) => ({ about: name, value: seconds })),
      limit,
    ),
  JobsFail: ({ minutes }, limit) =>
    onlyAbove(
      Object.entries(getFigures(withinMinutes(minutes, 30), 'jobs')).map(([about, { outcomes }]) => ({
        about,
        value: outcomes.failed ?? 0,
      })),
      limit,
    ),
  BooksDisagree: ({ books }) => (books && !books.agrees ? [{ about: '', value: 0 }] : []),
  BooksUnchecked: ({ books }, limit) => (books ? onlyAbove([{ about: '', value: books.seconds }], limit) : []),
  DatabaseSlow: slowDatabase,
  EventListeners: wrongListeners,
  StorageFails: ({ minutes }, limit) =>
    onlyAbove(
      [{ about: '', value: getOutcomes(getFigures(withinMinutes(minutes, 5), 'store'), 'failed') / 300 }],
      limit,
    ),
  MarketplaceRefuses: failingMarkets,
  PaintersBusy: (watched, limit) =>
    onlyAbove(
      running(watched).flatMap(({ id, pools }) =>
        pools.map(({ name, waiting }) => ({ about: `${name} · ${id}`, value: waiting })),
      ),
      limit,
    ),
  MemoryHigh: (watched, limit) =>
    onlyAbove(
      running(watched).map(({ id, rss_bytes }) => ({ about: id, value: rss_bytes })),
      limit,
    ),
  DiskFull: (watched, limit) =>
    running(watched).flatMap(({ id, disks }) =>
      disks
        .map(({ name, free_bytes, total_bytes }) => ({ about: `${name} · ${id}`, value: free_bytes / total_bytes }))
        .filter(({ value }) => value < limit),
    ),
  BackupOld: (watched, limit) => onlyAbove(getFigure(watched, 'inkroute_backup', 'age'), limit),
  BackupUnreadable: (watched) => getFigure(watched, 'inkroute_backup', 'readable').filter(({ value }) => value === 0),
  OrdersUnprinted: (watched, limit) => onlyAbove(getFigure(watched, 'inkroute_orders', 'unprinted'), limit),
  OrdersLate: (watched, limit) => onlyAbove(getFigure(watched, 'inkroute_orders', 'late'), limit),
  ServiceFails: ({ figures }, limit) => onlyAbove(figures.get('inkroute_service_failing_seconds') ?? [], limit),
  CertificateEnds: endingCertificate,
}

/** Every alert whose condition is met now; the rules of Prometheus also want it to last. The urgent ones first. */
export function alertsNow(watched: Watched): HealthAlert[] {
  const alerts = Object.entries(alertRules).flatMap(([key, { severity, limit, for_minutes }]) => {
    const name = key as AlertName
    return conditions[name](watched, limit).map((found) => ({ name, severity, for_minutes, ...found }))
  })
  return alerts.sort((a, b) => a.severity.localeCompare(b.severity))
}
