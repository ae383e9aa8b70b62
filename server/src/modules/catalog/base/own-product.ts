import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import type { AppCtx } from '../../../infra/context.ts'
import { announceChange } from './catalogue-change.ts'
import { selectFirstSale, setVisible } from './own-product.queries.ts'
import { productNumbers, writeDocuments } from './write-documents.ts'

/** Marks a product that no file describes any more. */
const OWN_HASH = 'own'

/** Puts a document of staff on sale. The product keeps its number, sales, stock and the day it was first on sale. */
export async function publishOwnProduct(tx: AppCtx, product_id: number, document: ProductDocument): Promise<void> {
  const ids = await productNumbers(tx)
  ids.set(document.code, product_id)
  const published_at = (await selectFirstSale(tx.db, product_id)) ?? tx.clock.now().toISOString()
  const origin = { content_hash: OWN_HASH, is_own: true, published_at }
  await writeDocuments(tx, [{ document, origin }], ids)
  await setVisible(tx.db, product_id, true)
  await announceChange(tx)
}

/** Takes a product off sale; orders, goods and designs keep it. */
export async function withdrawOwnProduct(tx: AppCtx, product_id: number): Promise<void> {
  await setVisible(tx.db, product_id, false)
  await announceChange(tx)
}
