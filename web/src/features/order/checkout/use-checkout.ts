import type { OrderAddress } from '@inkroute/contract/order/order'
import * as contract from '@inkroute/contract/order/order'
import { useEffect, useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { isComplete, nothingSelected, type Selection, selectWay, suggestedSelection } from './checkout.view.ts'

const SETTLE_MS = 400

const sameAddress = (a: OrderAddress | null, b: OrderAddress | null) => JSON.stringify(a) === JSON.stringify(b)

/** The address as it is typed, settled once the seller pauses: each letter would be a quote. */
function useSettled(initial: OrderAddress): {
  readonly address: OrderAddress | null
  readonly is_settled: boolean
  readonly type: (address: OrderAddress) => void
  readonly fillIn: (address: OrderAddress) => void
} {
  const [typed, setTyped] = useState(initial)
  const [settled, setSettled] = useState(initial)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return {
    address: isComplete(settled) ? settled : null,
    is_settled: typed === settled,
    // A remark or a field typed back is no other address.
    type: (address) => setTyped((before) => (sameAddress(address, before) ? before : address)),
    fillIn: (address) => {
      setTyped(address)
      setSettled(address)
    },
  }
}

/**
 * The plan of a checkout, made for every complete address. The first plan leaves warehouse and channel to the
 * server; the second follows its suggestion or the seller's choice. Only a settled plan can be submitted.
 */
export function useCheckout(ids: number[], initial: OrderAddress) {
  const { address, is_settled, type, fillIn } = useSettled(initial)
  const [picked, setPicked] = useState<{ readonly address: OrderAddress; readonly selection: Selection } | null>(null)
  const shipment = address && { address, cart_item_ids: ids }
  const base = useCall(contract.previewOrder, shipment && { shipments: [shipment], compares: true }, { quiet: true })
  const based = base.isPlaceholderData ? undefined : base.data
  // A choice made for another address may not go to this one.
  const own = picked && sameAddress(picked.address, address) ? picked.selection : undefined
  const selection = own ?? (based ? suggestedSelection(based.orders) : nothingSelected)
  const is_plain = Object.keys(selection.channels).length === 0
  const shipments = shipment ? [is_plain ? shipment : { ...shipment, ...selection }] : []
  const other = based && !is_plain ? { shipments, compares: true } : null
  const changed = useCall(contract.previewOrder, other, { quiet: true })
  const plan = other ? changed : base
  const failed = base.error ?? (other ? changed.error : null)
  const is_current = plan.data !== undefined && !plan.isPlaceholderData && !plan.isFetching
  const is_planning = address !== null && failed === null && (!is_settled || !is_current)
  return {
    type,
    fillIn,
    shipments,
    plan: address && failed === null ? plan.data : undefined,
    refused: address && is_settled && !plan.isFetching ? failed : null,
    is_planning,
    is_ready: address !== null && is_settled && !is_planning && plan.data?.is_complete === true,
    replan: () => {
      void base.refetch()
      if (other) void changed.refetch()
    },
    choose: (from: string, to: { readonly warehouse_code: string; readonly channel_id: number }) => {
      if (!address || !based) return
      const codes = based.orders.map(({ warehouse_code }) => warehouse_code)
      setPicked({ address, selection: selectWay(codes, selection, from, to) })
    },
  }
}
