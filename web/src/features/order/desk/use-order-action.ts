import type { Endpoint, Reply } from '@inkroute/contract/endpoint'
import { orderStateNames } from '@inkroute/contract/order/codes'
import * as contract from '@inkroute/contract/order/desk'
import { useRef } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { deskText } from './desk.text.ts'

/** What the form of an action asks for; each action uses its own part. */
export interface ActionValues {
  readonly reason: string
  readonly address?: NonNullable<contract.DeskOrder['address']>
  readonly channel_id?: number
  readonly warehouse_code?: string
  readonly keeps_price?: boolean
  readonly borne_by?: contract.ReprintBearer
  readonly pieces?: Record<string, number | null>
  readonly amounts?: Record<string, number | null>
  readonly is_whole?: boolean
}

/** What an action does, sentence by sentence. */
export type Effect = readonly string[]
type Run = (values: ActionValues, is_preview: boolean) => Promise<Effect>
type Order = contract.DeskOrder
type Stock = Reply<typeof contract.cancelDeskOrder>['stock']

const refetch: readonly Endpoint[] = [contract.getDeskOrder, contract.listDeskOrders]
const signed = (change: number) => (change > 0 ? `+${change}` : String(change))

function useStockLines() {
  const text = useText(deskText)
  return (stock: Stock): Effect =>
    stock.map(({ warehouse_code, sku_code, change }) =>
      fill(text.effect_stock, { warehouse: warehouse_code, sku: sku_code, change: signed(change) }),
    )
}

/** Only what differs from the order is sent, so that a new channel alone leaves the address as it is. */
function changed(order: Order, { address, channel_id }: ActionValues) {
  const is_moved =
    address !== undefined &&
    Object.entries(address).some(
      ([name, value]) => order.address?.[name as keyof NonNullable<Order['address']>] !== (value ?? ''),
    )
  return {
    ...(is_moved ? { address: { ...order.address, ...address } } : {}),
    ...(channel_id === undefined || channel_id === order.channel_id ? {} : { channel_id }),
  }
}

function useChange(order: Order, action: contract.DeskAction): Run {
  const text = useText(deskText)
  const stockLines = useStockLines()
  const change = useSend(contract.changeDeskOrder, { refetch })
  const shown_difference = useRef<string | null>(null)
  return async (values, is_preview) => {
    const wanted = action === 'reroute' ? { warehouse_code: values.warehouse_code } : changed(order, values)
    if (Object.keys(wanted).length === 0) {
      showToast('info', text.nothing_changed)
      throw new Error('nothing to change')
    }
    const expected = shown_difference.current
    const shown = await change.mutateAsync({
      order_no: order.order_no,
      reason: values.reason,
      keeps_price: values.keeps_price !== false,
      is_preview,
      ...wanted,
      ...(is_preview || expected === null ? {} : { expected_difference: expected }),
    })
    shown_difference.current = shown.difference
    const chosen = shown.options.find(({ channel }) => channel.id === shown.channel_id)
    return [
      fill(text.effect_change, { difference: shown.difference, cost: shown.cost_difference }),
      ...(chosen ? [fill(text.effect_channel, { channel: chosen.channel.name })] : []),
      ...stockLines(shown.stock),
    ]
  }
}

function useRefund(order: Order): Run {
  const text = useText(deskText)
  const { language } = useLanguage()
  const refund = useSend(contract.refundDeskOrder, { refetch })
  return async (values, is_preview) => {
    const amounts = Object.entries(values.amounts ?? {}).filter(([, amount]) => amount)
    const lines = amounts.map(([key, amount]) => ({ line_id: Number(key.slice(1)), amount: Number(amount).toFixed(2) }))
    const shown = await refund.mutateAsync({
      order_no: order.order_no,
      reason: values.reason,
      seen_refunded: order.refunded ?? '0.00',
      is_preview,
      ...(values.is_whole ? {} : { lines }),
    })
    const sum = (Number(order.refunded) + Number(shown.amount)).toFixed(2)
    const ends = fill(text.effect_refund_ends, { state: orderStateNames[shown.state][language] })
    return [fill(text.effect_refund, { amount: shown.amount, sum }), ...(shown.state === order.state ? [] : [ends])]
  }
}

function useReprint({ order_no }: Order): Run {
  const text = useText(deskText)
  const reprint = useSend(contract.reprintDeskOrder, { refetch })
  const bearers = { platform: text.platform, factory: text.factory_bears, carrier: text.carrier }
  return async ({ reason, pieces = {}, borne_by = 'platform' }, is_preview) => {
    const chosen = Object.entries(pieces).filter(([, count]) => count)
    const lines = chosen.map(([key, count]) => ({ line_id: Number(key.slice(1)), pieces: Number(count) }))
    const shown = await reprint.mutateAsync({ order_no, reason, lines, borne_by, is_preview })
    return [fill(text.effect_reprint, { pieces: shown.pieces, cost: shown.cost, bearer: bearers[borne_by] })]
  }
}

function useHold({ order_no }: Order, action: contract.DeskAction): Run {
  const text = useText(deskText)
  const { language } = useLanguage()
  const hold = useSend(contract.holdDeskOrder, { refetch })
  return async ({ reason }, is_preview) => {
    if (!is_preview) await hold.mutateAsync({ order_no, reason, is_held: action === 'hold' })
    return [action === 'hold' ? text.effect_hold : fill(text.effect_release, { state: orderStateNames.paid[language] })]
  }
}

function useCancel({ order_no }: Order): Run {
  const text = useText(deskText)
  const stockLines = useStockLines()
  const cancel = useSend(contract.cancelDeskOrder, { refetch })
  return async ({ reason }, is_preview) => {
    const shown = await cancel.mutateAsync({ order_no, reason, is_preview })
    return [fill(text.effect_cancel, { amount: shown.refunded }), ...stockLines(shown.stock)]
  }
}

/** The calls of each action: first what it would do, then the action itself. */
export function useOrderAction(order: Order, action: contract.DeskAction, onDone: () => void) {
  const text = useText(deskText)
  const hold = useHold(order, action)
  const change = useChange(order, action)
  const runs: Record<contract.DeskAction, Run> = {
    hold,
    release: hold,
    change,
    reroute: change,
    reprint: useReprint(order),
    refund: useRefund(order),
    cancel: useCancel(order),
  }
  const perform = async (values: ActionValues) => {
    await runs[action](values, false)
    showToast('success', text.done)
    onDone()
  }
  return { preview: (values: ActionValues) => runs[action](values, true), perform }
}
