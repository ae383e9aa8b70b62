import type { Endpoint } from '@inkroute/contract/endpoint'
import { getEnvelope } from '@inkroute/contract/envelope'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'

type JsonSchema = Record<string, unknown>

interface Choice {
  readonly anyOf?: JsonSchema[]
}

/** Writes `anyOf [x, null]` as `nullable`: trying both alternatives on every value costs lists a third of their time. */
function withNullable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNullable)
  if (schema === null || typeof schema !== 'object') return schema
  const { anyOf, ...rest } = schema as Choice
  const [something, nothing, ...more] = anyOf ?? []
  if (typeof something?.type === 'string' && nothing?.type === 'null' && more.length === 0)
    return { ...rest, ...(withNullable(something) as JsonSchema), nullable: true }
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withNullable(value)]))
}

function responseSchema(endpoint: Endpoint): JsonSchema {
  const { $schema: _, ...schema } = withNullable(
    z.toJSONSchema(getEnvelope(endpoint.reply), { io: 'output', unrepresentable: 'any' }),
  ) as JsonSchema
  const properties = schema.properties as Record<string, unknown>
  // A refusal has data of its own (the list of fields), which goes under another key.
  return { ...schema, properties: { ...properties, error: { type: 'string' } }, required: ['status_code', 'msg'] }
}

type Serialise = (answer: Record<string, unknown>) => string

const compiled = new WeakMap<Endpoint, Serialise>()

/**
 * Compiled by Fastify: fast to serialise, and a column that is not in the contract cannot leak.
 * Compiled on the first reply: all of them at once would take most of the start-up time.
 */
export function getSerialiser(endpoint: Endpoint, reply: FastifyReply): Serialise {
  const known = compiled.get(endpoint)
  if (known) return known
  const serialise: Serialise = reply.compileSerializationSchema(responseSchema(endpoint))
  compiled.set(endpoint, serialise)
  return serialise
}
