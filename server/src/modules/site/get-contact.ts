import type { Reply } from '@inkroute/contract/endpoint'
import type { getContact as contract } from '@inkroute/contract/site'
import type { PublicCtx } from '../../infra/context.ts'
import { findSiteConfig } from './site.queries.ts'

export interface Contact {
  readonly email: string
  readonly hours_zh: string
  readonly hours_en: string
  readonly chat_url: string | null
}

export const defaultContact: Contact = {
  email: 'support@inkroute.example',
  hours_zh: '周一至周六 9:00–21:00（北京时间）',
  hours_en: 'Monday to Saturday 9:00–21:00 (Beijing time)',
  chat_url: null,
}

export async function getContact(ctx: PublicCtx): Promise<Reply<typeof contract>> {
  const row = await findSiteConfig(ctx.db, 'contact')
  const contact = { ...defaultContact, ...(row?.value as Partial<Contact> | undefined) }
  const hours = ctx.language === 'zh' ? contact.hours_zh : contact.hours_en
  return { email: contact.email, hours, chat_url: contact.chat_url }
}
