import { type DraftProblem, draftProblemNames, type HoldReason, holdReasonNames } from '@inkroute/contract/order-codes'
import type { AppCtx } from '../../infra/context.ts'
import type { ExceptionRow, ExceptionSource } from '../../infra/exception-source.ts'
import { countTroubled, type OrderTrouble, selectTroubled, type TroubledOrder } from './exception.queries.ts'
import { unpaidWords } from './exception.rules.ts'

type Kind = Pick<ExceptionSource, 'kind' | 'name' | 'fix' | 'is_urgent' | 'all_link'>

const instant = (at: string | Date): string => new Date(at).toISOString()
const detail = ({ id }: TroubledOrder, query = '') => `/myOrder/orderDetail/${id}${query}`

/** Orders that stand still for one cause. */
function orderSource(
  kind: Kind,
  trouble: OrderTrouble,
  row: (order: TroubledOrder, now: Date) => Pick<ExceptionRow, 'problem' | 'link' | 'since'>,
): ExceptionSource {
  return {
    ...kind,
    permission: 'order.admin',
    count: (ctx: AppCtx, seller_id) => countTroubled(ctx.db, seller_id, trouble),
    rows: async (ctx: AppCtx, seller_id, limit) => {
      const orders = await selectTroubled(ctx.db, seller_id, trouble, limit)
      const now = ctx.clock.now()
      return orders.map((order) => ({ id: String(order.id), title: order.order_no, ...row(order, now) }))
    },
  }
}

const held = (order: TroubledOrder) => {
  const [problem] = order.problems as DraftProblem[]
  const words = problem ? draftProblemNames[problem] : holdReasonNames[(order.hold_reason ?? 'seller') as HoldReason]
  const to = `${order.buyer_name} · ${order.country}`
  return { problem: { zh: `${words.zh}（${to}）`, en: `${words.en} (${to})` }, since: instant(order.updated_at) }
}

export const orderSources: readonly ExceptionSource[] = [
  orderSource(
    {
      ...{ kind: 'order.address', name: { zh: '地址有问题', en: 'Bad address' }, is_urgent: true },
      fix: { zh: '改地址', en: 'Correct it' },
      all_link: '/myOrder/orderAdmin?state=on_hold',
    },
    { hold_reasons: ['address'], problems: ['address', 'blocked'] },
    (order) => ({ ...held(order), link: detail(order, '?do=change_address') }),
  ),
  orderSource(
    {
      ...{
        kind: 'order.draft',
        name: { zh: '商品未匹配或无法下单', en: 'Unmatched or not orderable' },
        is_urgent: true,
      },
      fix: { zh: '去匹配', en: 'Match it' },
      all_link: '/myOrder/orderAdmin?state=draft',
    },
    { problems: ['unmatched', 'goods', 'channel'] },
    (order) => ({ ...held(order), link: detail(order) }),
  ),
  orderSource(
    {
      ...{ kind: 'order.print', name: { zh: '印刷文件或印前检查失败', en: 'Print file or print check failed' } },
      ...{ is_urgent: true, fix: { zh: '去处理', en: 'Put it right' } },
      all_link: '/myOrder/orderAdmin?state=on_hold',
    },
    { hold_reasons: ['preflight', 'picture'] },
    (order) => ({ ...held(order), link: detail(order) }),
  ),
  orderSource(
    {
      ...{ kind: 'order.hold', name: { zh: '暂停的订单', en: 'Orders on hold' }, is_urgent: false },
      fix: { zh: '查看并恢复', en: 'Look and release' },
      all_link: '/myOrder/orderAdmin?state=on_hold',
    },
    { hold_reasons: ['seller', 'stock'] },
    (order) => ({ ...held(order), link: detail(order) }),
  ),
  orderSource(
    {
      ...{ kind: 'order.unpaid', name: { zh: '待付款', en: 'Awaiting payment' }, is_urgent: false },
      fix: { zh: '去付款', en: 'Pay' },
      all_link: '/myOrder/orderAdmin?state=awaiting_payment',
    },
    { is_unpaid: true },
    (order, now) => ({
      problem: unpaidWords(order.total_fen, order.created_at, now),
      link: `/myOrder/orderPay?ids=${order.id}`,
      since: instant(order.created_at),
    }),
  ),
]
