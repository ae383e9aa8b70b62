import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { derivedKey } from '../../../infra/derived-key.ts'
import { insertPass, markPassForSms, spendPass } from './captcha.queries.ts'
import type { CaptchaProof, CaptchaProvider } from './captcha-provider.ts'

const PASS_LIFETIME_MS = 10 * 60_000

const sign = (ctx: AppCtx, { sessionId, token, scene }: Omit<CaptchaProof, 'sig'>): Buffer =>
  createHmac('sha256', derivedKey(ctx.config.app_secret, 'captcha')).update(`${scene}\n${sessionId}\n${token}`).digest()

/** A pass for a solved puzzle, good for one form of its scene. */
export async function issuePass(
  ctx: AppCtx,
  scene: CaptchaProof['scene'],
): Promise<CaptchaProof & { expires_at: string }> {
  const sessionId = randomUUID()
  const token = randomBytes(16).toString('base64url')
  const expires_at = new Date(ctx.clock.now().getTime() + PASS_LIFETIME_MS).toISOString()
  await insertPass(ctx.db, { id: sessionId, scene, expires_at })
  return { sessionId, token, scene, sig: sign(ctx, { sessionId, token, scene }).toString('base64url'), expires_at }
}

function isGenuine(ctx: AppCtx, proof: CaptchaProof): boolean {
  const given = Buffer.from(proof.sig, 'base64url')
  const expected = sign(ctx, proof)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  return z.uuid().safeParse(proof.sessionId).success
}

export const puzzleProvider: CaptchaProvider = {
  redeem: async (ctx, proof) =>
    isGenuine(ctx, proof) && spendPass(ctx.db, proof.sessionId, proof.scene, ctx.clock.now()),
  redeemForSms: async (ctx, proof) =>
    isGenuine(ctx, proof) && markPassForSms(ctx.db, proof.sessionId, proof.scene, ctx.clock.now()),
}
