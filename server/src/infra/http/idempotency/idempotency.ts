import { createHash, createHmac, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Endpoint } from '@inkroute/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { PublicCtx } from '../../context.ts'
import { withCommitHook } from '../../db/commit-hook.ts'
import { seal, unsealWithAny } from '../../settings/sealed.ts'
import { requireRoomForRow } from '../../strangers/stranger-rows.queries.ts'
import {
  claimKey,
  committing,
  endLease,
  findKey,
  freeKey,
  isClaimLost,
  keepAnswer,
  RENEW_MS,
  renewClaim,
} from './idempotency.queries.ts'

const MAX_KEY_LENGTH = 200
const RELEASE_EVERY_MS = 500
const RELEASE_TRIES = 60

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

interface Call<C, A extends { readonly data: unknown }> {
  readonly ctx: C
  readonly endpoint: Endpoint
  readonly request: FastifyRequest
  readonly input: unknown
  /** Runs the verb; its writes through this context are committed together with the key. */
  readonly run: (ctx: C) => Promise<unknown>
  /** The reply for the result of the verb. */
  readonly answerOf: (data: unknown) => A
}

interface Slot {
  readonly scope: string
  readonly key_hash: string
  readonly request_hash: string
  readonly claim: string
}

function slotFor(
  { ctx, endpoint, input }: Pick<Call<PublicCtx, never>, 'ctx' | 'endpoint' | 'input'>,
  key: string,
): Slot {
  return {
    scope: ctx.identity ? `user:${ctx.identity.user_id}` : `ip:${ctx.ip}`,
    key_hash: sha256(key),
    // Keyed, because the body may hold a password: a plain hash at rest would undo the work of argon2.
    request_hash: createHmac('sha256', ctx.config.app_secret)
      .update(`${endpoint.method} ${endpoint.path}\n${sortedJson(input)}`)
      .digest('hex'),
    claim: randomUUID(),
  }
}

/** The reply stored for a key that another request holds or has used. */
async function replay<A>({ db, config }: PublicCtx, slot: Slot, purpose: string): Promise<A> {
  const kept = await findKey(db, slot)
  if (kept && kept.request_hash !== slot.request_hash) throw new AppError('idempotency_conflict')
  const is_running = !kept || (!kept.is_answered && (kept.is_leased || !kept.is_committed))
  if (is_running) throw new AppError('idempotency_running')
  // Its process died after the commit, and the commit did not contain the whole reply.
  if (!kept.response) throw new AppError('idempotency_unknown')
  const text = unsealWithAny(config, purpose, kept.response)
  if (text === null) throw new AppError('idempotency_unknown')
  return JSON.parse(text) as A
}

/**
 * A retry need not wait for the lease of what has failed. Where it failed because the database went away, the key is freed
 * when that is back.
 */
async function releaseKey({ db, log }: PublicCtx, slot: Slot, even_committed: boolean): Promise<void> {
  const release = async () => {
    await freeKey(db, slot, even_committed)
    await endLease(db, slot)
  }
  const releaseLater = async () => {
    for (let tries = 0; tries < RELEASE_TRIES; tries++) {
      await wait(RELEASE_EVERY_MS, undefined, { ref: false })
      const is_released = await release().then(
        () => true,
        () => false,
      )
      if (is_released) return
    }
  }
  try {
    await release()
  } catch (error) {
    log.error({ err: error }, 'an idempotency key could not be freed')
    void releaseLater()
  }
}

/**
 * Runs the verb under a claimed key. Every transaction it commits marks the key as used in the same commit and stores its
 * result if that is a reply of this endpoint: if we die before replying, a retry with this key gets it, and nothing
 * happens twice.
 */
async function runClaimed<C extends PublicCtx, A extends { readonly data: unknown }>(
  { ctx, endpoint, run, answerOf }: Call<C, A>,
  slot: Slot,
  purpose: string,
): Promise<A> {
  const sealed = (answer: A) => seal(ctx.config.app_secret, purpose, JSON.stringify(answer))
  let is_over = false
  let committed: unknown
  const db = withCommitHook(ctx.db, (result) => {
    if (is_over) return null
    const is_reply = result !== undefined && endpoint.reply.safeParse(result).success
    committed = is_reply ? result : undefined
    return { query: committing(slot, is_reply ? sealed(answerOf(result)) : null) }
  })
  const renewing = setInterval(() => renewClaim(ctx.db, slot).catch(() => {}), RENEW_MS).unref()
  try {
    const data = await run({ ...ctx, db })
    const answer = answerOf(data)
    const is_kept = data !== undefined && data === committed
    // The work is done, so the caller gets the reply even if it cannot be stored.
    const keep = async () =>
      (is_kept && (await keepAnswer(ctx.db, slot, null))) || keepAnswer(ctx.db, slot, sealed(answer))
    await keep().catch((error) => ctx.log.error({ err: error }, 'an answer could not be kept for retries'))
    return answer
  } catch (error) {
    // A refusal frees the key, so that the caller may correct the input, even if it committed something, such as the count
    // of failed logins. After any other failure only the key itself knows what was committed.
    await releaseKey(ctx, slot, error instanceof AppError && committed === undefined)
    throw isClaimLost(error) ? new AppError('idempotency_running') : error
  } finally {
    is_over = true
    clearInterval(renewing)
  }
}

/**
 * With an `Idempotency-Key` a write happens once: the first answer is kept a day and replayed to every retry.
 * A refusal is not kept, so the caller may correct the input and try again with the same key.
 */
export async function replayOrRun<C extends PublicCtx, A extends { readonly data: unknown }>(
  call: Call<C, A>,
): Promise<A> {
  const key = call.request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '' || key.length > MAX_KEY_LENGTH) {
    if (call.endpoint.moves_money === 'keyed') throw new AppError('idempotency_key_needed')
    return call.answerOf(await call.run(call.ctx))
  }
  if (!call.ctx.identity) await requireRoomForRow(call.ctx, 'idempotency_key')
  const slot = slotFor(call, key)
  // Replies may contain tokens: encrypted with the caller's key, they are useless to a reader of the table.
  const purpose = `idempotency:${key}`
  const is_ours = await claimKey(call.ctx.db, slot).catch(async (error: unknown) => {
    // It may be claimed all the same, with nobody to work under it.
    await releaseKey(call.ctx, slot, false)
    throw error
  })
  if (!is_ours) return replay(call.ctx, slot, purpose)
  return runClaimed(call, slot, purpose)
}
