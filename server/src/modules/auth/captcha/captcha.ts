import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type * as contract from '@inkroute/contract/auth/auth'
import type { CaptchaProof as Proof } from '@inkroute/contract/auth/auth'
import type { captchaScenes } from '@inkroute/contract/codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { z } from 'zod'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, PublicCtx } from '../../../infra/context.ts'
import { derivedKey } from '../../../infra/derived-key.ts'
import { requireRoomForRow } from '../../../infra/strangers/stranger-rows.queries.ts'
import { findUserByLogin } from '../../account/account.ts'
import { countFailures, insertFailures } from '../guard/login-guard.queries.ts'
import { accountSubject, addressSubject, FAILURE_WINDOW_MS } from '../guard/login-guard.rules.ts'
import { puzzleWork } from '../guard/login-guard.ts'
import { insertChallenge, insertPass, markPassForSms, spendPass, takeChallenge } from './captcha.queries.ts'
import { drawPuzzle, PICTURE_HEIGHT_PX, PICTURE_WIDTH_PX } from './draw-puzzle.ts'
import { PIECE_PX } from './puzzle-shape.ts'
import { isTraceTooLong, judgeSlide } from './trace.rules.ts'

type CaptchaProof = z.infer<typeof Proof>

/**
 * Verifies a solved captcha. Ours draws the puzzle itself; a commercial one (Aliyun) draws in the browser and is asked
 * here whether the four fields are genuine and unspent.
 */
interface CaptchaProvider {
  /** True once per proof; false if it is forged, spent, expired or cost too little. */
  redeem(ctx: AppCtx, proof: CaptchaProof, work_bits: number): Promise<boolean>
  /** Allows one SMS. The form that takes the code may redeem the same proof again. */
  redeemForSms(ctx: AppCtx, proof: CaptchaProof): Promise<boolean>
}

/** A blind guess succeeds about once in seventeen, so this many misses are suspicious. */
const MAX_MISSES = 20

const getSubject = (ctx: PublicCtx): string => `captcha:${addressSubject(ctx.ip)}`

const noteMiss = (ctx: PublicCtx) => insertFailures(ctx.db, [getSubject(ctx)], ctx.clock.now())

async function refuseManyMisses(ctx: PublicCtx): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - FAILURE_WINDOW_MS)
  if ((await countFailures(ctx.db, getSubject(ctx), since)) < MAX_MISSES) return
  throw new AppError('too_many_requests', { seconds: FAILURE_WINDOW_MS / 1000 })
}

const PASS_LIFETIME_MS = 10 * 60_000

const sign = (ctx: AppCtx, { sessionId, token, scene }: Omit<CaptchaProof, 'sig'>): Buffer =>
  createHmac('sha256', derivedKey(ctx.config.app_secret, 'captcha')).update(`${scene}\n${sessionId}\n${token}`).digest()

/** A pass for a solved puzzle, good for one form of its scene. */
async function issuePass(
  ctx: AppCtx,
  scene: CaptchaProof['scene'],
  work_bits: number,
): Promise<CaptchaProof & { expires_at: string }> {
  const sessionId = randomUUID()
  const token = randomBytes(16).toString('base64url')
  const expires_at = new Date(ctx.clock.now().getTime() + PASS_LIFETIME_MS).toISOString()
  await insertPass(ctx.db, { id: sessionId, scene, work_bits, expires_at })
  return { sessionId, token, scene, sig: sign(ctx, { sessionId, token, scene }).toString('base64url'), expires_at }
}

function isGenuine(ctx: AppCtx, proof: CaptchaProof): boolean {
  const given = Buffer.from(proof.sig, 'base64url')
  const expected = sign(ctx, proof)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  return z.uuid().safeParse(proof.sessionId).success
}

const puzzleProvider: CaptchaProvider = {
  redeem: async (ctx, proof, work_bits) =>
    isGenuine(ctx, proof) && spendPass(ctx.db, { id: proof.sessionId, scene: proof.scene, work_bits }, ctx.clock.now()),
  redeemForSms: async (ctx, proof) =>
    isGenuine(ctx, proof) && markPassForSms(ctx.db, proof.sessionId, proof.scene, ctx.clock.now()),
}

/** The captcha fields of a form, all optional. */
export type MaybeProof = { [K in keyof CaptchaProof]?: CaptchaProof[K] | undefined }

const provider: CaptchaProvider = puzzleProvider

/** Redeems the proof of a form. False if there is none; throws if it is invalid. */
export async function redeemCaptcha(
  ctx: AppCtx,
  fields: MaybeProof,
  scene: CaptchaProof['scene'],
  use: 'redeemForSms' | { readonly work_bits: number } = { work_bits: 0 },
): Promise<boolean> {
  const { sessionId, sig, token } = fields
  if (!sessionId || !sig || !token) return false
  const proof = { sessionId, sig, token, scene }
  const redeem = () =>
    use === 'redeemForSms' ? provider.redeemForSms(ctx, proof) : provider.redeem(ctx, proof, use.work_bits)
  const is_good = fields.scene === scene && (await redeem())
  if (!is_good) throw new AppError('captcha_expired')
  return true
}

const CHALLENGE_LIFETIME_MS = 5 * 60_000

export async function getCaptcha(
  ctx: PublicCtx,
  input: Input<typeof contract.getCaptcha>,
): Promise<Reply<typeof contract.getCaptcha>> {
  await refuseManyMisses(ctx)
  await requireRoomForRow(ctx, 'captcha_challenge')
  const user = input.username ? await findUserByLogin(ctx.db, input.username) : undefined
  const account = input.username ? accountSubject(user?.id, input.username) : null
  const work_bits = await puzzleWork(ctx, account)
  const { answer_x_px, piece_y_px, background, piece } = await drawPuzzle()
  const now = ctx.clock.now()
  const challenge_id = randomUUID()
  const expires_at = new Date(now.getTime() + CHALLENGE_LIFETIME_MS).toISOString()
  const row = {
    id: challenge_id,
    scene: input.scene,
    answer_x_px,
    work_bits,
    created_at: now.toISOString(),
    expires_at,
  }
  await insertChallenge(ctx.db, row)
  return {
    challenge_id,
    background,
    piece,
    width_px: PICTURE_WIDTH_PX,
    height_px: PICTURE_HEIGHT_PX,
    piece_width_px: PIECE_PX,
    piece_height_px: PIECE_PX,
    piece_y_px,
    work_bits,
    expires_at,
  }
}

/** A script pays for every try with its processor, where a person only slides a little longer. */
const isWorkDone = (text: string, bits: number): boolean =>
  Math.clz32(createHash('sha256').update(text).digest().readUInt32BE()) >= bits

/** The reply never says what was wrong, so a script learns nothing. */
export async function verifyCaptcha(
  ctx: PublicCtx,
  input: Input<typeof contract.verifyCaptcha>,
): Promise<Reply<typeof contract.verifyCaptcha>> {
  const now = ctx.clock.now()
  const is_id = z.uuid().safeParse(input.challenge_id).success
  const challenge = is_id ? await takeChallenge(ctx.db, input.challenge_id, now) : undefined
  if (!challenge) throw new AppError('captcha_expired')
  const existed_ms = now.getTime() - new Date(challenge.created_at).getTime()
  const { answer_x_px, work_bits } = challenge
  const fault = isTraceTooLong(input.trace, existed_ms)
    ? 'time'
    : isWorkDone(`${input.challenge_id}:${input.nonce}`, work_bits)
      ? judgeSlide(answer_x_px, input.x, input.trace)
      : 'work'
  if (fault) {
    ctx.log.info({ fault }, 'captcha refused')
    await noteMiss(ctx)
    throw new AppError('captcha_failed')
  }
  return issuePass(ctx, challenge.scene as (typeof captchaScenes)[number], work_bits)
}
