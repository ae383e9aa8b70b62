import * as auth from '@inkroute/contract/auth/auth'
import { addCartItems } from '@inkroute/contract/cart/cart'
import * as draft from '@inkroute/contract/design/draft'
import type { Envelope } from '@inkroute/contract/envelope'
import { beforeAll, describe, expect, test } from 'vitest'
import { allEndpoints, getLabel } from '../../../testing/endpoints.ts'
import { newSeller } from '../../../testing/factories.ts'
import { wholeInput } from '../../../testing/sample-input.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { getBodyLimits } from './body-limits.ts'
import { isTooComplex } from './json-body.ts'

const KILO = 1024

describe('what a body may weigh', () => {
  test('follows from what the schema can use, and is small where nobody has to be known', () => {
    expect(getBodyLimits(auth.phoneCode).max_bytes).toBe(16 * KILO)
    expect(getBodyLimits(auth.changePassword).max_bytes).toBe(64 * KILO)
    expect(getBodyLimits(addCartItems).max_bytes).toBeGreaterThan(64 * KILO)
    expect(getBodyLimits(draft.saveDraft)).toEqual({ max_bytes: 2 * KILO * KILO, max_values: 100_000 })
  })

  test('a whole call of every endpoint fits, and no stranger may send a megabyte of JSON', async () => {
    for (const { endpoint } of await allEndpoints()) {
      if (endpoint.method === 'GET' || endpoint.file_max_bytes) continue
      const { max_bytes, max_values } = getBodyLimits(endpoint)
      const json = JSON.stringify(wholeInput(endpoint.input))
      expect(json.length, getLabel(endpoint)).toBeLessThan(max_bytes)
      expect(isTooComplex(json, max_values), getLabel(endpoint)).toBe(false)
      if (endpoint.access === 'public') expect(max_bytes, getLabel(endpoint)).toBeLessThanOrEqual(256 * KILO)
    }
  })
})

describe('JSON is measured before it is made into anything', () => {
  test.each([
    ['64 levels', '['.repeat(64) + ']'.repeat(64), false],
    ['65 levels', '['.repeat(65) + ']'.repeat(65), true],
    ['brackets in a text', JSON.stringify('[{'.repeat(500)), false],
    ['a text that ends with a backslash', `[${JSON.stringify('\\')},"${'[,'.repeat(200)}"]`, false],
    ['a quote within a text', `[${JSON.stringify('"')},"${'[,'.repeat(200)}"]`, false],
    ['as many values as allowed', `[${Array(99).fill('1').join()}]`, false],
    ['one more', `[${Array(101).fill('1').join()}]`, true],
    ['a text without an end', '["', false],
  ])('%s', (_name, json, expected) => {
    expect(isTooComplex(json, 100)).toBe(expected)
  })
})

describe('over HTTP', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })

  const ask = async (path: string, body: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(app.origin + path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })
    return { http: answer.status, ...((await answer.json()) as Envelope<unknown>) }
  }
  const deep = '['.repeat(200_000)

  test('a public call takes 16 kB, and says so', async () => {
    const keys = JSON.stringify(Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`key${i}`, i])))
    const refused = await ask(`/req${auth.phoneCode.path}`, keys, { 'accept-language': 'en' })
    expect(refused).toMatchObject({ status_code: 413, msg: 'The request is too large; the limit is 16 kB' })
  })

  test('nothing is read of a stranger’s body where somebody has to be known', async () => {
    const refused = await ask(`/req${draft.saveDraft.path}`, deep)
    expect(refused).toMatchObject({ http: 401, status_code: 401 })
  })

  test('nesting and numbers of values are refused before they cost anything', async () => {
    const { token } = await newSeller(app)
    const headers = { authorization: `Bearer ${token}` }
    const path = `/req${draft.saveDraft.path}`
    expect(await ask(path, deep, headers)).toMatchObject({ status_code: 413, error: 'body_too_complex' })
    expect(await ask(path, `[${'1,'.repeat(150_000)}1]`, headers)).toMatchObject({ error: 'body_too_complex' })
    expect(await ask('/req/nowhere', '['.repeat(9000))).toMatchObject({ status_code: 413, error: 'body_too_complex' })
  })
})
