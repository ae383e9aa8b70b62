import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'

const webRoot = join(import.meta.dirname, '..', '..', '..', '..', 'web')

/** What a server-rendered page may ask of us; `web/src/app/server-context.ts` reads the same key. */
export interface PageContext {
  readonly nonce: string
  readonly origin: string
  /** Calls an endpoint in this process, without the network. */
  readonly call: (method: string, path: string, body: unknown, headers: Record<string, string>) => Promise<string>
}

interface WebBuild extends ServerBuild {
  readonly entry: ServerBuild['entry'] & { module: { pageContext: import('react-router').RouterContext<PageContext> } }
}

function toRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  const controller = new AbortController()
  request.raw.once('close', () => controller.abort())
  return new Request(new URL(request.url, origin), { method: request.method, headers, signal: controller.signal })
}

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  if (!response.body) return reply.send('')
  return reply.send(Readable.fromWeb(response.body as import('node:stream/web').ReadableStream))
}

/** Serves the built web app: hashed files for ever, pages through React Router on the server. */
export async function serveWeb(app: FastifyInstance, origin: string): Promise<void> {
  const build = (await import(pathToFileURL(join(webRoot, 'build', 'server', 'index.js')).href)) as WebBuild
  const handle = createRequestHandler(build, 'production')
  await app.register(fastifyStatic, {
    root: join(webRoot, 'build', 'client'),
    wildcard: false,
    index: false,
    setHeaders(reply, path) {
      const forever = path.includes('/assets/')
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  // Calls for a page count against its visitor's limits, not against one address shared by all visitors.
  const callFor =
    (remoteAddress: string): PageContext['call'] =>
    async (method, path, body, headers) => {
      const payload = body === undefined ? {} : { payload: body as object }
      const answer = await app.inject({ method: method as 'GET', url: path, headers, remoteAddress, ...payload })
      return answer.body
    }
  // A wildcard route, not the not-found handler: that one answers unknown calls below /req.
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/req/')) return reply.callNotFound()
    const context = new RouterContextProvider()
    context.set(build.entry.module.pageContext, { nonce: request.csp_nonce, origin, call: callFor(request.ip) })
    const response = await handle(toRequest(request, origin), context)
    return send(reply, response)
  })
}
