import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import { getRoot } from '../../infra/db/transaction-handle.ts'

/** Calls of one class a second, for one store. */
export interface Rate {
  readonly per_second: number
  readonly burst: number
}

/** Longest wait inside a call; beyond it the work is postponed. */
const MAX_WAIT_S = 5

export interface Booking {
  /** False if the wait would be too long; then nothing is booked. */
  readonly is_booked: boolean
  /** Wait before the call may be sent, or before booking is worth retrying. */
  readonly wait_ms: number
}

const waitMs = (level: number, { per_second, burst }: Rate): number =>
  Math.ceil(Math.max(0, ((level - burst) / per_second) * 1000))

/**
 * Books one call in a leaky bucket shared by all processes, on the database clock. If every process counted on its own,
 * together they would exceed the limit. Booked immediately, so waiting callers are served in order, and outside any
 * transaction, so no one waits for a locked row.
 */
export async function bookCall(db: Db, name: string, rate: Rate): Promise<Booking> {
  const { per_second, burst } = rate
  const left = sql`greatest(0, b.level - greatest(0, extract(epoch from clock_timestamp() - b.at)::float8) * ${per_second}::float8)`
  const root = getRoot(db)
  const { rows } = await sql<{ level: number }>`
    insert into market_call_budget as b (name, level, at) values (${name}, 1, clock_timestamp())
    on conflict (name) do update set level = ${left} + 1, at = clock_timestamp()
      where ${left} + 1 - ${burst}::float8 <= ${MAX_WAIT_S * per_second}::float8
    returning level`.execute(root)
  const [booked] = rows
  if (booked) return { is_booked: true, wait_ms: waitMs(booked.level, rate) }
  const full = await sql<{ level: number }>`
    select ${left} as level from market_call_budget b where name = ${name}`.execute(root)
  return { is_booked: false, wait_ms: waitMs((full.rows[0]?.level ?? 0) + 1, rate) }
}
