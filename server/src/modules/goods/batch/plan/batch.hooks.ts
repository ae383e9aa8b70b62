import type { Language } from '@inkroute/contract/errors/errors'
import type { ListingWish } from '@inkroute/contract/goods/batch/plan'
import type { AppCtx, SellerCtx } from '../../../../infra/context.ts'
import { hookPoint } from '../../../../infra/hooks.ts'

interface FinishedGoods {
  readonly seller_id: number
  readonly goods_id: number
  readonly language: Language
}

export const batchHooks = {
  beforeRun: hookPoint<(ctx: SellerCtx, wish: ListingWish) => Promise<void>>({
    name: 'batch.beforeRun',
    may: ['stop'],
    hasOne: true,
    about: 'Before a run whose goods become listing drafts: throws when the drafts could not be made.',
  }),
  goodsFinished: hookPoint<(tx: AppCtx, goods: FinishedGoods, wish: ListingWish) => Promise<void>>({
    name: 'batch.goodsFinished',
    may: ['follow'],
    hasOne: true,
    about: 'Goods of such a run have their pictures. Called again after a crash.',
  }),
}
