import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { listCarriers as listContract, setCarrier as setContract } from '@inkroute/contract/store/setting'
import type { Carrier } from '../../../connectors/core/connector.ts'
import { MarketError } from '../../../connectors/core/market-error.ts'
import { findConnector } from '../../../connectors/registry.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import type { Db } from '../../../infra/db/database.ts'
import { carrierByName } from '../core/push.rules.ts'
import { findStore, selectOpenStores } from '../core/store.queries.ts'
import { askMarket } from '../core/store-conn.ts'
import { deleteCarrier, saveCarrier, selectCarriers, selectChannelNames } from '../setting/setting.queries.ts'

/** The platform's word for one of our carriers: the seller's, else our suggestion. */
export async function carrierFor(db: Db, seller_id: number, platform: number, carrier: string) {
  const own = (await selectCarriers(db, seller_id, platform)).find((row) => row.carrier === carrier)
  if (own) return { code: own.their_code, name: own.their_name || own.their_code }
  return { code: '', name: carrier }
}

/** Carrier list from the first store that answers; without one, sellers type the name. */
async function theirCarriers(ctx: SellerCtx, platform: number): Promise<Carrier[]> {
  const read = findConnector(platform)?.carriers
  const [first] = read ? await selectOpenStores(ctx.db, ctx.seller.id, platform) : []
  const store = first && (await findStore(ctx.db, ctx.seller.id, first.id))
  if (!read || !store) return []
  try {
    return await askMarket(ctx, store, read)
  } catch (error) {
    if (error instanceof MarketError) return []
    throw error
  }
}

export async function listCarriers(
  ctx: SellerCtx,
  { platform }: Input<typeof listContract>,
): Promise<Reply<typeof listContract>> {
  const [names, rows, theirs] = await Promise.all([
    selectChannelNames(ctx.db),
    selectCarriers(ctx.db, ctx.seller.id, platform),
    theirCarriers(ctx, platform),
  ])
  const own = new Map(rows.map((row) => [row.carrier, row]))
  const all = [...new Set([...names.map(({ name_en }) => name_en), ...own.keys()])]
  const shown = new Map(ctx.language === 'zh' ? names.map(({ name_en, name_zh }) => [name_en, name_zh]) : [])
  return {
    theirs,
    data: all.map((carrier) => ({
      carrier,
      name: shown.get(carrier) ?? carrier,
      their_code: own.get(carrier)?.their_code ?? carrierByName(theirs, carrier)?.code ?? '',
      their_name: own.get(carrier)?.their_name ?? carrier,
      is_own: own.has(carrier),
    })),
  }
}

export async function setCarrier(ctx: SellerCtx, input: Input<typeof setContract>): Promise<Reply<typeof setContract>> {
  const { platform, carrier, their_code, their_name } = input
  if (their_code === '') await deleteCarrier(ctx.db, ctx.seller.id, platform, carrier)
  else await saveCarrier(ctx.db, { seller_id: ctx.seller.id, platform, carrier, their_code, their_name })
  return {}
}
