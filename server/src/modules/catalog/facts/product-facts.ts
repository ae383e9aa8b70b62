import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { isHidden, type ProductFacts, selectProductFacts } from '../core/product.queries.ts'
import { type Catalogue, getCatalogue } from '../search/catalogue-memory.ts'
import { type PreviewedProduct, previewedProduct } from './preview-facts.ts'

interface ShownProduct {
  readonly facts: ProductFacts
  readonly catalogue: Catalogue
  /** Set when a preview pass shows the draft. */
  readonly previewed?: PreviewedProduct
}

/** A product of the shop with everything about it that changes only with the catalogue. */
export async function productFacts(ctx: AppCtx, id: number, preview?: string | undefined): Promise<ShownProduct> {
  const catalogue = await getCatalogue(ctx)
  const previewed = await previewedProduct(ctx, id, preview)
  if (previewed) return { facts: previewed.facts, catalogue, previewed }
  if (!catalogue.index.placeOf.has(id))
    throw new AppError((await isHidden(ctx.db, id)) ? 'product_withdrawn' : 'not_found')
  const known = catalogue.products.get(id) ?? (await selectProductFacts(ctx.db, id))
  if (!known) throw new AppError('not_found')
  catalogue.products.set(id, known)
  return { facts: known, catalogue }
}

type Item = ProductFacts['items'][number]

/** The item of a colour and size, or the first match if they are open. */
export function chooseItem(facts: ProductFacts, color_id: number | undefined, size_id: number | undefined): Item {
  const item = facts.items.find(
    (entry) => (!color_id || entry.color_id === color_id) && (!size_id || entry.size_id === size_id),
  )
  if (!item) throw new AppError('not_found')
  return item
}
