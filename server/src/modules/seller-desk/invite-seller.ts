import { randomBytes, randomUUID } from 'node:crypto'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/seller-desk/seller-desk'
import { AppError } from '../../infra/app-error.ts'
import { recordChange } from '../../infra/audit/audit.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { isServiceOn } from '../../infra/services/services.ts'
import {
  createSeller,
  findContact,
  findUserByLogin,
  hideEmail,
  hidePhone,
  passwordChanged,
  sellerRegistered,
} from '../account/account.ts'
import { dropFactor, inviteToPassword, mailPasswordLink, takenFieldError } from '../auth/auth.ts'
import { lockSeller } from './seller.queries.ts'

type Contact = NonNullable<Awaited<ReturnType<typeof findContact>>>

async function linkFor(tx: StaffCtx, seller_id: number, user_id: number) {
  const { token, expires_at } = await inviteToPassword(tx.db, user_id, tx.clock.now())
  return { id: seller_id, link: `${tx.config.public_url}/user/invite#${token}`, sent_to: '', expires_at }
}

/**
 * An account in use changes hands only through its owner: the link goes to their mailbox, or they reset the password by
 * SMS. Where neither is possible, only those who manage staff get the link; the owner is told in any case.
 */
async function linkForUsed(tx: StaffCtx, seller_id: number, owner: Contact) {
  const { id: user_id, email, phone } = owner
  if (email && isServiceOn(tx, 'mail')) {
    const language = owner.language === 'en' ? 'en' : 'zh'
    const expires_at = await mailPasswordLink(tx, { user_id, email, language })
    return { id: seller_id, link: '', sent_to: hideEmail(email) ?? '', expires_at }
  }
  if (phone && isServiceOn(tx, 'sms')) throw new AppError('seller_resets_by_sms', { phone: hidePhone(phone) ?? '' })
  if (!tx.identity.permissions?.has('ops.staff')) throw new AppError('seller_unreachable')
  return linkFor(tx, seller_id, user_id)
}

export async function inviteSeller(
  ctx: StaffCtx,
  { username, phone }: Input<typeof contract.inviteSeller>,
): Promise<Reply<typeof contract.inviteSeller>> {
  return inTransaction(ctx, async (tx) => {
    // A throwaway password; the link replaces it.
    const password = randomBytes(32).toString('base64url')
    const person = { username, password, phone: phone || null, display_name: username }
    const { seller_id, user_id } = await createSeller(tx, person)
    await tx.jobs.send(sellerRegistered, { seller_id })
    const after = { username, phone }
    await recordChange(tx, { subject: 'seller', subject_id: String(seller_id), title: username, before: null, after })
    return linkFor(tx, seller_id, user_id)
  }).catch(takenFieldError(ctx))
}

export async function renewSellerLink(
  ctx: StaffCtx,
  { id }: Input<typeof contract.renewSellerLink>,
): Promise<Reply<typeof contract.renewSellerLink>> {
  return inTransaction(ctx, async (tx) => {
    const seller = await lockSeller(tx.db, id)
    if (!seller) throw new AppError('not_found')
    const after = { password_link: true }
    await recordChange(tx, { subject: 'seller', subject_id: String(id), title: seller.name, before: null, after })
    const owner = await findContact(tx.db, seller.owner_id)
    return owner?.was_used ? linkForUsed(tx, id, owner) : linkFor(tx, id, seller.owner_id)
  })
}

export async function resetSellerTwoStep(
  ctx: StaffCtx,
  { id, username }: Input<typeof contract.resetSellerTwoStep>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const seller = await lockSeller(tx.db, id)
    const person = await findUserByLogin(tx.db, username)
    if (!seller || person?.seller_id !== id) throw new AppError('not_found')
    if (!(await dropFactor(tx, { user_id: person.id, username: person.username, seller_id: id }))) {
      throw new AppError('two_step_off_already')
    }
    const change = { before: { two_step: true }, after: { two_step: false } }
    await recordChange(tx, { subject: 'seller', subject_id: String(id), title: person.username, ...change })
    await tx.jobs.send(passwordChanged, { user_id: person.id, message_id: randomUUID(), what: 'two_step_reset' })
    return {}
  })
}
