import { randomBytes } from 'node:crypto'
import type * as contract from '@inkroute/contract/auth/auth'
import { RegisterSource } from '@inkroute/contract/codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { isTimeZone } from '@inkroute/contract/time-zone'
import { AppError } from '../../infra/app-error.ts'
import type { PublicCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { assertGoodPassword, createSeller, hidePhone, mailAgreed, sellerRegistered } from '../account/account.ts'
import { redeemCaptcha } from './captcha/captcha.ts'
import { checkCode, getContact, spendCode } from './code/one-time-code.ts'
import { isContactTaken, isUsernameTaken } from './core/auth.queries.ts'
import { fieldError, takenFieldError } from './core/field-errors.ts'
import { getNames } from './core/one-time-code.rules.ts'
import { getMailbox, newUsername } from './new-username.rules.ts'

/**
 * The captcha is redeemed first and the code checked next, so probing names, phones and addresses costs a captcha and
 * a message per try. A later error leaves the code unspent, so the form can be corrected.
 */
export async function register(
  ctx: PublicCtx,
  input: Input<typeof contract.register>,
): Promise<Reply<typeof contract.register>> {
  const contact = getContact(ctx, input)
  const named = input.username === undefined ? [] : [input.username]
  assertGoodPassword(ctx, input.password, [...named, ...getNames(contact)])
  if (!(await redeemCaptcha(ctx, input, 'nc_register'))) throw new AppError('captcha_required')
  const code_id = await checkCode(ctx, contact, 'register', input.code)
  const is_mail = contact.channel === 'mail'
  if (await isContactTaken(ctx.db, contact)) {
    throw is_mail ? fieldError(ctx, 'email_taken', 'email') : fieldError(ctx, 'phone_taken', 'phone')
  }
  const username = input.username ?? newUsername(contact, randomBytes(3).toString('hex'))
  if (await isUsernameTaken(ctx.db, username)) throw fieldError(ctx, 'username_taken', 'username')
  const display_name = input.username ?? (is_mail ? getMailbox(contact.to).slice(0, 32) : (hidePhone(contact.to) ?? ''))
  const { password, register_source, register_source_detail, product_type } = input
  const reached_at = is_mail ? { phone: null, email: contact.to } : { phone: contact.to }
  const detail =
    register_source === RegisterSource.other ? { register_source_detail: register_source_detail ?? '' } : {}
  const asked = {
    ...(register_source === undefined ? {} : { register_source }),
    ...(product_type === undefined ? {} : { product_type }),
  }
  const time_zone = isTimeZone(input.time_zone ?? '') ? input.time_zone : undefined
  const about = { language: ctx.language, time_zone }
  const seller = { username, password, display_name, ...about, ...asked, ...reached_at, ...detail }
  await inTransaction(ctx, async (tx) => {
    await spendCode(tx, code_id)
    const { seller_id, user_id } = await createSeller(tx, seller)
    const agreed = { seller_id, user_id, email: contact.to, ip: tx.ip }
    if (is_mail && input.wants_mail) await tx.jobs.send(mailAgreed, agreed)
    await tx.jobs.send(sellerRegistered, { seller_id })
  }).catch(takenFieldError(ctx))
  return { username }
}
