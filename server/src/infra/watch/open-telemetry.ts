import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { hostname } from 'node:os'
import {
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { safeError } from '../jobs/job-summary.rules.ts'
import type { OpenSpan, SpanStart, Tracing } from '../trace/trace.ts'

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const

const parentPattern = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

function getContext(parent: string | null | undefined): Context {
  const [, traceId, spanId, flags] = parentPattern.exec(parent ?? '') ?? []
  if (!traceId || !spanId || !flags) return context.active()
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true })
}

function endSpan(span: Span, { attributes, error }: Parameters<OpenSpan['end']>[0]): void {
  if (attributes) span.setAttributes({ ...attributes })
  if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: safeError(String(error)) })
  span.end()
}

interface UndiciRequest {
  readonly origin?: string | URL
  readonly method?: string
}

/** Calls of other services, by whatever client: both publish what they do. Only the host is told, never the address. */
function watchOutgoing(start: (span: SpanStart) => OpenSpan, collector: string): () => void {
  const open = new WeakMap<object, OpenSpan>()
  const begin = (request: object, method: string, host: string) => {
    if (host === collector) return
    const attributes = { 'http.request.method': method, 'server.address': host }
    open.set(request, start({ name: `${method} ${host}`, kind: 'client', attributes }))
  }
  const answered = (request: object, status: number) =>
    open.get(request)?.end({ attributes: { 'http.response.status_code': status } })
  const listeners: Record<string, (message: never) => void> = {
    'undici:request:create': ({ request }: { request: UndiciRequest }) =>
      begin(request, request.method ?? 'GET', new URL(String(request.origin)).host),
    'undici:request:headers': ({ request, response }: { request: object; response: { statusCode: number } }) =>
      answered(request, response.statusCode),
    'undici:request:error': ({ request, error }: { request: object; error: unknown }) =>
      open.get(request)?.end({ error }),
    'http.client.request.start': ({ request }: { request: ClientRequest }) =>
      begin(request, request.method, String(request.getHeader('host') ?? request.host)),
    'http.client.response.finish': ({ request, response }: { request: object; response: { statusCode?: number } }) =>
      answered(request, response.statusCode ?? 0),
    'http.client.request.error': ({ request, error }: { request: object; error: unknown }) =>
      open.get(request)?.end({ error }),
  }
  const entries = Object.entries(listeners).map(([name, listener]) => [name, listener as () => void] as const)
  for (const [name, listener] of entries) subscribe(name, listener)
  return () => {
    for (const [name, listener] of entries) unsubscribe(name, listener)
  }
}

interface Options {
  readonly endpoint: string
  readonly role: string
  readonly version: string
}

/** The official SDK, loaded only where a collector is named. */
export function startOpenTelemetry({ endpoint, role, version }: Options): Tracing {
  const contexts = new AsyncLocalStorageContextManager().enable()
  context.setGlobalContextManager(contexts)
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'inkroute',
      'service.version': version,
      'service.instance.id': hostname(),
      'inkroute.role': role,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('inkroute')
  const start = ({ name, kind, attributes, parent }: SpanStart): OpenSpan => {
    const outer = getContext(parent)
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes: { ...attributes } }, outer)
    const inner = trace.setSpan(outer, span)
    return { within: (work) => context.with(inner, work), end: (result) => endSpan(span, result) }
  }
  const stopWatching = watchOutgoing(start, new URL(endpoint).host)
  const current = () => trace.getSpanContext(context.active())
  return {
    start,
    traceparent() {
      const found = current()
      if (!found) return null
      const is_sampled = (found.traceFlags & TraceFlags.SAMPLED) !== 0
      return `00-${found.traceId}-${found.spanId}-${is_sampled ? '01' : '00'}`
    },
    ids() {
      const found = current()
      return found ? { trace_id: found.traceId, span_id: found.spanId } : null
    },
    async close() {
      stopWatching()
      await provider.shutdown()
      context.disable()
    },
  }
}
