import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { recordActivity } from '../../account/account.ts'
import { fetchWechatProfile } from './fetch-wechat-profile.job.ts'
import { bindOpenid, deleteBindingOf, holdWaitingTicket, setTicketStatus } from './wechat.queries.ts'
import type { WechatEvent } from './wechat.rules.ts'

/** A scan binds the scanner to the user who was shown the code; unfollowing the account releases it. */
export async function receiveWechatEvent(ctx: AppCtx, { openid, event, scene }: WechatEvent): Promise<void> {
  if (event === 'unsubscribe') {
    await deleteBindingOf(ctx.db, openid)
    return
  }
  if (event !== 'subscribe' && event !== 'SCAN') return
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    const ticket = await holdWaitingTicket(tx.db, scene, now)
    if (!ticket) return
    const is_bound = await bindOpenid(tx.db, ticket.user_id, openid, now)
    await setTicketStatus(tx.db, scene, is_bound ? 'bound' : 'taken')
    if (!is_bound) return
    await recordActivity({ ...tx, ip: '', user_agent: 'WeChat' }, ticket, 'wechat_bound')
    await tx.jobs.send(fetchWechatProfile, { user_id: ticket.user_id, openid })
  })
}
