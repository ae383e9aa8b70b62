import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { keepThreadPictures } from '../core/open-work.ts'
import { insertMessage, setPictures } from './conversation.queries.ts'

interface Thread {
  readonly seller_id: number
  readonly id: number
}

interface Words {
  readonly author: 'seller' | 'staff'
  readonly user_id: number
  readonly body: string
  readonly upload_ids?: readonly number[]
  readonly photos?: readonly { readonly name: string; readonly key: string }[]
}

/** Adds a message with its pictures; these stay stored as long as the conversation does. */
export async function addWords(
  tx: AppCtx,
  { seller_id, id: conversation_id }: Thread,
  { author, user_id, body, upload_ids = [], photos = [] }: Words,
): Promise<void> {
  if (body === '' && upload_ids.length + photos.length === 0) throw new AppError('work_empty_message')
  const created_at = tx.clock.now().toISOString()
  const id = await insertMessage(tx.db, { seller_id, conversation_id, author, user_id, body, created_at })
  const holder = `conversation:${conversation_id}:${id}`
  const pictures = await keepThreadPictures(tx, seller_id, holder, { upload_ids, photos })
  if (pictures.length > 0) await setPictures(tx.db, seller_id, { conversation_id, id }, pictures)
}

/** A line of the system that both sides read. */
export async function noteToAll(
  tx: AppCtx,
  { seller_id, id: conversation_id }: Thread,
  words: { readonly zh: string; readonly en: string },
): Promise<void> {
  await insertMessage(tx.db, {
    seller_id,
    conversation_id,
    author: 'system',
    body: words.zh,
    body_en: words.en,
    created_at: tx.clock.now().toISOString(),
  })
}
