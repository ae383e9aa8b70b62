import {
  type DraftProblem,
  draftProblemNames,
  type HoldReason,
  holdReasonNames,
  type OrderTroubleName,
  orderTroubles,
} from '@inkroute/contract/order/codes'
import type { AppCtx } from '../../infra/context.ts'
import type { ExceptionRow, ExceptionSource } from '../../infra/exception-source.ts'
import { lowBalanceLimit } from '../order/order.ts'
import { availableBalance, spentSince } from '../wallet/wallet.ts'
import {
  countTroubled,
  countUnchecked,
  type OrderTrouble,
  selectTroubled,
  selectUnchecked,
  sumUnpaid,
  type TroubledOrder,
} from './exception.queries.ts'
import { lowBalance, unpaidWords } from './exception.rules.ts'

type Kind = Pick<ExceptionSource, 'kind' | 'name' | 'fix' | 'is_urgent' | 'all_link'>

const instant = (at: string | Date): string => new Date(at).toISOString()
const detail = ({ id }: TroubledOrder, query = '') => `/myOrder/orderDetail/${id}${query}`

/** Orders blocked for one cause. */
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

const getName = (trouble: OrderTroubleName) => ({ zh: orderTroubles[trouble].zh, en: orderTroubles[trouble].en })
const allOf = (trouble: OrderTroubleName) => `/myOrder/orderAdmin?trouble=${trouble}`

const held = (order: TroubledOrder) => {
  const [problem] = order.problems as DraftProblem[]
  const words = problem ? draftProblemNames[problem] : holdReasonNames[(order.hold_reason ?? 'seller') as HoldReason]
  const to = [order.buyer_name, order.country].filter(Boolean).join(' · ')
  const [zh, en] = to === '' ? ['', ''] : [`（${to}）`, ` (${to})`]
  return { problem: { zh: `${words.zh}${zh}`, en: `${words.en}${en}` }, since: instant(order.updated_at) }
}

export const orderSources: readonly ExceptionSource[] = [
  orderSource(
    {
      kind: 'order.address',
      name: getName('address'),
      is_urgent: true,
      fix: { zh: '改地址', en: 'Fix' },
      all_link: allOf('address'),
    },
    orderTroubles.address,
    (order) => ({ ...held(order), link: detail(order, '?do=change_address') }),
  ),
  orderSource(
    {
      kind: 'order.draft',
      name: getName('goods'),
      is_urgent: true,
      fix: { zh: '去匹配', en: 'Match' },
      all_link: allOf('goods'),
    },
    orderTroubles.goods,
    (order) => ({ ...held(order), link: detail(order) }),
  ),
  orderSource(
    {
      kind: 'order.personalised',
      name: getName('personalised'),
      is_urgent: true,
      fix: { zh: '去确认', en: 'Confirm' },
      all_link: allOf('personalised'),
    },
    orderTroubles.personalised,
    (order) => ({ ...held(order), link: detail(order) }),
  ),
  orderSource(
    {
      kind: 'order.print',
      name: getName('print'),
      is_urgent: true,
      fix: { zh: '去处理', en: 'Fix' },
      all_link: allOf('print'),
    },
    orderTroubles.print,
    (order) => ({ ...held(order), link: detail(order) }),
  ),
  orderSource(
    {
      kind: 'order.hold',
      name: getName('held'),
      is_urgent: false,
      fix: { zh: '查看并恢复', en: 'Review and release' },
      all_link: allOf('held'),
    },
    orderTroubles.held,
    (order) => ({ ...held(order), link: detail(order) }),
  ),
  orderSource(
    {
      kind: 'order.unpaid',
      name: { zh: '待付款', en: 'Awaiting payment' },
      is_urgent: false,
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

const MONTH_MS = 30 * 86_400_000

async function findProblem(ctx: AppCtx, seller_id: number) {
  const since = new Date(ctx.clock.now().getTime() - MONTH_MS)
  const [available_fen, unpaid_fen, spent_fen, limit_fen] = await Promise.all([
    availableBalance(ctx.db, seller_id),
    sumUnpaid(ctx.db, seller_id),
    spentSince(ctx.db, seller_id, since),
    lowBalanceLimit(ctx.db, seller_id),
  ])
  return lowBalance({ available_fen, unpaid_fen, spent_fen, limit_fen })
}

export const balanceSource: ExceptionSource = {
  kind: 'wallet.low',
  name: { zh: '余额不足', en: 'Low balance' },
  fix: { zh: '去充值', en: 'Recharge' },
  is_urgent: true,
  all_link: '/setting/recharge',
  permission: 'account.recharge',
  count: async (ctx, seller_id) => ((await findProblem(ctx, seller_id)) ? 1 : 0),
  async rows(ctx, seller_id) {
    const problem = await findProblem(ctx, seller_id)
    if (!problem) return []
    const since = ctx.clock.now().toISOString()
    return [{ id: 'balance', title: '', problem, link: '/setting/recharge', since }]
  },
}

/** Payment is refused until the print check findings are accepted or fixed. */
export const checkSource: ExceptionSource = {
  kind: 'order.check',
  name: { zh: '印前检查未通过', en: 'Failed the print check' },
  fix: { zh: '查看并确认', en: 'Review and accept' },
  is_urgent: true,
  all_link: '/myOrder/orderAdmin?state=awaiting_payment',
  permission: 'order.admin',
  count: (ctx, seller_id) => countUnchecked(ctx.db, seller_id),
  async rows(ctx, seller_id, limit) {
    const rows = await selectUnchecked(ctx.db, seller_id, limit)
    return rows.map((row) => ({
      id: String(row.id),
      title: row.order_no,
      link: `/myOrder/orderPay?ids=${row.id}`,
      problem: {
        zh: '印刷效果可能不佳，确认后才能付款',
        en: 'It may not print well; you can pay once you accept this',
      },
      since: new Date(row.created_at).toISOString(),
    }))
  },
}
