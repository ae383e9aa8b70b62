import { Platform } from '@inkroute/contract/codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type {
  bindWishPost as bindContract,
  createWishPost as createContract,
  wishPostAccounts as listContract,
} from '@inkroute/contract/store/setting'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { findViewer, ownStore } from '../core/own-store.ts'
import { changeStores, insertStore } from '../core/store.queries.ts'
import { keepCredentials } from '../core/store-conn.ts'
import { selectMailAccounts } from '../setting/setting.queries.ts'
import { newHookKey } from './connect-shop.ts'

type Settings = { readonly wishpost_id?: number }

/** WishPost carries parcels of Wish stores. Its account is kept beside the stores, sealed like theirs. */
export async function wishPostAccounts(
  ctx: SellerCtx,
  { store_id }: Input<typeof listContract>,
): Promise<Reply<typeof listContract>> {
  const store = store_id === undefined ? null : await ownStore(ctx, store_id, findViewer(ctx))
  const chosen = (store?.settings as Settings | undefined)?.wishpost_id ?? null
  return { data: await selectMailAccounts(ctx.db, ctx.seller.id), chosen }
}

export async function createWishPost(
  ctx: SellerCtx,
  { name, api_key }: Input<typeof createContract>,
): Promise<Reply<typeof createContract>> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now().toISOString()
    const seller_id = tx.seller.id
    const id = await insertStore(tx.db, {
      seller_id,
      platform: Platform.wishMail,
      external_shop_id: `wishpost-${newHookKey()}`,
      name,
      authed: 1,
      auth_problem: null,
      authed_at: now,
      hook_key: newHookKey(),
      created_by: tx.identity.user_id,
      created_at: now,
      updated_at: now,
    })
    await keepCredentials(tx, { seller_id, id }, { extra: { api_key } })
    return { id }
  })
}

export async function bindWishPost(
  ctx: SellerCtx,
  { store_id, account_id }: Input<typeof bindContract>,
): Promise<Reply<typeof bindContract>> {
  const store = await ownStore(ctx, store_id, findViewer(ctx))
  const accounts = await selectMailAccounts(ctx.db, ctx.seller.id)
  const fits = store.platform === Platform.wish && accounts.some(({ id }) => id === account_id)
  if (!fits) throw new AppError('not_found')
  const settings = JSON.stringify({ ...(store.settings as Settings), wishpost_id: account_id })
  await changeStores(ctx.db, ctx.seller.id, [store_id], { settings, updated_at: ctx.clock.now().toISOString() })
  return {}
}
