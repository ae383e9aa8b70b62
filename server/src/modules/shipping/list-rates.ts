import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { listRates as contract } from '@inkroute/contract/shipping/shipping'
import type { SellerCtx } from '../../infra/context.ts'
import { originsOf } from './origins.ts'
import { regionOf } from './quote.rules.ts'
import { listRatesTo, listRemoteAreasOf } from './shipping.queries.ts'
import { viewRate } from './shipping.view.ts'

export async function listRates(
  ctx: SellerCtx,
  { country, region }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const [rates, areas, originOf] = await Promise.all([
    listRatesTo(ctx.db, country),
    listRemoteAreasOf(ctx.db, country),
    originsOf(ctx),
  ])
  const shown = rates.filter((rate) => region === undefined || regionOf(rate.warehouse) === region)
  return { data: shown.map((rate) => viewRate(rate, areas, originOf, ctx.language)) }
}
