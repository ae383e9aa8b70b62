import { sql } from 'kysely'
import type { Db } from '../infra/db/database.ts'
import { rootOf } from '../infra/db/transaction-handle.ts'
import type { Rate } from './connector.ts'

/** How long a caller is made to wait here; beyond it the work is put off instead. */
const MAX_WAIT_S = 5

export interface Booking {
  /** False when the wait would be too long; then nothing is booked. */
  readonly is_booked: boolean
  /** Before the call may go out, or before it is worth asking again. */
  readonly wait_ms: number
}

const waitMs = (level: number, { per_second, burst }: Rate): number =>
  Math.ceil(Math.max(0, ((level - burst) / per_second) * 1000))

/**
 * Books one call in a leaky bucket that all processes share, by the clock of the database: each of them counting for
 * itself would call as many times too often as there are. Booked at once, so that callers who wait come in order, and
 * outside of any transaction, so that nobody waits for a row another one holds.
 */
export async function bookCall(db: Db, name: string, rate: Rate): Promise<Booking> {
  const { per_second, burst } = rate
  const left = sql`greatest(0, b.level - greatest(0, extract(epoch from clock_timestamp() - b.at)::float8) * ${per_second}::float8)`
  const root = rootOf(db)
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
