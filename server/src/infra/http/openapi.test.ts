import { expect, test } from 'vitest'
import { newSeller } from '../../testing/factories.ts'
import { newStaff } from '../../testing/staff.ts'
import { testApp } from '../../testing/test-app.ts'
import type { openApi } from './openapi.ts'
import { scriptHash } from './security.ts'

interface Operation {
  readonly security: unknown[]
  readonly requestBody: { content: { 'application/json': { schema: { required: string[] } } } }
}

test('the contract is published as OpenAPI 3.1 and as a page', async () => {
  const app = await testApp()
  const answer = await fetch(`${app.origin}/req/openapi.json`)
  const document = (await answer.json()) as ReturnType<typeof openApi> & {
    paths: Record<string, Record<string, Operation>>
  }
  expect(document.openapi).toBe('3.1.0')
  const login = document.paths['/req/api/auth/login']?.post
  expect(login?.security).toEqual([])
  expect(login?.requestBody.content['application/json'].schema.required).toContain('username')
  const page = await fetch(`${app.origin}/docs/api`)
  expect(page.headers.get('content-type')).toContain('text/html')
  const html = await page.text()
  expect(html).toContain('/req/frontend/basicProduct')
  expect(html).toContain('href="/docs/api/catalog#GET-frontend-basicProduct"')
  const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(page.headers.get('content-security-policy')).toContain(scriptHash(script))
})

test('visitors read about public calls, sellers and staff about their own as well', async () => {
  const app = await testApp()
  const seller = await newSeller(app)
  const tokens = { seller: seller.token, staff: await newStaff(app, []) }
  const read = async (path: string, token?: string) => {
    const answer = await fetch(app.origin + path, token ? { headers: { authorization: `Bearer ${token}` } } : {})
    expect(answer.headers.get('cache-control')).toBe(token ? 'private, no-cache' : 'public, no-cache')
    expect(answer.headers.get('vary')).toContain('authorization')
    return answer.text()
  }
  const kinds = async (token?: string) => {
    const { paths } = JSON.parse(await read('/req/openapi.json', token)) as {
      paths: Record<string, Record<string, { 'x-access': string }>>
    }
    return [...new Set(Object.values(paths).flatMap((calls) => Object.values(calls).map((call) => call['x-access'])))]
  }
  expect((await kinds()).sort()).toEqual(['both', 'public'])
  expect((await kinds(tokens.seller)).sort()).toEqual(['both', 'public', 'seller'])
  expect((await kinds(tokens.staff)).sort()).toEqual(['both', 'public', 'staff'])
  expect(await read('/docs/api')).not.toMatch(/\/req\/(ops\/order|distribution(?!\/userStore\/whereBegan))/i)
  expect(await read('/docs/api', tokens.seller)).toContain('/req/distribution/user')
  expect(await read('/docs/api', tokens.seller)).not.toContain('/req/ops/order')
  expect(await read('/docs/api', tokens.staff)).toContain('/req/ops/order')
  await fetch(`${app.origin}/req/openapi.json`, { headers: { authorization: 'Bearer nobody' } }).then(async (answer) =>
    expect(await answer.text()).not.toContain('/req/ops/order'),
  )
})

test('each capability has a page of its own, light enough to open, with the schemas of all its calls', async () => {
  const app = await testApp()
  const staff = await newStaff(app, [])
  const read = async (path: string, token?: string) => {
    const answer = await fetch(app.origin + path, token ? { headers: { authorization: `Bearer ${token}` } } : {})
    return { status: answer.status, html: await answer.text() }
  }
  const seller = await newSeller(app)
  const weights: Record<string, number> = {}
  for (const token of [undefined, seller.token, staff]) {
    const index = (await read('/docs/api', token)).html
    weights['/docs/api'] = Math.max(weights['/docs/api'] ?? 0, index.length)
    expect(index).not.toContain('<pre>')
    const links = [...index.matchAll(/<a href="(\/docs\/api\/[^"#]+)#([^"]+)"/g)].map(([, path, id]) => ({ path, id }))
    expect(links.length).toBe(Number(/(\d+) calls/.exec(index)?.[1]))
    for (const [path, own] of Map.groupBy(links, (link) => link.path ?? '')) {
      const { status, html } = await read(path, token)
      expect(status, path).toBe(200)
      for (const { id } of own) expect(html).toContain(`<details id="${id}"`)
      expect(html.match(/<details /g)?.length, path).toBe(own.length)
      for (const [, shape] of html.matchAll(/href="#(shape-\d+)"/g)) expect(html).toContain(`id="${shape}"`)
      weights[path] = Math.max(weights[path] ?? 0, html.length)
    }
  }
  const heavy = Object.entries(weights).filter(([, length]) => length > 400_000)
  expect(heavy).toEqual([])
  // Whether a capability exists is not told to those who cannot call it.
  const hidden = await read('/docs/api/order/desk')
  expect(hidden).toEqual(await read('/docs/api/nothing-like-it'))
  expect(hidden.status).toBe(404)
  expect((await read('/docs/api/order/desk', seller.token)).status).toBe(404)
  expect((await read('/docs/api/order/desk', staff)).html).toContain('/req/ops/order/{order_no}')
})

test('readiness and metrics speak of this node', async () => {
  const app = await testApp()
  const ready = await fetch(`${app.origin}/healthz`)
  expect(ready.status).toBe(200)
  expect(await ready.json()).toEqual({
    ready: true,
    checks: { database: true, migrations: true, jobs: true, events: true },
  })
  const metrics = await fetch(`${app.origin}/metrics`).then((answer) => answer.text())
  expect(metrics).toMatch(
    /inkroute_http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} [1-9]/,
  )
  const proxied = await fetch(`${app.origin}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(proxied.status).toBe(404)
})
