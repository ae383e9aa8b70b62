import { createBottomTemplate, listBottomTemplates } from '@inkroute/contract/bottom-template'
import { addComposedImage, exportGrid, type GridPainting } from '@inkroute/contract/grid'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { useState } from 'react'
import { useSend } from '../../shared/api/hooks.ts'
import { usePainting } from '../../shared/hooks/use-painting.ts'

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

const exportedOf = ({ name, material, goods_id }: GridPainting): Exported => ({
  target: goods_id === null ? 'material' : 'show',
  name: material?.name ?? name,
  to: goods_id === null ? '/gallery/material' : `/goods/detail/${goods_id}`,
  picture: material?.preview_469_url ?? null,
})

/** Sends a sheet where it is wanted. Painting it in full size takes a job; the template is kept as it is. */
export function useExport() {
  const [painting_id, setPainting] = useState<number | null>(null)
  const [kept, setKept] = useState<Exported | null>(null)
  const { painting, is_under_way, stage } = usePainting(painting_id)
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
  return {
    send,
    done: kept ?? (painting?.state === 'done' ? exportedOf(painting) : null),
    /** How far it is, while it is under way. */
    stage,
    refusal: painting?.state === 'failed' ? painting.reason : null,
    is_busy: is_sending || is_under_way,
  }
}
