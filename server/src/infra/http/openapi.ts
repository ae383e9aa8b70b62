import type { Endpoint } from '@inkroute/contract/endpoint'
import { getEnvelope } from '@inkroute/contract/envelope'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Identify, UserIdentity } from '../context.ts'
import { apiCapabilityPage, apiDocsScript, apiIndexPage, type DocumentedCall } from './api-docs.ts'
import { findBearer } from './bind.ts'
import { getEtag, type Packed, packedBody } from './rendered-page.ts'
import { contentPolicy } from './security.ts'

type Json = Record<string, unknown>

const getSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Json
  return rest
}

function getParameters(endpoint: Endpoint, input: Json): Json[] {
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

function getOperation(endpoint: Endpoint): Json {
  const input = getSchema(endpoint.input, 'input')
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
    parameters: getParameters(endpoint, input),
    ...body,
    responses: {
      200: {
        description: 'status_code 200 is success; any other is a refusal named in `error`',
        content: { 'application/json': { schema: getSchema(getEnvelope(endpoint.reply), 'output') } },
      },
    },
  }
}

export function openApi(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = `/req${endpoint.path}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: getOperation(endpoint) }
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

function getDocument(text: string, type: string): Document {
  const body = Buffer.from(text)
  return { body, type, etag: getEtag(text), packed: new Map() }
}

type Reader = 'visitor' | 'seller' | 'staff'

/** Everybody reads about the calls they may make; what sellers and staff can do is no map for strangers. */
const readable: Record<Reader, readonly Endpoint['access'][]> = {
  visitor: ['public', 'both'],
  seller: ['public', 'both', 'seller'],
  staff: ['public', 'both', 'staff'],
}

const getReader = (identity: UserIdentity | null): Reader =>
  identity === null ? 'visitor' : identity.kind === 'staff' ? 'staff' : 'seller'

const HTML = 'text/html; charset=utf-8'
type Subject = readonly ['machine'] | readonly ['index'] | readonly ['capability', string]

/** Null for a capability that has no calls for this reader; what it is called is nobody's business then. */
function makeDocument(calls: readonly DocumentedCall[], [kind, capability]: Subject): Document | null {
  if (kind === 'machine') {
    const endpoints = calls.map(({ endpoint }) => endpoint)
    return getDocument(JSON.stringify(openApi(endpoints)), 'application/json; charset=utf-8')
  }
  if (kind === 'index') return getDocument(apiIndexPage(calls), HTML)
  const own = calls.filter((call) => call.capability === capability)
  return own.length > 0 && capability !== undefined ? getDocument(apiCapabilityPage(capability, own), HTML) : null
}

/** The contract does not change at run time: each document is built and compressed once, on first request. */
export function addOpenApi(app: FastifyInstance, documented: readonly DocumentedCall[], identify: Identify): void {
  const kept = new Map<string, Document>()
  const documentFor = (reader: Reader, subject: Subject): Document | null => {
    const known = kept.get(`${reader} ${subject.join(' ')}`)
    if (known) return known
    const calls = documented.filter(({ endpoint }) => readable[reader].includes(endpoint.access))
    const made = makeDocument(calls, subject)
    if (made) kept.set(`${reader} ${subject.join(' ')}`, made)
    return made
  }
  const send = async (request: FastifyRequest, reply: FastifyReply, subject: Subject) => {
    const token = findBearer(request)
    const reader = getReader(token ? await identify(token, 'background') : null)
    const shared = reader === 'visitor' ? 'public' : 'private'
    reply.headers({ vary: 'accept-encoding, authorization', 'cache-control': `${shared}, no-cache` })
    const found = documentFor(reader, subject)
    if (!found) return reply.code(404).type(HTML).send(apiCapabilityPage('', []))
    const { body, type, etag, packed } = found
    reply.header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const fitting = await packedBody({ body, packed }, String(request.headers['accept-encoding'] ?? ''))
    if (fitting.encoding) reply.header('content-encoding', fitting.encoding)
    return reply.type(type).send(fitting.body)
  }
  const sendPage = (request: FastifyRequest, reply: FastifyReply, subject: Subject) => {
    reply.header('content-security-policy', contentPolicy(false, [apiDocsScript]))
    return send(request, reply, subject)
  }
  app.get('/req/openapi.json', (request, reply) => send(request, reply, ['machine']))
  app.get('/docs/api', (request, reply) => sendPage(request, reply, ['index']))
  app.get<{ Params: { '*': string } }>('/docs/api/*', (request, reply) =>
    sendPage(request, reply, ['capability', request.params['*']]),
  )
}
