import { type BulkAction, bulkActions, type OrderAction } from '@inkroute/contract/order/codes'
import type { OrderRow } from '@inkroute/contract/order/order'
import type { LeftOut } from '@inkroute/contract/order/work'
import { findReason, hasEnded, mayDo, sumMoney } from './order.view.ts'

/** What a line of the list shows of an order's goods: the first of them. */
export function getGoods(order: OrderRow) {
  const [own] = order.lines
  const [theirs] = order.foreign_lines
  if (own)
    return {
      title: own.title,
      variant: [own.color_name, own.size_name].filter(Boolean).join(' · '),
      picture_url: own.picture_url,
      lines: order.lines.length,
    }
  return {
    title: theirs?.title || theirs?.external_sku || '',
    variant: theirs?.external_sku ?? '',
    picture_url: theirs?.picture_url || null,
    lines: order.foreign_lines.length,
  }
}

export interface ActionSum {
  readonly action: BulkAction
  readonly orders: number
  readonly amount: string
  readonly left_out: readonly LeftOut[]
}
export interface Sums {
  readonly orders: number
  readonly pieces: number
  readonly amount: string
  readonly actions: readonly ActionSum[]
  readonly payable_ids: readonly number[]
}

interface PaperWords {
  readonly paper_draft: string
  readonly paper_ended: string
}

/** Why an order has no label and no packing slip, as the server decides it. */
const paperReason = ({ state }: OrderRow, words: PaperWords): string | null => {
  if (state === 'draft') return words.paper_draft
  return hasEnded(state) ? words.paper_ended : null
}

const isPaper = (action: BulkAction): action is 'label' | 'label_zpl' | 'slip' =>
  action === 'label' || action === 'label_zpl' || action === 'slip'

const SHOWN_NUMBERS = 5

interface Refused {
  readonly order: OrderRow
  readonly reason: string
}

/** Refused orders by reason, with the numbers of the first. */
const getLeftOut = (refused: readonly Refused[]): LeftOut[] =>
  [...new Set(refused.map(({ reason }) => reason))].map((reason) => {
    const some = refused.filter((entry) => entry.reason === reason)
    const order_nos = some.slice(0, SHOWN_NUMBERS).map(({ order }) => order.order_no)
    return { reason, count: some.length, order_nos }
  })

/** The same as the server says of all orders that match, for orders that are on the screen. */
export function getSums(orders: readonly OrderRow[], words: PaperWords): Sums {
  const refusal = (order: OrderRow, action: BulkAction): string | null => {
    if (isPaper(action)) return paperReason(order, words)
    const known = order.allowed_actions.find((entry) => entry.action === (action as OrderAction))
    return known?.is_allowed ? null : (findReason(order, action) ?? '')
  }
  return {
    orders: orders.length,
    pieces: orders.reduce((sum, { pieces }) => sum + pieces, 0),
    amount: sumMoney(orders.map(({ amounts }) => amounts.total)),
    payable_ids: orders.filter((order) => mayDo(order, 'pay')).map(({ id }) => id),
    actions: bulkActions.map((action) => {
      const open = orders.filter((order) => refusal(order, action) === null)
      const refused = orders.flatMap((order): Refused[] => {
        const reason = refusal(order, action)
        return reason === null ? [] : [{ order, reason }]
      })
      return {
        action,
        orders: open.length,
        amount: sumMoney(open.map(({ amounts }) => amounts.total)),
        left_out: getLeftOut(refused),
      }
    }),
  }
}

/** Null while the sums are not known yet. */
export const findAction = (sums: Sums | undefined, action: BulkAction): ActionSum | null =>
  sums?.actions.find((entry) => entry.action === action) ?? null
