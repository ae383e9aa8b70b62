import type { verifyCaptcha as contract } from '@inkroute/contract/auth/auth'
import type { captchaScenes } from '@inkroute/contract/codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { z } from 'zod'
import { AppError } from '../../../infra/app-error.ts'
import type { PublicCtx } from '../../../infra/context.ts'
import { takeChallenge } from './captcha.queries.ts'
import { noteMiss } from './captcha-misses.ts'
import { issuePass } from './puzzle-provider.ts'
import { isTraceTooLong, judgeSlide } from './trace.rules.ts'

/** The answer never says what was wrong with the slide: a person tries again, a script learns nothing. */
export async function verifyCaptcha(ctx: PublicCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const now = ctx.clock.now()
  const is_id = z.uuid().safeParse(input.challenge_id).success
  const challenge = is_id ? await takeChallenge(ctx.db, input.challenge_id, now) : undefined
  if (!challenge) throw new AppError('captcha_expired')
  const existed_ms = now.getTime() - new Date(challenge.created_at).getTime()
  const fault = isTraceTooLong(input.trace, existed_ms)
    ? 'time'
    : judgeSlide(challenge.answer_x_px, input.x, input.trace)
  if (fault) {
    ctx.log.info({ fault }, 'captcha refused')
    await noteMiss(ctx)
    throw new AppError('captcha_failed')
  }
  return issuePass(ctx, challenge.scene as (typeof captchaScenes)[number])
}
