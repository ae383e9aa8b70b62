import type { z } from 'zod'
import type { AppCtx } from '../context.ts'
import type { JobName } from '../job-queue.ts'

/** A name, a schema and an idempotent run: pg-boss may run it again after a crash. */
export interface Job<S extends z.ZodType = z.ZodType> extends JobName<S> {
  /** `isStopping` turns true when the node shuts down: long jobs stop at a safe point and continue elsewhere. */
  run(ctx: AppCtx, payload: z.output<S>, isStopping?: () => boolean): Promise<void>
  /**
   * Ends what the job served when staff give it up: its row moves to the state it has for a failure. Without it, a job
   * that rows wait for cannot be given up.
   */
  giveUp?(tx: AppCtx, payload: z.output<S>): Promise<unknown>
  readonly retry_limit?: number
  readonly expire_seconds?: number
  /** How many run at once on one node. */
  readonly concurrency?: number
  /** Cron in UTC, for scheduled jobs; their payload is `{}`. */
  readonly cron?: string
}

export function job<S extends z.ZodType>(definition: Job<S>): Job<S> {
  return definition
}
