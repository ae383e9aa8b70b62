import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../config.ts'
import { allEndpoints } from '../../testing/endpoints.ts'
import { testApp } from '../../testing/test-app.ts'

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
