import type { Endpoint } from '@inkroute/contract/endpoint'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { modules } from '../../modules.ts'
import type { Bind } from './bind.ts'
import { getSerialiser } from './serialiser.ts'

test('every endpoint has a serialiser, which writes an envelope', async () => {
  const endpoints: Endpoint[] = []
  const collect: Bind = (endpoint) => endpoints.push(endpoint as Endpoint)
  for (const module of modules) module.routes?.(collect)
  const app = Fastify()
  const unwritten: string[] = []
  app.get('/', async (_request, reply) => {
    for (const endpoint of endpoints) {
      const text = getSerialiser(endpoint, reply)({ status_code: 422, msg: 'no', error: 'x', hidden: 1 })
      if (text !== '{"status_code":422,"msg":"no","error":"x"}') unwritten.push(`${endpoint.path}: ${text}`)
    }
    return {}
  })
  expect((await app.inject('/')).statusCode).toBe(200)
  expect(endpoints.length).toBeGreaterThan(300)
  expect(unwritten).toEqual([])
})
