import { randomBytes } from 'node:crypto'
import type { AuthorisedShop, Credentials } from '../../../connectors/core/connector.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { lockTurn } from '../../../infra/db/seller-turn.queries.ts'
import { sellerTerms } from '../../account/account.ts'
import {
  changeStoreOrRemoved,
  countStores,
  findStore,
  findStoreOfShop,
  insertStore,
  lockStoreByShop,
  type StoreRecord,
} from '../core/store.queries.ts'
import { keepCredentials } from '../core/store-conn.ts'
import { resumePushes } from '../push/pushes.ts'
import { subscribeJob } from '../sync/subscribe.job.ts'
import { beginSync } from '../sync/sync.queries.ts'
import { syncStoreJob } from '../sync/sync-store.job.ts'

/** Orders that came before a store was connected are read too, as far back as this. */
const BACKFILL_MS = 30 * 86_400_000

export const newHookKey = (): string => randomBytes(18).toString('base64url')

const consentEnd = ({ consent_expires_at, refresh_expires_at }: Credentials): string | null =>
  consent_expires_at ?? refresh_expires_at ?? null

export async function requireStoreQuota(tx: SellerCtx): Promise<void> {
  await lockTurn(tx.db, 'store', tx.seller.id)
  const { stores: limit } = await sellerTerms(tx.db, tx.seller.id)
  if (limit !== null && (await countStores(tx.db, tx.seller.id, null, {})) >= limit) {
    throw new AppError('store_limit', { limit })
  }
}

interface Connecting {
  readonly platform: number
  readonly shop: AuthorisedShop
  /** The card the seller pressed; null for a new store. */
  readonly store_id: number | null
}

/** The store row to use: the same shop reconnected, the store being authorised, or none yet. */
async function rowFor(tx: SellerCtx, { platform, shop, store_id }: Connecting): Promise<StoreRecord | undefined> {
  const same = await lockStoreByShop(tx.db, tx.seller.id, platform, shop.external_shop_id)
  if (store_id === null) return same
  const meant = await findStore(tx.db, tx.seller.id, store_id)
  if (!meant) throw new AppError('not_found')
  if (same && same.id === meant.id) return same
  // A card that never was a shop becomes this one, unless the shop is on the list already.
  if (meant.auth_problem === 'new' && !same) return meant
  throw new AppError('store_other_shop', { name: shop.name })
}

/** Connects or reconnects a shop. Call it in a transaction: it stores tokens and starts sync and webhooks. */
export async function connectShop(tx: SellerCtx, connecting: Connecting) {
  const { platform, shop } = connecting
  const seller_id = tx.seller.id
  const taken = await findStoreOfShop(tx.db, platform, shop.external_shop_id)
  if (taken && taken.seller_id !== seller_id) throw new AppError('store_taken', { name: shop.name })
  const row = await rowFor(tx, connecting)
  if (!row || row.deleted_at !== null) await requireStoreQuota(tx)
  const now = tx.clock.now().toISOString()
  const facts = {
    external_shop_id: shop.external_shop_id,
    shop_domain: shop.shop_domain,
    region: shop.region,
    currency: shop.currency,
    authed: 1,
    auth_problem: null,
    consent_expires_at: consentEnd(shop.credentials),
    authed_at: now,
    updated_at: now,
    deleted_at: null,
  }
  const name = row && row.auth_problem === 'new' ? row.name : shop.name.slice(0, 60)
  const id =
    row?.id ??
    (await insertStore(tx.db, {
      seller_id,
      platform,
      ...facts,
      name,
      hook_key: newHookKey(),
      created_at: now,
      created_by: tx.identity.user_id,
    }))
  if (row) await changeStoreOrRemoved(tx.db, seller_id, id, facts)
  await keepCredentials(tx, { seller_id, id }, shop.credentials)
  const watermark = new Date(tx.clock.now().getTime() - BACKFILL_MS).toISOString()
  await beginSync(tx.db, seller_id, id, watermark, now)
  await tx.jobs.send(syncStoreJob, { seller_id, store_id: id }, { singleton_key: `sync:${id}` })
  await tx.jobs.send(subscribeJob, { seller_id, store_id: id }, { singleton_key: `subscribe:${id}` })
  await resumePushes(tx, seller_id, id)
  return { id, name: row?.name ?? name, platform, is_new: !row }
}
