import { expect, test, vi } from 'vitest'
import { fromNewAddress } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { addressKey, createRateLimiter } from './rate-limit.ts'

const limited = () => testApp({ env: { RATE_LIMITS: 'true' } })

test('calls of one class share its limit over all their routes, per address, until the minute is over', async () => {
  const app = await limited()
  const here = fromNewAddress().headers
  const paths = ['/api/auth/login', '/api/auth/register', '/api/auth/forgetPassword', '/ops/login']
  const post = (at: number, headers: Record<string, string>) =>
    fetch(`${app.origin}/req${paths[at % paths.length]}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    })
  const statuses: number[] = []
  let last: Response | undefined
  for (let at = 0; at < 40; at++) {
    last = await post(at, here)
    statuses.push(last.status)
  }
  expect(statuses.slice(0, 30)).not.toContain(429)
  expect(statuses.slice(30)).toEqual(Array<number>(10).fill(429))
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await last?.json()).toMatchObject({ status_code: 429, error: 'too_many_requests' })
  expect((await post(0, fromNewAddress().headers)).status).toBe(200)
  // Another class has its own count, and so does the next minute.
  expect((await fetch(`${app.origin}/docs/api`, { headers: here })).status).toBe(200)
  app.clock.advance(61_000)
  expect((await post(0, here)).status).toBe(200)
})

test('what is no endpoint is limited too; people get a page that says when to come back', async () => {
  const app = await limited()
  const headers = { ...fromNewAddress().headers, accept: 'text/html', 'accept-language': 'en' }
  const open = () => fetch(`${app.origin}/docs/api`, { headers })
  const first = await open()
  const etag = first.headers.get('etag') ?? ''
  expect((await fetch(`${app.origin}/docs/api`, { headers: { ...headers, 'if-none-match': etag } })).status).toBe(304)
  for (let at = 2; at < 600; at++) app.limits.count('page', headers['x-forwarded-for'])
  const refused = await open()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('content-type')).toContain('text/html')
  expect(await refused.text()).toContain('Too many requests')
  expect((await fetch(`${app.origin}/healthz`, { headers })).status).toBe(200)
})

test('calls we make to ourselves for a page are not counted again', async () => {
  const app = await limited()
  const answers = await Promise.all(
    Array.from({ length: 35 }, () =>
      app.http.inject({ method: 'POST', url: '/req/api/auth/login', payload: {}, remoteAddress: '198.51.100.7' }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode)).not.toContain(429)
})

test('every route outside the contract has a class that fits it', async () => {
  const app = await testApp()
  const classes = { picture: 0, push: 0, refused_push: 0, file: 0, page: 0, normal: 0 }
  const ask = (path: string) => fetch(app.origin + path, { method: path.startsWith('/market') ? 'POST' : 'GET' })
  const spy = vi.spyOn(app.limits, 'count').mockImplementation((limit) => {
    classes[limit as keyof typeof classes]++
  })
  await Promise.all(['/pictures/art/x.webp', '/models/x.glb'].map(ask))
  await Promise.all(['/files/public/x.png', '/fonts/catalogue.json', '/robots.txt', '/sitemap.xml'].map(ask))
  await Promise.all(['/market-hook/wish/x', '/docs/api', '/req/openapi.json', '/nowhere', '/req/nowhere'].map(ask))
  expect(classes).toEqual({ picture: 2, push: 1, refused_push: 1, file: 4, page: 3, normal: 1 })
  spy.mockRestore()
})

test('an IPv6 customer is one network, and a flood of addresses is forgotten instead of kept', () => {
  expect(addressKey('203.0.113.9')).toBe('203.0.113.9')
  expect(addressKey('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(addressKey('2001:db8:1:2:a:b:c:d')).toBe('2001:db8:1:2::/64')
  expect(addressKey('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64')
  expect(addressKey('2001:0db8::1')).toBe('2001:db8:0:0::/64')
  expect(addressKey('::1')).toBe('0:0:0:0::/64')
  let now = 0
  const limiter = createRateLimiter(() => now, true)
  for (let at = 0; at < 250_000; at++) limiter.count('sms', `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`)
  expect(limiter.size()).toBeLessThanOrEqual(200_000)
  now = 61_000
  limiter.count('sms', '192.0.2.1')
  expect(limiter.size()).toBe(1)
})
