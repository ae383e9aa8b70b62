import {
  addComposedImage,
  cancelGridPainting,
  exportGrid,
  type GridPainting,
  getGridPainting,
} from '@inkroute/contract/goods/grid/grid'
import { changeBottomTemplate, createBottomTemplate, listBottomTemplates } from '@inkroute/contract/goods/grid/template'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { useState } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { usePainting } from '../../../shared/hooks/use-painting.ts'

export const targets = ['material', 'template', 'show', 'file'] as const
export type Target = (typeof targets)[number]

/** The result and a link to it. */
export interface Exported {
  readonly target: Exclude<Target, 'file'>
  readonly name: string
  readonly to: string
  readonly picture: string | null
  /** In full size, once it is painted. */
  readonly file: string | null
}

export interface ExportWish {
  readonly target: Target
  readonly name: string
  readonly size_px: number
  readonly goods_id: number | null
  /** The template to replace; null saves a new one. */
  readonly template_id: number | null
  readonly document: DesignDocument
}

const getExported = ({ name, material, goods_id }: GridPainting): Exported => ({
  target: goods_id === null ? 'material' : 'show',
  name: material?.name ?? name,
  to: goods_id === null ? '/gallery/material' : `/goods/detail/${goods_id}`,
  picture: material?.preview_469_url ?? null,
  file: material?.url ?? null,
})

/** Exports a sheet. Full-size rendering is a job; templates are saved as they are. */
export function useExport() {
  const [painting_id, setPainting] = useState<number | null>(null)
  const [kept, setKept] = useState<Exported | null>(null)
  const { painting, is_under_way, stage } = usePainting(painting_id)
  const onSuccess = ({ id }: GridPainting) => setPainting(id)
  const material = useSend(exportGrid, { onSuccess })
  const show = useSend(addComposedImage, { onSuccess })
  const keeping = {
    refetch: [listBottomTemplates],
    onSuccess: (_: unknown, { name }: { name?: string | undefined }) =>
      setKept({
        target: 'template',
        name: name ?? '',
        to: '/design/payBottomTemplate?tab=own',
        picture: null,
        file: null,
      }),
  }
  const template = useSend(createBottomTemplate, keeping)
  const replaced = useSend(changeBottomTemplate, keeping)
  const cancelling = useSend(cancelGridPainting, { refetch: [getGridPainting] })
  const send = ({ target, name, size_px, goods_id, template_id, document }: ExportWish) => {
    setPainting(null)
    if (target === 'material') material.mutate({ name, document, size_px })
    if (target === 'template' && template_id === null) template.mutate({ name, document })
    if (target === 'template' && template_id !== null) replaced.mutate({ id: template_id, name, document })
    if (target === 'show' && goods_id !== null) show.mutate({ id: goods_id, document, size_px })
  }
  const is_sending = [material, template, replaced, show].some(({ isPending }) => isPending)
  return {
    send,
    done: kept ?? (painting?.state === 'done' ? getExported(painting) : null),
    /** How far it is, while it is under way. */
    stage,
    /** Calls it off, as long as nothing of it is in the library. */
    cancel:
      painting_id !== null && (stage === 'queued' || stage === 'painting') && !cancelling.isPending
        ? () => cancelling.mutate({ id: painting_id })
        : null,
    is_cancelled: painting?.state === 'cancelled',
    refusal: painting?.state === 'failed' ? painting.reason : null,
    is_busy: is_sending || is_under_way,
  }
}
