import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { platformNames } from '@inkroute/contract/codes'
import type { Connector, Credentials, StoreConn } from '../../../connectors/core/connector.ts'
import { budgetName, openConn } from '../../../connectors/core/market-app.ts'
import { MarketError, OWN_LIMIT } from '../../../connectors/core/market-error.ts'
import { openCredentials, sealCredentials } from '../../../connectors/credential-seal.ts'
import { pauseCalls } from '../../../connectors/pace/call-pause.queries.ts'
import { findConnector } from '../../../connectors/registry.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { isMarketOffered, marketState } from '../../../infra/services/services.ts'
import { claimRefresh, findCredential, releaseRefresh, saveCredential, saveRefreshed } from './credential.queries.ts'
import { markAuthLost } from './mark-auth-lost.ts'
import { pictureMemory } from './picture-memory.ts'
import type { StoreRecord } from './store.queries.ts'

/** Tokens are renewed before they run out, so that no call meets an old one. */
const MARGIN_MS = 5 * 60_000

interface Opened {
  readonly credentials: Credentials
  readonly version: number
}

export function requireConnector(platform: number): Connector {
  const connector = findConnector(platform)
  if (!connector) throw new AppError('store_platform_unknown')
  return connector
}

/** For connecting a shop: refuses platforms the operator has not set up, or does not offer yet to new stores. */
export function openPlatform(ctx: SellerCtx, platform: number, is_known_store = false): Connector {
  const connector = requireConnector(platform)
  const is_open = is_known_store ? marketState(ctx, connector.slug) !== 'off' : isMarketOffered(ctx, connector.slug)
  if (is_open) return connector
  const name = platformNames.find(({ id }) => id === platform)
  throw new AppError('store_platform_off', { platform: name?.[ctx.language] ?? connector.slug })
}

const getOwner = (store: StoreRecord) => ({ seller_id: store.seller_id, store_id: store.id })

const sealedForSaving = (ctx: AppCtx, owner: ReturnType<typeof getOwner>, credentials: Credentials) => ({
  ...sealCredentials(ctx.config, owner, credentials),
  access_expires_at: credentials.access_expires_at ?? null,
})

export async function keepCredentials(
  ctx: AppCtx,
  store: Pick<StoreRecord, 'seller_id' | 'id'>,
  credentials: Credentials,
) {
  const saved = sealedForSaving(ctx, { seller_id: store.seller_id, store_id: store.id }, credentials)
  await saveCredential(ctx.db, store.seller_id, store.id, saved, ctx.clock.now().toISOString())
}

function open(ctx: AppCtx, store: StoreRecord, row: Awaited<ReturnType<typeof findCredential>>): Opened {
  const credentials = row ? openCredentials(ctx.config, getOwner(store), row) : null
  if (!row || !credentials) throw new MarketError('revoked', 'No credentials', { code: 'no_credentials' })
  return { credentials, version: row.version }
}

const getConn = (ctx: AppCtx, connector: Connector, store: StoreRecord, credentials: Credentials): StoreConn => ({
  ...openConn(ctx, connector, String(store.id)),
  shop: { external_shop_id: store.external_shop_id, shop_domain: store.shop_domain, region: store.region },
  credentials,
  pictures: pictureMemory(ctx, { seller_id: store.seller_id, store_id: store.id }),
})

const running = new Map<string, Promise<Opened>>()

/** Longer than another process may hold the claim, so that a waiter outlives one that died. */
const REFRESH_WAIT_MS = 50_000
const POLL_MS = 200

/** Renews the token we hold the claim for. The platform is called with no lock held and no transaction open. */
async function refreshClaimed(
  ctx: AppCtx,
  connector: Connector,
  store: StoreRecord,
  { claim, found }: { claim: string; found: Opened },
): Promise<Opened | null> {
  const { seller_id, id: store_id } = store
  try {
    if (!connector.refresh) throw new MarketError('expired', 'This platform gives no new token', { code: 'no_refresh' })
    const credentials = await connector.refresh(getConn(ctx, connector, store, found.credentials))
    const sealed = sealedForSaving(ctx, { seller_id, store_id }, credentials)
    const is_saved = await saveRefreshed(
      ctx.db,
      { seller_id, store_id, claim, now: ctx.clock.now().toISOString() },
      sealed,
    )
    return is_saved ? { credentials, version: found.version + 1 } : null
  } catch (error) {
    await releaseRefresh(ctx.db, seller_id, store_id, claim).catch(() => {})
    throw error
  }
}

/** One process renews, across all of them; the others wait for its token and ask the platform for nothing. */
async function refreshAlone(ctx: AppCtx, connector: Connector, store: StoreRecord, seen: number): Promise<Opened> {
  const { seller_id, id } = store
  for (const give_up_at = Date.now() + REFRESH_WAIT_MS; Date.now() < give_up_at; ) {
    const claim = randomUUID()
    const claimed = await claimRefresh(ctx.db, seller_id, id, seen, claim)
    if (claimed) {
      const fresh = await refreshClaimed(ctx, connector, store, { claim, found: open(ctx, store, claimed) })
      if (fresh) return fresh
    }
    const now = open(ctx, store, await findCredential(ctx.db, seller_id, id))
    if (now.version !== seen) return now
    await wait(POLL_MS)
  }
  throw new MarketError('temporary', 'Another process is still renewing the token', { code: 'refresh_busy' })
}

/** Within a process, callers that come together share one refresh. */
function refreshOnce(ctx: AppCtx, connector: Connector, store: StoreRecord, seen: number): Promise<Opened> {
  const key = `${ctx.config.data_dir}:${store.id}:${seen}`
  const known = running.get(key)
  if (known) return known
  const work = refreshAlone(ctx, connector, store, seen).finally(() => running.delete(key))
  running.set(key, work)
  return work
}

const isOld = ({ access_expires_at }: Credentials, now: Date): boolean =>
  access_expires_at !== undefined && Date.parse(access_expires_at) - MARGIN_MS < now.getTime()

/** The platform had enough, or says until when it is away: nobody calls this shop before then. */
async function leaveAlone(ctx: AppCtx, store: StoreRecord, error: unknown): Promise<unknown> {
  if (!(error instanceof MarketError) || error.code === OWN_LIMIT) return error
  const { kind, message, code, status, issues, retry_after_ms: wait_ms } = error
  if (kind !== 'throttled' && !(kind === 'temporary' && wait_ms > 0)) return error
  const name = budgetName(requireConnector(store.platform), String(store.id))
  const retry_after_ms = await pauseCalls(ctx.db, name, ctx.clock.now(), wait_ms)
  return new MarketError(kind, message, { code, status, issues, retry_after_ms })
}

async function askWithToken<T>(
  ctx: AppCtx,
  store: StoreRecord,
  ask: (conn: StoreConn, connector: Connector) => Promise<T>,
) {
  const connector = requireConnector(store.platform)
  let opened = open(ctx, store, await findCredential(ctx.db, store.seller_id, store.id))
  if (connector.refresh && isOld(opened.credentials, ctx.clock.now())) {
    opened = await refreshOnce(ctx, connector, store, opened.version)
  }
  try {
    return await ask(getConn(ctx, connector, store, opened.credentials), connector)
  } catch (error) {
    if (!(error instanceof MarketError) || error.kind !== 'expired') throw error
    const fresh = await refreshOnce(ctx, connector, store, opened.version)
    return ask(getConn(ctx, connector, store, fresh.credentials), connector)
  }
}

async function askOnce<T>(ctx: AppCtx, store: StoreRecord, ask: (conn: StoreConn, connector: Connector) => Promise<T>) {
  try {
    return await askWithToken(ctx, store, ask)
  } catch (error) {
    throw await leaveAlone(ctx, store, error)
  }
}

/**
 * Calls a store's marketplace with a valid token. A lost authorisation is recorded before the error is rethrown. Call it
 * outside a transaction, so that a rollback does not undo that record.
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
      await markAuthLost(ctx, store, error.kind)
    }
    throw error
  }
}

/** A last call before a store is disconnected: if it fails, the store is disconnected all the same. */
export async function askBeforeLeaving(
  ctx: AppCtx,
  store: StoreRecord,
  ask: (conn: StoreConn, connector: Connector) => Promise<void>,
): Promise<void> {
  try {
    await askOnce(ctx, store, ask)
  } catch (error) {
    if (!(error instanceof MarketError)) throw error
  }
}
