import type { CallInput, Reply } from '@inkroute/contract/endpoint'
import type { checkPayment } from '@inkroute/contract/wallet/payment'
import type { checkRecharge } from '@inkroute/contract/wallet/recharge'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../shared/api/client.ts'

const FIRST_MS = 400
const TRIES = 6

export type TradeState = 'unknown' | 'asking' | 'paid' | 'open'

/** Polls the state of a cashier payment a few times, with growing delays. */
export function useTradeCheck<E extends typeof checkPayment | typeof checkRecharge>(
  endpoint: E,
  id: number | null,
  onPaid: (reply: Reply<E>) => void,
): TradeState {
  const [state, setState] = useState<TradeState>(id === null ? 'unknown' : 'asking')
  const paid = useRef(onPaid)
  paid.current = onPaid
  useEffect(() => {
    if (id === null) return
    let is_over = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (tries: number): Promise<void> => {
      const reply = await call(endpoint, { id } as CallInput<E>).catch(() => null)
      if (is_over) return
      if (reply?.state === 'paid') {
        setState('paid')
        paid.current(reply)
      } else if (tries + 1 >= TRIES || (reply !== null && reply.state !== 'waiting')) {
        setState('open')
      } else {
        timer = setTimeout(() => void ask(tries + 1), FIRST_MS * 2 ** tries)
      }
    }
    setState('asking')
    void ask(0)
    return () => {
      is_over = true
      clearTimeout(timer)
    }
  }, [endpoint, id])
  return state
}
