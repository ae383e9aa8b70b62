import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

const bucketBounds_ms = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000]

interface Histogram {
  readonly buckets: number[]
  sum_ms: number
  count: number
}

const line = (name: string, labels: Record<string, string | number>, value: number) => {
  const pairs = Object.entries(labels).map(([key, text]) => `${key}="${String(text).replace(/["\\\n]/g, '_')}"`)
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
}

/** Counts answers by route, not by address, so that the number of series stays bounded. */
function createRequestMetrics() {
  const histograms = new Map<string, Histogram>()
  return {
    record(method: string, route: string, status: number, duration_ms: number) {
      const key = `${method} ${route} ${status}`
      const known = histograms.get(key)
      const histogram = known ?? { buckets: bucketBounds_ms.map(() => 0), sum_ms: 0, count: 0 }
      if (!known) histograms.set(key, histogram)
      histogram.count++
      histogram.sum_ms += duration_ms
      for (const [index, bound] of bucketBounds_ms.entries()) {
        if (duration_ms <= bound) histogram.buckets[index] = (histogram.buckets[index] ?? 0) + 1
      }
    },
    render(): string[] {
      const lines = ['# TYPE inkroute_http_request_duration_ms histogram']
      for (const [key, { buckets, sum_ms, count }] of histograms) {
        const [method = '', route = '', status = ''] = key.split(' ')
        const labels = { method, route, status }
        for (const [index, bound] of bucketBounds_ms.entries()) {
          lines.push(line('inkroute_http_request_duration_ms_bucket', { ...labels, le: bound }, buckets[index] ?? 0))
        }
        lines.push(line('inkroute_http_request_duration_ms_bucket', { ...labels, le: '+Inf' }, count))
        lines.push(line('inkroute_http_request_duration_ms_sum', labels, Math.round(sum_ms)))
        lines.push(line('inkroute_http_request_duration_ms_count', labels, count))
      }
      return lines
    },
  }
}

async function jobLines(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string; state: string; total: number }>`
    select name, state::text, count(*)::int as total from pgboss.job
    where name not like '\\_\\_%' group by name, state`.execute(database.db)
  return [
    '# TYPE inkroute_jobs gauge',
    ...rows.map((row) => line('inkroute_jobs', { name: row.name, state: row.state }, row.total)),
  ]
}

function processLines(database: Database): string[] {
  const { rss, heapUsed } = process.memoryUsage()
  return [
    '# TYPE inkroute_process_bytes gauge',
    line('inkroute_process_bytes', { kind: 'rss' }, rss),
    line('inkroute_process_bytes', { kind: 'heap' }, heapUsed),
    '# TYPE inkroute_db_connections gauge',
    line('inkroute_db_connections', { state: 'total' }, database.pool.totalCount),
    line('inkroute_db_connections', { state: 'idle' }, database.pool.idleCount),
    line('inkroute_db_connections', { state: 'waiting' }, database.pool.waitingCount),
  ]
}

/** Prometheus text. Answers only to this machine, where the collector runs or a tunnel ends. */
export function addMetrics(app: FastifyInstance, database: Database): void {
  const requests = createRequestMetrics()
  app.addHook('onResponse', async (request, reply) => {
    requests.record(request.method, request.routeOptions.url ?? 'page', reply.statusCode, reply.elapsedTime)
  })
  app.get('/metrics', async (request, reply) => {
    const is_local = /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '')
    if (!is_local || request.headers['x-forwarded-for']) return reply.code(404).type('text/plain').send('not found')
    const text = [...requests.render(), ...(await jobLines(database)), ...processLines(database)].join('\n')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${text}\n`)
  })
}
