import { addValueKeys } from '@inkroute/contract/cart/codes'
import type { Language } from '@inkroute/contract/errors/errors'
import { fenToDecimal } from '@inkroute/contract/money'
import {
  actionRefusals,
  type DraftProblem,
  draftProblemNames,
  type HoldReason,
  holdReasonNames,
  type OrderSource,
  type OrderState,
  orderStateNames,
} from '@inkroute/contract/order/codes'
import type { ForeignLineView, OrderDetail, OrderRow } from '@inkroute/contract/order/order'
import { REFERENCE_KEY } from '@inkroute/contract/personal/shop-names'
import { addressFaults } from '../../address/address.ts'
import type { ForeignLineRecord } from '../core/foreign.queries.ts'
import { shapeFaults, waitsForAnswers } from '../core/foreign.rules.ts'
import type { PersonalisationAnswer } from '../core/foreign-order.ts'
import type { ParcelNote } from '../core/order.hooks.ts'
import type { LineRecord, OrderRecord } from '../core/order.queries.ts'
import { getActions } from '../core/order-actions.rules.ts'
import type { OrderMoney } from '../core/order-money.ts'
import { getFacts } from '../core/own-order.ts'
import type { SaleOfOrder } from '../profit/profit.queries.ts'
import { profitOfOrder } from '../profit/profit.rules.ts'

type LineView = OrderRow['lines'][number]
type EventRecord = {
  readonly kind: string
  readonly from_state: string | null
  readonly to_state: string | null
  readonly actor: string
  readonly detail: unknown
  readonly created_at: string | Date
}

const instant = (at: string | Date): string => new Date(at).toISOString()

export const viewLine = (line: LineRecord, picture_url: string | null): LineView => ({
  id: line.id,
  sku_id: line.sku_id,
  goods_id: line.goods_id,
  title: line.title,
  sku_code: line.sku_code,
  color_name: line.color_name,
  size_name: line.size_name,
  quantity: line.quantity,
  unit: fenToDecimal(line.unit_fen),
  goods: fenToDecimal(line.goods_fen),
  services: addValueKeys.filter((key) => line.services.includes(key)),
  services_amount: fenToDecimal(line.services_fen),
  share: fenToDecimal(line.share_fen),
  brand_name: (line.brand as { readonly name: string } | null)?.name ?? null,
  picture_url,
})

export const viewAmounts = (order: OrderMoney): OrderRow['amounts'] => ({
  goods: fenToDecimal(order.goods_fen),
  services: fenToDecimal(order.services_fen),
  freight: fenToDecimal(order.freight_fen),
  tax: fenToDecimal(order.tax_fen),
  discount: fenToDecimal(order.discount_fen),
  total: fenToDecimal(order.total_fen),
})

const internalLabels: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = {
  buyer_note: { zh: '买家留言', en: 'Buyer’s note' },
  [REFERENCE_KEY]: { zh: '定制编号', en: 'Personalisation reference' },
}

export const viewPersonalisation = (kept: unknown, language: Language): ForeignLineView['personalisation'] =>
  (kept as readonly PersonalisationAnswer[]).map(({ label, value, picture_url = null }) => ({
    label: internalLabels[label]?.[language] ?? label,
    value,
    picture_url,
  }))

export const viewForeignLine = (line: ForeignLineRecord, language: Language): ForeignLineView => ({
  id: line.id,
  external_sku: line.external_sku,
  title: line.title,
  picture_url: line.picture_url,
  quantity: line.quantity,
  price: line.exact_price ?? line.price,
  sku_id: line.sku_id,
  personalisation: viewPersonalisation(line.personalisation, language),
  waits_for_answers: waitsForAnswers(line),
  filled_at: line.filled_at && instant(line.filled_at),
})

/** Related rows of an order. */
export interface OrderParts {
  readonly lines: LineView[]
  readonly foreign_lines: ForeignLineView[]
  readonly store: OrderRow['store']
  readonly sale?: SaleOfOrder | undefined
}

/** Problems of a draft as text; address problems name the fields. */
function viewProblems(order: OrderRecord, language: Language): OrderRow['problems'] {
  return (order.problems as DraftProblem[]).map((kind) => {
    const address = order.address
    const faults = kind === 'address' ? [...shapeFaults(address, language), ...addressFaults(address, language)] : []
    const detail = [...new Set(faults.map(({ message }) => message))].join(language === 'zh' ? '；' : '; ')
    const name = draftProblemNames[kind][language]
    return { kind, text: detail === '' ? name : `${name}${language === 'zh' ? '：' : ': '}${detail}` }
  })
}

export function viewOrder(
  order: OrderRecord,
  { lines, foreign_lines, store, sale }: OrderParts,
  language: Language,
): OrderRow {
  const state = order.state as OrderState
  const hold_reason = order.hold_reason as HoldReason | null
  return {
    id: order.id,
    order_no: order.order_no,
    external_no: order.external_no,
    state,
    hold_reason,
    hold_note: order.hold_note?.[language] ?? '',
    source: order.source as OrderSource,
    store,
    problems: viewProblems(order, language),
    buyer_name: order.buyer_name,
    country: order.country,
    warehouse_code: order.warehouse_code,
    channel_name: order[`channel_name_${language}`],
    pieces: order.pieces,
    amounts: viewAmounts(order),
    refunded: fenToDecimal(order.refunded_fen),
    profit: profitOfOrder(order, sale),
    lines,
    foreign_lines,
    allowed_actions: getActions(getFacts(order)).map(({ action, refusal }) => ({
      action,
      is_allowed: refusal === null,
      reason: refusal && actionRefusals[refusal][language],
    })),
    created_at: instant(order.created_at),
    paid_at: order.paid_at && instant(order.paid_at),
  }
}

const eventWords = {
  created: { zh: '下单', en: 'Order placed' },
  address: { zh: '修改了收货地址', en: 'Address changed' },
  changed: { zh: '修改了订单', en: 'Order changed' },
  split: { zh: '拆分订单', en: 'Order split' },
  merged: { zh: '合并订单', en: 'Orders merged' },
  refund: { zh: '退款', en: 'Refund' },
  reprint: { zh: '免费重做，新订单', en: 'Free reprint, new order' },
  personalised: { zh: '已确认定制内容', en: 'Personalised design confirmed' },
  personalised_goods: { zh: '已换成为买家制作的商品', en: 'Goods made for the buyer chosen' },
  reprint_made: { zh: '免费重做', en: 'Free reprint' },
} as const

interface EventDetail {
  readonly hold_reason?: HoldReason
  readonly reason?: string
  readonly difference?: string
  readonly other?: string
  readonly others?: string
  readonly merged_into?: string
}

/** Details of an event: reason, amount, related order. */
function eventNote(detail: EventDetail, language: Language): string | undefined {
  const { difference } = detail
  if (detail.hold_reason) return holdReasonNames[detail.hold_reason][language]
  if (difference !== undefined && difference !== '0.00')
    return difference.startsWith('-')
      ? { zh: `退回 ¥${difference.slice(1)}`, en: `¥${difference.slice(1)} refunded` }[language]
      : { zh: `补付 ¥${difference}`, en: `¥${difference} charged` }[language]
  if (detail.merged_into) return { zh: `并入 ${detail.merged_into}`, en: `merged into ${detail.merged_into}` }[language]
  return detail.reason ?? detail.other ?? detail.others
}

export function eventText(event: EventRecord, language: Language): string {
  const words = eventWords[event.kind as keyof typeof eventWords]
  const state = event.to_state ? orderStateNames[event.to_state as OrderState][language] : event.kind
  const name = words ? words[language] : state
  const note = eventNote((event.detail ?? {}) as EventDetail, language)
  return note ? `${name} · ${note}` : name
}

const viewEvent = (event: EventRecord, language: Language): OrderDetail['events'][number] => ({
  kind: event.kind,
  from_state: event.from_state as OrderState | null,
  to_state: event.to_state as OrderState | null,
  actor: event.actor as OrderDetail['events'][number]['actor'],
  text: eventText(event, language),
  created_at: instant(event.created_at),
})

export const viewDetail = (
  order: OrderRecord,
  parts: OrderParts & {
    readonly currency: string
    readonly parcels: readonly ParcelNote[]
    readonly auto_pay_note: string
  },
  events: readonly EventRecord[],
  language: Language,
): OrderDetail => ({
  ...viewOrder(order, parts, language),
  address: order.address,
  currency: parts.currency,
  remark: order.remark,
  weight_g: order.weight_g,
  days_min: order.days_min,
  days_max: order.days_max,
  events: events.map((event) => viewEvent(event, language)),
  auto_pay_note: parts.auto_pay_note,
  parcels: parts.parcels.map((parcel) => ({
    tracking_no: parcel.tracking_no,
    carrier: parcel.carrier,
    state: parcel.state,
    sent_at: instant(parcel.sent_at),
  })),
})
