import type { Endpoint } from '@inkroute/contract/endpoint'
import { envelopeOf } from '@inkroute/contract/envelope'
import { z } from 'zod'

type JsonSchema = Record<string, unknown>

/** Compiled by Fastify: fast to serialise, and a column that is not in the contract cannot leak. */
export function responseSchema(endpoint: Endpoint): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(envelopeOf(endpoint.reply), {
    io: 'output',
    unrepresentable: 'any',
  }) as JsonSchema
  const properties = schema.properties as Record<string, unknown>
  // A refusal carries its own data (the list of fields), so it goes out beside the reply under another key.
  return { ...schema, properties: { ...properties, error: { type: 'string' } }, required: ['status_code', 'msg'] }
}
