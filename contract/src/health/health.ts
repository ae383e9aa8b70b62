import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, Instant, PageInput, WireId, WireInt } from '../wire.ts'
import { alertNames, healthWindows, MAX_JOBS_AT_ONCE } from './codes.ts'

const permission = 'ops.health'

const Duration = z.number().nullable()

export const HealthNode = z.object({
  /** Machine and port. */
  id: z.string(),
  role: z.string(),
  version: z.string(),
  started_at: Instant,
  seen_at: Instant,
  /** `silent`: it should have reported by now. */
  state: z.enum(['up', 'silent', 'stopped']),
  rss_bytes: z.number(),
  heap_bytes: z.number(),
  db_ping_ms: z.number(),
  db_connections: z.object({ total: z.int(), idle: z.int(), waiting: z.int(), listening: z.int().optional() }),
  pools: z.array(z.object({ name: z.string(), workers: z.int(), busy: z.int(), waiting: z.int() })),
  disks: z.array(z.object({ name: z.enum(['data', 'temp']), free_bytes: z.number(), total_bytes: z.number() })),
  /** As this node meets it at the address people use. */
  certificate_ends_at: Instant.nullable(),
})
export type HealthNode = z.infer<typeof HealthNode>

export const HealthRoute = z.object({
  route: z.string(),
  count: z.int(),
  per_second: z.number(),
  errors: z.int(),
  refusals: z.int(),
  p95_ms: Duration,
})
export type HealthRoute = z.infer<typeof HealthRoute>

export const HealthQueue = z.object({
  name: z.string(),
  waiting: z.int(),
  active: z.int(),
  retrying: z.int(),
  /** Out of tries and not replaced since. */
  failed: z.int(),
  oldest_seconds: Duration,
  /** In the chosen time. */
  done: z.int(),
  failures: z.int(),
  average_ms: Duration,
})
export type HealthQueue = z.infer<typeof HealthQueue>

export const HealthCalls = z.object({
  name: z.string(),
  count: z.int(),
  refused: z.int(),
  throttled: z.int(),
  failed: z.int(),
  p95_ms: Duration,
})
export type HealthCalls = z.infer<typeof HealthCalls>

export const HealthAlert = z.object({
  name: z.enum(alertNames),
  severity: z.enum(['page', 'ticket']),
  /** The node, queue, marketplace, service or pool it is about; '' for the whole installation. */
  about: z.string(),
  value: z.number(),
  /** How long it has to last before the alert rule fires. */
  for_minutes: z.int(),
})
export type HealthAlert = z.infer<typeof HealthAlert>

export const getHealth = endpoint({
  method: 'GET',
  path: '/ops/health',
  access: 'staff',
  permission,
  summary: 'Nodes, requests, jobs, store, database, marketplaces and the alerts whose condition is met now',
  input: z.object({
    minutes: WireInt.refine(
      (minutes) => healthWindows.some((one) => one === minutes),
      '请选择时间范围|Choose a time',
    ).default(5),
  }),
  reply: z.object({
    at: Instant,
    nodes: z.array(HealthNode),
    alerts: z.array(HealthAlert),
    requests: HealthRoute,
    /** The busiest, and every one with errors. */
    routes: z.array(HealthRoute),
    series: z.array(z.object({ at: Instant, count: z.int(), errors: z.int(), p95_ms: Duration })),
    queues: z.array(HealthQueue),
    store: z.array(HealthCalls),
    markets: z.array(HealthCalls),
    /** The nightly check of the books; null before the first. */
    books: z.object({ agrees: z.boolean(), checked_at: Instant }).nullable(),
  }),
})

export const forgetNode = endpoint({
  method: 'POST',
  path: '/ops/health/node/forget',
  access: 'staff',
  permission,
  summary: 'Takes a node off the list that has stopped or will not come back',
  input: z.object({ id: z.string().min(1).max(200) }),
  reply: Empty,
})

export const getRunbook = endpoint({
  method: 'GET',
  path: '/ops/health/runbook/{alert}',
  access: 'staff',
  permission,
  summary: 'What to do about an alert: its section of the operations handbook',
  input: z.object({ alert: z.enum(alertNames) }),
  /** Null where the installation does not carry the documents. */
  reply: z.object({ file: z.string(), markdown: z.string().nullable() }),
})

export const jobTroubles = ['failed', 'retrying'] as const

export const FailedJob = z.object({
  id: z.uuid(),
  name: z.string(),
  seller: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** What it is about, without anything secret. */
  about: z.string(),
  error: z.string(),
  tries: z.int(),
  created_at: Instant,
  /** Its last try. */
  failed_at: Instant,
  /** Null when it will not be tried again. */
  next_at: Instant.nullable(),
  /** False where something would wait for ever, such as a refund. */
  can_give_up: z.boolean(),
})
export type FailedJob = z.infer<typeof FailedJob>

export const listFailedJobs = endpoint({
  method: 'GET',
  path: '/ops/health/job',
  access: 'staff',
  permission,
  summary: 'Jobs that failed, with their error',
  input: PageInput.extend({
    state: z.enum(jobTroubles).default('failed'),
    name: z.string().max(100).optional(),
    seller_id: WireId.optional(),
    keyword: z.string().trim().max(100).optional(),
  }),
  reply: getPage(FailedJob).extend({ names: z.array(z.object({ name: z.string(), count: z.int() })) }),
})

const Chosen = z.object({
  ids: z.array(z.uuid()).min(1, '请选择任务|Choose jobs').max(MAX_JOBS_AT_ONCE, '一次最多 100 个|At most 100 at once'),
})

export const retryJobs = endpoint({
  method: 'POST',
  path: '/ops/health/job/retry',
  access: 'staff',
  permission,
  summary: 'Runs failed jobs again now, with all their tries',
  input: Chosen,
  /** `gone`: somebody else was faster, or the job has been done meanwhile. */
  reply: z.object({ done: z.int(), gone: z.int() }),
})

export const giveUpJobs = endpoint({
  method: 'POST',
  path: '/ops/health/job/giveUp',
  access: 'staff',
  permission,
  summary: 'Ends failed jobs for good; what they served is marked as failed',
  input: Chosen,
  /** `kept`: cannot be given up, because something would wait for ever. */
  reply: z.object({ done: z.int(), gone: z.int(), kept: z.int() }),
})
