import { buildCatalogue } from '../../assets/catalogue/catalogue.ts'
import { multiplyProducts } from '../../assets/catalogue/multiply.ts'
import { ProductDocument } from '../../contract/src/catalog/desk/document.ts'
import type { BatchPlanInput } from '../../contract/src/goods/batch/plan.ts'
import { newColourRule } from '../../engine/src/batch/colour-rule.ts'
import type { App } from '../../server/src/app.ts'
import { createSeller, saveSellerLevel } from '../../server/src/modules/account/account.ts'
import { announceChange } from '../../server/src/modules/catalog/base/catalogue-change.ts'
import { writeProductFiles } from '../../server/src/modules/catalog/catalog.base.ts'

const TOP_LEVEL = 4
/** Number of photographed products in the catalogue; a wider run adds more of their kinds. */
export const PHOTOGRAPHED = 40
export const COLOURS = 5

export interface Seller {
  readonly seller_id: number
  readonly user_id: number
}

/** A seller whose level allows runs of the maximum size. */
export async function newBatchSeller({ ctx }: App): Promise<Seller> {
  const who = { username: 'bench', password: 'bench-bench-1', phone: null }
  const { seller_id, user_id } = await createSeller(ctx, who)
  await saveSellerLevel(ctx.db, seller_id, TOP_LEVEL)
  return { seller_id, user_id }
}

/** Additional products of the photographed kinds: the catalogue has fewer than a large run needs. */
export async function addVariants({ ctx }: App, count: number): Promise<void> {
  const files = [...multiplyProducts(buildCatalogue().pictured, count, 7)]
  await writeProductFiles(
    ctx,
    files.map((file) => ({ file: ProductDocument.parse(file), content_hash: 'bench' })),
  )
  await announceChange(ctx)
}

/** Up to this many photographed products and artworks. */
export async function getLists({ ctx }: App, count = 100) {
  const products = await ctx.db
    .selectFrom('product')
    .innerJoin('product_view', 'product_view.product_id', 'product.id')
    .select('product.id')
    .where('product.is_visible', '=', true)
    .where('product_view.picture_product', 'is not', null)
    .groupBy('product.id')
    .orderBy('product.id')
    .limit(count)
    .execute()
  const artworks = await ctx.db
    .selectFrom('gallery_artwork')
    .select('slug')
    .where('state', '=', 'on_sale')
    .orderBy('slug')
    .limit(count)
    .execute()
  return {
    products: products.map(({ id }) => ({ basic_product_id: id })),
    artworks: artworks.map(({ slug }) => ({ kind: 'artwork' as const, key: slug })),
  }
}

/** Common to all plans: up to five colours of each product, and nothing left out. */
export const usualPlan: Pick<BatchPlanInput, 'colours' | 'duplicates' | 'notify_when_done'> = {
  colours: { ...newColourRule('all'), most: COLOURS },
  duplicates: 'make',
  notify_when_done: false,
}
