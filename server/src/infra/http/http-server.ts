import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { AppError } from '../app-error.ts'
import type { AppCtx } from '../context.ts'
import { answerError } from './answer-error.ts'
import { addSecurityHeaders } from './security.ts'

const BODY_LIMIT_BYTES = 2 * 1024 * 1024
/** Ten thousand Chinese characters in an address take 90 kB; they deserve an answer, not a closed door. */
const HEADER_LIMIT_BYTES = 128 * 1024

/** A bare HTTP server with our manners: request ids, limits, headers, compression, one way to answer an error. */
export async function createHttpServer(ctx: AppCtx): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: ctx.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Read from the right, past our own proxies only: whatever is further left the caller wrote himself.
    trustProxy: ctx.config.trusted_proxies.length > 0 ? [...ctx.config.trusted_proxies] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    http: { maxHeaderSize: HEADER_LIMIT_BYTES },
    // Long enough for a large picture over a slow line; headers must come within a minute in any case.
    requestTimeout: 600_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 512, ignoreTrailingSlash: true },
    ajv: { customOptions: { strict: false } },
  })
  let is_closing = false
  app.addHook('preClose', async () => {
    is_closing = true
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // A connection that was busy when we began to close would otherwise be kept alive, and the end wait for it.
    if (is_closing) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    const entry = { method, path: url.split('?')[0], status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    request.log.info(entry, 'request')
  })
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply))
  app.setNotFoundHandler((request, reply) => answerError(new AppError('not_found'), request, reply))
  // Files for the few endpoints that take one; each says how large it may be.
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  addSecurityHeaders(app, ctx.config)
  await app.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: 1024 })
  return app
}
