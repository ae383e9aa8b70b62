import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppCtx } from '../context.ts'
import { currentContentVersion } from '../events/content-version.ts'
import type { Module, PublicAddress } from '../module/module.ts'
import { MAX_ADDRESSES_PER_FILE, robotsText, sitemapIndexXml, sitemapXml } from './sitemap.ts'

interface Known {
  readonly version: number
  readonly addresses: Promise<PublicAddress[]>
}

async function collect(ctx: AppCtx, modules: readonly Module[]): Promise<PublicAddress[]> {
  const lists = await Promise.all(modules.map((module) => module.addresses?.(ctx) ?? []))
  const byPath = new Map(lists.flat().map((address) => [address.path, address]))
  return [...byPath.values()]
}

/** `/robots.txt` and `/sitemap.xml` with every public page in both languages, rebuilt when content changes. */
export function addSearchEngineFiles(app: FastifyInstance, ctx: AppCtx, modules: readonly Module[]): void {
  const origin = ctx.config.public_url
  let known: Known | undefined
  const addresses = async () => {
    const version = await currentContentVersion(ctx)
    if (known?.version !== version) known = { version, addresses: collect(ctx, modules) }
    return known.addresses.catch((error: unknown) => {
      known = undefined
      throw error
    })
  }
  const xml = (reply: FastifyReply, body: string) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(body)

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robotsText(origin)),
  )
  app.get('/sitemap.xml', async (_request, reply) => {
    const all = await addresses()
    if (all.length <= MAX_ADDRESSES_PER_FILE) return xml(reply, sitemapXml(origin, all))
    return xml(reply, sitemapIndexXml(origin, Math.ceil(all.length / MAX_ADDRESSES_PER_FILE)))
  })
  app.get<{ Params: { place: string } }>('/sitemap-:place(^\\d{1,4}).xml', async (request, reply) => {
    const from = (Number(request.params.place) - 1) * MAX_ADDRESSES_PER_FILE
    const part = (await addresses()).slice(Math.max(0, from), Math.max(0, from) + MAX_ADDRESSES_PER_FILE)
    if (from < 0 || part.length === 0) return reply.code(404).type('text/plain').send('')
    return xml(reply, sitemapXml(origin, part))
  })
}
