import type { cartLogistics as contract, pickupAble as pickupContract } from '@inkroute/contract/cart/cart'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { type Pile, packPiles } from '@inkroute/engine/freight/split-parcels'
import type { SellerCtx } from '../../infra/context.ts'
import { selectWarehouses } from '../catalog/catalog.ts'
import { pickupGates, type Quote, shippingDesk, viewQuotes } from '../shipping/shipping.ts'
import { lineServices } from './cart.rules.ts'
import { type CartGroup, groupByWarehouse, viewGroup } from './cart-groups.view.ts'
import { chosenLines } from './price-cart.ts'

const millimetres = (length_cm: number) => Math.round(length_cm * 10)

/** Pieces of one warehouse including the weight of services. Channels split them into parcels. */
export const getPiles = (group: CartGroup): Pile[] =>
  group.lines.map(({ line, item }) => ({
    quantity: line.quantity,
    weight_g: item.weight_g + lineServices(line.services, 1).weight_g,
    length_mm: millimetres(item.length_cm),
    width_mm: millimetres(item.width_cm),
    height_mm: millimetres(item.height_cm),
  }))

/** Customs codes of a group. */
export const getHsCodes = ({ lines }: Pick<CartGroup, 'lines'>): string[] =>
  lines.flatMap(({ item }) => (item.hs_codes.length > 0 ? item.hs_codes : ['']))

/** Pickup uses none of our carriers: it is the only option, or none where the warehouse does not offer it. */
const collected = ([quote]: readonly Quote[]) =>
  quote ? { channel_id: quote.rate.channel_id, by: 'pickup' as const } : null

export async function cartLogistics(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const groups = groupByWarehouse(await chosenLines(ctx, input.ids))
  const desk = shippingDesk(ctx, ctx.seller.id)
  const data = await Promise.all(
    groups.map(async (group) => {
      const piles = getPiles(group)
      const shipment = {
        country: input.country,
        postcode: input.postcode ?? '',
        warehouses: group.lines.slice(0, 1).map(({ line }) => line.warehouse_code),
        parcels: [packPiles(piles)],
        piles,
        goods_fen: group.goods_fen + group.services_fen,
        has_tax_number: input.has_tax_number,
        hs_codes: getHsCodes(group),
      }
      const is_pickup = group.lines.every(({ line }) => line.is_pickup)
      const quotes = is_pickup ? await desk.pickup(shipment) : await desk.quote(shipment)
      const choice = is_pickup ? collected(quotes) : await desk.pick(shipment, quotes)
      const options = await viewQuotes(ctx, quotes)
      const picked = choice && { channel_id: choice.channel_id, by: choice.by }
      return viewGroup(group).map((view) => ({ ...view, options, picked }))
    }),
  )
  return { groups: data.flat() }
}

/** Where a carrier of the seller may come, and until which hour. */
export async function pickupAble(
  ctx: SellerCtx,
  input: Input<typeof pickupContract>,
): Promise<Reply<typeof pickupContract>> {
  const [lines, warehouses, gates] = await Promise.all([
    chosenLines(ctx, input.ids),
    selectWarehouses(ctx.db),
    pickupGates(ctx.db),
  ])
  return {
    data: lines.map(({ line }) => {
      const place = warehouses.find((row) => row.code === line.warehouse_code)
      return {
        id: line.id,
        is_able: gates.has(line.warehouse_code),
        address: place?.address ?? '',
        cut_off: place?.cut_off ?? '',
      }
    }),
  }
}
