import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../db/database.ts'
import type { DB } from '../db/tables.gen.ts'
import type { JobName } from '../job-queue.ts'

/**
 * Rows that wait for a job. The job is sent in the transaction that changes the row, but it can be lost: it runs out of
 * retries while a service is down, or a backup is restored. `reconcile.job.ts` sends it again.
 */
export interface WaitingRows<S extends z.ZodType = z.ZodType> {
  readonly job: JobName<S>
  /** How long a row may wait before we check; longer for slow work. */
  readonly after_ms: number
  /** Payloads of the jobs for rows that have waited since before `before`, longest first, across sellers. */
  find(db: Db, before: string, limit: number): Promise<z.input<S>[]>
  /** Send at low priority: nobody is watching. */
  readonly is_unhurried?: boolean
}

export const MINUTE_MS = 60_000

export const waitingRows = <S extends z.ZodType>(rows: WaitingRows<S>): WaitingRows => rows

interface InState<As extends string> {
  readonly states: readonly string[]
  readonly state_column?: 'state' | 'status'
  /** Column with the time it began to wait. */
  readonly since: string
  /** Name of the row's id in the payload. */
  readonly as: As
}

/** The usual case: rows of a seller in one of these states, whose payload is the seller and the row's id. */
export const rowsInState =
  <As extends string>(table: keyof DB, { states, state_column = 'state', since, as }: InState<As>) =>
  async (db: Db, before: string, limit: number) => {
    // Literals, not parameters: otherwise a partial index on these states is not used.
    const among = sql.join(states.map((state) => sql.lit(state)))
    const { rows } = await sql<{ seller_id: number } & Record<As, number>>`
      select seller_id, id as ${sql.ref(as)} from ${sql.table(table)}
      where ${sql.ref(state_column)} in (${among}) and ${sql.ref(since)} < ${before}::timestamptz
      order by ${sql.ref(since)} limit ${limit}`.execute(db)
    return rows
  }
