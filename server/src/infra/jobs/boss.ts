import { CompiledQuery, type Kysely } from 'kysely'
import { type Job as BossJob, fromKysely, type JobResult, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { AppCtx } from '../context.ts'
import { writeLater } from '../db/batch.ts'
import type { Db } from '../db/database.ts'
import type { DB } from '../db/tables.gen.ts'
import type { Job, JobQueue, SendOptions } from './job.ts'

const DEFAULT_RETRY_LIMIT = 5
const DEFAULT_EXPIRE_SECONDS = 900
/** A worker that dies without a word is noticed after once to twice this long, and its jobs go to another. */
const HEARTBEAT_SECONDS = 30
const BATCH_SIZE = 4
const POLL_SECONDS = 2
/** A job that takes longer than this to finish is left behind; it is safe to run again and goes to another node. */
const SHUTDOWN_MS = 12_000

export interface Boss extends JobQueue {
  /** Starts taking work on this node. Without it the node only enqueues. */
  work(ctx: AppCtx): Promise<void>
  /** Runs what is due until nothing is left, in this process: all of it, or jobs of these kinds. For tests and one-off scripts. */
  drain(ctx: AppCtx, kinds?: readonly string[]): Promise<number>
  isReady(): boolean
  stop(): Promise<void>
}

const queueOptions = (job: Job) => ({
  heartbeatSeconds: HEARTBEAT_SECONDS,
  retryLimit: job.retry_limit ?? DEFAULT_RETRY_LIMIT,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: job.expire_seconds ?? DEFAULT_EXPIRE_SECONDS,
  notify: true,
})

async function runOne(
  ctx: AppCtx,
  job: Job,
  { data, id }: Pick<BossJob<unknown>, 'data' | 'id'>,
  isStopping: () => boolean,
): Promise<void> {
  const started = performance.now()
  try {
    await job.run(ctx, job.schema.parse(data ?? {}), isStopping)
    ctx.log.info({ job: job.name, id, ms: Math.round(performance.now() - started) }, 'job done')
  } catch (error) {
    ctx.log.error({ job: job.name, id, err: error }, 'job failed')
    throw error
  }
}

/**
 * Small batches, each job settled on its own: a full batch is followed by the next at once, whereas single jobs
 * would wait for a poll in between.
 */
const workOptions = (job: Job) => ({
  batchSize: BATCH_SIZE,
  burstWhenBatchFull: true,
  perJobResults: true as const,
  localConcurrency: job.concurrency ?? 1,
  pollingIntervalSeconds: POLL_SECONDS,
  notifyPollingIntervalSeconds: POLL_SECONDS,
})

async function runBatch(
  ctx: AppCtx,
  job: Job,
  items: readonly BossJob<unknown>[],
  isReady: () => boolean,
): Promise<JobResult[]> {
  const results: JobResult[] = []
  for (const item of items) {
    const { id } = item
    // The rest of a batch goes back to the queue when the node is asked to stop.
    if (!isReady()) {
      results.push({ id, status: 'failed', output: { message: 'the node is stopping' } })
      continue
    }
    try {
      await runOne(ctx, job, item, () => !isReady())
      results.push({ id, status: 'completed' })
    } catch (error) {
      results.push({ id, status: 'failed', output: { message: String(error) } })
    }
  }
  return results
}

const UNHURRIED = -1
/** One of a key at a time: what is asked meanwhile comes once more in the next slot, because it may mean news. */
const oncePerSlot = { singletonSeconds: 15, singletonNextSlot: true } as const

/** Hands the statement that enqueues jobs to the transaction, with its next statement; nobody asks for their numbers. */
const withNext = (db: Db) => ({
  async executeSql(text: string, values: unknown[] = []) {
    await writeLater(db, CompiledQuery.raw(text, values))
    return { rows: [] }
  },
})

function queueOver(boss: PgBoss, db: Db | null, priority = 0): JobQueue {
  return {
    async send(job, payload, options: SendOptions = {}) {
      const { singleton_key, start_after_seconds } = options
      if (db?.isTransaction && !singleton_key && !start_after_seconds) return this.sendMany(job, [payload])
      await boss.send(job.name, job.schema.parse(payload) as object, {
        priority,
        ...(db ? { db: fromKysely(db as Kysely<DB>) } : {}),
        ...(singleton_key ? { singletonKey: singleton_key, ...oncePerSlot } : {}),
        ...(start_after_seconds ? { startAfter: start_after_seconds } : {}),
      })
    },
    async sendMany(job, payloads, { in_turns = false } = {}) {
      if (payloads.length === 0) return
      const jobs = payloads.map((payload, turn) => ({
        data: job.schema.parse(payload) as object,
        priority: in_turns ? priority - turn : priority,
      }))
      await boss.insert(job.name, jobs, db ? { db: withNext(db) } : {})
    },
    within: (inner) => queueOver(boss, inner, priority),
    unhurried: () => queueOver(boss, db, UNHURRIED),
  }
}

/** Queues in which something is due: asking each of some eighty in turn would take longer than the work. */
async function dueQueues(boss: PgBoss): Promise<Set<string>> {
  const due = `select distinct name from pgboss.job where state < 'active' and start_after <= now()`
  const { rows } = await boss.getDb().executeSql(due)
  return new Set((rows as { name: string }[]).map(({ name }) => name))
}

async function drainQueues(boss: PgBoss, jobs: readonly Job[], ctx: AppCtx): Promise<number> {
  let done = 0
  for (let found = true; found; ) {
    found = false
    const due = await dueQueues(boss)
    for (const job of jobs.filter(({ name }) => due.has(name))) {
      for (const item of await boss.fetch<unknown>(job.name, { batchSize: 50 })) {
        found = true
        done++
        try {
          await runOne(ctx, job, item, () => false)
          await boss.complete(job.name, item.id)
        } catch (error) {
          await boss.fail(job.name, item.id, { message: String(error) })
        }
      }
    }
  }
  return done
}

export async function openBoss(url: string, jobs: readonly Job[], log: Logger, schedule: boolean): Promise<Boss> {
  const boss = new PgBoss({
    ...{ connectionString: url, max: 5, useListenNotify: true, schedule, supervise: schedule },
    ...{ superviseIntervalSeconds: HEARTBEAT_SECONDS, monitorIntervalSeconds: HEARTBEAT_SECONDS },
  })
  let ready = false
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const job of jobs) if (!known.has(job.name)) await boss.createQueue(job.name, queueOptions(job))
  ready = true
  return {
    ...queueOver(boss, null),
    async work(ctx) {
      // What a node that died left under way is not left waiting for the next look around.
      await boss.supervise()
      for (const job of jobs) {
        await boss.work(job.name, workOptions(job), (items: BossJob<unknown>[]) =>
          runBatch(ctx, job, items, () => ready),
        )
        if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'UTC' })
      }
    },
    drain: (ctx, kinds = ['']) =>
      drainQueues(
        boss,
        jobs.filter(({ name }) => kinds.some((kind) => name.startsWith(kind))),
        ctx,
      ),
    isReady: () => ready,
    async stop() {
      ready = false
      await boss.stop({ graceful: true, timeout: SHUTDOWN_MS })
    },
  }
}
