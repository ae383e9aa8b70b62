import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import type { CaptchaProof, CaptchaProvider } from './captcha-provider.ts'
import { puzzleProvider } from './puzzle-provider.ts'

/** The captcha fields as a form sends them: each may be missing. */
export type MaybeProof = { [K in keyof CaptchaProof]?: CaptchaProof[K] | undefined }

const provider: CaptchaProvider = puzzleProvider

/** Spends the proof a form carries. False when it carries none; a bad one is refused by name. */
export async function redeemCaptcha(
  ctx: AppCtx,
  fields: MaybeProof,
  scene: CaptchaProof['scene'],
  use: 'redeem' | 'redeemForSms' = 'redeem',
): Promise<boolean> {
  const { sessionId, sig, token } = fields
  if (!sessionId || !sig || !token) return false
  const is_good = fields.scene === scene && (await provider[use](ctx, { sessionId, sig, token, scene }))
  if (!is_good) throw new AppError('captcha_expired')
  return true
}
