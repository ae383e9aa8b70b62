import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/site/site'
import { contentChanged } from '../../infra/content-version.ts'
import type { PublicCtx, StaffCtx } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { findSiteConfig, putSiteConfig } from './site.queries.ts'

const CONTACT = 'contact'

async function storedContact(db: Db): Promise<contract.ContactForm> {
  const row = await findSiteConfig(db, CONTACT)
  const stored = (row?.value ?? {}) as Partial<Record<keyof contract.ContactForm, string | null>>
  return {
    email: stored.email ?? '',
    hours_zh: stored.hours_zh ?? '',
    hours_en: stored.hours_en ?? '',
    chat_url: stored.chat_url ?? '',
  }
}

/** What the operator has entered and nothing else: an invented address would lose the letters sent to it. */
export async function getContact(ctx: PublicCtx): Promise<Reply<typeof contract.getContact>> {
  const { email, chat_url, ...hours } = await storedContact(ctx.db)
  return { email: email || null, hours: hours[`hours_${ctx.language}`], chat_url: chat_url || null }
}

export const getContactForm = (ctx: StaffCtx): Promise<Reply<typeof contract.getContactForm>> => storedContact(ctx.db)

export async function saveContact(
  ctx: StaffCtx,
  input: Input<typeof contract.saveContact>,
): Promise<Reply<typeof contract.saveContact>> {
  return inTransaction(ctx, async (tx) => {
    await putSiteConfig(tx.db, CONTACT, input)
    await contentChanged(tx)
    return {}
  })
}
