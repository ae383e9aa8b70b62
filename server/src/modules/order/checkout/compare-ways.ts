import { isEu } from '@inkroute/contract/countries'
import type { QuotedOrder } from '@inkroute/contract/order/order'
import type { SellerCtx } from '../../../infra/context.ts'
import { selectWarehouses } from '../../catalog/catalog.ts'
import { type Quote, type ShippingDesk, shippingDesk, viewQuotes } from '../../shipping/shipping.ts'
import { type Choice, compareChoices, isNear, suggestChoice } from '../core/choices.rules.ts'
import { getArrivals } from './arrivals.ts'
import { getSending, isCollected, type PlannedOrder } from './plan-groups.ts'

export type Comparison = Pick<QuotedOrder, 'choices' | 'suggested'>

export const NOT_COMPARED: Comparison = { choices: [], suggested: null }

/** Other warehouses that have every piece of an order. */
function othersWithAll({ group }: PlannedOrder): string[] {
  const [first, ...rest] = group.lines
  const having = (line: (typeof group.lines)[number]) =>
    line.view.other_warehouses.filter(({ stock }) => stock >= line.line.quantity).map(({ code }) => code)
  return first ? having(first).filter((code) => rest.every((line) => having(line).includes(code))) : []
}

/** Quotes from the order's own warehouse and from all others it could leave from. */
async function getQuotes(desk: ShippingDesk, plan: PlannedOrder): Promise<Quote[]> {
  if (isCollected(plan.shipment, plan.group) || plan.shipment.in_cartons) return [...plan.quotes]
  const asked = othersWithAll(plan).map((code) => desk.quote(getSending(plan.shipment, plan, code)))
  return [...plan.quotes, ...(await Promise.all(asked)).flat()]
}

/** Every way to send each planned order, with price, day of arrival and the one to preselect. */
export async function compareWays(ctx: SellerCtx, plans: readonly PlannedOrder[]): Promise<Comparison[]> {
  const desk = shippingDesk(ctx, ctx.seller.id)
  const quoted = await Promise.all(plans.map((plan) => getQuotes(desk, plan)))
  const products = plans.map(({ group }) => group.lines.map(({ item }) => item.product_id))
  const codes = quoted.flatMap((quotes) => quotes.map(({ rate }) => rate.warehouse))
  const [arrivalOf, warehouses] = await Promise.all([
    getArrivals(ctx, products.flat(), codes),
    selectWarehouses(ctx.db),
  ])
  const placeOf = new Map(warehouses.map((row) => [row.code, row]))
  const paid_at = ctx.clock.now()
  const compare = async (plan: PlannedOrder, quotes: readonly Quote[], product_ids: readonly number[]) => {
    const { country } = plan.shipment.address
    const options = await viewQuotes(ctx, quotes)
    const ways = quotes.flatMap(({ rate, freight }, at) => {
      const { warehouse: warehouse_code, channel_id, is_tracked, days_min, days_max } = rate
      const place = placeOf.get(warehouse_code)
      const is_near = place !== undefined && isNear(place, country, isEu(country))
      const arrival = arrivalOf({ warehouse_code, product_ids, days_min, days_max, paid_at })
      const facts: Choice = {
        warehouse_code,
        channel_id,
        is_tracked,
        is_near,
        price_fen: freight.total_fen,
        ...arrival,
      }
      const option = options[at]
      return option ? [{ ...facts, choice: { option, is_near, ...arrival } }] : []
    })
    const best = plan.is_default ? suggestChoice(ways) : null
    return {
      choices: [...ways].sort(compareChoices).map(({ choice }) => choice),
      suggested: best && { warehouse_code: best.warehouse_code, channel_id: best.channel_id },
    }
  }
  return Promise.all(plans.map((plan, at) => compare(plan, quoted[at] ?? [], products[at] ?? [])))
}
