import type { Input, Reply } from '@inkroute/contract/endpoint'
import { errorText, type Language } from '@inkroute/contract/errors/errors'
import { fenToDecimal } from '@inkroute/contract/money'
import {
  actionRefusals,
  type BulkAction,
  bulkActions,
  type DraftProblem,
  type HoldReason,
  MAX_BULK_ORDERS,
  type OrderState,
} from '@inkroute/contract/order/codes'
import type { LeftOut, countNewOrders as newContract, sumOrders as sumContract } from '@inkroute/contract/order/work'
import type { SellerCtx } from '../../../infra/context.ts'
import { countFiltered } from '../core/order.queries.ts'
import { findRefusal } from '../core/order-actions.rules.ts'
import { getFilters } from '../list/list-orders.ts'
import { refusalFor } from '../paper/paper.rules.ts'
import { type LikeOrders, sumLikeOrders } from './work.queries.ts'

const MOST_COUNTED = 100

export async function countNewOrders(
  ctx: SellerCtx,
  { after, ...asked }: Input<typeof newContract>,
): Promise<Reply<typeof newContract>> {
  return { count: await countFiltered(ctx.db, ctx.seller.id, { ...getFilters(asked), after }, MOST_COUNTED) }
}

/** Why the bulk action leaves these orders out, in words; null where it is open to them. */
function findReason(action: BulkAction, group: LikeOrders, language: Language): string | null {
  if (action === 'label' || action === 'label_zpl' || action === 'slip') {
    const refusal = refusalFor(action, group)
    return refusal && errorText(refusal, language)
  }
  const refusal = findRefusal(action, {
    state: group.state as OrderState,
    hold_reason: group.hold_reason as HoldReason | null,
    problems: group.problems as DraftProblem[],
    is_reprint: group.is_reprint,
    is_partly_refunded: group.is_partly_refunded,
  })
  return refusal && actionRefusals[refusal][language]
}

const SHOWN_NUMBERS = 5

function getLeftOut(groups: readonly LikeOrders[], action: BulkAction, language: Language): LeftOut[] {
  const refused = groups.flatMap((group) => {
    const reason = findReason(action, group, language)
    return reason === null ? [] : [{ reason, group }]
  })
  return [...Map.groupBy(refused, ({ reason }) => reason)].map(([reason, some]) => ({
    reason,
    count: some.reduce((sum, { group }) => sum + group.orders, 0),
    order_nos: some.flatMap(({ group }) => group.order_nos).slice(0, SHOWN_NUMBERS),
  }))
}

const total = (groups: readonly LikeOrders[], key: 'orders' | 'pieces' | 'total_fen'): number =>
  groups.reduce((sum, group) => sum + group[key], 0)

export async function sumOrders(ctx: SellerCtx, input: Input<typeof sumContract>): Promise<Reply<typeof sumContract>> {
  const groups = await sumLikeOrders(ctx.db, ctx.seller.id, getFilters(input))
  const payable = groups.filter((group) => findReason('pay', group, ctx.language) === null)
  const payable_ids = payable.flatMap(({ ids }) => ids).toSorted((a, b) => b - a)
  return {
    orders: total(groups, 'orders'),
    pieces: total(groups, 'pieces'),
    amount: fenToDecimal(total(groups, 'total_fen')),
    actions: bulkActions.map((action) => {
      const open = groups.filter((group) => findReason(action, group, ctx.language) === null)
      return {
        action,
        orders: total(open, 'orders'),
        amount: fenToDecimal(total(open, 'total_fen')),
        left_out: getLeftOut(groups, action, ctx.language),
      }
    }),
    payable_ids: payable_ids.slice(0, MAX_BULK_ORDERS),
  }
}
