import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import type { openApiOf } from './openapi.ts'
import { scriptHash } from './security.ts'

interface Operation {
  readonly security: unknown[]
  readonly requestBody: { content: { 'application/json': { schema: { required: string[] } } } }
}

test('the contract is published as OpenAPI 3.1 and as a page', async () => {
  const app = await testApp()
  const answer = await fetch(`${app.origin}/req/openapi.json`)
  const document = (await answer.json()) as ReturnType<typeof openApiOf> & {
    paths: Record<string, Record<string, Operation>>
  }
  expect(document.openapi).toBe('3.1.0')
  const login = document.paths['/req/api/auth/login']?.post
  expect(login?.security).toEqual([])
  expect(login?.requestBody.content['application/json'].schema.required).toContain('username')
  const page = await fetch(`${app.origin}/docs/api`)
  expect(page.headers.get('content-type')).toContain('text/html')
  const html = await page.text()
  expect(html).toContain('/req/distribution/user')
  const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(page.headers.get('content-security-policy')).toContain(scriptHash(script))
})

test('readiness and metrics speak of this node', async () => {
  const app = await testApp()
  const ready = await fetch(`${app.origin}/healthz`)
  expect(ready.status).toBe(200)
  expect(await ready.json()).toEqual({ ready: true, checks: { database: true, migrations: true, jobs: true } })
  const metrics = await fetch(`${app.origin}/metrics`).then((answer) => answer.text())
  expect(metrics).toMatch(
    /inkroute_http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} [1-9]/,
  )
  const proxied = await fetch(`${app.origin}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(proxied.status).toBe(404)
})
