import { getProductAsSeller } from '@inkroute/contract/catalog/catalog'
import { addTemplate, replaceByTemplate, sidesInTheWay } from '@inkroute/engine/commands/place-template'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { clothHex, inkedFor } from '@inkroute/engine/preflight/core/on-cloth'
import { create } from 'zustand'
import { call } from '../../../shared/api/client.ts'
import { readStoredLanguage } from '../../../shared/text/stored-language.ts'
import { pickTexts } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { inkBoxNow, loadFontsFor } from '../state/font-shelf.ts'
import { apply, documentNow, layersNow, newLayerId, showView, undoStep, useStudio } from '../state/studio-store.ts'
import { openDialog } from '../state/studio-ui.ts'
import { carriedTo } from './carry.ts'
import { productText } from './product.text.ts'

/** The template that waits for the answer whether it replaces what is there. */
export const useWaitingTemplate = create<{ readonly template: DesignDocument | null }>(() => ({ template: null }))

const UNDO_SECONDS = 10

/** Shows a side that has something on it where the one on the canvas has nothing. */
function showWhatIsThere(): void {
  if (layersNow().length > 0) return
  const filled = documentNow().views.find(({ layers }) => layers.length > 0)
  if (filled) showView(filled.view_id)
}

/** With inks that can be read on the colour on the canvas. */
function inked(template: DesignDocument): DesignDocument {
  const { product, color_id } = useStudio.getState()
  const color = product?.colors.find(({ id }) => id === color_id)
  if (!color) return template
  return { ...template, views: template.views.map((view) => inkedFor(view, clothHex(color), inkBoxNow)) }
}

/** Puts the waiting template in place of the sides it fills, or over them. */
export function putTemplate(template: DesignDocument, how: 'replace' | 'add'): void {
  const in_the_way = sidesInTheWay(documentNow(), template)
  apply((document) =>
    how === 'replace' ? replaceByTemplate(document, template, newLayerId) : addTemplate(document, template, newLayerId),
  )
  showWhatIsThere()
  if (in_the_way.length === 0) return
  const text = pickTexts(productText, readStoredLanguage())
  const done = how === 'replace' ? text.templateReplaced : text.templateAdded
  showToast('success', done, UNDO_SECONDS, { label: text.undo, run: undoStep })
}

/** Uses a template, which can be undone. One of another product is carried over to this one. */
export async function placeTemplate(template: DesignDocument): Promise<void> {
  const { product } = useStudio.getState()
  if (!product) return
  const is_own = template.basic_product_id === product.id
  const from = is_own ? product : await call(getProductAsSeller, { id: template.basic_product_id })
  const layers = template.views.flatMap((view) => view.layers)
  // Only set letters show what lies under them. Without their fonts the boxes of the layers have to do.
  if (layers.some(({ type }) => type === 'text')) await loadFontsFor(layers).catch(() => undefined)
  const fitted = inked(is_own ? template : carriedTo(template, from, product))
  if (sidesInTheWay(documentNow(), fitted).length === 0) return putTemplate(fitted, 'replace')
  useWaitingTemplate.setState({ template: fitted })
  openDialog('template')
}
