import { changeableStates, type HoldReason, type OrderState } from '@inkroute/contract/order/codes'
import type { DeskAction } from '@inkroute/contract/order/desk'

export interface DeskFacts {
  readonly state: OrderState
  readonly hold_reason: HoldReason | null
  readonly is_paid: boolean
  readonly is_reprint: boolean
  readonly total_fen: number
  readonly refunded_fen: number
}

export const deskRefusals = {
  not_paid: { zh: '订单还没有付款', en: 'it is not paid yet' },
  over: { zh: '订单已结束', en: 'it is already closed' },
  in_making: { zh: '已进入生产', en: 'it is already in production' },
  held: { zh: '订单已暂停', en: 'it is already on hold' },
  not_held: { zh: '订单没有暂停', en: 'it is not on hold' },
  by_cause: { zh: '系统因故暂停，处理好原因后自动恢复', en: 'it continues once the cause of the hold is resolved' },
  not_made: { zh: '还没有开始生产，无需重做', en: 'nothing has been produced yet' },
  nothing_left: { zh: '款项已全部退回', en: 'everything has been refunded' },
  cancel_instead: {
    zh: '还没有生产，请用“取消订单”退回全部款项和库存',
    en: 'nothing has been produced yet; cancelling returns the money and the stock',
  },
  partly_refunded: { zh: '已退过部分款，不能再改内容', en: 'part of it was refunded' },
  free_of_charge: { zh: '这是免费重做的订单', en: 'it is a free reprint' },
} as const
export type DeskRefusal = keyof typeof deskRefusals

const ended: readonly OrderState[] = ['cancelled', 'refunded']
const made: readonly OrderState[] = [
  'in_production',
  'packed',
  'partially_shipped',
  'shipped',
  'delivered',
  'completed',
  'returned',
]
const releasable: readonly (HoldReason | null)[] = ['seller', 'rule', 'staff']

const beforeMaking = ({ state }: DeskFacts): DeskRefusal | null => {
  if (ended.includes(state) || state === 'completed' || state === 'returned') return 'over'
  if (state === 'draft' || state === 'awaiting_payment') return 'not_paid'
  return changeableStates.includes(state) ? null : 'in_making'
}

function changing(facts: DeskFacts): DeskRefusal | null {
  const refusal = beforeMaking(facts)
  if (refusal) return refusal
  if (facts.is_reprint) return 'free_of_charge'
  return facts.refunded_fen > 0 ? 'partly_refunded' : null
}

const refusals: Record<DeskAction, (facts: DeskFacts) => DeskRefusal | null> = {
  hold: (facts) => (facts.state === 'on_hold' ? 'held' : beforeMaking(facts)),
  release: ({ state, hold_reason }) => {
    if (state !== 'on_hold') return 'not_held'
    return releasable.includes(hold_reason) ? null : 'by_cause'
  },
  change: changing,
  reroute: changing,
  reprint: ({ state }) => {
    if (ended.includes(state)) return 'over'
    return made.includes(state) ? null : 'not_made'
  },
  refund: ({ state, is_paid, total_fen, refunded_fen }) => {
    if (ended.includes(state)) return 'over'
    if (!is_paid) return 'not_paid'
    return refunded_fen >= total_fen ? 'nothing_left' : null
  },
  cancel: ({ state }) => {
    if (ended.includes(state) || state === 'completed' || state === 'returned') return 'over'
    return made.includes(state) ? 'in_making' : null
  },
}

export const findDeskRefusal = (action: DeskAction, facts: DeskFacts): DeskRefusal | null => refusals[action](facts)

/** A whole refund of an order that was not started is a cancellation: only that returns the blanks. */
export const refundRefusal = (facts: DeskFacts, amount_fen: number): DeskRefusal | null =>
  amount_fen >= facts.total_fen - facts.refunded_fen && changeableStates.includes(facts.state) ? 'cancel_instead' : null

export interface RefundLine {
  readonly id: number
  readonly quantity: number
  readonly share_fen: number
  readonly refunded_fen: number
  readonly refunded_pieces: number
}

/** Everything that is left, line by line. */
export const wholeRefund = (lines: readonly RefundLine[]) =>
  lines
    .map(({ id, quantity, share_fen, refunded_fen, refunded_pieces }) => ({
      line_id: id,
      pieces: quantity - refunded_pieces,
      amount_fen: share_fen - refunded_fen,
    }))
    .filter(({ amount_fen }) => amount_fen > 0)

interface ReprintLine {
  readonly goods_fen: number
  readonly services_fen: number
  readonly quantity: number
}

/** What the pieces cost the seller, without freight. */
export const reprintCost = (lines: readonly { readonly line: ReprintLine; readonly pieces: number }[]): number =>
  lines.reduce(
    (sum, { line, pieces }) => sum + Math.floor(((line.goods_fen + line.services_fen) * pieces) / line.quantity),
    0,
  )
