import type { AppCtx } from '../../../infra/context.ts'
import { sendMessage } from '../../message/message.ts'
import { addUnread, insertWorkMessage, type LockedWork } from './after-sale.queries.ts'

/** Event bus topic of a request. */
export const workTopic = (seller_id: number, id: number): string => `after-sale.${seller_id}.${id}`

/** Notifies open views of the request on every node after the commit. */
export const publishToThread = (tx: AppCtx, seller_id: number, id: number): Promise<void> =>
  tx.events.publish(tx.db, workTopic(seller_id, id), {})

type Bilingual = { readonly zh: string; readonly en: string }

/** A line of the system in the thread: what happened to the request. */
export async function noteInThread(
  tx: AppCtx,
  { seller_id, id }: Pick<LockedWork, 'seller_id' | 'id'>,
  words: Bilingual,
): Promise<void> {
  await insertWorkMessage(tx.db, {
    seller_id,
    work_id: id,
    author: 'system',
    body: words.zh,
    body_en: words.en,
    created_at: tx.clock.now().toISOString(),
  })
}

export const getScreen = (form: string): string => (form === 'return' ? '/myOrder/returnApply' : '/myOrder/workOrder')
export const getPermission = (form: string): string => (form === 'return' ? 'order.return' : 'order.work')

/** Sends every step to the message centre of users who may see the request. */
export async function notifySeller(
  tx: AppCtx,
  work: Pick<LockedWork, 'seller_id' | 'id' | 'form'>,
  message: { readonly title: Bilingual; readonly body: Bilingual; readonly type?: 2 | 3; readonly once_key?: string },
): Promise<void> {
  const { once_key, ...rest } = message
  await addUnread(tx.db, work.seller_id, work.id, 'seller_unread')
  await sendMessage(tx, {
    type: 2,
    topic: 'ticket',
    ...rest,
    seller_id: work.seller_id,
    permission: getPermission(work.form),
    link: `${getScreen(work.form)}?id=${work.id}`,
    ...(once_key === undefined ? {} : { once_key }),
  })
}
