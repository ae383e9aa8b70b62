import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Gauge, Registry } from 'prom-client'
import type { AppCtx } from '../context.ts'
import type { Database } from '../db/database.ts'
import type { EventBus } from '../events/event-bus.ts'
import { processMeters, requestMeter } from '../trace/meters.ts'
import { watchedFigures } from './all-figures.ts'
import { watchCertificate } from './certificate.ts'
import { readDisks } from './disks.ts'
import { countConnections, ping, selectJobCounts, selectLedgerCheck, selectOldestDue } from './watch.queries.ts'

/** Read from the database, so every node reports the same: alerts take the maximum. */
function gaugeJobs(registry: Registry, { db }: Database): void {
  new Gauge({
    name: 'inkroute_jobs',
    help: 'Jobs by queue and state.',
    labelNames: ['name', 'state'],
    registers: [registry],
    async collect() {
      const rows = await selectJobCounts(db)
      // Queues that have run empty since the last scrape are left out.
      this.reset()
      for (const { name, state, total } of rows) this.set({ name, state }, total)
    },
  })
  new Gauge({
    name: 'inkroute_job_oldest_due_seconds',
    help: 'How long the oldest job that could run has been waiting.',
    labelNames: ['name'],
    registers: [registry],
    async collect() {
      const rows = await selectOldestDue(db)
      this.reset()
      for (const { name, seconds } of rows) this.set({ name }, seconds)
    },
  })
}

function gaugeLedger(registry: Registry, { db }: Database): void {
  new Gauge({
    name: 'inkroute_money_check',
    help: 'The nightly check of the books: 1 if the last one agreed (kind="agrees"), and its age in seconds (kind="age").',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      this.reset()
      const last = await selectLedgerCheck(db)
      if (!last) return
      this.set({ kind: 'agrees' }, last.agrees ? 1 : 0)
      this.set({ kind: 'age' }, last.seconds)
    },
  })
}

function gaugeDatabase(registry: Registry, { db, pool }: Database): void {
  // First of all: the other gauges ask the database themselves, and would be counted as waiting.
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
  new Gauge({
    name: 'inkroute_db_ping_seconds',
    help: 'Time of a trivial statement with the wait for a connection, measured while this is read.',
    registers: [registry],
    async collect() {
      const started = performance.now()
      await ping(db)
      this.set((performance.now() - started) / 1000)
    },
  })
}

function gaugeEvents(registry: Registry, { db }: Database, { name }: EventBus): void {
  new Gauge({
    name: 'inkroute_event_listeners',
    help: 'Connections on which this node listens to the others, as the database counts them: always one.',
    registers: [registry],
    async collect() {
      this.set(await countConnections(db, name))
    },
  })
}

function gaugeMachine(registry: Registry, { data_dir, public_url }: Watched['ctx']['config']): void {
  new Gauge({
    name: 'inkroute_disk_bytes',
    help: 'Room in the folders this node writes into: DATA_DIR (folder="data") and the temporary one (folder="temp").',
    labelNames: ['folder', 'kind'],
    registers: [registry],
    async collect() {
      for (const { name, free_bytes, total_bytes } of await readDisks(data_dir)) {
        this.set({ folder: name, kind: 'free' }, free_bytes)
        this.set({ folder: name, kind: 'total' }, total_bytes)
      }
    },
  })
  const certificate = watchCertificate(public_url)
  new Gauge({
    name: 'inkroute_certificate_seconds',
    help: 'Until the certificate at PUBLIC_URL ends, as this node meets it. Absent without TLS or an answer.',
    registers: [registry],
    async collect() {
      const ends_at = await certificate()
      this.remove()
      if (ends_at) this.set((ends_at.getTime() - Date.now()) / 1000)
    },
  })
}

/** What manifests state. */
function gaugeFigures(registry: Registry, ctx: Watched['ctx']): void {
  for (const { name, help, label, read } of watchedFigures(ctx)) {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        const found = await read(ctx)
        this.reset()
        for (const { about, value } of found) this.set({ [label]: about }, value)
      },
    })
  }
}

/** Methods we serve; a caller may write any of the three dozen that exist. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])

/**
 * What was answered goes by its route. What was refused has one name for all: one stranger who tries every address would
 * otherwise leave a series for each, and their quick refusals would pass for quick calls.
 */
function requestLabels({ method, routeOptions }: FastifyRequest, { statusCode }: FastifyReply) {
  const is_refused = statusCode >= 400 && statusCode < 500
  return {
    method: METHODS.has(method) ? method : 'other',
    route: is_refused ? 'refused' : (routeOptions.url ?? 'page'),
    status: statusCode,
  }
}

/** This machine, and the networks the operator named. */
function allowedNetworks(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of ['127.0.0.0/8', '::1', ...networks]) {
    const [address = '', bits] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

interface Watched {
  readonly database: Database
  readonly events: EventBus
  readonly ctx: Pick<AppCtx, 'db' | 'clock' | 'config' | 'hooks'>
}

/** Serves Prometheus metrics to this machine and to the collector's network, never through a proxy. */
export function addMetrics(app: FastifyInstance, { database, events, ctx }: Watched): void {
  const registry = new Registry()
  gaugeDatabase(registry, database)
  gaugeJobs(registry, database)
  gaugeLedger(registry, database)
  gaugeEvents(registry, database, events)
  gaugeMachine(registry, ctx.config)
  gaugeFigures(registry, ctx)
  const allowed = allowedNetworks(ctx.config.metrics_from)
  app.addHook('onResponse', async (request, reply) => {
    requestMeter.observe(requestLabels(request, reply), reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    const from = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
    const is_allowed = from !== '' && allowed.check(from, isIPv6(from) ? 'ipv6' : 'ipv4')
    if (!is_allowed || request.headers['x-forwarded-for']) return reply.code(404).type('text/plain').send('not found')
    const parts = [await registry.metrics(), await processMeters.metrics()]
    return reply.type(registry.contentType).send(parts.join('\n'))
  })
}
