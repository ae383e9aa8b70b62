import { createBottomTemplate, listBottomTemplates } from '@inkroute/contract/bottom-template'
import { getGoods } from '@inkroute/contract/goods'
import { addComposedImage, exportGrid, type GridPainting, getGridPainting } from '@inkroute/contract/grid'
import { listMaterials } from '@inkroute/contract/material-library'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keyOf, useCall, useSend } from '../../shared/api/hooks.ts'

export const targets = ['material', 'template', 'show', 'file'] as const
export type Target = (typeof targets)[number]

/** What came of it, and where it can be seen. */
export interface Exported {
  readonly target: Exclude<Target, 'file'>
  readonly name: string
  readonly to: string
  readonly picture: string | null
}

export interface ExportWish {
  readonly target: Target
  readonly name: string
  readonly size_px: number
  readonly goods_id: number | null
  readonly document: DesignDocument
}

const ASK_AGAIN_MS = 600
const open_states: readonly string[] = ['queued', 'painting', 'keeping']

const exportedOf = ({ name, material, goods_id }: GridPainting): Exported => ({
  target: goods_id === null ? 'material' : 'show',
  name: material?.name ?? name,
  to: goods_id === null ? '/gallery/material' : `/goods/detail/${goods_id}`,
  picture: material?.preview_469_url ?? null,
})

/** Follows a painting to its end. */
function usePainting(id: number | null) {
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
    if (!has_ended) return
    setEnded(id)
    for (const changed of [listMaterials, getGoods]) void client.invalidateQueries({ queryKey: keyOf(changed) })
  }, [has_ended, id, client])
  return painting
}

/** Sends a sheet where it is wanted. Painting it in full size takes a job; the template is kept as it is. */
export function useExport() {
  const [painting_id, setPainting] = useState<number | null>(null)
  const [kept, setKept] = useState<Exported | null>(null)
  const painting = usePainting(painting_id)
  const onSuccess = ({ id }: GridPainting) => setPainting(id)
  const material = useSend(exportGrid, { onSuccess })
  const show = useSend(addComposedImage, { onSuccess })
  const template = useSend(createBottomTemplate, {
    refetch: [listBottomTemplates],
    onSuccess: (_, { name }) =>
      setKept({ target: 'template', name, to: '/design/payBottomTemplate?tab=own', picture: null }),
  })
  const send = ({ target, name, size_px, goods_id, document: sheet }: ExportWish) => {
    const document = sheet as unknown as Record<string, unknown>
    setPainting(null)
    if (target === 'material') material.mutate({ name, document, size_px })
    if (target === 'template') template.mutate({ name, document })
    if (target === 'show' && goods_id !== null) show.mutate({ id: goods_id, document, size_px })
  }
  const is_sending = material.isPending || template.isPending || show.isPending
  const is_under_way = painting_id !== null && (painting === null || open_states.includes(painting.state))
  return {
    send,
    done: kept ?? (painting?.state === 'done' ? exportedOf(painting) : null),
    /** How far it is, while it is under way. */
    stage: is_under_way ? (painting?.state ?? 'queued') : null,
    refusal: painting?.state === 'failed' ? painting.reason : null,
    is_busy: is_sending || is_under_way,
  }
}
