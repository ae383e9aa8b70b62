import { getApplicationCount } from '@inkroute/contract/product-request/product-request'
import { useMemo } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { usePermission } from '../../../shared/session/permission.tsx'

const LOOK_AGAIN_MS = 60_000

/** Things waiting behind menu entries, by the key of the screen. */
export function useMenuCounts(): Readonly<Record<string, number>> {
  const may_apply = usePermission('selection.apply')
  const options = { enabled: may_apply, quiet: true, stale_ms: LOOK_AGAIN_MS, refetch_ms: LOOK_AGAIN_MS }
  const waiting = useCall(getApplicationCount, {}, options).data?.count ?? 0
  return useMemo(() => ({ 'selection.apply': waiting }), [waiting])
}
