import type { AppCtx } from '../../infra/context.ts'
import { askNewMessages } from './message.queries.ts'

type Bilingual = { readonly zh: string; readonly en: string }

export interface NewMessage {
  readonly seller_id: number
  /** One person; absent reaches everyone of the seller who may see it. */
  readonly user_id?: number
  /** With it only the main account and sub-accounts that hold this permission are told. */
  readonly permission?: string
  readonly type: 1 | 2 | 3
  readonly title: Bilingual
  readonly body: Bilingual
  /** A screen of this product. */
  readonly link?: string | null
  /** The same person never gets two messages of one key; set it in jobs, which may run twice. */
  readonly once_key?: string
}

/** Each person has a topic of their own on the event bus; the database announces new messages there. */
export const messageTopic = (user_id: number): string => `message.${user_id}`

function put(ctx: AppCtx, message: NewMessage) {
  const { seller_id, user_id, permission, type, title, body, link = null, once_key = null } = message
  const to = user_id === undefined ? { permission: permission ?? null } : { user_id }
  return askNewMessages(ctx.db, to, { seller_id, type, title, body, link, once_key, created_at: ctx.clock.now() })
}

/**
 * The door: puts a message into inboxes and tells open streams on every node. Inside a transaction it is written with
 * its next statement, and nothing is seen before the commit.
 */
export async function sendMessage(ctx: AppCtx, message: NewMessage): Promise<void> {
  await put(ctx, message)
}

/** The same for whoever wants to know how many people got it. */
export async function sendCounted(ctx: AppCtx, message: NewMessage): Promise<number> {
  const asked = await put(ctx, message)
  return (await asked.rows()).length
}

/**
 * Sends something small to the open streams of these people and keeps nothing: progress of long work, for example. The
 * payload travels between nodes, so it stays well below 8 kB.
 */
export async function pushEvent(ctx: AppCtx, user_ids: readonly number[], event: string, data: object): Promise<void> {
  for (const user_id of user_ids) await ctx.events.publish(ctx.db, messageTopic(user_id), { event, data })
}
