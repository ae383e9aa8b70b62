import type { AppCtx } from '../../infra/context.ts'
import { ahead, alone } from '../../infra/db/pipeline.ts'
import { type Digest, newMessagesQuery } from './message.queries.ts'

export type { Digest } from './message.queries.ts'

type Bilingual = { readonly zh: string; readonly en: string }

export interface NewMessage {
  readonly seller_id: number
  /** One person; if absent, everyone of the seller who may see it. */
  readonly user_id?: number
  /** Limits recipients to the main account and sub-accounts with this permission. */
  readonly permission?: string
  readonly type: 1 | 2 | 3
  /** What it is about, where the type does not say it: 1 is news, 2 orders, 3 money. */
  readonly topic?: 'shop' | 'ticket'
  readonly title: Bilingual
  readonly body: Bilingual
  /** A screen of this product. */
  readonly link?: string | null
  /** A person gets at most one message per key; set it in jobs, which may run twice. */
  readonly once_key?: string
  /** For what happens by the hundred: while one is unread, the next are counted in it. `once_key` is then not checked. */
  readonly digest?: Digest
}

/** Each person has a topic on the event bus, where the database announces new messages. */
export const messageTopic = (user_id: number): string => `message.${user_id}`

function toQuery(ctx: AppCtx, message: NewMessage) {
  const {
    seller_id,
    user_id,
    permission,
    type,
    topic = null,
    title,
    body,
    link = null,
    once_key = null,
    digest,
  } = message
  const to = user_id === undefined ? { permission: permission ?? null } : { user_id }
  return newMessagesQuery(ctx.db, to, {
    seller_id,
    type,
    topic,
    title,
    body,
    link,
    once_key,
    digest,
    created_at: ctx.clock.now(),
  })
}

/**
 * Delivers a message to inboxes and open streams on every node. Inside a transaction it is sent with the next statement
 * and becomes visible on commit.
 */
export async function sendMessage(ctx: AppCtx, message: NewMessage): Promise<void> {
  await ahead(ctx.db, toQuery(ctx, message))
}

/** `sendMessage` that returns the number of recipients. */
export async function sendCounted(ctx: AppCtx, message: NewMessage): Promise<number> {
  return (await alone(ctx.db, toQuery(ctx, message))).length
}

/**
 * Pushes a transient event, e.g. progress of a long task, to the open streams of these people; nothing is stored. The
 * payload travels between nodes, so it stays well below 8 kB.
 */
export async function pushEvent(ctx: AppCtx, user_ids: readonly number[], event: string, data: object): Promise<void> {
  for (const user_id of user_ids) await ctx.events.publish(ctx.db, messageTopic(user_id), { event, data })
}
