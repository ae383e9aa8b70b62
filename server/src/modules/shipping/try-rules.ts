import type { Input, Reply } from '@inkroute/contract/endpoint'
import { decimalToFen } from '@inkroute/contract/money'
import type { tryShippingRules as contract } from '@inkroute/contract/shipping/rule'
import { packed } from '@inkroute/engine/freight/parcel'
import type { SellerCtx } from '../../infra/context.ts'
import { originsOf } from './origins.ts'
import { NO_SIDE_MM } from './parcel-of.ts'
import { regionOf } from './quote.rules.ts'
import { listWarehouseCodes } from './shipping.queries.ts'
import { pickChannel, quoteShipment } from './shipping.ts'
import { viewQuote } from './shipping.view.ts'

export async function tryShippingRules(
  ctx: SellerCtx,
  { country, postcode = '', weight_g, amount = '0', region }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const all = await listWarehouseCodes(ctx.db)
  const sides = { length_mm: NO_SIDE_MM, width_mm: NO_SIDE_MM, height_mm: NO_SIDE_MM }
  const shipment = {
    country,
    postcode,
    goods_fen: decimalToFen(amount),
    has_tax_number: false,
    hs_codes: [],
    warehouses: all.filter((code) => regionOf(code) === region),
    parcels: [packed({ weight_g, ...sides })],
  }
  const quotes = await quoteShipment(ctx, shipment)
  const [choice, originOf] = await Promise.all([pickChannel(ctx, ctx.seller.id, shipment, quotes), originsOf(ctx)])
  const quote = quotes.find(({ rate }) => rate.channel_id === choice?.channel_id)
  return {
    option: quote ? viewQuote(quote, originOf, ctx.language) : null,
    by: choice?.by ?? null,
    rule_id: choice?.rule_id ?? null,
  }
}
