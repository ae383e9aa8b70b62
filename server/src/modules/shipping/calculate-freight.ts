import { isEu } from '@inkroute/contract/countries'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { decimalToFen } from '@inkroute/contract/money'
import type { calculateFreight as contract } from '@inkroute/contract/shipping/shipping'
import type { PublicCtx } from '../../infra/context.ts'
import { euroRate } from '../catalog/catalog.ts'
import { originsOf } from './origins.ts'
import { type ParcelToSend, parcelOf } from './parcel-of.ts'
import { dayOf, quoteAll } from './quote.rules.ts'
import { listRatesTo, listRemoteAreasOf, type RateRow } from './shipping.queries.ts'
import { viewQuote, viewRefusal } from './shipping.view.ts'

/** `warehouse` names one, or a region with all its warehouses. */
const startsAt = (rate: RateRow, warehouse: string | undefined, allowed: ParcelToSend['warehouses']) =>
  (warehouse === undefined || rate.warehouse === warehouse || rate.warehouse.startsWith(`${warehouse}-`)) &&
  (allowed === null || allowed.includes(rate.warehouse))

export async function calculateFreight(ctx: PublicCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { country } = input
  const [sent, rates, areas, originOf, eur_rate_e4] = await Promise.all([
    parcelOf(ctx, input),
    listRatesTo(ctx.db, country),
    listRemoteAreasOf(ctx.db, country),
    originsOf(ctx),
    euroRate(ctx.db),
  ])
  const { quotes, refusals } = quoteAll({
    country,
    postcode: input.postcode ?? '',
    parcels: [],
    piles: [sent.pile],
    goods_fen: input.goods_value === undefined ? sent.goods_fen : decimalToFen(input.goods_value),
    has_tax_number: input.ioss !== undefined || input.vat !== undefined,
    hs_codes: sent.hs_codes,
    eur_rate_e4,
    day: dayOf(ctx.clock.now()),
    rates: rates.filter((rate) => startsAt(rate, input.warehouse, sent.warehouses)),
    areas,
  })
  return {
    country,
    is_eu: isEu(country),
    parcel: { ...sent.parcel, quantity: sent.quantity },
    data: quotes.map((quote) => viewQuote(quote, originOf, ctx.language)),
    unavailable: refusals.map((refusal) => viewRefusal(refusal, originOf, ctx.language)),
  }
}
