import type { skipManMachineVerify as contract } from '@inkroute/contract/auth/auth'
import { CaptchaSkip } from '@inkroute/contract/codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { PublicCtx } from '../../infra/context.ts'
import { findUserByLogin } from '../account/account.ts'
import { accountSubject, addressSubject } from './guard/login-guard.rules.ts'
import { isCaptchaNeeded } from './guard/login-guard.ts'

export async function skipManMachineVerify(
  ctx: PublicCtx,
  input: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const login = input.username ?? ''
  const user = login ? await findUserByLogin(ctx.db, login) : undefined
  const subjects = { account: accountSubject(user?.id, login), address: addressSubject(ctx.ip) }
  return { is_skip: (await isCaptchaNeeded(ctx, subjects)) ? CaptchaSkip.required : CaptchaSkip.skip }
}
