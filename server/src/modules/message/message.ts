import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { listUserIds } from '../account/account.ts'
import { insertMessages } from './message.queries.ts'

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

/**
 * The door: puts a message into inboxes and tells open streams on every node. Inside a transaction nothing is seen
 * before its commit. Returns how many people got it.
 */
export async function sendMessage(ctx: AppCtx, message: NewMessage): Promise<number> {
  const { seller_id, user_id, permission, type, title, body, link = null, once_key = null } = message
  return inTransaction(ctx, async (tx) => {
    const user_ids = user_id === undefined ? await listUserIds(tx.db, seller_id, permission) : [user_id]
    if (user_ids.length === 0) return 0
    const row = { user_ids, type, title, body, link, once_key, created_at: tx.clock.now() }
    return (await insertMessages(tx.db, seller_id, row)).length
  })
}

/**
 * Sends something small to the open streams of these people and keeps nothing: progress of long work, for example. The
 * payload travels between nodes, so it stays well below 8 kB.
 */
export async function pushEvent(ctx: AppCtx, user_ids: readonly number[], event: string, data: object): Promise<void> {
  for (const user_id of user_ids) await ctx.events.publish(ctx.db, messageTopic(user_id), { event, data })
}
