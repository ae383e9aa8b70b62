import { findTemplateKind } from '@inkroute/contract/template/kinds'
import { AppError } from '../../infra/app-error.ts'
import type { Db } from '../../infra/db/database.ts'
import { boughtItems } from '../material/material.ts'
import { findProductKind, findTemplate } from './template.queries.ts'
import { findUserTemplate } from './user-template.queries.ts'

export interface TemplateToFill {
  readonly product_id: number
  /** As it was saved, of whatever version. */
  readonly document: unknown
}

/** The door: a template of the platform or of the seller. Another seller's is `not_found`. */
export async function templateToFill(
  db: Db,
  seller_id: number,
  { kind, id }: { readonly kind: 'platform' | 'own'; readonly id: number },
): Promise<TemplateToFill> {
  const row = kind === 'own' ? await findUserTemplate(db, seller_id, id) : await findTemplate(db, id)
  if (!row) throw new AppError('not_found')
  if (kind === 'platform') {
    const priced = 'price_fen' in row && row.price_fen > 0 ? [String(id)] : []
    const bought = await boughtItems(db, seller_id, 'template', priced)
    if (priced.length > bought.size) throw new AppError('template_not_bought')
  }
  const document = kind === 'own' ? row.document : { ...(row.document as object), template_id: row.id }
  return { product_id: row.product_id, document }
}

/** The kind of product that templates on this one are listed under; empty where there is none. */
export async function kindOfProduct(db: Db, product_id: number): Promise<string> {
  const product = await findProductKind(db, product_id)
  return (product && findTemplateKind(product)) ?? ''
}

export { prepareTemplates } from './prepare-templates.ts'
export { getSlots } from './recipes/build-document.ts'
export { deleteTemplate, insertTemplate, updateTemplate } from './template.queries.ts'
export { templatePictureUrl } from './template-pictures.ts'
