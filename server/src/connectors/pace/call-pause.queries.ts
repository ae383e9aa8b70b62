import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import { getRoot } from '../../infra/db/transaction-handle.ts'

/** Where the platform does not say how long: doubled each time, because somebody else may be calling the shop as well. */
const SHORTEST_S = 15
const LONGEST_S = 900
/** So long after a pause the next one counts as the first again. */
const FORGOTTEN_S = 600

/** How much longer a shop is left alone; 0 if it may be called. */
export async function pauseLeftMs(db: Db, name: string, now: Date): Promise<number> {
  const found = await getRoot(db).selectFrom('market_pause').select('until').where('name', '=', name).executeTakeFirst()
  return found ? Math.max(0, Date.parse(found.until) - now.getTime()) : 0
}

/** Pauses all calls to a shop and returns for how long. Calls refused together lengthen it once. */
export async function pauseCalls(db: Db, name: string, now: Date, wait_ms: number): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  const next = sql`case when p.until > ${at} then p.strikes
    when p.until < ${at} - ${FORGOTTEN_S} * interval '1 second' then 0
    else least(p.strikes + 1, 10) end`
  const ours = sql`least(${LONGEST_S}, ${SHORTEST_S} * power(2, ${next})) * interval '1 second'`
  const theirs = sql`${at} + ${wait_ms / 1000} * interval '1 second'`
  const { rows } = await sql<{ until: string }>`
    insert into market_pause as p (name, until, strikes)
      values (${name}, greatest(${theirs}, ${at} + ${SHORTEST_S} * interval '1 second'), 0)
    on conflict (name) do update set
      until = greatest(p.until, ${theirs}, ${at} + ${ours}), strikes = ${next}
    returning until`.execute(getRoot(db))
  return Date.parse(rows[0]?.until ?? now.toISOString()) - now.getTime()
}
