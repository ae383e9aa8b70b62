import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'

/** Neither PostgreSQL nor the file system accepts it. */
const NUL = '\u0000'

/** The path of the first field that contains a NUL, or null. */
export function fieldWithNul(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes(NUL) ? path : null
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return null
  for (const [name, part] of Object.entries(value)) {
    if (name.includes(NUL)) return path
    const found = fieldWithNul(part, path === '' ? name : `${path}.${name}`)
    if (found !== null) return found
  }
  return null
}

/** Rejects addresses that contain a NUL before any route sees them. */
export function rejectNulAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!url.includes('%00')) return
    if (url.startsWith('/req/')) throw new AppError('not_found')
    // Outside the API there is no envelope: caches and crawlers look at the status.
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
  })
}
