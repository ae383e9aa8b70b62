import { Platform } from '@inkroute/contract/codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type {
  factoryWarehouses as factoryContract,
  logisticsWarehouses as logisticsContract,
  setLogisticsWarehouses as setLogisticsContract,
  setTemuWarehouse as setTemuContract,
  temuWarehouses as temuContract,
} from '@inkroute/contract/store/setting'
import { MarketError } from '../../../connectors/core/market-error.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { selectOpenWarehouses, warehouseName } from '../../catalog/catalog.ts'
import { findViewer, ownStore } from '../core/own-store.ts'
import { changeStores } from '../core/store.queries.ts'
import { askMarket } from '../core/store-conn.ts'
import { countOwnStores, selectWarehouseChoices } from './setting.queries.ts'

type Settings = { readonly warehouse_id?: string }

async function temuStore(ctx: SellerCtx, id: number) {
  const store = await ownStore(ctx, id, findViewer(ctx))
  if (store.platform !== Platform.temu && store.platform !== Platform.temuLocal) throw new AppError('not_found')
  return store
}

/** Temu keeps stock by warehouse; which one is asked of the shop itself. */
export async function temuWarehouses(
  ctx: SellerCtx,
  { store_id }: Input<typeof temuContract>,
): Promise<Reply<typeof temuContract>> {
  const store = await temuStore(ctx, store_id)
  if (store.authed !== 1) throw new AppError('store_not_authorised')
  const chosen = (store.settings as Settings).warehouse_id ?? ''
  try {
    const data = await askMarket(ctx, store, (conn, connector) => connector.warehouses?.(conn) ?? Promise.resolve([]))
    return { data: [...data], chosen }
  } catch (error) {
    if (error instanceof MarketError) throw new AppError('store_unreachable', { reason: error.message })
    throw error
  }
}

export async function setTemuWarehouse(
  ctx: SellerCtx,
  { store_id, warehouse_id }: Input<typeof setTemuContract>,
): Promise<Reply<typeof setTemuContract>> {
  const store = await temuStore(ctx, store_id)
  const settings = JSON.stringify({ ...(store.settings as Settings), warehouse_id })
  await changeStores(ctx.db, ctx.seller.id, [store_id], { settings, updated_at: ctx.clock.now().toISOString() })
  return {}
}

export async function factoryWarehouses(ctx: SellerCtx): Promise<Reply<typeof factoryContract>> {
  const rows = await selectOpenWarehouses(ctx.db)
  return {
    data: rows.map((row) => ({
      code: row.code,
      country: row.country,
      city: ctx.language === 'zh' ? row.city_zh : row.city_en,
      name: warehouseName(ctx.language, row),
    })),
  }
}

export async function logisticsWarehouses(ctx: SellerCtx): Promise<Reply<typeof logisticsContract>> {
  const rows = await selectWarehouseChoices(ctx.db, ctx.seller.id)
  return { data: rows.map(({ id, warehouse_code }) => ({ store_id: id, warehouse_code })) }
}

export async function setLogisticsWarehouses(
  ctx: SellerCtx,
  { store_ids, warehouse_code }: Input<typeof setLogisticsContract>,
): Promise<Reply<typeof setLogisticsContract>> {
  const ids = [...new Set(store_ids)]
  const known =
    warehouse_code === '' || (await selectOpenWarehouses(ctx.db)).some(({ code }) => code === warehouse_code)
  if (!known || (await countOwnStores(ctx.db, ctx.seller.id, ids)) !== ids.length) throw new AppError('not_found')
  await changeStores(ctx.db, ctx.seller.id, ids, { warehouse_code, updated_at: ctx.clock.now().toISOString() })
  return {}
}
