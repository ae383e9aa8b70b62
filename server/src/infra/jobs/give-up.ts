import type { AppCtx } from '../context.ts'
import type { Job } from './job.ts'
import type { WaitingRows } from './waiting-rows.ts'

let known: ReadonlyMap<string, Job> = new Map()
let waited_for: ReadonlySet<string> = new Set()

/** Tells this file of every job and of the rows that wait for one. Called once, when the application is built. */
export function registerGiveUps(jobs: readonly Job[], waiting: readonly WaitingRows[]): void {
  known = new Map(jobs.map((job) => [job.name, job]))
  waited_for = new Set(waiting.map(({ job }) => job.name))
}

/** Rows that wait for a job get a new one every minute, so it can be given up only where it says how such a row ends. */
export const canGiveUp = (name: string): boolean => Boolean(known.get(name)?.giveUp) || !waited_for.has(name)

/** Brings what the job served to the end it has for a failure. */
export async function giveUpWork(tx: AppCtx, { name, data }: { readonly name: string; readonly data: unknown }) {
  const job = known.get(name)
  const payload = job?.schema.safeParse(data ?? {})
  if (job?.giveUp && payload?.success) await job.giveUp(tx, payload.data)
}
