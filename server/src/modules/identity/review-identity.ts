import type { Input, Reply } from '@inkroute/contract/endpoint'
import type {
  listIdentities as listContract,
  reviewIdentity as reviewContract,
} from '@inkroute/contract/identity/identity'
import { AppError } from '../../infra/app-error.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { type NewMessage, sendMessage } from '../message/message.ts'
import { changeIdentity, countForStaff, findInState, listForStaff, lockIdentity } from './identity.queries.ts'
import { viewForStaff } from './view-identity.ts'

export async function listIdentities(
  ctx: StaffCtx,
  { page, page_size, ...filter }: Input<typeof listContract>,
): Promise<Reply<typeof listContract>> {
  const [rows, total, pending] = await Promise.all([
    listForStaff(ctx.db, filter, { limit: page_size, offset: (page - 1) * page_size }),
    countForStaff(ctx.db, filter),
    countForStaff(ctx.db, { state: 'pending' }),
  ])
  return { data: rows.map((row) => viewForStaff(ctx, row)), total, page, page_size, pending }
}

const getMessage = (name: string, is_approved: boolean, reason: string): Omit<NewMessage, 'seller_id'> => ({
  type: 1,
  permission: 'account.authentication',
  title: is_approved
    ? { zh: '实名认证已通过', en: 'Your identity has been verified' }
    : { zh: '实名认证未通过', en: 'Your documents were rejected' },
  body: is_approved
    ? { zh: `认证名称：${name}。`, en: `Verified as ${name}.` }
    : { zh: `原因：${reason} 修改后可以再次提交。`, en: `Reason: ${reason} You can submit them again.` },
  link: '/setting/authentication',
})

export async function reviewIdentity(
  ctx: StaffCtx,
  { seller_id, id, is_approved, reason }: Input<typeof reviewContract>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockIdentity(tx.db, seller_id, id)
    if (!row) throw new AppError('not_found')
    if (row.state !== 'pending') throw new AppError('authentication_state')
    const before = is_approved ? await findInState(tx.db, seller_id, 'approved') : undefined
    if (before) await changeIdentity(tx.db, seller_id, before.id, { state: 'replaced' })
    const reviewed = { reviewed_by: tx.identity.user_id, reviewed_at: tx.clock.now().toISOString(), reason }
    await changeIdentity(tx.db, seller_id, id, { state: is_approved ? 'approved' : 'refused', ...reviewed })
    await sendMessage(tx, { seller_id, ...getMessage(row.name, is_approved, reason) })
    return {}
  })
}
