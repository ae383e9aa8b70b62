import type { SellerCtx } from '../../infra/context.ts'
import { findViewer, ownStore } from './own-store.ts'
import { type StoreRecord, selectStores } from './store.queries.ts'

export { forgetPictures } from './picture.queries.ts'
export { resumeRules } from './rule/apply-rules.job.ts'
/** The door of stores: what later modules may call. */
export {
  findStore as storeOf,
  forgetStore,
  selectOpenStores as openStoresOf,
  selectStoresByIds as storesOf,
} from './store.queries.ts'
export { askMarket } from './store-conn.ts'
export { privacyWishJob } from './sync/hook.job.ts'

/** A store this user may work with; any other is not found. */
export const storeFor = (ctx: SellerCtx, id: number): Promise<StoreRecord> => ownStore(ctx, id, findViewer(ctx))

/** Stores this user sees whose name, domain or number contains the keyword. */
export const storesNamed = (ctx: SellerCtx, keyword: string, limit: number) =>
  selectStores(ctx.db, ctx.seller.id, findViewer(ctx), { keyword }, { limit, offset: 0 })
