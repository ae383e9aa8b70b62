import type { Reply } from '@inkroute/contract/endpoint'
import { calculateFreight } from '@inkroute/contract/shipping/shipping'
import { useEffect, useState } from 'react'
import { useCall } from '../../shared/api/light-hooks.ts'
import { type FreightForm, type FreightProduct, readFreightForm } from './freight.view.ts'

export type FreightReply = Reply<typeof calculateFreight>

/** Long enough to finish typing a number, short enough to feel live. */
const PAUSE_MS = 300

function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

interface FreightCall {
  readonly form: FreightForm
  readonly product: FreightProduct | null
  /** The server-rendered answer, for the initial form. */
  readonly first?: { readonly form: FreightForm; readonly reply: FreightReply } | undefined
}

/** The freight for a form, debounced. */
export function useFreight({ form, product, first }: FreightCall) {
  const settled = useSettled(form)
  const { input } = readFreightForm(settled, product)
  const { problems } = readFreightForm(form, product)
  const is_first = first !== undefined && JSON.stringify(first.form) === JSON.stringify(settled)
  const query = useCall(calculateFreight, input ?? { country: settled.country }, {
    enabled: input !== null && !is_first,
    quiet: true,
    stale_ms: 60_000,
  })
  return {
    reply: is_first ? first.reply : query.data,
    problems,
    is_working: !is_first && query.isFetching,
    has_failed: !is_first && query.isError,
    retry: () => void query.refetch(),
  }
}
