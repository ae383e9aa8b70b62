import type { ConversationState } from '@inkroute/contract/after-sale/codes'
import type { ConversationRow, StaffConversationRow } from '@inkroute/contract/after-sale/conversation'
import { cutShort } from '../core/work.rules.ts'
import { instant } from '../core/work.view.ts'
import type { ConversationRecord } from './conversation.queries.ts'

export const viewConversation = (
  row: ConversationRecord,
  unread: 'seller_unread' | 'staff_unread',
): ConversationRow => ({
  id: row.id,
  subject: row.subject,
  state: row.state as ConversationState,
  last_words: cutShort(row.last_words),
  unread: row[unread],
  created_at: instant(row.created_at),
  updated_at: instant(row.updated_at),
})

export const viewStaffConversation = (row: ConversationRecord): StaffConversationRow => ({
  ...viewConversation(row, 'staff_unread'),
  seller: row.seller_name ?? '',
  seller_id: row.seller_id,
  handler: row.handler_name,
  path: row.path,
})
