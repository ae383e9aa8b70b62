import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { currentContentVersion } from '../content-version.ts'
import type { AppCtx } from '../context.ts'
import { contentPolicy } from '../http/security.ts'
import { createPageStore } from './page-store.ts'
import { packedBody, type RenderedPage, toRenderedPage } from './rendered-page.ts'
import { isRouteQuestion, keepRouteAnswers } from './route-parts.ts'

const webRoot = join(import.meta.dirname, '..', '..', '..', '..', 'web')
const MAX_KEPT_BYTES = 96 * 1024 * 1024

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

type Render = (url: string, visitor: string) => Promise<RenderedPage>

/** Tells our own calls apart: a refusal that may be gone in a moment makes a page that should not be kept. */
const isPassing = (status: number) => status === 429 || status >= 500

async function loadRenderer(app: FastifyInstance, origin: string): Promise<Render> {
  const build = (await import(pathToFileURL(join(webRoot, 'build', 'server', 'index.js')).href)) as WebBuild
  const handle = createRequestHandler(build, 'production')
  return async (url, visitor) => {
    let is_whole = true
    const call: PageContext['call'] = async (method, path, body, headers) => {
      const payload = body === undefined ? {} : { payload: body as object }
      // Calls for a page count against its visitor's limits, not against one address shared by all visitors.
      const answer = await app.inject({
        method: method as 'GET',
        url: path,
        headers,
        remoteAddress: visitor,
        ...payload,
      })
      if (isPassing(answer.statusCode)) is_whole = false
      return answer.body
    }
    const nonce = randomBytes(16).toString('base64')
    const context = new RouterContextProvider()
    context.set(build.entry.module.pageContext, { nonce, origin, call })
    return toRenderedPage(await handle(new Request(new URL(url, origin)), context), nonce, is_whole)
  }
}

async function send(request: FastifyRequest, reply: FastifyReply, page: RenderedPage, secure: boolean) {
  reply.headers(page.headers)
  if (page.script_hashes.length > 0) reply.header('content-security-policy', contentPolicy(secure, page.script_hashes))
  reply.headers({ etag: page.etag, vary: 'accept-encoding' })
  if (page.status === 200) reply.header('cache-control', 'public, no-cache')
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const { body, encoding } = await packedBody(page, String(request.headers['accept-encoding'] ?? ''))
  if (encoding) reply.header('content-encoding', encoding)
  return reply.code(page.status).send(body)
}

/** Drafts are shown to the staff who wrote them, never kept. */
const isPreview = (url: string) => /[?&]preview[=&]?/.test(url)

/** Serves the built web app: hashed files for ever, pages through React Router on the server. */
export async function serveWeb(app: FastifyInstance, ctx: AppCtx): Promise<void> {
  const origin = ctx.config.public_url
  const secure = origin.startsWith('https:')
  const render = await loadRenderer(app, origin)
  const routeAnswer = keepRouteAnswers(render)
  const pages = createPageStore({
    render,
    version: () => currentContentVersion(ctx),
    now_ms: () => ctx.clock.now().getTime(),
    max_bytes: MAX_KEPT_BYTES,
  })
  await app.register(fastifyStatic, {
    root: join(webRoot, 'build', 'client'),
    wildcard: false,
    index: false,
    setHeaders(reply, path) {
      const forever = path.includes('/assets/')
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  // A wildcard route, not the not-found handler: that one answers unknown calls below /req.
  app.get('/*', async (request, reply) => {
    const { url } = request
    if (url.startsWith('/req/')) return reply.callNotFound()
    if (isRouteQuestion(url)) return send(request, reply, await routeAnswer(url, request.ip), secure)
    if (isPreview(url)) return send(request, reply, await render(url, request.ip), secure)
    return send(request, reply, await pages.get(url, request.ip), secure)
  })
}
