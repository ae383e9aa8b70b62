import { platformNames } from '@inkroute/contract/codes'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { sendMessage } from '../../message/message.ts'
import { changeStores, findStore, type StoreRecord } from './store.queries.ts'

export const platformName = (platform: number) =>
  platformNames.find(({ id }) => id === platform) ?? { zh: String(platform), en: String(platform) }

/** The authorisation was lost: marks the store, stops syncing and notifies the seller once. */
export async function markAuthLost(
  ctx: AppCtx,
  { seller_id, id }: StoreRecord,
  problem: 'revoked' | 'expired',
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const store = await findStore(tx.db, seller_id, id)
    if (store?.authed !== 1) return
    const now = tx.clock.now().toISOString()
    await changeStores(tx.db, seller_id, [id], { authed: 2, auth_problem: problem, updated_at: now })
    const { zh, en } = platformName(store.platform)
    await sendMessage(tx, {
      seller_id,
      type: 2,
      topic: 'shop',
      permission: 'order.store',
      once_key: `store-auth:${id}:${store.authed_at ?? ''}`,
      title: { zh: `店铺“${store.name}”的授权已失效`, en: `“${store.name}” is no longer authorised` },
      body: {
        zh: `${zh} 店铺的授权${problem === 'expired' ? '已过期' : '被取消'}，订单同步和运单回传已停止，请重新授权。`,
        en: `The ${en} authorisation ${problem === 'expired' ? 'has expired' : 'was revoked'}; orders and tracking are paused until you authorise again.`,
      },
      link: `/myOrder/storeAdmin?platform=${store.platform}&authStatus=1`,
    })
  })
}
