import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { alertNames } from '@inkroute/contract/health/codes'
import * as contract from '@inkroute/contract/health/health'
import { sql } from 'kysely'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { projectRoot } from '../../config/config.ts'
import { insertDeadJob } from '../../infra/jobs/job-rows.queries.ts'
import { requestMeter } from '../../infra/trace/meters.ts'
import { nodeReporter } from '../../infra/watch/node-report.ts'
import { newSeller } from '../../testing/factories.ts'
import { newStaff } from '../../testing/staff.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { alertRules } from './alerts.rules.ts'

let app: TestApp
let staff: { token: string }
beforeAll(async () => {
  app = await testApp()
  staff = { token: await newStaff(app, ['ops.health']) }
})

const health = () => app.call(contract.getHealth, {}, staff)
const failed = (input = {}) => app.call(contract.listFailedJobs, input, staff)
const jobState = async (id: string) =>
  (await sql<{ state: string }>`select state from pgboss.job where id = ${id}::uuid`.execute(app.ctx.db)).rows[0]?.state

async function deadJob(name: string, data: Record<string, unknown>, error = 'it broke'): Promise<string> {
  await insertDeadJob(app.ctx.db, { name, data, error, tries: 3, died_at: app.clock.now().toISOString() })
  const { rows } = await sql<{ id: string }>`
    select id from pgboss.job where name = ${name} and data = ${JSON.stringify(data)}::jsonb`.execute(app.ctx.db)
  return rows[0]?.id ?? ''
}

test('the rules of the screen are those of Prometheus: names, limits, severities and how long they must last', () => {
  const text = readFileSync(join(projectRoot, 'deploy', 'prometheus', 'alerts.yml'), 'utf8')
  const blocks = text.split('- alert: ').slice(1)
  expect(blocks.map((block) => block.split('\n', 1)[0])).toEqual([...alertNames])
  for (const block of blocks) {
    const name = block.split('\n', 1)[0] as keyof typeof alertRules
    const rule = alertRules[name]
    expect(block).toContain(`severity: ${rule.severity}`)
    expect(Number(/for: (\d+)m/.exec(block)?.[1] ?? 0)).toBe(rule.for_minutes)
    const limit = / (?:>|<|==) ([\d.e]+)/.exec(block)?.[1]
    expect([name, Number(limit)]).toEqual([name, rule.limit])
  }
})

test('a node reports, and its requests are counted by route over the last minutes', async () => {
  // Counted for the whole process, so also by the files before this one.
  requestMeter.reset()
  const broken = Array.from({ length: 20 }, (_, n) => `/broken/${n}`)
  for (const route of broken) requestMeter.observe({ method: 'GET', route, status: 500 }, 0.01)
  const reporter = nodeReporter(app.ctx, app.database)
  await reporter.report()
  const before = (await health()).routes.find(({ route }) => route === 'GET /req/ops/health')?.count ?? 0
  // A request is counted once its answer is out, which may be after the caller has read it.
  const { nodes, requests, routes, series } = await vi.waitUntil(
    async () => {
      await reporter.report()
      const seen = await health()
      const { count = 0 } = seen.routes.find(({ route }) => route === 'GET /req/ops/health') ?? {}
      return count > before && seen
    },
    { timeout: inject('patience_ms') },
  )
  expect(nodes).toMatchObject([{ state: 'up', role: 'all', rss_bytes: expect.any(Number) }])
  expect(requests.count).toBeGreaterThan(0)
  // However many have failed, the busiest are shown beside them.
  expect(routes.slice(0, broken.length).map(({ route }) => route)).toEqual(broken.map((route) => `GET ${route}`))
  expect(series.length).toBeGreaterThan(0)

  const id = nodes[0]?.id ?? ''
  await expect(app.call(contract.forgetNode, { id }, staff)).rejects.toMatchObject({ error: 'not_found' })
  await sql`update node_report set seen_at = now() - interval '3 minutes'`.execute(app.ctx.db)
  const silent = await health()
  expect(silent.nodes[0]?.state).toBe('silent')
  expect(silent.alerts).toContainEqual(expect.objectContaining({ name: 'NodeDown', about: id, severity: 'page' }))
  const { markdown } = await app.call(contract.getRunbook, { alert: 'NodeDown' }, staff)
  expect(markdown).toContain('/healthz')

  await reporter.stop()
  const stopped = await health()
  expect([stopped.nodes[0]?.state, stopped.alerts.some(({ name }) => name === 'NodeDown')]).toEqual(['stopped', false])
  await app.call(contract.forgetNode, { id }, staff)
  expect((await health()).nodes).toEqual([])
})

test('failed jobs show seller, error and payload without secrets, and can be found', async () => {
  const seller = await newSeller(app)
  const data = { seller_id: seller.seller_id, shipment_id: 7, day: '2026-11-17', phone: '13800138000', token: 'abc' }
  const error =
    'Error: https://api.carrier.example/v1?token=s3cr3t said no to +8613800138000, Authorization: Bearer abc.def'
  const id = await deadJob('production.register-parcel', data, error)
  const { data: rows, names } = await failed({ seller_id: seller.seller_id })
  expect(rows).toMatchObject([
    { id, seller: { id: seller.seller_id }, about: 'day 2026-11-17, shipment_id 7', tries: 3, can_give_up: false },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/s3cr3t|138001|abc/)
  expect(rows[0]?.error).toContain('api.carrier.example/v1')
  expect(names).toContainEqual({ name: 'production.register-parcel', count: 1 })
  expect((await failed({ keyword: 'SAID NO' })).total).toBe(1)
  expect((await failed({ keyword: 'nothing like it' })).total).toBe(0)
  expect((await health()).queues.find(({ name }) => name === 'production.register-parcel')?.failed).toBe(1)
  const other = { token: await newStaff(app, ['ops.production']) }
  await expect(app.call(contract.listFailedJobs, {}, other)).rejects.toMatchObject({ http: 403 })
})

test('many jobs are retried at once, and each is in the audit records', async () => {
  const ids = [await deadJob('store.nightly', { n: 1 }), await deadJob('store.nightly', { n: 2 })]
  expect(await app.call(contract.retryJobs, { ids: [...ids, crypto.randomUUID()] }, staff)).toMatchObject({
    done: 2,
    gone: 1,
  })
  expect(await Promise.all(ids.map(jobState))).toEqual(['created', 'created'])
  const { rows } = await sql<{ subject_id: string }>`
    select subject_id from audit_record where subject = 'job' and endpoint = 'POST /ops/health/job/retry'`.execute(
    app.ctx.db,
  )
  expect(rows.map(({ subject_id }) => subject_id).sort()).toEqual([...ids].sort())
})

test('giving up ends what the job served; where rows would wait for ever it is refused', async () => {
  const { seller_id, user_id } = await newSeller(app)
  const record = await app.ctx.db
    .insertInto('export_record')
    .values({
      seller_id,
      user_id,
      kind: 'order',
      name: 'x',
      format: 'csv',
      language: 'zh',
      time_zone: 'UTC',
      status: 'running',
    })
    .returning(['id', 'attempt'])
    .executeTakeFirstOrThrow()
  const ended = await deadJob('export.run', { seller_id, id: record.id, attempt: record.attempt })
  const refund = await deadJob('wallet.send-refund', { seller_id, refund_id: 1 })
  const answer = await app.call(contract.giveUpJobs, { ids: [ended, refund] }, staff)
  expect(answer).toEqual({ done: 1, gone: 0, kept: 1 })
  expect([await jobState(ended), await jobState(refund)]).toEqual(['cancelled', 'failed'])
  const after = await app.ctx.db
    .selectFrom('export_record')
    .select(['status', 'error'])
    .where('seller_id', '=', seller_id)
    .where('id', '=', record.id)
    .executeTakeFirstOrThrow()
  expect(after).toEqual({ status: 'failed', error: 'export_failed' })
  // Nothing waits for it any more, so no new job is sent.
  app.clock.advance(10 * 60_000)
  await app.drain('infra.reconcile')
  expect((await failed({ name: 'export.run' })).total).toBe(0)
})
