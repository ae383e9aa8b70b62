import { z } from 'zod'
import type { Carrier, StoreConn } from '../core/connector.ts'
import { MarketError } from '../core/market-error.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { shopCall } from './tiktok-call.ts'

const Warehouses = z.object({
  warehouses: z
    .array(
      z.object({
        id: ExternalId,
        type: LooseText,
        effect_status: LooseText,
        is_default: z.boolean().nullish(),
        address: z.object({ region_code: LooseText }).nullish(),
      }),
    )
    .nullish(),
})
const Options = z.object({ delivery_options: z.array(z.object({ id: ExternalId, type: LooseText })).nullish() })
const Providers = z.object({ shipping_providers: z.array(z.object({ id: ExternalId, name: z.string() })).nullish() })

/** Where goods are sold from: the same address may be a second warehouse, for returns. */
export async function salesWarehouse(conn: StoreConn): Promise<{ id: string; country: string }> {
  const { warehouses } = readShape(Warehouses, await shopCall(conn, { path: '/logistics/202309/warehouses' }))
  const open = (warehouses ?? []).filter((one) => one.type !== 'RETURN_WAREHOUSE' && one.effect_status !== 'DISABLED')
  const chosen = open.find((each) => each.is_default) ?? open[0]
  if (!chosen) throw new MarketError('rejected', 'The shop has no warehouse', { code: 'no_warehouse' })
  return { id: chosen.id, country: chosen.address?.region_code ?? '' }
}

/** The seller's own carriers depend on the market, by the delivery options of the warehouse. */
export async function carriers(conn: StoreConn): Promise<Carrier[]> {
  const { id } = await salesWarehouse(conn)
  const path = `/logistics/202309/warehouses/${encodeURIComponent(id)}/delivery_options`
  const { delivery_options } = readShape(Options, await shopCall(conn, { path }))
  // The others are brought by TikTok and name no carrier.
  const own = delivery_options?.find(({ type }) => type === 'SEND_BY_SELLER')
  if (!own) throw new MarketError('rejected', 'The shop has no shipping by seller', { code: 'no_seller_shipping' })
  const list = `/logistics/202309/delivery_options/${encodeURIComponent(own.id)}/shipping_providers`
  const { shipping_providers } = readShape(Providers, await shopCall(conn, { path: list }))
  return (shipping_providers ?? []).map(({ id: code, name }) => ({ code, name }))
}
