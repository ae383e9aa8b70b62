import type { Played, Sample } from './schedule.ts'
import type { Pressure } from './watch.ts'

export const LIMIT_MS = 200
/** Reported, not judged: nobody waits for the first two, and a file on its way shows its progress. */
export const UPLOAD = 'upload'
const apart: ReadonlySet<string> = new Set(['marketplace push', 'visit recorded', UPLOAD])
/** Fewer say nothing of a 95th percentile: such calls are judged together. */
const ENOUGH = 20
const MOST_ERRORS = 0.005
const RARE = 'rare calls together'

export interface CallFigures {
  readonly call: string
  readonly count: number
  readonly p50_ms: number
  readonly p95_ms: number
  readonly errors: number
  /** Somebody waits for it. */
  readonly is_interactive: boolean
}

export interface Step {
  readonly rate: number
  readonly requests_per_s: number
  readonly people_per_s: number
  readonly calls: readonly CallFigures[]
  /** The interactive call with the worst 95th percentile. */
  readonly worst: { readonly call: string; readonly p95_ms: number }
  readonly errors: Readonly<Record<string, number>>
  readonly is_good: boolean
  readonly pressure: Pressure
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}

const round = (ms: number): number => Math.round(ms * 10) / 10

function getFigures(call: string, samples: readonly Sample[], is_interactive: boolean): CallFigures {
  const ms = samples.map((sample) => sample.ms)
  return {
    call,
    count: samples.length,
    p50_ms: round(percentile(ms, 0.5)),
    p95_ms: round(percentile(ms, 0.95)),
    errors: samples.filter(({ error }) => error !== undefined).length,
    is_interactive,
  }
}

function getWorst(samples: readonly Sample[], calls: readonly CallFigures[]): Step['worst'] {
  const interactive = calls.filter(({ is_interactive }) => is_interactive)
  const rare = new Set(interactive.filter(({ count }) => count < ENOUGH).map(({ call }) => call))
  const judged = interactive.filter(({ call }) => !rare.has(call))
  const pooled = samples.filter(({ call }) => rare.has(call))
  if (pooled.length > 0) judged.push(getFigures(RARE, pooled, true))
  const [worst] = judged.toSorted((a, b) => b.p95_ms - a.p95_ms)
  return { call: worst?.call ?? '', p95_ms: worst?.p95_ms ?? 0 }
}

export function judge(rate: number, seconds: number, played: Played, pressure: Pressure): Step {
  const { samples } = played
  const byCall = Map.groupBy(samples, ({ call }) => call)
  const calls = [...byCall].map(([call, own]) => getFigures(call, own, !apart.has(call)))
  const worst = getWorst(samples, calls)
  const errors: Record<string, number> = {}
  for (const { call, error } of samples) {
    if (error !== undefined) errors[`${call}: ${error}`] = (errors[`${call}: ${error}`] ?? 0) + 1
  }
  const failed = calls.reduce((sum, one) => sum + one.errors, 0)
  return {
    rate,
    requests_per_s: round(played.requests_per_s),
    people_per_s: round(played.people / seconds),
    calls: calls.toSorted((a, b) => b.p95_ms - a.p95_ms),
    worst,
    errors,
    is_good: samples.length > 0 && worst.p95_ms <= LIMIT_MS && failed <= samples.length * MOST_ERRORS,
    pressure,
  }
}

/** What was used up when a step failed, in words. */
export function bottleneck({ pressure }: Step, cores: number): string {
  const { api_loop, worker_loop, waiting_for_db, waiting_for_pool, others_cores } = pressure
  const used = Object.values(pressure.cores).reduce((sum, each) => sum + each, 0)
  const found: string[] = []
  if (used + others_cores > 0.9 * cores) {
    const [most] = Object.entries(pressure.cores).toSorted(([, a], [, b]) => b - a)
    found.push(`all ${cores} cores, most of it ${most?.[0]} with ${most?.[1]}`)
  }
  if (others_cores > 0.1 * cores) found.push(`other programs, which took ${others_cores} cores`)
  if (api_loop > 0.85) found.push(`the event loop of the API at ${Math.round(100 * api_loop)} %`)
  if (worker_loop > 0.85) found.push(`the event loop of the worker at ${Math.round(100 * worker_loop)} %`)
  if (waiting_for_db > 0) found.push(`database connections, ${waiting_for_db} waiting`)
  if (waiting_for_pool > 0) found.push(`painters and decoders, ${waiting_for_pool} waiting`)
  return found.join('; ') || 'nothing measured here: no resource was used up'
}
