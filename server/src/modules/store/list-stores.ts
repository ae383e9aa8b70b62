import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { Language } from '@inkroute/contract/errors/errors'
import type { AuthProblem } from '@inkroute/contract/store/platforms'
import type { getStore as getContract, listStores as listContract, StoreRow } from '@inkroute/contract/store/store'
import { marketApp } from '../../connectors/core/market-app.ts'
import { findConnector } from '../../connectors/registry.ts'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { marketState } from '../../infra/services/services.ts'
import { sellerTerms } from '../account/account.ts'
import { findViewer } from './core/own-store.ts'
import {
  countFailedPushes,
  countStores,
  type StoreListRow,
  selectGroups,
  selectStoreRow,
  selectStores,
} from './core/store.queries.ts'
import { getFix, isoOrNull, readableWords, soonBefore } from './core/store.rules.ts'
import { selectAllocations } from './setting/setting.queries.ts'
import { countUnreadOfStores } from './sync/unread.queries.ts'

interface Beside {
  readonly language: Language
  readonly failed_pushes: number
  readonly unread_orders: number
  readonly push_address: string | null
  readonly allocated_user_ids: number[]
}

function getState({ authed, error_kind, synced_at }: StoreListRow): StoreRow['health']['state'] {
  if (authed !== 1) return 'stopped'
  if (error_kind !== null) return 'failing'
  return synced_at === null ? 'waiting' : 'ok'
}

/** A store as its card shows it. */
function viewStore(row: StoreListRow, beside: Beside): StoreRow {
  const { language, failed_pushes, unread_orders, allocated_user_ids, push_address } = beside
  const state = getState(row)
  return {
    id: row.id,
    platform: row.platform,
    name: row.name,
    group_name: row.group_name,
    external_shop_id: row.external_shop_id,
    shop_domain: row.shop_domain,
    region: row.region,
    currency: row.currency,
    authed: row.authed,
    auth_problem: row.auth_problem as AuthProblem | null,
    consent_expires_at: isoOrNull(row.consent_expires_at),
    authed_at: isoOrNull(row.authed_at),
    warehouse_code: row.warehouse_code,
    allocated_user_ids,
    push_address,
    health: {
      state,
      synced_at: isoOrNull(row.synced_at),
      next_sync_at: state === 'stopped' ? null : isoOrNull(row.next_at),
      order_count: row.order_count ?? 0,
      error_kind: row.error_kind,
      error: readableWords(row.error ?? '', language),
      fix: state === 'failing' ? getFix(row.error_kind, language) : '',
      failed_pushes,
      unread_orders,
    },
  }
}

/** Some platforms have no call to subscribe by; there the seller enters the address, with the key of the store. */
function pushAddress(ctx: SellerCtx, { platform, hook_key, authed }: StoreListRow): string | null {
  const connector = findConnector(platform)
  if (connector?.traits.webhooks !== 'unsigned' || connector.webhooks?.subscribe) return null
  if (authed !== 1 || marketState(ctx, connector.slug) === 'off') return null
  return `${marketApp(ctx, connector).webhook_url}/${hook_key}`
}

async function view(ctx: SellerCtx, rows: readonly StoreListRow[]) {
  const ids = rows.map(({ id }) => id)
  const [failed, unread, allocations] = await Promise.all([
    countFailedPushes(ctx.db, ctx.seller.id, ids),
    countUnreadOfStores(ctx.db, ctx.seller.id, ids),
    selectAllocations(ctx.db, ctx.seller.id, ids),
  ])
  const users = Map.groupBy(allocations, ({ store_id }) => store_id)
  return rows.map((row) =>
    viewStore(row, {
      language: ctx.language,
      push_address: pushAddress(ctx, row),
      failed_pushes: failed.get(row.id) ?? 0,
      unread_orders: unread.get(row.id) ?? 0,
      allocated_user_ids: (users.get(row.id) ?? []).map(({ user_id }) => user_id),
    }),
  )
}

export async function listStores(
  ctx: SellerCtx,
  input: Input<typeof listContract>,
): Promise<Reply<typeof listContract>> {
  const { page, page_size, platform, auth_status, group_name, keyword } = input
  const viewer = findViewer(ctx)
  const ending_before = auth_status === 1 ? soonBefore(ctx.clock.now()) : undefined
  const filter = { platform, ending_before, group_name: group_name || undefined, keyword }
  const place = { limit: page_size, offset: (page - 1) * page_size }
  const [rows, total, groups, used, level] = await Promise.all([
    selectStores(ctx.db, ctx.seller.id, viewer, filter, place),
    countStores(ctx.db, ctx.seller.id, viewer, filter),
    selectGroups(ctx.db, ctx.seller.id),
    countStores(ctx.db, ctx.seller.id, null, {}),
    sellerTerms(ctx.db, ctx.seller.id),
  ])
  return { data: await view(ctx, rows), total, page, page_size, groups, used, limit: level.stores }
}

export async function getStore(ctx: SellerCtx, { id }: Input<typeof getContract>): Promise<Reply<typeof getContract>> {
  const row = await selectStoreRow(ctx.db, ctx.seller.id, findViewer(ctx), id)
  const [store] = row ? await view(ctx, [row]) : []
  if (!store) throw new AppError('not_found')
  return store
}
