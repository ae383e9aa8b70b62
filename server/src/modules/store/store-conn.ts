import type { Connector, Credentials, StoreConn } from '../../connectors/connector.ts'
import { openCredentials, sealCredentials } from '../../connectors/credential-seal.ts'
import { openConn } from '../../connectors/market-app.ts'
import { MarketError } from '../../connectors/market-error.ts'
import { connectorOf } from '../../connectors/registry.ts'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { findCredential, lockCredential, saveCredential } from './credential.queries.ts'
import { loseAuth } from './lose-auth.ts'
import type { StoreRecord } from './store.queries.ts'

/** Tokens are renewed before they run out, so that no call meets an old one. */
const MARGIN_MS = 5 * 60_000

interface Opened {
  readonly credentials: Credentials
  readonly version: number
}

export function requireConnector(platform: number): Connector {
  const connector = connectorOf(platform)
  if (!connector) throw new AppError('store_platform_unknown')
  return connector
}

const ownerOf = (store: StoreRecord) => ({ seller_id: store.seller_id, store_id: store.id })

export async function keepCredentials(
  ctx: AppCtx,
  store: Pick<StoreRecord, 'seller_id' | 'id'>,
  credentials: Credentials,
) {
  const owner = { seller_id: store.seller_id, store_id: store.id }
  const saved = {
    ...sealCredentials(ctx.config, owner, credentials),
    access_expires_at: credentials.access_expires_at ?? null,
  }
  await saveCredential(ctx.db, store.seller_id, store.id, saved, ctx.clock.now().toISOString())
}

function open(ctx: AppCtx, store: StoreRecord, row: Awaited<ReturnType<typeof findCredential>>): Opened {
  const credentials = row ? openCredentials(ctx.config, ownerOf(store), row) : null
  if (!row || !credentials) throw new MarketError('revoked', 'No credentials', { code: 'no_credentials' })
  return { credentials, version: row.version }
}

const connOf = (ctx: AppCtx, connector: Connector, store: StoreRecord, credentials: Credentials): StoreConn => ({
  ...openConn(ctx, connector, String(store.id)),
  shop: { external_shop_id: store.external_shop_id, shop_domain: store.shop_domain, region: store.region },
  credentials,
})

const running = new Map<string, Promise<Opened>>()

/** Refreshes under the lock of its row, across nodes; who comes second finds the new tokens and asks for nothing. */
async function refreshLocked(ctx: AppCtx, connector: Connector, store: StoreRecord, seen: number): Promise<Opened> {
  return inTransaction(ctx, async (tx) => {
    const found = open(tx, store, await lockCredential(tx.db, store.seller_id, store.id))
    if (found.version > seen) return found
    if (!connector.refresh) throw new MarketError('expired', 'This platform gives no new token', { code: 'no_refresh' })
    const credentials = await connector.refresh(connOf(tx, connector, store, found.credentials))
    await keepCredentials(tx, store, credentials)
    return { credentials, version: found.version + 1 }
  })
}

/** On one node those who come together wait for one refresh instead of each holding a connection. */
function refreshOnce(ctx: AppCtx, connector: Connector, store: StoreRecord, seen: number): Promise<Opened> {
  const key = `${ctx.config.data_dir}:${store.id}:${seen}`
  const known = running.get(key)
  if (known) return known
  const work = refreshLocked(ctx, connector, store, seen).finally(() => running.delete(key))
  running.set(key, work)
  return work
}

const isOld = ({ access_expires_at }: Credentials, now: Date): boolean =>
  access_expires_at !== undefined && Date.parse(access_expires_at) - MARGIN_MS < now.getTime()

async function askOnce<T>(ctx: AppCtx, store: StoreRecord, ask: (conn: StoreConn, connector: Connector) => Promise<T>) {
  const connector = requireConnector(store.platform)
  let opened = open(ctx, store, await findCredential(ctx.db, store.seller_id, store.id))
  if (connector.refresh && isOld(opened.credentials, ctx.clock.now())) {
    opened = await refreshOnce(ctx, connector, store, opened.version)
  }
  try {
    return await ask(connOf(ctx, connector, store, opened.credentials), connector)
  } catch (error) {
    if (!(error instanceof MarketError) || error.kind !== 'expired') throw error
    const fresh = await refreshOnce(ctx, connector, store, opened.version)
    return ask(connOf(ctx, connector, store, fresh.credentials), connector)
  }
}

/**
 * Asks a store's marketplace with a token that works. When we are no longer let in, the store is marked so before the
 * error goes on. Call it outside a transaction: what is learnt about the authorisation must stay whatever follows.
 */
export async function askMarket<T>(
  ctx: AppCtx,
  store: StoreRecord,
  ask: (conn: StoreConn, connector: Connector) => Promise<T>,
): Promise<T> {
  try {
    return await askOnce(ctx, store, ask)
  } catch (error) {
    if (error instanceof MarketError && (error.kind === 'revoked' || error.kind === 'expired')) {
      await loseAuth(ctx, store, error.kind)
    }
    throw error
  }
}
