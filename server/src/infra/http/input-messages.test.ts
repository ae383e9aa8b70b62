import type { Endpoint } from '@inkroute/contract/endpoint'
import type { Language } from '@inkroute/contract/errors/errors'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { allEndpoints, getLabel } from '../../testing/endpoints.ts'
import { testApp } from '../../testing/test-app.ts'
import { AppError } from '../app-error.ts'
import { parseInput } from './parse-input.ts'

/** Words of the schema library, in both of its languages. */
const RAW =
  /expected|received|invalid input|invalid (string|number|option|key|value|element|type)|too (small|big)|undefined|\bNaN\b|\bnull\b|unrecognized|无效|期望|实际接收|数值过[大小]|未知键/i
const CHINESE = /[\u4e00-\u9fff]/

const wrongValues: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x'.repeat(30_000),
  -1,
  0,
  1.5,
  1e12,
  Number.NaN,
  true,
  [],
  ['x', null],
  Array.from({ length: 1200 }, () => null),
  {},
  { x: null },
  { id: -1 },
]

interface Schema {
  readonly _zod: { readonly def: Record<string, unknown> & { readonly type: string } }
}

/** Inputs that are wrong at one place each, at every depth of the schema. */
function wrongInputs(schema: Schema, depth = 0): unknown[] {
  const { def } = schema._zod
  const inner = (def.innerType ?? def.in) as Schema | undefined
  if (inner) return wrongInputs(inner, depth)
  if (depth > 3) return [...wrongValues]
  if (def.type === 'object') {
    const shape = Object.entries(def.shape as Record<string, Schema>)
    const deep = shape.flatMap(([name, field]) => wrongInputs(field, depth + 1).map((value) => ({ [name]: value })))
    return [...(depth > 0 ? wrongValues : [{}]), ...deep]
  }
  if (def.type === 'array')
    return [...wrongValues, ...wrongInputs(def.element as Schema, depth + 1).map((one) => [one])]
  if (def.type === 'record') {
    return [...wrongValues, ...wrongInputs(def.valueType as Schema, depth + 1).map((one) => ({ name: one }))]
  }
  if (def.type === 'union') {
    return [...wrongValues, ...(def.options as Schema[]).flatMap((option) => wrongInputs(option, depth + 1))]
  }
  return [...wrongValues]
}

function getMessages(endpoint: Endpoint, body: unknown, language: Language): string[] {
  try {
    parseInput(endpoint, { query: {}, body, params: {} } as unknown as FastifyRequest, language)
    return []
  } catch (error) {
    // A check that throws would be answered as a failure of ours.
    if (!(error instanceof AppError)) return [`thrown: ${error}`]
    return [String(error.details.summary), ...error.problems.map(({ message }) => message)]
  }
}

const endpoints = await allEndpoints()

test.each(['zh', 'en'] as const)(
  'no wrong input of any endpoint is answered in the words of a schema (%s)',
  (language) => {
    const faults = new Set<string>()
    let count = 0
    for (const { endpoint } of endpoints) {
      for (const body of wrongInputs(endpoint.input as z.ZodType & Schema)) {
        for (const message of getMessages(endpoint, body, language)) {
          count += 1
          const is_ours = language === 'zh' ? CHINESE.test(message) : message !== '' && !CHINESE.test(message)
          if (!is_ours || RAW.test(message) || /\||^thrown/.test(message))
            faults.add(`${getLabel(endpoint)}: ${message.slice(0, 120)}`)
        }
      }
    }
    expect([...faults]).toEqual([])
    expect(count).toBeGreaterThan(endpoints.length)
  },
  // Hundreds of thousands of parses: on a busy machine they take their time.
  300_000,
)

test('a refusal names the field, and a body that is no JSON is refused in plain words', async () => {
  const app = await testApp()
  const ask = async (body: string, language: string) => {
    const answer = await fetch(`${app.origin}/req/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body,
    })
    return (await answer.json()) as { msg: string; data: { problems: { field: string; message: string }[] } }
  }
  expect((await ask('{"password":"x"}', 'en')).data.problems).toContainEqual({
    field: 'username',
    message: 'Please enter phone/username',
  })
  expect((await ask('{', 'zh')).msg).toBe('提交的内容不是有效的 JSON')
  expect((await ask('{', 'en')).msg).toBe('The request body is not valid JSON')
})
