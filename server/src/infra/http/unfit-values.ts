import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'

/** Nobody types it, and neither PostgreSQL nor the file system takes it. */
const NUL = '\u0000'

/** Where a NUL is in an input, as the path of its field; null when nowhere. */
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

/** Refuses addresses that hold a NUL, for pages, files and calls alike, before any route has to think of it. */
export function refuseNulAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!url.includes('%00')) return
    if (url.startsWith('/req/')) throw new AppError('not_found')
    // Outside the API nobody reads our envelope: a cache or a crawler must see the status itself.
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
  })
}

/** What PostgreSQL says of a value that does not fit its type: a number out of range, a NUL, no such date or number. */
const unfit_codes = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05'])

/**
 * Whether the database refused a value as such. Schemas know what a field means, not how wide its column is; whoever
 * sends an id beyond all ids is told that the input is wrong, not that we broke.
 */
export const isUnfitValue = (error: unknown): boolean => {
  const { code, routine } = error as { code?: string; routine?: string }
  return routine !== undefined && unfit_codes.has(code ?? '')
}

const UNIQUE_VIOLATION = '23505'

/** Two requests took the same name or number at once: both found it free, and the database let one have it. */
export const isTaken = (error: unknown): boolean => {
  const { code, routine } = error as { code?: string; routine?: string }
  return routine !== undefined && code === UNIQUE_VIOLATION
}
