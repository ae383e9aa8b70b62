import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../db/database.ts'

/** Counts replies by route, not by address, so that the number of series stays bounded. */
const requestDurations = (registry: Registry) =>
  new Histogram({
    name: 'inkroute_http_request_duration_ms',
    help: 'Time to answer a request.',
    labelNames: ['method', 'route', 'status'],
    buckets: [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000],
    registers: [registry],
  })

const gaugeJobs = (registry: Registry, database: Database) =>
  new Gauge({
    name: 'inkroute_jobs',
    help: 'Jobs by queue and state.',
    labelNames: ['name', 'state'],
    registers: [registry],
    async collect() {
      const { rows } = await sql<{ name: string; state: string; total: number }>`
        select name, state::text, count(*)::int as total from pgboss.job
        where name not like '\\_\\_%' group by name, state`.execute(database.db)
      // Queues that have run empty since the last scrape are left out.
      this.reset()
      for (const { name, state, total } of rows) this.set({ name, state }, total)
    },
  })

const gaugeMemory = (registry: Registry) =>
  new Gauge({
    name: 'inkroute_process_bytes',
    help: 'Memory of this process.',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      const { rss, heapUsed } = process.memoryUsage()
      this.set({ kind: 'rss' }, rss)
      this.set({ kind: 'heap' }, heapUsed)
    },
  })

const gaugeConnections = (registry: Registry, { pool }: Database) =>
  new Gauge({
    name: 'inkroute_db_connections',
    help: 'Database connections, and requests waiting for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'total' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })

/** Serves Prometheus metrics to this machine only, where the collector runs or a tunnel ends. */
export function addMetrics(app: FastifyInstance, database: Database): void {
  const registry = new Registry()
  const durations = requestDurations(registry)
  gaugeJobs(registry, database)
  gaugeMemory(registry)
  gaugeConnections(registry, database)
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'page', status: reply.statusCode }
    durations.observe(labels, reply.elapsedTime)
  })
  app.get('/metrics', async (request, reply) => {
    const is_local = /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '')
    if (!is_local || request.headers['x-forwarded-for']) return reply.code(404).type('text/plain').send('not found')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
