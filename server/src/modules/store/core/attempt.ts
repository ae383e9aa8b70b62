import { createHash, randomBytes } from 'node:crypto'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { seal, unseal } from '../../../infra/settings/sealed.ts'
import { type AttemptRecord, findAttempt, insertAttempt, keepKeys } from './auth.queries.ts'

const TTL_MS = 30 * 60_000
const PURPOSE = 'store-auth-attempt'

export const toHash = (state: string): string => createHash('sha256').update(state).digest('hex')

interface NewAttempt {
  readonly platform: number
  readonly store_id: number | null
  readonly shop_domain: string
  readonly region: string
  readonly return_origin: string
}

/** A seller leaves for the platform. The state is a secret between their browser and us; only its hash is kept. */
export async function beginAttempt(ctx: SellerCtx, attempt: NewAttempt) {
  const state = randomBytes(24).toString('base64url')
  const code_verifier = randomBytes(48).toString('base64url')
  const expires_at = new Date(ctx.clock.now().getTime() + TTL_MS).toISOString()
  await insertAttempt(ctx.db, {
    seller_id: ctx.seller.id,
    user_id: ctx.identity.user_id,
    ...attempt,
    expires_at,
    state_hash: toHash(state),
    sealed: seal(ctx.config.app_secret, PURPOSE, code_verifier),
  })
  const code_challenge = createHash('sha256').update(code_verifier).digest('base64url')
  return { state, code_challenge }
}

export const getVerifier = (ctx: AppCtx, attempt: AttemptRecord): string =>
  unseal(ctx.config.app_secret, PURPOSE, attempt.sealed)

export const findKeys = (ctx: AppCtx, { sealed_keys }: AttemptRecord): Record<string, string> | null =>
  sealed_keys ? JSON.parse(unseal(ctx.config.app_secret, PURPOSE, sealed_keys)) : null

/** Stores keys posted by a site for a pending authorisation. False when there is none. */
export async function takeKeyPost(
  ctx: AppCtx,
  platform: number,
  { state, fields }: { readonly state: string; readonly fields: Record<string, string> },
): Promise<boolean> {
  const attempt = await findAttempt(ctx.db, toHash(state))
  if (attempt?.platform !== platform) return false
  const sealed = seal(ctx.config.app_secret, PURPOSE, JSON.stringify(fields))
  return keepKeys(ctx.db, attempt.seller_id, attempt.id, sealed, ctx.clock.now().toISOString())
}
