import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../../config/config.ts'
import { beginOrder } from '../../modules/production/begin-production.job.ts'
import { paidOrder } from '../../modules/production/testing/ordered.ts'
import { allEndpoints } from '../../testing/endpoints.ts'
import { freePort } from '../../testing/node-process.ts'
import { testApp } from '../../testing/test-app.ts'
import { insertCall } from '../settings/settings.queries.ts'
import { certificateEnd } from './certificate.ts'

const DAY_MS = 86_400_000

const deploy = join(projectRoot, 'deploy')
const alerts = join(deploy, 'prometheus', 'alerts.yml')

test('dashboard and alerts name only metrics that nodes report', async () => {
  const app = await testApp()
  await fetch(`${app.origin}/healthz`)
  const text = await fetch(`${app.origin}/metrics`).then((reply) => reply.text())
  const reported = new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name))
  const files = [alerts, join(deploy, 'grafana', 'inkroute.json')].map((file) => readFileSync(file, 'utf8'))
  const used = files
    .flatMap((file) => file.match(/inkroute_\w+/g) ?? [])
    .map((name) => name.replace(/_(bucket|count|sum)$/, ''))
  expect(used.length).toBeGreaterThan(20)
  expect([...new Set(used)].filter((name) => !reported.has(name))).toEqual([])
})

test('every alert says what to do about it', () => {
  const names = [...readFileSync(alerts, 'utf8').matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  const guide = readFileSync(join(projectRoot, 'docs', 'operations', 'when-something-is-wrong.md'), 'utf8')
  expect(names.length).toBeGreaterThanOrEqual(10)
  expect(names.filter((name) => !guide.includes(`## ${name}`))).toEqual([])
})

test('only this machine and the named networks read metrics, and never through a proxy', async () => {
  const app = await testApp({ env: { METRICS_FROM: '10.0.0.0/8,2001:db8::/32' } })
  const proxied = await fetch(`${app.origin}/metrics`, { headers: { 'x-forwarded-for': '10.0.0.9' } })
  expect(proxied.status).toBe(404)
  await expect(testApp({ env: { METRICS_FROM: 'everyone' } })).rejects.toThrow(/METRICS_FROM/)
})

const metric = (text: string, series: string) =>
  Number(new RegExp(`^${series.replace(/[{}"]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1])

test('room on disk, late and unprinted orders, and services that only fail are reported', async () => {
  const app = await testApp({ holds: 'shop' })
  mkdirSync(app.ctx.config.data_dir, { recursive: true })
  const read = () => fetch(`${app.origin}/metrics`).then((reply) => reply.text())
  const text = await read()
  for (const folder of ['data', 'temp']) {
    const free = metric(text, `inkroute_disk_bytes{folder="${folder}",kind="free"}`)
    expect(free).toBeGreaterThan(0)
    expect(metric(text, `inkroute_disk_bytes{folder="${folder}",kind="total"}`)).toBeGreaterThanOrEqual(free)
  }
  expect(metric(text, 'inkroute_orders{state="late"}')).toBe(0)
  expect(metric(text, 'inkroute_orders{state="unprinted"}')).toBe(0)

  const { record } = await paidOrder(app)
  app.clock.advance(20 * DAY_MS)
  expect(metric(await read(), 'inkroute_orders{state="unprinted"}')).toBe(1)
  await beginOrder(app.ctx, record)
  app.clock.advance(30 * DAY_MS)
  const later = await read()
  expect([metric(later, 'inkroute_orders{state="unprinted"}'), metric(later, 'inkroute_orders{state="late"}')]).toEqual(
    [0, 1],
  )

  const call = (is_ok: boolean) =>
    insertCall(
      app.ctx.db,
      { service: 'mail', provider: 'smtp', is_ok, duration_ms: 5, answer: is_ok ? '' : 'no' },
      app.clock.now(),
    )
  const failing = async () => metric(await read(), 'inkroute_service_failing_seconds{service="mail"}')
  await call(false)
  app.clock.advance(700_000)
  await call(false)
  expect(await failing()).toBeNaN()
  await call(false)
  expect(await failing()).toBeGreaterThanOrEqual(700)
  await call(true)
  expect(await failing()).toBeNaN()
})

test('the end of the certificate is read from the address people use, even one nobody trusts', async ({ skip }) => {
  const folder = mkdtempSync(join(tmpdir(), 'inkroute-certificate-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '9', '-subj', '/CN=localhost']
  if (spawnSync('openssl', [...made, '-keyout', key, '-out', cert]).status !== 0) skip('openssl is missing')
  const server = createServer({ cert: readFileSync(cert), key: readFileSync(key) })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const days = (at: Date | null) => Math.round(((at?.getTime() ?? 0) - Date.now()) / DAY_MS)
  expect(days(await certificateEnd(`https://localhost:${port}`))).toBe(9)
  expect(await certificateEnd(`http://localhost:${port}`)).toBeNull()
  expect(await certificateEnd(`https://localhost:${await freePort()}`)).toBeNull()
})

test('trying every address leaves no series behind for each', async () => {
  const app = await testApp()
  const read = () => fetch(`${app.origin}/metrics`).then((reply) => reply.text())
  const series = (text: string) => text.split('\n').filter((line) => line.startsWith('inkroute_http_request')).length
  const before = series(await read())
  const tried: string[] = []
  for (const { endpoint } of await allEndpoints()) {
    const path = `/req${endpoint.path.replace(/\{\w+\}/g, '1')}`
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND'] as const) {
      // What anybody may call has a route of its own, and there are few of them.
      if (endpoint.access === 'public' || endpoint.access === 'both') continue
      tried.push(`${method} ${path}`)
      await app.http.inject({ method: method as 'GET', url: path })
    }
  }
  expect(tried.length).toBeGreaterThan(3_000)
  // Fourteen lines for each of a few methods and statuses.
  expect(series(await read()) - before).toBeLessThan(14 * 20)
})
