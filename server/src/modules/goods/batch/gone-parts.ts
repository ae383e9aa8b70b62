import type { Reply } from '@inkroute/contract/endpoint'
import type { Language } from '@inkroute/contract/errors/errors'
import type { checkBatchRun } from '@inkroute/contract/goods/batch/batch'
import type { BatchPlan } from '@inkroute/contract/goods/batch/plan'
import type { AppCtx } from '../../../infra/context.ts'
import { visibleProductIds } from '../../catalog/catalog.ts'
import { placeablePictures } from '../../material/material.ts'

interface Found {
  /** Without what is gone. Rows that name a picture that is gone then say so themselves. */
  readonly plan: BatchPlan
  readonly gone: Reply<typeof checkBatchRun>['gone']
}

/** A plan may lie on the table for days; meanwhile products leave the shop and pictures the library. */
export async function withoutGone(ctx: AppCtx, seller_id: number, plan: BatchPlan, language: Language): Promise<Found> {
  const ids = plan.products.map(({ basic_product_id }) => basic_product_id)
  const offered = await visibleProductIds(ctx.db, [...new Set(ids)])
  const pictures = await placeablePictures(ctx, seller_id, [...plan.artworks, ...plan.pictures], language)
  const isHere = ({ kind, key }: { kind: string; key: string }) => pictures.has(`${kind}:${key}`)
  return {
    plan: {
      ...plan,
      products: plan.products.filter(({ basic_product_id }) => offered.has(basic_product_id)),
      artworks: plan.artworks.filter(isHere),
      pictures: plan.pictures.filter(isHere),
    },
    gone: {
      product_ids: ids.filter((id) => !offered.has(id)),
      artworks: plan.artworks.filter((one) => !isHere(one)),
    },
  }
}
