import { platformNames } from '@inkroute/contract/codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { createStore as createContract, updateStore as updateContract } from '@inkroute/contract/store/store'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { newHookKey, requireStoreQuota } from './auth/connect-shop.ts'
import { deleteCredential } from './core/credential.queries.ts'
import { findViewer, ownStore } from './core/own-store.ts'
import { changeStores, countOpenOrders, insertStore } from './core/store.queries.ts'
import { unsubscribe } from './sync/subscribe.job.ts'
import { findSync } from './sync/sync.queries.ts'
import { syncStoreJob } from './sync/sync-store.job.ts'

type IdOnly = { readonly id: number }
type Nothing = Record<string, never>

/** A card to be authorised later; for platforms we do not speak with it stays a name to put orders under. */
export async function createStore(
  ctx: SellerCtx,
  input: Input<typeof createContract>,
): Promise<Reply<typeof createContract>> {
  const { platform, name, group_name } = input
  if (!platformNames.some(({ id }) => id === platform)) throw new AppError('store_platform_unknown')
  return inTransaction(ctx, async (tx) => {
    await requireStoreQuota(tx)
    const now = tx.clock.now().toISOString()
    const id = await insertStore(tx.db, {
      seller_id: tx.seller.id,
      platform,
      name,
      group_name,
      external_shop_id: `new-${newHookKey()}`,
      authed: 2,
      auth_problem: 'new',
      hook_key: newHookKey(),
      created_by: tx.identity.user_id,
      created_at: now,
      updated_at: now,
    })
    return { id }
  })
}

export async function updateStore(
  ctx: SellerCtx,
  { id, name, group_name }: Input<typeof updateContract>,
): Promise<Nothing> {
  await ownStore(ctx, id, findViewer(ctx))
  await changeStores(ctx.db, ctx.seller.id, [id], {
    ...(name === undefined ? {} : { name }),
    ...(group_name === undefined ? {} : { group_name }),
    updated_at: ctx.clock.now().toISOString(),
  })
  return {}
}

/** Called outside a transaction: the shop may answer slowly. */
async function leaveShop(ctx: SellerCtx, id: number): Promise<void> {
  const store = await ownStore(ctx, id, findViewer(ctx))
  if (store.authed === 1) await unsubscribe(ctx, store)
}

/** Deletes the credentials at once; the store row and its links stay. */
export async function unbindStore(ctx: SellerCtx, { id }: IdOnly): Promise<Nothing> {
  await leaveShop(ctx, id)
  return inTransaction(ctx, async (tx) => {
    const store = await ownStore(tx, id, findViewer(tx))
    const now = tx.clock.now().toISOString()
    await deleteCredential(tx.db, tx.seller.id, id)
    if (store.auth_problem !== 'new') {
      await changeStores(tx.db, tx.seller.id, [id], { authed: 2, auth_problem: 'unbound', updated_at: now })
    }
    return {}
  })
}

async function refuseOpenOrders(ctx: SellerCtx, id: number): Promise<void> {
  const count = await countOpenOrders(ctx.db, ctx.seller.id, id)
  if (count > 0) throw new AppError('store_open_orders', { count })
}

export async function deleteStore(ctx: SellerCtx, { id }: IdOnly): Promise<Nothing> {
  await ownStore(ctx, id, findViewer(ctx))
  await refuseOpenOrders(ctx, id)
  await leaveShop(ctx, id)
  return inTransaction(ctx, async (tx) => {
    const { auth_problem } = await ownStore(tx, id, findViewer(tx))
    await refuseOpenOrders(tx, id)
    const now = tx.clock.now().toISOString()
    await deleteCredential(tx.db, tx.seller.id, id)
    await changeStores(tx.db, tx.seller.id, [id], {
      authed: 2,
      auth_problem: auth_problem ?? 'unbound',
      deleted_at: now,
      updated_at: now,
    })
    return {}
  })
}

const AGAIN_AFTER_S = 15

/** A push of the button a moment after the last run would only use up the platform's patience. */
export async function syncNow(ctx: SellerCtx, { id }: IdOnly): Promise<Nothing> {
  const store = await ownStore(ctx, id, findViewer(ctx))
  if (store.authed !== 1) throw new AppError('store_not_authorised')
  const sync = await findSync(ctx.db, ctx.seller.id, id)
  const since_s = sync?.synced_at ? (ctx.clock.now().getTime() - Date.parse(sync.synced_at)) / 1000 : AGAIN_AFTER_S
  if (since_s < AGAIN_AFTER_S && !sync?.error_kind) {
    throw new AppError('store_sync_soon', { seconds: Math.ceil(AGAIN_AFTER_S - since_s) })
  }
  await ctx.jobs.send(syncStoreJob, { seller_id: ctx.seller.id, store_id: id }, { singleton_key: `sync:${id}` })
  return {}
}
