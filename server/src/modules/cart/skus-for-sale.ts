import type { SellerScope } from '../../infra/context.ts'
import { getMockups } from '../design/design.ts'
import { getSkus, type SkuFacts } from '../goods/goods.ts'

export interface SkuForSale extends SkuFacts {
  /** On the colour of the SKU; null until it is made. */
  readonly picture_url: string | null
}

/** SKUs by id with their picture. Skips SKUs of other sellers. */
export async function skusForSale(ctx: SellerScope, ids: readonly number[]): Promise<Map<number, SkuForSale>> {
  const skus = await getSkus(ctx.db, ctx.seller.id, ids, ctx.language)
  const versions = skus.map((sku) => ({ design_id: sku.design_id, version: sku.design_version }))
  const pictures = await getMockups(ctx, ctx.seller.id, versions, ctx.language)
  return new Map(
    skus.map((sku) => {
      const own = pictures.get(`${sku.design_id}:${sku.design_version}`)?.pictures ?? []
      const picture = own.find((one) => one.color_id === sku.color_id && one.small_url !== null)
      return [sku.id, { ...sku, picture_url: picture?.small_url ?? null }]
    }),
  )
}
