import type { Language } from '@inkroute/contract/errors/errors'
import type { ListingWish } from '@inkroute/contract/goods/batch/plan'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'

interface FinishedGoods {
  readonly seller_id: number
  readonly goods_id: number
  readonly language: Language
}

/** Turns goods of a run into listing drafts; registered by the listing module. */
export interface ListingMaker {
  /** Throws when a run must not start with this wish. */
  readonly check: (ctx: SellerCtx, wish: ListingWish) => Promise<void>
  /** Called once the goods have their pictures. Idempotent after a crash. */
  readonly draft: (tx: AppCtx, goods: FinishedGoods, wish: ListingWish) => Promise<void>
}

let maker: ListingMaker | null = null

export function registerListingMaker(one: ListingMaker): void {
  maker = one
}

export const listingMaker = (): ListingMaker | null => maker
