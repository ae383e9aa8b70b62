import { createHmac } from 'node:crypto'
import type { Endpoint } from '@inkroute/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { PublicCtx } from '../context.ts'

const MAX_KEY_LENGTH = 200

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
  const scope = ctx.identity ? `user:${ctx.identity.user_id}` : `ip:${ctx.ip}`
  // Keyed, because the body may hold a password: a plain hash at rest would undo the work of argon2.
  const hash = createHmac('sha256', ctx.config.app_secret)
    .update(`${endpoint.method} ${endpoint.path}\n${sortedJson(input)}`)
    .digest('hex')
  const inserted = await sql<{ scope: string }>`
    insert into idempotency_key (scope, key, request_hash) values (${scope}, ${key}, ${hash})
    on conflict (scope, key) do update set request_hash = excluded.request_hash, response = null, created_at = now()
      where idempotency_key.created_at < now() - interval '1 day'
        or (idempotency_key.response is null and idempotency_key.created_at < now() - interval '2 minutes')
    returning scope`.execute(ctx.db)
  if (inserted.rows.length === 0) return replay<T>(ctx, scope, key, hash)
  try {
    const answer = await run()
    await sql`update idempotency_key set response = ${JSON.stringify(answer)}::jsonb
      where scope = ${scope} and key = ${key}`.execute(ctx.db)
    return answer
  } catch (error) {
    await sql`delete from idempotency_key where scope = ${scope} and key = ${key}`.execute(ctx.db)
    throw error
  }
}

async function replay<T>(ctx: PublicCtx, scope: string, key: string, hash: string): Promise<T> {
  const { rows } = await sql<{ request_hash: string; response: T | null }>`
    select request_hash, response from idempotency_key where scope = ${scope} and key = ${key}`.execute(ctx.db)
  const row = rows[0]
  if (row && row.request_hash !== hash) throw new AppError('idempotency_conflict')
  if (!row?.response) throw new AppError('idempotency_running')
  return row.response
}
