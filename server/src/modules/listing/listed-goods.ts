import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { goodsListings as contract, ListedGoods } from '@inkroute/contract/listing/listing'
import { findStorePlatform } from '@inkroute/contract/store/platforms'
import type { Connector } from '../../connectors/core/connector.ts'
import { findConnector } from '../../connectors/registry.ts'
import { isSandboxShop } from '../../connectors/woocommerce/woo-call.ts'
import type { AppCtx, SellerCtx } from '../../infra/context.ts'
import { marketState } from '../../infra/services/services.ts'
import { selectStoresByIds, type storeFor } from '../store/store.ts'
import { selectListedGoods } from './core/listing.queries.ts'

type Store = Awaited<ReturnType<typeof storeFor>>

interface Listing {
  readonly goods_id: number
  readonly state: string
  readonly external_product_id: string
  readonly page_url: string
}

/** Real sites of sellers can be connected in the demo, too: they are not below the sandbox. */
function isPlayed(ctx: AppCtx, { slug }: Connector, { platform, shop_domain }: Store): boolean {
  const is_sandbox = marketState(ctx, slug) === 'sandbox'
  const facts = findStorePlatform(platform)
  const is_own_site = facts?.needs === 'shop_domain' && facts.domain_suffix === ''
  return is_own_site ? isSandboxShop({ is_sandbox }, shop_domain) : is_sandbox
}

/** Where buyers see a listing; empty where it is not on sale or the platform gives it no address of its own. */
export function getPage(ctx: AppCtx, store: Store | undefined, listing: Listing): string {
  const connector = store && findConnector(store.platform)
  const { external_product_id: id, state } = listing
  if (!store || !connector || state !== 'live' || id === '') return ''
  if (isPlayed(ctx, connector, store))
    return `${ctx.sandbox_url}/marketplaces/${connector.slug}/listings?id=${encodeURIComponent(id)}`
  return listing.page_url || (connector.listingPage?.(store, id, `inkroute-${listing.goods_id}`) ?? '')
}

/** Where goods are listed, the newest first. */
export async function listedGoods(ctx: SellerCtx, goods_ids: readonly number[]): Promise<ListedGoods[]> {
  const rows = await selectListedGoods(ctx.db, ctx.seller.id, goods_ids)
  const stores = await selectStoresByIds(ctx.db, ctx.seller.id, [...new Set(rows.map(({ store_id }) => store_id))])
  const byId = new Map(stores.map((store) => [store.id, store]))
  return rows.flatMap(({ external_product_id, page_url, ...row }) => {
    const store = byId.get(row.store_id)
    if (!store) return []
    return [{ ...row, store_name: store.name, url: getPage(ctx, store, { ...row, external_product_id, page_url }) }]
  })
}

export async function goodsListings(
  ctx: SellerCtx,
  { goods_ids }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return { data: await listedGoods(ctx, goods_ids) }
}
