import type * as contract from '@inkroute/contract/auth/auth'
import { RegisterSource } from '@inkroute/contract/codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { PublicCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { requireService } from '../../infra/services/services.ts'
import { assertGoodPassword, createSeller, sellerRegistered } from '../account/account.ts'
import { isPhoneTaken, isUsernameTaken } from './auth.queries.ts'
import { redeemCaptcha } from './captcha/captcha.ts'
import { fieldError, takenFieldError } from './field-errors.ts'
import { checkSmsCode, spendSmsCode } from './sms/sms-code.ts'

/**
 * The captcha is redeemed first and the code checked next, so probing names and phones costs a captcha and an SMS per
 * try. A later error leaves the code unspent, so the form can be corrected.
 */
export async function register(
  ctx: PublicCtx,
  input: Input<typeof contract.register>,
): Promise<Reply<typeof contract.register>> {
  requireService(ctx, 'sms')
  assertGoodPassword(ctx, input.password, [input.username, input.phone])
  if (!(await redeemCaptcha(ctx, input, 'nc_register'))) throw new AppError('captcha_required')
  const code_id = await checkSmsCode(ctx, input.phone, 'register', input.code)
  if (await isPhoneTaken(ctx.db, input.phone)) throw fieldError(ctx, 'phone_taken', 'phone')
  if (await isUsernameTaken(ctx.db, input.username)) throw fieldError(ctx, 'username_taken', 'username')
  const { username, password, phone, register_source, register_source_detail, product_type } = input
  const detail =
    register_source === RegisterSource.other ? { register_source_detail: register_source_detail ?? '' } : {}
  const seller = { username, password, phone, register_source, product_type, ...detail }
  await inTransaction(ctx, async (tx) => {
    await spendSmsCode(tx, code_id)
    const { seller_id } = await createSeller(tx, { ...seller, display_name: username })
    await tx.jobs.send(sellerRegistered, { seller_id })
  }).catch(takenFieldError(ctx))
  return { username }
}
