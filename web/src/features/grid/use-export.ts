import { createBottomTemplate, listBottomTemplates } from '@inkroute/contract/bottom-template'
import { getGoods } from '@inkroute/contract/goods'
import { addComposedImage, exportGrid } from '@inkroute/contract/grid'
import { listMaterials } from '@inkroute/contract/material-library'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { useState } from 'react'
import { useSend } from '../../shared/api/hooks.ts'

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

/** Sends a sheet where it is wanted. */
export function useExport() {
  const [done, setDone] = useState<Exported | null>(null)
  const material = useSend(exportGrid, {
    refetch: [listMaterials],
    onSuccess: ({ material: { name, preview_469_url } }) =>
      setDone({ target: 'material', name, to: '/gallery/material', picture: preview_469_url }),
  })
  const template = useSend(createBottomTemplate, {
    refetch: [listBottomTemplates],
    onSuccess: (_, { name }) =>
      setDone({ target: 'template', name, to: '/design/payBottomTemplate?tab=own', picture: null }),
  })
  const show = useSend(addComposedImage, {
    refetch: [getGoods],
    onSuccess: ({ show_images }, { id }) => {
      const picture = show_images.at(-1)?.small_src ?? null
      setDone({ target: 'show', name: '', to: `/goods/detail/${id}`, picture })
    },
  })
  const send = ({ target, name, size_px, goods_id, document: sheet }: ExportWish) => {
    const document = sheet as unknown as Record<string, unknown>
    if (target === 'material') material.mutate({ name, document, size_px })
    if (target === 'template') template.mutate({ name, document })
    if (target === 'show' && goods_id !== null) show.mutate({ id: goods_id, document, size_px })
  }
  return { send, done, is_busy: material.isPending || template.isPending || show.isPending }
}
