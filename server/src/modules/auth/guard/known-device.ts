import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AppCtx } from '../../../infra/context.ts'
import { derivedKey } from '../../../infra/derived-key.ts'

const LIFETIME_MS = 180 * 24 * 60 * 60_000
const ID_BYTES = 9
const TOKEN = /^(\d+)\.([\w-]{12})\.(\d+)\.([\w-]{43})$/

const sign = (ctx: AppCtx, text: string): Buffer =>
  createHmac('sha256', derivedKey(ctx.config.app_secret, 'known-device')).update(text).digest()

/** Proves later that this person has logged in from this browser before. It opens nothing by itself. */
export function newDeviceToken(ctx: AppCtx, user_id: number): string {
  const text = `${user_id}.${randomBytes(ID_BYTES).toString('base64url')}.${ctx.clock.now().getTime()}`
  return `${text}.${sign(ctx, text).toString('base64url')}`
}

interface Person {
  readonly id: number
  readonly password_changed_at: string | null
}

/**
 * What guesses from a browser are counted under that this person is known to use; null for any other. A new password
 * makes all browsers strangers: one that knew the old password could have collected any number of these tokens.
 */
export function deviceSubject(ctx: AppCtx, token: string | undefined, person: Person | undefined): string | null {
  const [, owner, id, issued_ms, signature = ''] = TOKEN.exec(token ?? '') ?? []
  if (!person || Number(owner) !== person.id) return null
  if (ctx.clock.now().getTime() - Number(issued_ms) > LIFETIME_MS) return null
  if (person.password_changed_at && Number(issued_ms) < Date.parse(person.password_changed_at)) return null
  const is_ours = timingSafeEqual(sign(ctx, `${owner}.${id}.${issued_ms}`), Buffer.from(signature, 'base64url'))
  return is_ours ? `device:${owner}.${id}` : null
}
