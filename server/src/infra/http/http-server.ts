import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { AppError } from '../app-error.ts'
import type { AppCtx } from '../context.ts'
import { traceRequests } from '../trace/trace.ts'
import { usualLimits } from './body/body-limits.ts'
import { limitBodyTime } from './body/body-rate.ts'
import { addFileBodies } from './body/file-bodies.ts'
import { addJsonBodies } from './body/json-body.ts'
import { replyWithError } from './error-reply.ts'
import { loggedPath } from './logged-path.ts'
import { addSecurityHeaders } from './security.ts'

/** Ten thousand Chinese characters in an address take 90 kB; they should get a reply, not a closed connection. */
const HEADER_LIMIT_BYTES = 128 * 1024

/** An HTTP server with request ids, limits, headers, compression and our error replies. */
export async function createHttpServer(ctx: AppCtx): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: ctx.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Only our own proxies count: entries further left were written by the caller.
    trustProxy: ctx.config.trusted_proxies.length > 0 ? [...ctx.config.trusted_proxies] : false,
    bodyLimit: usualLimits.max_bytes,
    http: { maxHeaderSize: HEADER_LIMIT_BYTES },
    // Long enough for a large picture over a slow connection; headers must come within a minute.
    requestTimeout: 600_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 512, ignoreTrailingSlash: true },
    ajv: { customOptions: { strict: false } },
  })
  traceRequests(app)
  let is_closing = false
  app.addHook('preClose', async () => {
    is_closing = true
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // Otherwise a connection that was busy when we began to close would be kept alive and delay the end.
    if (is_closing) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    const entry = { method, path: loggedPath(url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    request.log.info(entry, 'request')
  })
  app.setErrorHandler((error, request, reply) => replyWithError(error, request, reply))
  app.setNotFoundHandler((request, reply) => replyWithError(new AppError('not_found'), request, reply))
  addJsonBodies(app)
  addFileBodies(app, ctx)
  limitBodyTime(app)
  addSecurityHeaders(app, ctx)
  await app.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: 1024 })
  return app
}
