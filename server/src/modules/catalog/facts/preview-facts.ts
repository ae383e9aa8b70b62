import { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { readPreviewed } from '../../../infra/content/read-content.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { productRows } from '../base/product-rows.ts'
import { searchRow } from '../base/search-row.ts'
import { readSharedNames } from '../base/shared-names.ts'
import { numbersFor, productNumbers } from '../base/write-documents.ts'
import type { ProductFacts } from '../core/product.queries.ts'
import { PRODUCT_KIND } from '../core/product-kind.ts'
import { productNames } from '../core/product-lookup.queries.ts'

/** The draft of a product as if it were on sale. */
export interface PreviewedProduct {
  readonly facts: ProductFacts
  readonly search: ReturnType<typeof searchRow>
}

const rest = <T extends { product_id: number }>(rows: readonly T[]): Omit<T, 'product_id'>[] =>
  rows.map(({ product_id: _, ...row }) => row)

type Rows = ReturnType<typeof productRows>

async function getFacts(ctx: AppCtx, { components }: ProductDocument, rows: Rows): Promise<ProductFacts> {
  const [product] = rows.product as [Rows['product'][number]]
  const parts = await productNames(
    ctx.db,
    rows.product_component.map((part) => part.sub_basic_product_id),
  )
  return {
    ...product,
    sales: 0,
    sold: 0,
    is_visible: true,
    updated_at: ctx.clock.now().toISOString(),
    colors: rest(rows.product_color),
    sizes: rest(rows.product_size),
    attributes: rest(rows.product_attribute),
    size_values: rest(rows.product_size_value),
    views: rest(rows.product_view),
    print_areas: rest(rows.product_print_area),
    actual_sizes: rest(rows.product_actual_size),
    items: rest(rows.product_item),
    techniques: rest(rows.product_technique),
    tiers: rest(rows.product_price_tier),
    supply: rest(rows.product_supply),
    components: rest(rows.product_component).map((part, i) => ({
      ...part,
      sub_code: components[i]?.sub_code ?? '',
      sub_name_zh: parts.get(part.sub_basic_product_id)?.name_zh ?? '',
      sub_name_en: parts.get(part.sub_basic_product_id)?.name_en ?? '',
    })),
    show_images: rest(rows.product_show_image),
  }
}

/** Null without a valid pass for this product, or when the draft has too little to show. */
export async function previewedProduct(
  ctx: AppCtx,
  id: number,
  preview: string | undefined,
): Promise<PreviewedProduct | null> {
  if (!preview) return null
  const item = await readPreviewed<unknown>(ctx, { endpoints: { kind: PRODUCT_KIND } }, preview)
  if (!item || Number(item.key) !== id) return null
  const document = ProductDocument.parse(item.payload)
  const names = await readSharedNames(ctx.db)
  const is_showable = [document.items, document.techniques, document.supply, document.colours].every(
    (list) => list.length > 0,
  )
  if (!is_showable || !names.hasCategory(document.category)) return null
  const ids = await productNumbers(ctx)
  ids.set(document.code, id)
  const published_at = ctx.clock.now().toISOString()
  const rows = productRows(document, numbersFor(names, ids), { content_hash: '', is_own: true, published_at })
  return { facts: await getFacts(ctx, document, rows), search: searchRow(document, id, names, published_at) }
}
