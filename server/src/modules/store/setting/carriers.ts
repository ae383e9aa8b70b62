import { Platform } from '@inkroute/contract/codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { listCarriers as listContract, setCarrier as setContract } from '@inkroute/contract/store-setting'
import type { SellerCtx } from '../../../infra/context.ts'
import type { Db } from '../../../infra/db/database.ts'
import { deleteCarrier, saveCarrier, selectCarriers, selectChannelNames } from './setting.queries.ts'

/** What a platform wants to hear for a carrier it does not know; others take the name as it is. */
const unknownCarrier: Readonly<Record<number, string>> = {
  [Platform.amazon]: 'Other',
  [Platform.etsy]: 'other',
  [Platform.walmart]: 'Other',
}

/** The platform's word for one of our carriers: the seller's, else our suggestion. */
export async function carrierFor(db: Db, seller_id: number, platform: number, carrier: string) {
  const own = (await selectCarriers(db, seller_id, platform)).find((row) => row.carrier === carrier)
  if (own) return { code: own.their_code, name: own.their_name || own.their_code }
  return { code: unknownCarrier[platform] ?? '', name: carrier }
}

export async function listCarriers(
  ctx: SellerCtx,
  { platform }: Input<typeof listContract>,
): Promise<Reply<typeof listContract>> {
  const [names, rows] = await Promise.all([selectChannelNames(ctx.db), selectCarriers(ctx.db, ctx.seller.id, platform)])
  const own = new Map(rows.map((row) => [row.carrier, row]))
  const all = [...new Set([...names, ...own.keys()])]
  return {
    data: all.map((carrier) => ({
      carrier,
      their_code: own.get(carrier)?.their_code ?? unknownCarrier[platform] ?? '',
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
