import type { Endpoint } from '@inkroute/contract/endpoint'
import { envelopeOf } from '@inkroute/contract/envelope'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { etagOf, type Packed, packedBody } from '../web/rendered-page.ts'
import { apiDocsPage, apiDocsScript } from './api-docs.ts'
import { contentPolicy } from './security.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Json
  return rest
}

function parametersOf(endpoint: Endpoint, input: Json): Json[] {
  const properties = (input.properties ?? {}) as Record<string, Json>
  const required = new Set((input.required ?? []) as string[])
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
  const path = inPath.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? { type: 'string' },
  }))
  if (endpoint.method !== 'GET' && !endpoint.file_max_bytes) return path
  const query = Object.entries(properties)
    .filter(([name]) => !inPath.includes(name))
    .map(([name, schema]) => ({ name, in: 'query', required: required.has(name), schema }))
  return [...path, ...query]
}

function operationOf(endpoint: Endpoint): Json {
  const input = schemaOf(endpoint.input, 'input')
  const content = endpoint.file_max_bytes
    ? { 'application/octet-stream': {} }
    : { 'application/json': { schema: input } }
  const body = endpoint.method === 'GET' ? {} : { requestBody: { content } }
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'root'],
    'x-access': endpoint.access,
    ...(endpoint.permission ? { 'x-permission': endpoint.permission } : {}),
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: parametersOf(endpoint, input),
    ...body,
    responses: {
      200: {
        description: 'status_code 200 is success; any other is a refusal named in `error`',
        content: { 'application/json': { schema: schemaOf(envelopeOf(endpoint.reply), 'output') } },
      },
    },
  }
}

export function openApiOf(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = `/req${endpoint.path}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: '印途 InkRoute API', version: '0.1.0' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  }
}

interface Document {
  readonly body: Buffer
  readonly type: string
  readonly etag: string
  readonly packed: Packed
}

function documentOf(text: string, type: string): Document {
  const body = Buffer.from(text)
  return { body, type, etag: etagOf(text), packed: new Map() }
}

/** The contract does not change at run time: each document is built and compressed once, on first request. */
export function addOpenApi(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const send = async (request: FastifyRequest, reply: FastifyReply, { body, type, etag, packed }: Document) => {
    reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'public, no-cache' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const fitting = await packedBody({ body, packed }, String(request.headers['accept-encoding'] ?? ''))
    if (fitting.encoding) reply.header('content-encoding', fitting.encoding)
    return reply.type(type).send(fitting.body)
  }
  let machine: Document | undefined
  let people: Document | undefined
  app.get('/req/openapi.json', (request, reply) => {
    machine ??= documentOf(JSON.stringify(openApiOf(endpoints)), 'application/json; charset=utf-8')
    return send(request, reply, machine)
  })
  app.get('/docs/api', (request, reply) => {
    people ??= documentOf(apiDocsPage(endpoints), 'text/html; charset=utf-8')
    reply.header('content-security-policy', contentPolicy(false, [apiDocsScript]))
    return send(request, reply, people)
  })
}
