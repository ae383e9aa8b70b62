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
    const size = (isPublic || isSigned) && !key.includes('..') ? await ctx.storage.size(key) : null
    if (size === null) return reply.code(404).type('text/plain').send('not found')
    reply.header('content-length', size)
    reply.header('cache-control', isPublic ? 'public, max-age=31536000, immutable' : 'private, max-age=600')
    // A stored file never runs in our origin, whatever it contains.
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    if (name) reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    return reply.type(contentTypes[extname(key)] ?? 'application/octet-stream').send(ctx.storage.stream(key))
  })
}
