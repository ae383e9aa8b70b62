import * as order from '@inkroute/contract/order/order'
import { countNewOrders, ORDERS_EVENT } from '@inkroute/contract/order/work'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect } from 'react'
import { addressInput } from '../../../shared/api/address-input.ts'
import { getKey, useCall } from '../../../shared/api/hooks.ts'
import { usePushedEvent } from '../../../shared/api/pushed-events.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from './order-list.module.css'
import { orderListText } from './order-list.text.ts'

/** Asked now and then, in case a push was lost. */
const POLL_MS = 20_000
const MOST_COUNTED = 100

interface Props {
  readonly filters: Record<string, string | undefined>
  readonly newest_id: number | undefined
  readonly is_empty: boolean
  readonly onShow: () => void
}

/** Says that orders have come in. They are put on the list when asked for, so that no row moves under the cursor. */
export function NewOrders({ filters, newest_id, is_empty, onShow }: Props) {
  const text = useText(orderListText)
  const client = useQueryClient()
  const asked = newest_id === undefined ? null : addressInput(countNewOrders, { ...filters, after: newest_id })
  const count = useCall(countNewOrders, asked, { quiet: true, refetch_ms: POLL_MS }).data?.count ?? 0
  usePushedEvent(ORDERS_EVENT, () => void client.invalidateQueries({ queryKey: getKey(countNewOrders) }))
  const show = () => {
    for (const changed of [order.listOrders, order.countOrders])
      void client.invalidateQueries({ queryKey: getKey(changed) })
    onShow()
  }
  // Nothing is on the screen that could move.
  const is_shown_at_once = is_empty && count > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is another function each time.
  useEffect(() => {
    if (is_shown_at_once) show()
  }, [is_shown_at_once])
  if (count === 0 || is_empty) return null
  const words = count >= MOST_COUNTED ? text.arrived_many : text.arrived
  return (
    <Button className={css.arrived ?? ''} type="primary" shape="round" size="small" aria-live="polite" onClick={show}>
      {fill(words, { count })}
    </Button>
  )
}
