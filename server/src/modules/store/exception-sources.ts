import type { ExceptionSource } from '../../infra/exception-source.ts'
import { platformName } from './core/mark-auth-lost.ts'
import { iso } from './core/store.rules.ts'
import { countFailed, selectFailed } from './push/push.queries.ts'
import { countHeld, selectHeld } from './rule/rule.queries.ts'
import { countLostStores, selectLostStores } from './sync/sync.queries.ts'
import { countUnread, selectUnread } from './sync/unread.queries.ts'
import { unreadWords } from './unread/unread.rules.ts'

/** Stores that are no longer synced, so that their orders go unnoticed. */
const lostStores: ExceptionSource = {
  kind: 'store.auth',
  name: { zh: '店铺授权失效', en: 'Stores that need authorising' },
  fix: { zh: '重新授权', en: 'Authorise' },
  is_urgent: true,
  all_link: '/myOrder/storeAdmin?authStatus=1',
  permission: 'order.store',
  count: (ctx, seller_id) => countLostStores(ctx.db, seller_id),
  rows: async (ctx, seller_id, limit) =>
    (await selectLostStores(ctx.db, seller_id, limit)).map((store) => {
      const { zh, en } = platformName(store.platform)
      const is_over = store.auth_problem === 'expired'
      return {
        id: String(store.id),
        title: store.name,
        problem: {
          zh: `${zh} 授权${is_over ? '已过期' : '被取消'}，订单不再同步`,
          en: `The ${en} authorisation ${is_over ? 'has expired' : 'was revoked'}; orders are not synced`,
        },
        link: `/myOrder/storeAdmin?platform=${store.platform}&authStatus=1`,
        since: iso(store.updated_at),
      }
    }),
}

/** Parcels a marketplace does not know of: its clock for late sending runs on. */
const failedPushes: ExceptionSource = {
  kind: 'store.push',
  name: { zh: '运单回传失败', en: 'Tracking not accepted' },
  fix: { zh: '查看并重试', en: 'Review and retry' },
  is_urgent: true,
  all_link: '/myOrder/storeAdmin',
  permission: 'order.store',
  count: (ctx, seller_id) => countFailed(ctx.db, seller_id),
  rows: async (ctx, seller_id, limit) =>
    (await selectFailed(ctx.db, seller_id, limit)).map((push) => ({
      id: String(push.id),
      title: push.tracking_number,
      problem: { zh: `${push.name}：${push.error}`, en: `${push.name}: ${push.error}` },
      link: `/myOrder/storeAdmin?platform=${push.platform}&pushes=${push.store_id}`,
      since: iso(push.created_at),
    })),
}

/** Orders held by a rule until someone reviews them. */
const heldOrders: ExceptionSource = {
  kind: 'store.held',
  name: { zh: '被规则拦下的订单', en: 'Orders held by a rule' },
  fix: { zh: '查看', en: 'Look' },
  quick: 'release_order',
  is_urgent: false,
  all_link: '/myOrder/orderAdmin?state=on_hold',
  permission: 'order.admin',
  count: (ctx, seller_id) => countHeld(ctx.db, seller_id),
  rows: async (ctx, seller_id, limit) =>
    (await selectHeld(ctx.db, seller_id, limit)).map(({ id, order_no, buyer_name, country, hold_note, updated_at }) => {
      const { zh, en } = hold_note as { zh: string; en: string }
      const to = `${buyer_name} · ${country}`
      return {
        id: String(id),
        title: order_no,
        link: `/myOrder/orderDetail/${id}`,
        since: iso(updated_at),
        problem: { zh: `${zh}（${to}）`, en: `${en} (${to})` },
      }
    }),
}

/** Orders nobody makes because we cannot read them. */
const unreadOrders: ExceptionSource = {
  kind: 'store.unread',
  name: { zh: '无法读取的店铺订单', en: 'Orders that could not be imported' },
  fix: { zh: '查看', en: 'View' },
  is_urgent: true,
  all_link: '/myOrder/storeAdmin',
  permission: 'order.store',
  count: (ctx, seller_id) => countUnread(ctx.db, seller_id),
  rows: async (ctx, seller_id, limit) =>
    (await selectUnread(ctx.db, seller_id, limit)).map((order) => {
      const { zh, en } = unreadWords(order.problem, order.place, order.found)
      return {
        id: String(order.id),
        title: order.external_order_id,
        problem: { zh: `${order.name}：${zh}`, en: `${order.name}: ${en}` },
        link: `/myOrder/storeAdmin?platform=${order.platform}&unread=${order.store_id}`,
        since: iso(order.created_at),
      }
    }),
}

export const storeSources: readonly ExceptionSource[] = [lostStores, unreadOrders, failedPushes, heldOrders]
