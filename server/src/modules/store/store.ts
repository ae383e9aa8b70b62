import type { SellerCtx } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { ownStore as own, viewerOf } from './own-store.ts'
import { findStore, type StoreRecord, selectNames, selectOpenStores } from './store.queries.ts'
import { askMarket as ask } from './store-conn.ts'

/** The door of stores: what later modules may call. */

/** A store this person may work with; anybody else's is not found. */
export const storeFor = (ctx: SellerCtx, id: number): Promise<StoreRecord> => own(ctx, id, viewerOf(ctx))

export const storeOf = (db: Db, seller_id: number, id: number): Promise<StoreRecord | undefined> =>
  findStore(db, seller_id, id)

export const storeNamesOf = (db: Db, seller_id: number, ids: readonly number[]) => selectNames(db, seller_id, ids)

/** Stores of a platform that let us in. */
export const openStoresOf = (db: Db, seller_id: number, platform: number) => selectOpenStores(db, seller_id, platform)

/** Asks a store's marketplace with a token that works; call it outside a transaction. */
export const askMarket = ask
