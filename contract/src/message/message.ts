import { z } from 'zod'
import { MessageStatus, MessageType } from '../codes.ts'
import { endpoint } from '../endpoint.ts'
import { Empty, getPage, Instant, PageInput, WireId } from '../wire.ts'

/** 1 platform, 2 order, 3 trade. */
const Type = z.coerce
  .number()
  .pipe(z.union([z.literal(MessageType.platform), z.literal(MessageType.order), z.literal(MessageType.trade)]))
const Status = z.coerce.number().pipe(z.union([z.literal(MessageStatus.read), z.literal(MessageStatus.unread)]))

/** Title and description are in the language of the call. */
export const Message = z.object({
  id: z.int(),
  type: z.int(),
  user_id: z.int(),
  status: z.int(),
  title: z.string(),
  description: z.string(),
  /** A screen of this product that answers the message, or null. */
  link: z.string().nullable(),
  /** How many events it tells of. Above 1, an unread message was updated and no new one arrived. */
  events: z.int(),
  created_at: Instant,
})
export type Message = z.infer<typeof Message>

export const UnreadCounts = z.object({
  total: z.int(),
  by_type: z.object({ '1': z.int(), '2': z.int(), '3': z.int() }),
})
export type UnreadCounts = z.infer<typeof UnreadCounts>

export const MAX_MESSAGES_AT_ONCE = 500
/** The popup shows this many unread messages of each type. */
export const POPUP_MESSAGES = 3

const Ids = z.array(WireId).min(1, '请选择消息|Choose at least one message').max(MAX_MESSAGES_AT_ONCE)

export const listMessages = endpoint({
  method: 'GET',
  path: '/distribution/userMessage',
  access: 'seller',
  summary: 'Messages of the person who is logged in, newest first',
  input: PageInput.extend({ type: Type.optional(), status: Status.optional(), user_id: WireId.optional() }),
  reply: getPage(Message),
})

export const countUnread = endpoint({
  method: 'GET',
  path: '/distribution/userMessage/unread',
  access: 'seller',
  summary: 'Unread messages, in all and by type',
  input: Empty,
  reply: UnreadCounts,
})

export const readMessages = endpoint({
  method: 'PUT',
  path: '/distribution/userMessage/reads',
  access: 'seller',
  summary: 'Mark messages as read: those named in ids, else all of a type, else all',
  input: z.object({ ids: Ids.optional(), type: Type.optional() }),
  reply: UnreadCounts,
})

export const deleteMessages = endpoint({
  method: 'DELETE',
  path: '/distribution/userMessage',
  access: 'seller',
  summary: 'Delete messages',
  input: z.object({ ids: Ids }),
  reply: UnreadCounts,
})

/**
 * Server-sent events, with the bearer token in its header. `message` carries a `Message`; `changed` carries `{}` and
 * says that messages were read or deleted elsewhere. Reconnect with `Last-Event-ID` to receive what was missed.
 */
export const MESSAGE_STREAM_PATH = '/distribution/userMessage/stream'
export const MESSAGE_HEARTBEAT_MS = 25_000

/** Only internal paths, so that a message can never link elsewhere. */
export const InternalLink = z
  .string()
  .max(200)
  .regex(
    /^\/(?![/\\])[\w\-./?=&%{}:]*$/,
    '请填写站内路径，例如 /main/bulletin|Use a path on this site, such as /main/bulletin',
  )

const requiredText = (max: number) => z.string().trim().min(1, '请填写|Please fill this in').max(max)

const Bulletin = z.object({
  title_zh: requiredText(80),
  title_en: requiredText(120),
  body_zh: requiredText(1000),
  body_en: requiredText(2000),
  link: InternalLink.nullable().default(null),
})

export const sendPlatformMessage = endpoint({
  method: 'POST',
  path: '/ops/message',
  access: 'staff',
  permission: 'ops.message',
  summary: 'Send a platform message to one seller, or to all',
  input: Bulletin.extend({
    /** Username or phone of the seller; absent sends to all sellers. */
    recipient: z.string().trim().min(1).max(64).optional(),
  }),
  reply: z.object({ id: z.int() }),
})

export const SentPlatformMessage = Bulletin.extend({
  id: z.int(),
  link: z.string().nullable(),
  /** Username of the one seller it was for, null for all. */
  recipient: z.string().nullable(),
  sent_by: z.string(),
  /** Number of inboxes reached so far. */
  delivered: z.int(),
  created_at: Instant,
})
export type SentPlatformMessage = z.infer<typeof SentPlatformMessage>

export const listPlatformMessages = endpoint({
  method: 'GET',
  path: '/ops/message',
  access: 'staff',
  permission: 'ops.message',
  summary: 'Platform messages sent by staff, newest first',
  input: PageInput,
  reply: getPage(SentPlatformMessage),
})
