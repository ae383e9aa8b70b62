import type { CaptchaProof as Proof } from '@inkroute/contract/auth/auth'
import type { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'

export type CaptchaProof = z.infer<typeof Proof>

/**
 * Who vouches for a slide. Ours draws the puzzle itself; a bought one (Aliyun's) draws in the browser and is asked
 * here whether the four fields are genuine and unspent.
 */
export interface CaptchaProvider {
  /** True once per proof; false when it is forged, spent or too old. */
  redeem(ctx: AppCtx, proof: CaptchaProof): Promise<boolean>
  /** The same for one text message. The form that the code is typed into may redeem the proof once more. */
  redeemForSms(ctx: AppCtx, proof: CaptchaProof): Promise<boolean>
}
