import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { Brand } from '@inkroute/contract/company/company'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import { projectRoot } from '../../config/config.ts'
import { AppError } from '../app-error.ts'
import { currentBrand } from '../company/company.ts'
import type { AppCtx } from '../context.ts'
import { currentContentVersion } from '../events/content-version.ts'
import { packedBody, type RenderedPage, toRenderedPage } from '../http/rendered-page.ts'
import { contentPolicy } from '../http/security.ts'
import type { RateLimiter } from '../strangers/rate-limit.ts'
import { createPageStore } from './page-store.ts'
import { cacheManifests, isManifestRequest } from './route-manifest.ts'

const webRoot = join(projectRoot, 'web')
const MAX_KEPT_BYTES = 96 * 1024 * 1024

/** What a server-rendered page can use; `web/src/app/server-context.ts` reads the same key. */
export interface PageContext {
  readonly nonce: string
  readonly origin: string
  /** In which prices are also shown to this visitor. */
  readonly currency: string
  /** Calls an endpoint in this process, without the network. */
  readonly call: (method: string, path: string, body: unknown, headers: Record<string, string>) => Promise<string>
}

interface WebBuild extends ServerBuild {
  readonly entry: ServerBuild['entry'] & {
    module: {
      pageContext: import('react-router').RouterContext<PageContext>
      /** The address without what the page does not read, see `web/src/pages/public/page-address.ts`. */
      pageAddress: (url: string) => string
      /** One brand for all pages; set before each rendering because staff may have changed it. */
      setBrand: (brand: Brand) => void
      /** The currency of the visitor with these cookies, see `web/src/shared/currency/currency.ts`. */
      currencyIn: (cookies: string, brand: Pick<Brand, 'currencies'>, languages?: string) => string
    }
  }
}

interface Renderer {
  /** Without a currency, the page is that of a visitor who has chosen none. */
  readonly render: (url: string, currency?: string) => Promise<RenderedPage>
  /** The visitor's currency where it is not the usual one. */
  readonly otherCurrency: (visitor: IncomingHttpHeaders) => Promise<string>
  readonly addressOf: (url: string) => string
}

/** A temporary failure of one of our own calls: the page must not be cached. */
const isPassing = (status: number) => status === 429 || status >= 500

/** The error shown when a page failed because a call did: busy or unavailable, not broken. */
function findCause(status: number, failed: ReadonlySet<number>): AppError | null {
  if (status < 500) return null
  if (failed.has(503)) return new AppError('database_away')
  return failed.has(429) ? new AppError('too_many_requests', { seconds: 60 }) : null
}

/** What renders pages. It takes a part of a second, so a start does it while it waits for the database. */
export async function loadPages() {
  // Not at the top: React decides when it is loaded how it works, and `config.ts` has to come first.
  const { createRequestHandler, RouterContextProvider } = await import('react-router')
  const build = (await import(pathToFileURL(join(webRoot, 'build', 'server', 'index.js')).href)) as WebBuild
  return { createRequestHandler, RouterContextProvider, build }
}

async function loadRenderer(app: FastifyInstance, ctx: AppCtx): Promise<Renderer> {
  const { createRequestHandler, RouterContextProvider, build } = await loadPages()
  const origin = ctx.config.public_url
  const { pageContext, pageAddress, setBrand, currencyIn } = build.entry.module
  const handle = createRequestHandler(build, 'production')
  const render: Renderer['render'] = async (url, currency) => {
    const failed = new Set<number>()
    const call: PageContext['call'] = async (method, path, body, headers) => {
      const payload = body === undefined ? {} : { payload: body as object }
      // Not rate limited: the page itself was.
      const answer = await app.inject({ method: method as 'GET', url: path, headers, ...payload })
      if (isPassing(answer.statusCode)) failed.add(answer.statusCode)
      return answer.body
    }
    const brand = await currentBrand(ctx)
    setBrand(brand)
    const nonce = randomBytes(16).toString('base64')
    const context = new RouterContextProvider()
    context.set(pageContext, { nonce, origin, call, currency: currency ?? currencyIn('', brand) })
    const page = await toRenderedPage(
      await handle(new Request(new URL(url, origin)), context),
      nonce,
      failed.size === 0,
    )
    const cause = findCause(page.status, failed)
    if (cause) throw cause
    return page
  }
  const otherCurrency: Renderer['otherCurrency'] = async ({ cookie = '', 'accept-language': languages = '' }) => {
    const brand = await currentBrand(ctx)
    const chosen = currencyIn(cookie, brand, languages)
    return chosen === currencyIn('', brand) ? '' : chosen
  }
  return { render, otherCurrency, addressOf: pageAddress }
}

type PagePolicy = (scripts: readonly string[]) => string

async function send(request: FastifyRequest, reply: FastifyReply, page: RenderedPage, policy: PagePolicy) {
  reply.headers(page.headers)
  if (page.script_hashes.length > 0) reply.header('content-security-policy', policy(page.script_hashes))
  reply.headers({ etag: page.etag, vary: 'accept-encoding' })
  if (page.status === 200) reply.header('cache-control', 'public, no-cache')
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const { body, encoding } = await packedBody(page, String(request.headers['accept-encoding'] ?? ''))
  if (encoding) reply.header('content-encoding', encoding)
  return reply.code(page.status).send(body)
}

/** Drafts are shown to staff and never cached. */
const isPreview = (url: string) => /[?&]preview[=&]?/.test(url)

/** Visitors with another currency than the usual one have their own copies of a page. */
const getKey = (address: string, currency: string) => (currency ? `${currency} ${address}` : address)

function getPage(key: string): [address: string, currency: string | undefined] {
  const [, currency, address = key] = /^([A-Z]{3}) (.*)$/s.exec(key) ?? []
  return [address, currency]
}

const isRedirect = ({ status }: RenderedPage) => status >= 300 && status < 400

/** Serves the built web app: hashed files with unlimited caching, pages rendered by React Router. */
export async function serveWeb({
  http: app,
  ctx,
  limits,
}: {
  http: FastifyInstance
  ctx: AppCtx
  limits: RateLimiter
}) {
  const origin = ctx.config.public_url
  const policy: PagePolicy = (scripts) =>
    contentPolicy(origin.startsWith('https:'), scripts, ctx.storage.direct_origins)
  const { render, otherCurrency, addressOf } = await loadRenderer(app, ctx)
  const admit = (visitor: string) => limits.count('render', visitor)
  const renderFor = async (url: string, visitor: string, currency?: string) => {
    admit(visitor)
    return render(url, currency)
  }
  const routeAnswer = cacheManifests(renderFor)
  const pages = createPageStore({
    render: (key) => render(...getPage(key)),
    admit,
    version: () => currentContentVersion(ctx),
    now_ms: () => ctx.clock.now().getTime(),
    max_bytes: MAX_KEPT_BYTES,
  })
  const pageFor = async (url: string, visitor: string, currency: string): Promise<RenderedPage> => {
    if (isManifestRequest(url)) return routeAnswer(url, visitor)
    if (isPreview(url) || url.startsWith('/__manifest')) return renderFor(url, visitor, currency || undefined)
    const address = addressOf(url)
    const page = await pages.get(getKey(address, currency), visitor)
    // Parameters the page ignores may be meant for the target of its redirect.
    return isRedirect(page) && address !== url ? render(url, currency || undefined) : page
  }
  const files = (folder: string, max_age: string) => ({
    root: join(webRoot, 'build', 'client', folder),
    index: false as const,
    // The build packs the files of public pages, see `web/build-plugins/packed-files.ts`.
    preCompressed: true,
    setHeaders: (reply: FastifyReply) => void reply.header('cache-control', `public, max-age=${max_age}`),
  })
  // Hundreds of files with their hash in the name; a route for each would take a second of every start.
  await app.register(fastifyStatic, { ...files('assets', '31536000, immutable'), prefix: '/assets/' })
  await app.register(fastifyStatic, {
    ...files('', '3600'),
    decorateReply: false,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br'],
  })
  // A wildcard route, because the not-found handler answers unknown calls below /req.
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/req/')) return reply.callNotFound()
    const currency = await otherCurrency(request.headers)
    return send(request, reply, await pageFor(request.url, request.ip, currency), policy)
  })
}
