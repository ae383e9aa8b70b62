import { createHash, createHmac } from 'node:crypto'
import type { Endpoint } from '@inkroute/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { PublicCtx } from '../context.ts'
import { seal, unseal } from '../sealed.ts'
import { claimKey, findKey, freeKey, keepAnswer } from './idempotency.queries.ts'

const MAX_KEY_LENGTH = 200

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

/**
 * With an `Idempotency-Key` a write happens once: the first answer is kept a day and replayed to every retry.
 * A refusal is not kept, so the caller may mend the input and try again with the same key.
 */
export async function replayOrRun<T>(
  ctx: PublicCtx,
  endpoint: Endpoint,
  request: FastifyRequest,
  input: unknown,
  run: () => Promise<T>,
): Promise<T> {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '' || key.length > MAX_KEY_LENGTH) return run()
  const slot = {
    scope: ctx.identity ? `user:${ctx.identity.user_id}` : `ip:${ctx.ip}`,
    key_hash: sha256(key),
    // Keyed, because the body may hold a password: a plain hash at rest would undo the work of argon2.
    request_hash: createHmac('sha256', ctx.config.app_secret)
      .update(`${endpoint.method} ${endpoint.path}\n${sortedJson(input)}`)
      .digest('hex'),
  }
  // Answers may carry tokens: sealed with the caller's own key, they are of no use to a reader of the table.
  const purpose = `idempotency:${key}`
  if (!(await claimKey(ctx.db, slot))) {
    const kept = await findKey(ctx.db, slot)
    if (kept && kept.request_hash !== slot.request_hash) throw new AppError('idempotency_conflict')
    if (!kept?.response) throw new AppError('idempotency_running')
    return JSON.parse(unseal(ctx.config.app_secret, purpose, kept.response)) as T
  }
  try {
    const answer = await run()
    await keepAnswer(ctx.db, slot, seal(ctx.config.app_secret, purpose, JSON.stringify(answer)))
    return answer
  } catch (error) {
    await freeKey(ctx.db, slot)
    throw error
  }
}
