import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { findStore, type StoreRecord, selectStoreRow, type Viewer } from './store.queries.ts'

/** The main account sees all stores; a sub-account those it was given. */
export const findViewer = ({ identity }: SellerCtx): Viewer => (identity.kind === 'sub' ? identity.user_id : null)

/** A store this person may work with; anybody else's is not found. */
export async function ownStore(ctx: SellerCtx, id: number, viewer: Viewer): Promise<StoreRecord> {
  const is_visible = viewer === null || (await selectStoreRow(ctx.db, ctx.seller.id, viewer, id)) !== undefined
  const store = is_visible ? await findStore(ctx.db, ctx.seller.id, id) : undefined
  if (!store) throw new AppError('not_found')
  return store
}
