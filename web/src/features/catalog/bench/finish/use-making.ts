import { getBenchSet } from '@inkroute/contract/catalog/bench/bench'
import { useEffect } from 'react'
import { useCall } from '../../../../shared/api/hooks.ts'
import { takeAnswer, useBench } from '../draft/bench-store.ts'

const ASK_MS = 700

/** Asks until the pictures are made or failed. */
export function useMaking(): void {
  const id = useBench(({ set }) => (set?.state === 'making' ? set.id : null))
  const { data } = useCall(getBenchSet, id ? { id } : null, { quiet: true, refetch_ms: ASK_MS })
  useEffect(() => {
    const now = useBench.getState().set
    if (data && now && data.id === now.id && now.state === 'making' && data.state !== 'making') takeAnswer(data)
  }, [data])
}
