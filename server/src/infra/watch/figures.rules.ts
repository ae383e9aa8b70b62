/** What one thing (a route, a job, a marketplace …) did in a stretch of time. */
export interface Tally {
  /** How often it ended in each way. */
  readonly outcomes: Readonly<Record<string, number>>
  readonly seconds: number
  /** How many took at most as long as each bound of the histogram; the last one counts all. */
  readonly buckets: readonly number[]
}

export type Tallies = Readonly<Record<string, Tally>>

/** What a node counted; each kind has its own histogram. */
export interface Figures {
  readonly requests: Tallies
  readonly jobs: Tallies
  readonly markets: Tallies
  readonly store: Tallies
}

export const noFigures: Figures = { requests: {}, jobs: {}, markets: {}, store: {} }

const combine = (a: Tally | undefined, b: Tally, sign: 1 | -1): Tally => {
  const outcomes: Record<string, number> = { ...a?.outcomes }
  for (const [name, count] of Object.entries(b.outcomes)) outcomes[name] = (outcomes[name] ?? 0) + sign * count
  return {
    outcomes: Object.fromEntries(Object.entries(outcomes).filter(([, count]) => count !== 0)),
    seconds: (a?.seconds ?? 0) + sign * b.seconds,
    buckets: b.buckets.map((count, at) => (a?.buckets[at] ?? 0) + sign * count),
  }
}

export const getCount = ({ buckets }: Tally): number => buckets.at(-1) ?? 0

/** Of this kind alone. */
export function addTallies(all: readonly Tallies[]): Tallies {
  const sum: Record<string, Tally> = {}
  for (const tallies of all)
    for (const [name, tally] of Object.entries(tallies)) sum[name] = combine(sum[name], tally, 1)
  return sum
}

export const addUpTotal = (tallies: Tallies): Tally => {
  const none: Tally = { outcomes: {}, seconds: 0, buckets: [] }
  return Object.values(tallies).reduce<Tally>((sum, tally) => combine(sum, tally, 1), none)
}

/** What was counted since `before`; things at rest are left out. */
export function figuresSince(now: Figures, before: Figures): Figures {
  const since = (kind: keyof Figures): Tallies =>
    Object.fromEntries(
      Object.entries(now[kind])
        .map(([name, tally]) => {
          const earlier = before[kind][name]
          return [name, earlier ? combine(tally, earlier, -1) : tally] as const
        })
        .filter(([, tally]) => getCount(tally) > 0),
    )
  return { requests: since('requests'), jobs: since('jobs'), markets: since('markets'), store: since('store') }
}

/** How long the given share took at most, estimated within its bucket as Prometheus does. Null without any. */
export function quantile(share: number, { buckets }: Tally, bounds: readonly number[]): number | null {
  const total = buckets.at(-1) ?? 0
  if (total === 0) return null
  const wanted = share * total
  const at = buckets.findIndex((count) => count >= wanted)
  const upper = bounds[at]
  // Beyond the last bound nothing is known but that bound.
  if (upper === undefined) return bounds.at(-1) ?? null
  const lower = at === 0 ? 0 : (bounds[at - 1] ?? 0)
  const below = at === 0 ? 0 : (buckets[at - 1] ?? 0)
  const inside = (buckets[at] ?? 0) - below
  return inside === 0 ? upper : lower + (upper - lower) * ((wanted - below) / inside)
}
