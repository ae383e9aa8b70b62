import type { z } from 'zod'
import type { Db } from './db/database.ts'
/** What a sender needs to know. A module below in the ladder declares it, one above implements it. */
export interface JobName<S extends z.ZodType = z.ZodType> {
  readonly name: string
  readonly schema: S
}

export interface SendOptions {
  /** However often it is sent, a job of this name and key runs once now and once a little later. */
  readonly singleton_key?: string
  readonly start_after_seconds?: number
}

export interface JobQueue {
  send<S extends z.ZodType>(job: JobName<S>, payload: z.input<S>, options?: SendOptions): Promise<void>
  /**
   * Many jobs of one kind in one statement. `in_turns`: the first job of every sender runs before the second of any, so
   * that nobody waits behind hundreds of others, and one shop does not get all its jobs at once.
   */
  sendMany<S extends z.ZodType>(
    job: JobName<S>,
    payloads: readonly z.input<S>[],
    options?: { readonly in_turns?: boolean },
  ): Promise<void>
  /** The same queue, enqueuing inside the given transaction. */
  within(db: Db): JobQueue
  /** The same queue at low priority, for work nobody waits for. */
  unhurried(): JobQueue
}
