import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../db/database.ts'
import type { DB } from '../db/tables.gen.ts'
import type { JobName } from './job.ts'

/**
 * Rows that wait for a job. The job is sent in the transaction that makes the row wait, but it can be lost: its retries
 * run out while something is down, or a backup is restored. A row whose job is gone gets a new one (`reconcile.job.ts`).
 */
export interface WaitingRows<S extends z.ZodType = z.ZodType> {
  readonly job: JobName<S>
  /** So long a row is left alone: what is slow by nature, or looked after without a job for a while, gets more. */
  readonly after_ms: number
  /** Payloads of the jobs that rows waiting since before then should have, the longest wait first, across sellers. */
  find(db: Db, before: string, limit: number): Promise<z.input<S>[]>
  /** Nobody looks at it while it waits. */
  readonly is_unhurried?: boolean
}

export const MINUTE_MS = 60_000

export const waitingRows = <S extends z.ZodType>(rows: WaitingRows<S>): WaitingRows => rows as unknown as WaitingRows

interface InState<As extends string> {
  readonly states: readonly string[]
  readonly state_column?: 'state' | 'status'
  /** Since when it waits. */
  readonly since: string
  /** What the job calls the row's number. */
  readonly as: As
}

/** The usual case: rows of a seller in one of these states, whose job is told the seller and the row's number. */
export const rowsInState =
  <As extends string>(table: keyof DB, { states, state_column = 'state', since, as }: InState<As>) =>
  async (db: Db, before: string, limit: number) => {
    // Written out, not sent as a value: only then is a partial index on these states used.
    const among = sql.join(states.map((state) => sql.lit(state)))
    const { rows } = await sql<{ seller_id: number } & Record<As, number>>`
      select seller_id, id as ${sql.ref(as)} from ${sql.table(table)}
      where ${sql.ref(state_column)} in (${among}) and ${sql.ref(since)} < ${before}::timestamptz
      order by ${sql.ref(since)} limit ${limit}`.execute(db)
    return rows
  }
