import { type DesignDocument, NO_PRODUCT } from '@inkroute/engine/document/design-document'
import { applyTemplate } from '@inkroute/engine/grid/apply-template'
import { type History, startHistory } from '@inkroute/engine/history/history'
import { openDesign } from '../draft/open-design.ts'
import { newLayerId, openProduct } from '../studio-store.ts'
import { useStudioUi } from '../studio-ui.ts'
import { useCell } from './cell-store.ts'
import { newSheet, SHEET_VIEW_ID, sheetProduct } from './sheet.ts'

interface Asked {
  readonly user_id: number
  readonly name: string
  readonly draft_id?: string | undefined
  readonly layout_id?: number | undefined
  /** A template to begin with, on an empty sheet. */
  readonly template: DesignDocument | null
}

/** Lays a sheet on the table: a named draft, what was left here, a template, or an empty one. True when there was one. */
export async function openSheetOnTable(asked: Asked): Promise<boolean> {
  const { user_id, template, layout_id } = asked
  const isNew = template !== null || layout_id !== undefined
  const found = await openDesign({
    user_id,
    product_id: NO_PRODUCT,
    is_brought: isNew,
    draft_id: asked.draft_id,
  })
  // Only a document with cells is a sheet; anything else was not made here.
  const draft: History<DesignDocument> | null = found?.present.views[0]?.grid ? found : null
  const blank = newSheet(layout_id)
  const brought = template ? applyTemplate(blank, SHEET_VIEW_ID, template, newLayerId) : isNew ? blank : null
  openProduct({ user_id, product: sheetProduct(asked.name), draft: draft ?? startHistory(blank), brought })
  useStudioUi.setState({ panel: 'grid', unit: 'px', has_rulers: false, has_guides: false })
  useCell.setState({ cell: null, drag: null })
  return draft !== null && !isNew
}
