import type { FastifyInstance } from 'fastify'

type Attributes = Readonly<Record<string, string | number>>

export interface SpanStart {
  readonly name: string
  readonly kind: 'server' | 'client' | 'consumer' | 'internal'
  readonly attributes?: Attributes
  /** A trace that began elsewhere, as W3C writes it: that of the request which sent a job. */
  readonly parent?: string | null | undefined
}

export interface OpenSpan {
  /** Runs work whose own spans belong below this one. */
  within<T>(work: () => T): T
  end(result: { readonly attributes?: Attributes; readonly error?: unknown }): void
}

export interface Tracing {
  start(span: SpanStart): OpenSpan
  /** The current span as W3C writes it; null outside of one. */
  traceparent(): string | null
  ids(): { readonly trace_id: string; readonly span_id: string } | null
  close(): Promise<void>
}

/** Null unless an address is given: then nothing of OpenTelemetry is loaded, and each place below costs one comparison. */
let tracing: Tracing | null = null

export const traceparent = (): string | null => tracing?.traceparent() ?? null
export const traceIds = (): object => tracing?.ids() ?? {}

/** Sends spans to a collector from now on. */
export async function openTracing(options: {
  readonly endpoint: string
  readonly role: string
  readonly version: string
}): Promise<() => Promise<void>> {
  const { startOpenTelemetry } = await import('../watch/open-telemetry.ts')
  const opened = startOpenTelemetry(options)
  tracing = opened
  return async () => {
    tracing = null
    await opened.close()
  }
}

/** Runs work as a span of the current trace. */
export async function traced<T>(span: SpanStart, work: () => Promise<T>): Promise<T> {
  if (!tracing) return work()
  const open = tracing.start(span)
  try {
    const result = await open.within(work)
    open.end({})
    return result
  } catch (error) {
    open.end({ error })
    throw error
  }
}

/** Values are sent apart from the statement; what is quoted in it may still come from a row. */
const withoutLiterals = (text: string): string => text.replace(/'(?:[^']|'')*'/g, "'?'").replace(/\s+/g, ' ')

const MAX_STATEMENT = 500

/** A statement of the database. */
export function tracedQuery<T>(text: string, work: () => Promise<T>): Promise<T> {
  if (!tracing) return work()
  const statement = withoutLiterals(text).trim().slice(0, MAX_STATEMENT)
  const operation = statement.split(' ', 1)[0]?.toUpperCase() ?? ''
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': statement }
  return traced({ name: `db ${operation}`, kind: 'client', attributes }, work)
}

declare module 'fastify' {
  interface FastifyRequest {
    span: OpenSpan | null
  }
}

/** Every request is a trace. Addresses are left out: their queries may carry tokens. */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('span', null)
  app.addHook('onRequest', (request, _reply, done) => {
    if (!tracing) return done()
    const { method, id } = request
    const route = request.routeOptions.url ?? 'page'
    const attributes = { 'http.request.method': method, 'http.route': route, 'inkroute.request_id': id }
    request.span = tracing.start({ name: `${method} ${route}`, kind: 'server', attributes })
    request.span.within(done)
  })
  // Reading the body loses the context of the hook before it.
  app.addHook('preValidation', (request, _reply, done) => (request.span ? request.span.within(done) : done()))
  app.addHook('onResponse', async ({ span }, { statusCode }) => {
    const attributes = { 'http.response.status_code': statusCode }
    span?.end({ attributes, ...(statusCode >= 500 ? { error: new Error(`status ${statusCode}`) } : {}) })
  })
}
