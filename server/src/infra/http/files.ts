import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { AppCtx } from '../context.ts'

const contentTypes: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.csv': 'text/csv; charset=utf-8',
  '.zip': 'application/zip',
  '.pdf': 'application/pdf',
}

/** Long enough to begin a download. */
const DIRECT_SECONDS = 300

interface FileQuery {
  readonly expires?: string
  readonly signature?: string
  /** File name for saving. */
  readonly name?: string
}

/** Serves stored objects. They are content-addressed and never change. */
export function addFiles(app: FastifyInstance, ctx: AppCtx): void {
  app.get<{ Params: { '*': string }; Querystring: FileQuery }>('/files/*', async (request, reply) => {
    const key = request.params['*']
    const { expires = '', signature = '', name } = request.query
    const isPublic = /^public\/[\w./-]+$/.test(key)
    const isSigned = /^private\/[\w./-]+$/.test(key) && ctx.storage.verify(key, expires, signature, ctx.clock.now())
    const may_read = (isPublic || isSigned) && !key.includes('..')
    const size = may_read ? await ctx.storage.size(key) : null
    if (size === null) return reply.code(404).type('text/plain').send('not found')
    const type = contentTypes[extname(key)] ?? 'application/octet-stream'
    // What is saved may come from the store itself. Pictures in pages do not: they stay within our content policy.
    const direct = name ? await ctx.storage.directUrl(key, { ttl_seconds: DIRECT_SECONDS, type, name }) : null
    if (direct) return reply.header('cache-control', 'no-store').redirect(direct, 302)
    reply.header('content-length', size)
    reply.header('cache-control', isPublic ? 'public, max-age=31536000, immutable' : 'private, max-age=600')
    // A stored file never runs in our origin, whatever it contains.
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    if (name) reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    return reply.type(type).send(await ctx.storage.stream(key))
  })
}
