import type { Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/site/site'
import { readCompany } from '../../infra/company/company.ts'
import type { PublicCtx } from '../../infra/context.ts'

/** What the operator has entered and nothing else: an invented address would lose the letters sent to it. */
export async function getContact(ctx: PublicCtx): Promise<Reply<typeof contract.getContact>> {
  const { email, chat_url, hours, reply_time } = await readCompany(ctx.db)
  return {
    email: email || null,
    hours: hours[ctx.language],
    reply_time: reply_time[ctx.language],
    chat_url: chat_url || null,
  }
}
