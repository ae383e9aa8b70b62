import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { blankAsAbsent } from '../shipping/shipping.ts'
import { Empty, getPage, IdInput, Instant, PageInput, WireId } from '../wire.ts'
import { WorkMessage } from './after-sale.ts'
import { conversationStates, MAX_WORK_PICTURES } from './codes.ts'

const Words = z.string().trim().max(2000, '最多 2000 字|At most 2,000 characters')
const Pictures = z.array(WireId).max(MAX_WORK_PICTURES).default([])

const ConversationRow = z.object({
  id: z.int(),
  /** Beginning of the first message. */
  subject: z.string(),
  state: z.enum(conversationStates),
  last_words: z.string(),
  unread: z.int(),
  created_at: Instant,
  updated_at: Instant,
})
export type ConversationRow = z.infer<typeof ConversationRow>

const ConversationDetail = ConversationRow.extend({ messages: z.array(WorkMessage) })

export const listConversations = endpoint({
  method: 'GET',
  path: '/distribution/conversation',
  access: 'seller',
  summary: 'Conversations with support, the latest first: of the whole team for the main account, else one’s own',
  input: PageInput,
  reply: getPage(ConversationRow).extend({ unread: z.int() }),
})

export const getConversation = endpoint({
  method: 'GET',
  path: '/distribution/conversation/{id}',
  access: 'seller',
  summary: 'A conversation with its messages, which then count as read',
  input: IdInput,
  reply: ConversationDetail,
})

export const openConversation = endpoint({
  method: 'POST',
  path: '/distribution/conversation',
  access: 'seller',
  summary: 'Write to support',
  input: z.object({
    body: Words.min(5, '请写明问题，至少 5 个字|Describe the problem in at least 5 characters'),
    upload_ids: Pictures,
    /** The screen the seller was on. */
    path: z
      .string()
      .trim()
      .regex(/^\/[\w/-]*$/)
      .max(200)
      .or(z.literal(''))
      .default(''),
  }),
  reply: z.object({ id: z.int() }),
})

export const replyConversation = endpoint({
  method: 'POST',
  path: '/distribution/conversation/{id}/message',
  access: 'seller',
  summary: 'Continue a conversation; a closed one is opened again',
  input: IdInput.extend({ body: Words, upload_ids: Pictures }),
  reply: Empty,
})

export const closeConversation = endpoint({
  method: 'POST',
  path: '/distribution/conversation/{id}/close',
  access: 'seller',
  summary: 'Mark a conversation as settled',
  input: IdInput,
  reply: Empty,
})

const permission = 'ops.support'
const ofSeller = {
  seller: z.string(),
  seller_id: z.int(),
  handler: z.string().nullable(),
  /** The screen the seller was on. */
  path: z.string(),
}
const StaffConversationRow = ConversationRow.extend(ofSeller)
export type StaffConversationRow = z.infer<typeof StaffConversationRow>

export const listStaffConversations = endpoint({
  method: 'GET',
  path: '/ops/conversation',
  access: 'staff',
  permission,
  rate: 'search',
  summary: 'Conversations of all sellers; those waiting longest for us first',
  input: PageInput.extend({
    state: blankAsAbsent(z.enum(conversationStates)),
    /** Login name of the seller, number of the conversation, or words of its subject. */
    keyword: blankAsAbsent(z.string().trim().max(60)),
  }),
  reply: getPage(StaffConversationRow),
})

export const countStaffConversations = endpoint({
  method: 'GET',
  path: '/ops/conversation/counts',
  access: 'staff',
  permission,
  summary: 'Number of conversations by state',
  input: Empty,
  reply: z.object({
    total: z.int(),
    states: z.array(z.object({ state: z.enum(conversationStates), count: z.int() })),
  }),
})

export const getStaffConversation = endpoint({
  method: 'GET',
  path: '/ops/conversation/{id}',
  access: 'staff',
  permission,
  summary: 'A conversation as staff see it; its messages then count as read',
  input: IdInput,
  reply: ConversationDetail.extend(ofSeller),
})

export const replyStaffConversation = endpoint({
  method: 'POST',
  path: '/ops/conversation/{id}/message',
  access: 'staff',
  permission,
  summary: 'Answer the seller',
  input: IdInput.extend({ body: Words, picture_ids: Pictures }),
  reply: Empty,
})

export const closeStaffConversation = endpoint({
  method: 'POST',
  path: '/ops/conversation/{id}/close',
  access: 'staff',
  permission,
  summary: 'Close a conversation; the seller may open it again by writing',
  input: IdInput,
  reply: Empty,
})
