import { setTimeout } from 'node:timers/promises'
import { CompiledQuery, type Kysely } from 'kysely'
import pg from 'pg'
import { type JobWithMetadata as BossJob, fromKysely, type JobResult, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { AppCtx } from '../context.ts'
import { createSessions, keepAlive, type Sessions, sessionSettings } from '../db/connect/sessions.ts'
import type { Db } from '../db/database.ts'
import { isDatabaseUnavailable } from '../db/database-errors.ts'
import { pipelineWrite } from '../db/pipeline.ts'
import type { DB } from '../db/tables.gen.ts'
import type { JobQueue, SendOptions } from '../job-queue.ts'
import { jobMeter } from '../trace/meters.ts'
import { traced, traceparent } from '../trace/trace.ts'
import { PoolClosed } from '../workers/pool-closed.ts'
import type { Job } from './job.ts'
import { REQUEUED } from './job-rows.queries.ts'
import { sendRestoredJobs } from './restored-jobs.ts'

const DEFAULT_RETRY_LIMIT = 5
const DEFAULT_EXPIRE_SECONDS = 900
/** A worker that dies is noticed after one to two of these, and its jobs go to another. */
const HEARTBEAT_SECONDS = 30
/** How often a node looks which queues have due jobs: retries, delayed jobs, and those it was not notified of. */
const LOOK_MS = 1_000
/** Workers fetch when they are woken. This is the net below: 130 of them asking every second would keep a node busy. */
const POLL_SECONDS = 60
/** At shutdown a job that takes longer than this is interrupted; it is safe to run again and goes to another node. */
const SHUTDOWN_MS = 9_000
/** Its maintenance may look at many rows. */
const SILENCE_MS = 60_000

export interface Boss extends JobQueue {
  /** Starts processing jobs on this node. Without it the node only enqueues. */
  work(ctx: AppCtx): Promise<void>
  /** Runs all due jobs (of these kinds) in this process. For tests and one-off scripts. */
  drain(ctx: AppCtx, kinds?: readonly string[]): Promise<number>
  isReady(): boolean
  /** Waits up to `timeout_ms` for running jobs; the others go back to the queue. */
  stop(timeout_ms?: number): Promise<void>
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
  { data, id, singletonKey }: Pick<BossJob<unknown>, 'data' | 'id' | 'singletonKey'>,
  isStopping: () => boolean,
): Promise<void> {
  // Every line a job writes names the job it belongs to.
  const log = ctx.log.child({ job: job.name, job_id: id })
  const stop = jobMeter.startTimer({ job: job.name })
  try {
    const span = { name: `job ${job.name}`, kind: 'consumer', attributes: { 'inkroute.job_id': id } } as const
    await traced({ ...span, parent: singletonKey }, () =>
      job.run({ ...ctx, log }, job.schema.parse(data ?? {}), isStopping),
    )
    const seconds = stop({ outcome: 'done' })
    log.info({ ms: Math.round(seconds * 1000) }, 'job done')
  } catch (error) {
    if (error instanceof PoolClosed) throw error
    stop({ outcome: 'failed' })
    log.error({ err: error }, 'job failed')
    throw error
  }
}

/**
 * One job at a time: every job a node has fetched is running, so its death costs no other job a retry. A worker that had
 * work polls again at once (see `startWorker`).
 */
const workOptions = {
  batchSize: 1,
  perJobResults: true as const,
  includeMetadata: true as const,
  pollingIntervalSeconds: POLL_SECONDS,
  notifyPollingIntervalSeconds: POLL_SECONDS,
}

/** The queue on this node. */
interface Node {
  readonly boss: PgBoss
  /** Ids of running jobs. */
  readonly under_way: Set<string>
  isReady(): boolean
  /** Settles when this node stops taking jobs. */
  readonly stopped: Promise<void>
}

/** Puts back a job that nobody has worked on, with all its retries. */
async function requeue({ boss }: Node, { id, name, data, priority }: BossJob<unknown>): Promise<JobResult> {
  await boss.insert(name, [{ data: data as object, priority }])
  return { id, status: 'completed', output: { message: REQUEUED } }
}

/** Other hosts fail with the same words: whether it was the database, its own connections tell. */
async function wasAway({ boss }: Node, { events }: AppCtx, line_before: number | null): Promise<boolean> {
  if (events.line() === null || events.line() !== line_before) return true
  const asked = boss.getDb().executeSql('select 1')
  return asked.then(
    () => false,
    () => true,
  )
}

/**
 * The database went away under the job, so the job did not fail, and it is no use to try it again before the database is
 * back: an hour's outage would take all its retries, and what waits for it would pay for that with a pause of hours.
 */
async function requeueWhenBack(node: Node, item: BossJob<unknown>, error: unknown): Promise<JobResult> {
  while (node.isReady()) {
    const requeued = await requeue(node, item).catch(() => null)
    if (requeued) return requeued
    await setTimeout(LOOK_MS, undefined, { ref: false })
  }
  return { id: item.id, status: 'failed', output: { message: String(error) } }
}

async function settle(node: Node, ctx: AppCtx, job: Job, item: BossJob<unknown>): Promise<JobResult> {
  const { id } = item
  if (!node.isReady()) return requeue(node, item)
  node.under_way.add(id)
  const line = ctx.events.line()
  try {
    await runOne(ctx, job, item, () => !node.isReady())
    return { id, status: 'completed' }
  } catch (error) {
    if (error instanceof PoolClosed) {
      // Workers of requests end before the queue does; put back earlier, we would only fetch it again.
      await node.stopped
      return requeue(node, item)
    }
    if (isDatabaseUnavailable(error) && (await wasAway(node, ctx, line))) return requeueWhenBack(node, item, error)
    return { id, status: 'failed', output: { message: String(error) } }
  } finally {
    node.under_way.delete(id)
  }
}

async function startWorker(node: Node, ctx: AppCtx, job: Job): Promise<string> {
  const { boss } = node
  const worker_id: string = await boss.work(job.name, workOptions, (items: BossJob<unknown>[]) => {
    if (node.isReady()) boss.notifyWorker(worker_id)
    return Promise.all(items.map((item) => settle(node, ctx, job, item)))
  })
  return worker_id
}

/** Wakes the workers of queues with due jobs, with one query for all of them, until the node stops. */
async function wakeWorkers({ boss, isReady }: Node, workers: ReadonlyMap<string, readonly string[]>): Promise<void> {
  while (isReady()) {
    try {
      for (const name of await dueQueues(boss))
        for (const worker_id of workers.get(name) ?? []) boss.notifyWorker(worker_id)
    } catch (error) {
      if (isReady()) boss.emit('error', error as Error)
    }
    await setTimeout(LOOK_MS, undefined, { ref: false })
  }
}

/** An interrupted job has not failed: it starts again at once and keeps its retries. */
const requeueInterrupted = `
  update pgboss.job set state = 'retry', started_on = null, completed_on = null, start_after = now()
  where id = any($1::uuid[]) and state in ('retry', 'failed')`

/**
 * The queue's own connections close first: a worker that is cut off still reports a failure, and one that arrived after
 * the requeue would take the job's last retry.
 */
async function stopNode(node: Node, url: string, timeout: number): Promise<void> {
  await node.boss.stop({ graceful: true, timeout })
  if (node.under_way.size === 0) return
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(requeueInterrupted, [[...node.under_way]])
  } finally {
    await client.end()
  }
}

/** Creates missing queues and updates existing ones to the job's definition. */
async function alignQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const job of jobs) {
    const wanted = queueOptions(job)
    const queue = known.get(job.name)
    if (!queue) await boss.createQueue(job.name, wanted)
    else if (Object.entries(wanted).some(([key, value]) => queue[key as keyof typeof wanted] !== value))
      await boss.updateQueue(job.name, wanted)
  }
}

const SCHEDULE_ZONE = 'UTC'

/** Schedules exactly the jobs that have a cron expression. */
async function alignSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const wanted = jobs.filter((job) => job.cron)
  const known = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]))
  for (const { name, key } of known.values())
    if (!wanted.some((job) => job.name === name)) await boss.unschedule(name, key)
  for (const { name, cron = '' } of wanted) {
    const schedule = known.get(name)
    if (schedule?.cron !== cron || schedule.timezone !== SCHEDULE_ZONE)
      await boss.schedule(name, cron, {}, { tz: SCHEDULE_ZONE })
  }
}

const LOW_PRIORITY = -1
/** One job per key and slot; a request during a slot runs once more in the next, since it may have new data. */
const oncePerSlot = { singletonSeconds: 15, singletonNextSlot: true } as const

/** Pipelines the insert of jobs in the transaction; nobody needs their ids. */
const pipelined = (db: Db) => ({
  async executeSql(text: string, values: unknown[] = []) {
    await pipelineWrite(db, CompiledQuery.raw(text, values))
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
      // The queue has no field for a trace; without a time slot a key makes nothing unique, so it carries the trace.
      const trace = traceparent()
      const jobs = payloads.map((payload, turn) => ({
        data: job.schema.parse(payload) as object,
        priority: in_turns ? priority - turn : priority,
        ...(trace ? { singletonKey: trace } : {}),
      }))
      await boss.insert(job.name, jobs, db ? { db: pipelined(db) } : {})
    },
    within: (inner) => queueOver(boss, inner, priority),
    unhurried: () => queueOver(boss, db, LOW_PRIORITY),
  }
}

/** Queues with due jobs: polling each of some eighty would take longer than the work. */
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
      for (const item of await boss.fetch<unknown>(job.name, { batchSize: 50, includeMetadata: true })) {
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

export async function openBoss(
  url: string,
  jobs: readonly Job[],
  log: Logger,
  schedule: boolean,
  sessions: Sessions = createSessions(),
): Promise<Boss> {
  // The library hands its options on to pg's pool, which its types do not mention.
  const connection = {
    connectionString: url,
    options: sessionSettings,
    ...keepAlive,
    Client: sessions.clientClass(pg.Client, SILENCE_MS),
  }
  const boss = new PgBoss({
    ...connection,
    max: 5,
    // At a start every worker looks for jobs at once; on a busy machine the last of them wait longer than the usual 10 s.
    connectionTimeoutMillis: 30_000,
    useListenNotify: true,
    schedule,
    supervise: schedule,
    superviseIntervalSeconds: HEARTBEAT_SECONDS,
    monitorIntervalSeconds: HEARTBEAT_SECONDS,
  })
  let ready = false
  const stopping = Promise.withResolvers<void>()
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  try {
    await boss.start()
    await alignQueues(boss, jobs)
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {})
    throw error
  }
  ready = true
  const node: Node = { boss, under_way: new Set(), isReady: () => ready, stopped: stopping.promise }
  return {
    ...queueOver(boss, null),
    async work(ctx) {
      // Picks up jobs of dead nodes now instead of at the next supervision.
      await boss.supervise()
      await sendRestoredJobs(ctx, jobs)
      await alignSchedules(boss, jobs)
      const workers = new Map<string, string[]>()
      for (const job of jobs) {
        const ids: string[] = []
        for (let n = 0; n < (job.concurrency ?? 1); n++) ids.push(await startWorker(node, ctx, job))
        workers.set(job.name, ids)
      }
      void wakeWorkers(node, workers)
    },
    drain: (ctx, kinds = ['']) =>
      drainQueues(
        boss,
        jobs.filter(({ name }) => kinds.some((kind) => name.startsWith(kind))),
        ctx,
      ),
    isReady: () => ready,
    async stop(timeout_ms = SHUTDOWN_MS) {
      ready = false
      // The library closes its listener before it stops the workers. Until then they would fetch what is put back now.
      const stopped = jobs.map(({ name }) => boss.offWork(name, { wait: false }))
      stopping.resolve()
      await Promise.all(stopped)
      await stopNode(node, url, timeout_ms)
    },
  }
}
