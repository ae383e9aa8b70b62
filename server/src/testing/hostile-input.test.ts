import { staffPermissions } from '@inkroute/contract/account/permission-tree'
import { STAFF_WORK_STREAM_PATH, WORK_STREAM_PATH } from '@inkroute/contract/after-sale/after-sale'
import type { Endpoint } from '@inkroute/contract/endpoint'
import { MESSAGE_STREAM_PATH } from '@inkroute/contract/message/message'
import { expect, test } from 'vitest'
import { openSession } from '../modules/auth/auth.ts'
import { allEndpoints, getLabel } from './endpoints.ts'
import { newSeller } from './factories.ts'
import { wholeInput } from './sample-input.ts'
import { newStaff } from './staff.ts'
import { type TestApp, testApp } from './test-app.ts'

type Path = readonly (string | number)[]

const AT_ONCE = 6
const NUL = 'a\u0000b'
/** Beyond what a bigint holds, and the largest whole number that JSON carries exactly: beyond integer columns. */
const HUGE = ['99999999999999999999', Number.MAX_SAFE_INTEGER] as const

function* getLeaves(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      yield* getLeaves(part, [...path, Array.isArray(value) ? Number(name) : name])
    }
  } else yield path
}

function withValue(input: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value
  const copy = (Array.isArray(input) ? [...input] : { ...(input as object) }) as Record<string | number, unknown>
  copy[first] = withValue(copy[first], rest, value)
  return copy
}

const valueAt = (input: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], input)

/** The call with a NUL in each text, and with a huge number in each number and id, one at a time. */
function* hostileInputs(endpoint: Endpoint): Generator<{ input: unknown; where: string }> {
  const sample = wholeInput(endpoint.input)
  for (const path of getLeaves(sample)) {
    const value = valueAt(sample, path)
    const where = path.join('.')
    if (typeof value === 'string') yield { input: withValue(sample, path, NUL), where: `${where} = NUL` }
    if (typeof value === 'boolean') continue
    for (const huge of HUGE) {
      const fitting = typeof value === 'string' ? String(huge) : huge
      yield { input: withValue(sample, path, fitting), where: `${where} = ${huge}` }
    }
  }
}

function toRequest(endpoint: Endpoint, input: Record<string, unknown>): { path: string; body?: string } {
  const rest = { ...input }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  if (endpoint.method !== 'GET' && !endpoint.file_max_bytes) return { path, body: JSON.stringify(rest) }
  const pairs = Object.entries(rest).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]))
  return { path: `${path}?${new URLSearchParams(pairs as [string, string][])}` }
}

async function ask(app: TestApp, endpoint: Endpoint, input: unknown, token: string): Promise<number> {
  const { path, body } = toRequest(endpoint, input as Record<string, unknown>)
  const answer = await fetch(`${app.origin}/req${path}`, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(endpoint.file_max_bytes ? { 'content-type': 'application/octet-stream' } : {}),
    },
    ...(body === undefined ? {} : { body }),
    ...(endpoint.file_max_bytes ? { body: new Uint8Array(8) } : {}),
  })
  await answer.arrayBuffer()
  return answer.status
}

test('no call breaks on a NUL byte or on a number beyond all ids, wherever it stands', async () => {
  const app = await testApp()
  const seller = await newSeller(app)
  const tokenFor = async ({ access }: Endpoint) =>
    access === 'staff'
      ? newStaff(
          app,
          staffPermissions.map(({ key }) => key),
        )
      : (await openSession(app.ctx, { user_id: seller.user_id, ip: '127.0.0.1', user_agent: 'test' })).token
  const broken: string[] = []
  let asked = 0
  const walk = async ({ endpoint }: Awaited<ReturnType<typeof allEndpoints>>[number]) => {
    let token = await tokenFor(endpoint)
    for (const { input, where } of hostileInputs(endpoint)) {
      asked++
      const status = await ask(app, endpoint, input, token)
      if (status >= 500) broken.push(`${getLabel(endpoint)}: ${where}`)
      // Some calls end sessions.
      if (status === 401) token = await tokenFor(endpoint)
    }
  }
  const waiting = await allEndpoints()
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await walk(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  expect(broken).toEqual([])
  expect(asked).toBeGreaterThan(2000)
})

/** What is no endpoint of the contract: files, pictures, callbacks, streams, pages; `{}` is where somebody puts a value. */
const addresses = [
  '/files/public/{}',
  '/files/private/{}?expires={}&signature={}&name={}',
  '/fonts/{}/{}/{}',
  '/pictures/product/{}/{}/{}',
  '/pictures/art/{}',
  '/pictures/shop/{}/{}',
  '/pictures/size-chart/{}',
  '/pictures/maps/{}/{}/{}',
  '/pictures/template/{}/{}?size={}',
  '/models/{}?v={}',
  '/sitemap-{}.xml',
  '/.well-known/inkroute-domain/{}',
  '/market-hook/{}',
  '/market-hook/wish/{}',
  '/docs/api?{}',
  '/req/openapi.json?v={}',
  '/req/nowhere/{}',
  '/nowhere/{}?x={}',
  '/healthz?{}',
  ...[MESSAGE_STREAM_PATH, WORK_STREAM_PATH, STAFF_WORK_STREAM_PATH].map(
    (path) => `/req${path.replace('{id}', '{}')}?x={}`,
  ),
]

test('nor does any other address', async () => {
  const app = await testApp()
  const { token } = await newSeller(app)
  const broken: string[] = []
  for (const address of addresses) {
    for (const value of [
      '%00',
      'a%00.webp',
      '99999999999999999999',
      String(Number.MAX_SAFE_INTEGER),
      '%ff',
      '..%2f..',
    ]) {
      const path = address.replaceAll('{}', value)
      for (const method of ['GET', 'POST']) {
        const signal = AbortSignal.timeout(20_000)
        const answer = await fetch(app.origin + path, { method, signal, headers: { authorization: `Bearer ${token}` } })
        await answer.body?.cancel()
        if (answer.status >= 500) broken.push(`${method} ${path}: ${answer.status}`)
      }
    }
  }
  expect(broken).toEqual([])
})
