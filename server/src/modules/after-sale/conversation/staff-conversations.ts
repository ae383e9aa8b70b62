import { conversationStates } from '@inkroute/contract/after-sale/codes'
import type * as contract from '@inkroute/contract/after-sale/conversation'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { sendMessage } from '../../message/message.ts'
import { staffPhotos } from '../../production/production.ts'
import { viewMessages } from '../core/read-work.ts'
import { cutShort } from '../core/work.rules.ts'
import {
  changeConversation,
  countByState,
  findAnyConversation,
  type LockedConversation,
  lockConversation,
  selectMessages,
  selectStaffConversations,
} from './conversation.queries.ts'
import { viewStaffConversation } from './conversation.view.ts'
import { addWords, noteToAll } from './thread.ts'

type Nothing = Record<string, never>

export async function listStaffConversations(
  ctx: StaffCtx,
  { page, page_size, ...filter }: Input<typeof contract.listStaffConversations>,
): Promise<Reply<typeof contract.listStaffConversations>> {
  const rows = await selectStaffConversations(ctx.db, filter, { limit: page_size, offset: (page - 1) * page_size })
  return { data: rows.map(viewStaffConversation), total: Number(rows[0]?.total ?? 0), page, page_size }
}

export async function countStaffConversations(ctx: StaffCtx): Promise<Reply<typeof contract.countStaffConversations>> {
  const counts = new Map((await countByState(ctx.db)).map((row) => [row.state, Number(row.count)]))
  const states = conversationStates.map((state) => ({ state, count: counts.get(state) ?? 0 }))
  return { total: states.reduce((sum, { count }) => sum + count, 0), states }
}

export async function getStaffConversation(
  ctx: StaffCtx,
  { id }: Input<typeof contract.getStaffConversation>,
): Promise<Reply<typeof contract.getStaffConversation>> {
  const row = await findAnyConversation(ctx.db, id)
  if (!row) throw new AppError('not_found')
  const messages = await viewMessages(ctx, await selectMessages(ctx.db, row.seller_id, id), true)
  if (row.staff_unread > 0) await changeConversation(ctx.db, row.seller_id, id, { staff_unread: 0 })
  return { ...viewStaffConversation(row), messages }
}

async function lockAny(tx: StaffCtx, id: number): Promise<LockedConversation> {
  const found = await findAnyConversation(tx.db, id)
  const row = found && (await lockConversation(tx.db, found.seller_id, id))
  if (!row) throw new AppError('not_found')
  return row
}

export async function replyStaffConversation(
  ctx: StaffCtx,
  { id, body, picture_ids }: Input<typeof contract.replyStaffConversation>,
): Promise<Nothing> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockAny(tx, id)
    const { user_id } = tx.identity
    const photos = await staffPhotos(tx.db, picture_ids)
    await addWords(tx, row, { author: 'staff', user_id, body, photos })
    await changeConversation(tx.db, row.seller_id, id, {
      state: 'waiting_seller',
      handler_id: row.handler_id ?? user_id,
      seller_unread: row.seller_unread + 1,
      updated_at: tx.clock.now().toISOString(),
      closed_at: null,
    })
    const words = cutShort(body) || '…'
    await sendMessage(tx, {
      type: 2,
      topic: 'ticket',
      seller_id: row.seller_id,
      user_id: row.created_by,
      title: { zh: '客服回复了您的问题', en: 'Support answered your question' },
      body: { zh: words, en: words },
      link: `/views/main?conversation=${id}`,
    })
    return {}
  })
}

export async function closeStaffConversation(
  ctx: StaffCtx,
  { id }: Input<typeof contract.closeStaffConversation>,
): Promise<Nothing> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockAny(tx, id)
    if (row.state === 'closed') return {}
    const at = tx.clock.now().toISOString()
    await changeConversation(tx.db, row.seller_id, id, {
      state: 'closed',
      handler_id: row.handler_id ?? tx.identity.user_id,
      updated_at: at,
      closed_at: at,
    })
    await noteToAll(tx, row, {
      zh: '对话已结束；如需继续，直接回复即可。',
      en: 'The conversation is closed. Reply to open it again.',
    })
    return {}
  })
}
