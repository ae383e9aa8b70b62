import type { BatchPlan } from '@inkroute/contract/goods/batch/plan'
import { listingPlatformOf } from '@inkroute/contract/listing/platforms'
import type { CellFacts } from './cell.rules.ts'
import type { CellFinding } from './cell-check.ts'

const skusOf = ({ product, color_ids, size_ids }: CellFacts): number =>
  product.items.filter((item) => color_ids.includes(item.color_id) && size_ids.includes(item.size_id)).length

/** A draft with more SKUs than the platform takes can never be released: better known before it is made. */
export function listingFinding({ listing }: BatchPlan, cell: CellFacts): CellFinding | null {
  const platform = listing && listingPlatformOf(listing.platform)
  const count = skusOf(cell)
  if (!platform || count <= platform.limits.variants) return null
  const { zh, en, limits } = platform
  return {
    rule: 'listing_skus',
    level: 'warning',
    message: {
      zh: `${zh} 每个商品最多 ${limits.variants} 个 SKU，“${cell.product.name_zh}”有 ${count} 个，草稿不能发布。请减少颜色或尺码。`,
      en: `${en} takes at most ${limits.variants} SKUs a listing; “${cell.product.name_en}” has ${count} and its draft could not be released. Take fewer colours or sizes.`,
    },
  }
}

/** How many colours a product may have at most for its listing to be taken, where it has more. */
export function coloursThatFit(plan: BatchPlan, cells: readonly CellFacts[]) {
  const limit = (plan.listing && listingPlatformOf(plan.listing.platform)?.limits.variants) ?? 0
  const found = new Map<number, number>()
  for (const cell of cells) {
    if (!listingFinding(plan, cell)) continue
    const most = Math.floor(limit / Math.max(1, cell.size_ids.length))
    if (most > 0) found.set(cell.product.id, most)
  }
  return [...found].map(([basic_product_id, most_colours]) => ({ basic_product_id, most_colours }))
}
