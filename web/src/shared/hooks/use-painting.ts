import { getGoods } from '@inkroute/contract/goods/goods'
import { type GridPainting, type GridPattern, getGridPainting } from '@inkroute/contract/goods/grid/grid'
import { listBottomTemplates, listPayBottomTemplates } from '@inkroute/contract/goods/grid/template'
import { listMaterials } from '@inkroute/contract/material/library'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getKey, useCall } from '../api/hooks.ts'
import { useMayOpen } from '../session/permission.tsx'

/** The kind and id behind a menu entry: `layout:5`, `own:3` or `pay:2`. */
export const getPattern = (key: string): GridPattern => {
  const [kind, id] = key.split(':')
  if (kind === 'layout') return { layout_id: Number(id) }
  return { kind: kind === 'pay' ? 'pay' : 'own', template_id: Number(id) }
}

/** Own and purchased base templates, if this person may see them. */
export function useTemplateChoices() {
  const may_open = useMayOpen()
  const may_own = may_open('/design/gridDesign')
  const may_pay = may_open('/design/payBottomTemplate')
  const own = useCall(listBottomTemplates, { page_size: 20 }, { quiet: true, enabled: may_own })
  const pay = useCall(listPayBottomTemplates, { page_size: 20, state: 'bought' }, { quiet: true, enabled: may_pay })
  return [
    ...(own.data?.data ?? []).map(({ id, name }) => ({ key: `own:${id}`, label: name })),
    ...(pay.data?.data ?? []).map(({ id, name }) => ({ key: `pay:${id}`, label: name })),
  ]
}

const POLL_MS = 600
const open_states: readonly string[] = ['queued', 'painting', 'keeping']

/** Follows a picture job to its end, then refetches the lists that show it. */
export function usePainting(id: number | null, onEnd?: (painting: GridPainting) => void) {
  const client = useQueryClient()
  const [ended, setEnded] = useState<number | null>(null)
  const { data } = useCall(getGridPainting, id === null ? null : { id }, {
    quiet: true,
    ...(id === ended ? {} : { refetch_ms: POLL_MS }),
  })
  const painting = data?.id === id ? data : null
  const has_ended = painting !== null && !open_states.includes(painting.state)
  useEffect(() => {
    if (!has_ended || id === ended || painting === null) return
    setEnded(id)
    for (const changed of [listMaterials, getGoods]) void client.invalidateQueries({ queryKey: getKey(changed) })
    onEnd?.(painting)
  }, [has_ended, id, ended, painting, client, onEnd])
  const is_under_way = id !== null && !has_ended
  return { painting, is_under_way, stage: is_under_way ? (painting?.state ?? 'queued') : null }
}
