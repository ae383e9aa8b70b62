import type { SellerCtx } from '../../infra/context.ts'
import { findViewer, ownStore } from './core/own-store.ts'
import { type StoreRecord, selectStores } from './core/store.queries.ts'

export { forgetPictures } from './core/picture.queries.ts'
/** The door of stores: what later modules may call. */
export {
  findStore,
  forgetStore,
  selectOpenStores,
  selectStoresByIds,
} from './core/store.queries.ts'
export { askMarket } from './core/store-conn.ts'
export { privacyWishJob } from './hook/hook.job.ts'
export { resumeRules } from './rule/apply-rules.job.ts'

/** A store this user may work with; any other is not found. */
export const storeFor = (ctx: SellerCtx, id: number): Promise<StoreRecord> => ownStore(ctx, id, findViewer(ctx))

/** Stores this user sees whose name, domain or number contains the keyword. */
export const storesNamed = (ctx: SellerCtx, keyword: string, limit: number) =>
  selectStores(ctx.db, ctx.seller.id, findViewer(ctx), { keyword }, { limit, offset: 0 })
