import { getProductAsSeller } from '@inkroute/contract/catalog/catalog'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { call } from '../../../shared/api/client.ts'
import { apply, documentNow, layersNow, showView, useStudio } from '../studio-store.ts'
import { carriedTo } from './carry.ts'

/** Shows a side that has something on it where the one on the canvas has nothing. */
function showWhatIsThere(): void {
  if (layersNow().length > 0) return
  const filled = documentNow().views.find(({ layers }) => layers.length > 0)
  if (filled) showView(filled.view_id)
}

/** Replaces the design with a template, which can be undone. One of another product is carried over to this one. */
export async function placeTemplate(template: DesignDocument): Promise<void> {
  const { product } = useStudio.getState()
  if (!product) return
  const is_own = template.basic_product_id === product.id
  const from = is_own ? product : await call(getProductAsSeller, { id: template.basic_product_id })
  apply(() => (is_own ? template : carriedTo(template, from, product)))
  showWhatIsThere()
}
