import type { Language } from '@inkroute/contract/errors/errors'
import type { ListingWish } from '@inkroute/contract/goods/batch/plan'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'

interface FinishedGoods {
  readonly seller_id: number
  readonly goods_id: number
  readonly language: Language
}

/** Makes drafts of listings of what a run made; told by the module that knows listings, further up the ladder. */
export interface ListingMaker {
  /** Throws when a run must not start with this wish. */
  readonly check: (ctx: SellerCtx, wish: ListingWish) => Promise<void>
  /** Once the goods have their pictures. May be called again after a crash and then changes nothing. */
  readonly draft: (tx: AppCtx, goods: FinishedGoods, wish: ListingWish) => Promise<void>
}

let maker: ListingMaker | null = null

export function registerListingMaker(one: ListingMaker): void {
  maker = one
}

export const listingMaker = (): ListingMaker | null => maker
