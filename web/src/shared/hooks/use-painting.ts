import { getGoods } from '@inkroute/contract/goods/goods'
import { type GridPainting, getGridPainting } from '@inkroute/contract/goods/grid/grid'
import { listMaterials } from '@inkroute/contract/material/library'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keyOf, useCall } from '../api/hooks.ts'

const ASK_AGAIN_MS = 600
const open_states: readonly string[] = ['queued', 'painting', 'keeping']

/** Follows a picture that a job paints to its end. What shows it is read anew then. */
export function usePainting(id: number | null, onEnd?: (painting: GridPainting) => void) {
  const client = useQueryClient()
  const [ended, setEnded] = useState<number | null>(null)
  const { data } = useCall(
    getGridPainting,
    { id: id ?? 0 },
    { enabled: id !== null, quiet: true, ...(id === ended ? {} : { refetch_ms: ASK_AGAIN_MS }) },
  )
  const painting = data?.id === id ? data : null
  const has_ended = painting !== null && !open_states.includes(painting.state)
  useEffect(() => {
    if (!has_ended || id === ended || painting === null) return
    setEnded(id)
    for (const changed of [listMaterials, getGoods]) void client.invalidateQueries({ queryKey: keyOf(changed) })
    onEnd?.(painting)
  }, [has_ended, id, ended, painting, client, onEnd])
  const is_under_way = id !== null && !has_ended
  return { painting, is_under_way, stage: is_under_way ? (painting?.state ?? 'queued') : null }
}
