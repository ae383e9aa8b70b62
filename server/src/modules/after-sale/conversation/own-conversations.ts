import { MAX_OPEN_CONVERSATIONS } from '@inkroute/contract/after-sale/codes'
import type * as contract from '@inkroute/contract/after-sale/conversation'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import { readCompany } from '../../../infra/company/company.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTurn } from '../../../infra/db/seller-turn.queries.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { viewMessages } from '../core/read-work.ts'
import { cutShort, receivedNote } from '../core/work.rules.ts'
import {
  changeConversation,
  countOpen,
  countOwnUnread,
  findOwnConversation,
  insertConversation,
  type LockedConversation,
  lockConversation,
  type OwnScope,
  selectMessages,
  selectOwnConversations,
} from './conversation.queries.ts'
import { viewConversation } from './conversation.view.ts'
import { addWords, noteToAll } from './thread.ts'

type Nothing = Record<string, never>

/** The main account reads what its team asked; others only what they asked themselves. */
const getScope = ({ seller, identity }: SellerCtx): OwnScope => ({
  seller_id: seller.id,
  user_id: identity.kind === 'seller' ? null : identity.user_id,
})

export async function listConversations(
  ctx: SellerCtx,
  { page, page_size }: Input<typeof contract.listConversations>,
): Promise<Reply<typeof contract.listConversations>> {
  const range = { limit: page_size, offset: (page - 1) * page_size }
  const [rows, unread] = await Promise.all([
    selectOwnConversations(ctx.db, getScope(ctx), range),
    countOwnUnread(ctx.db, getScope(ctx)),
  ])
  const data = rows.map((row) => viewConversation(row, 'seller_unread'))
  return { data, total: Number(rows[0]?.total ?? 0), page, page_size, unread }
}

export async function getConversation(
  ctx: SellerCtx,
  { id }: Input<typeof contract.getConversation>,
): Promise<Reply<typeof contract.getConversation>> {
  const row = await findOwnConversation(ctx.db, getScope(ctx), id)
  if (!row) throw new AppError('not_found')
  const messages = await viewMessages(ctx, await selectMessages(ctx.db, row.seller_id, id), false)
  if (row.seller_unread > 0) await changeConversation(ctx.db, row.seller_id, id, { seller_unread: 0 })
  return { ...viewConversation(row, 'seller_unread'), messages }
}

export async function openConversation(
  ctx: SellerCtx,
  { body, upload_ids, path }: Input<typeof contract.openConversation>,
): Promise<Reply<typeof contract.openConversation>> {
  return inTurn(ctx, { seller_id: ctx.seller.id, matter: 'conversation' }, async (tx) => {
    const count = await countOpen(tx.db, tx.seller.id)
    if (count >= MAX_OPEN_CONVERSATIONS) throw new AppError('conversation_too_many', { count })
    const at = tx.clock.now().toISOString()
    const { user_id } = tx.identity
    const id = await insertConversation(tx.db, {
      seller_id: tx.seller.id,
      state: 'waiting_staff',
      subject: cutShort(body),
      path,
      created_by: user_id,
      staff_unread: 1,
      created_at: at,
      updated_at: at,
    })
    const thread = { seller_id: tx.seller.id, id }
    await addWords(tx, thread, { author: 'seller', user_id, body, upload_ids })
    await noteToAll(tx, thread, receivedNote((await readCompany(tx.db)).reply_time))
    return { id }
  })
}

/** One’s own conversation, locked. */
async function lockOwn(tx: SellerCtx, id: number): Promise<LockedConversation> {
  const { seller_id, user_id } = getScope(tx)
  const row = await lockConversation(tx.db, seller_id, id)
  if (!row || (user_id !== null && row.created_by !== user_id)) throw new AppError('not_found')
  return row
}

export async function replyConversation(
  ctx: SellerCtx,
  { id, body, upload_ids }: Input<typeof contract.replyConversation>,
): Promise<Nothing> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockOwn(tx, id)
    await addWords(tx, row, { author: 'seller', user_id: tx.identity.user_id, body, upload_ids })
    await changeConversation(tx.db, row.seller_id, id, {
      state: 'waiting_staff',
      staff_unread: row.staff_unread + 1,
      updated_at: tx.clock.now().toISOString(),
      closed_at: null,
    })
    return {}
  })
}

export async function closeConversation(
  ctx: SellerCtx,
  { id }: Input<typeof contract.closeConversation>,
): Promise<Nothing> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockOwn(tx, id)
    if (row.state === 'closed') return {}
    const at = tx.clock.now().toISOString()
    await changeConversation(tx.db, row.seller_id, id, { state: 'closed', updated_at: at, closed_at: at })
    await noteToAll(tx, row, { zh: '卖家结束了对话。', en: 'The seller closed the conversation.' })
    return {}
  })
}
