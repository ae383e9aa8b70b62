import { getProductAsSeller } from '@inkroute/contract/catalog/catalog'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { call } from '../../../shared/api/client.ts'
import { apply, useStudio } from '../studio-store.ts'
import { carriedTo } from './carry.ts'

/** Replaces the design with a template, which can be undone. One of another product is carried over to this one. */
export async function placeTemplate(template: DesignDocument): Promise<void> {
  const { product } = useStudio.getState()
  if (!product) return
  if (template.basic_product_id === product.id) return apply(() => template)
  const from = await call(getProductAsSeller, { id: template.basic_product_id })
  apply(() => carriedTo(template, from, product))
}
