import type { getProductLogistics as contract } from '@inkroute/contract/catalog/supply'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { AnyCtx } from './caller.ts'
import { selectWarehouses } from './product.queries.ts'
import { productFacts } from './product-facts.ts'
import { deliveryHours, warehouseIn } from './supply.view.ts'

/** cm³ that count as a kilogram with most carriers. */
const VOLUMETRIC_DIVISOR = 6000

export async function getProductLogistics(ctx: AnyCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { facts } = await productFacts(ctx, input.id)
  const warehouses = await selectWarehouses(ctx.db)
  const fits = (item: { color_id: number; size_id: number }) =>
    (!input.color_id || item.color_id === input.color_id) && (!input.size_id || item.size_id === input.size_id)
  return {
    id: facts.id,
    items: facts.items.filter(fits).map((item) => ({
      item_id: item.id,
      color_id: item.color_id,
      size_id: item.size_id,
      size_name: facts.sizes.find((size) => size.id === item.size_id)?.name ?? '',
      weight_g: item.weight_g,
      length_cm: item.length_cm,
      width_cm: item.width_cm,
      height_cm: item.height_cm,
      volumetric_g: Math.ceil((item.length_cm * item.width_cm * item.height_cm * 1000) / VOLUMETRIC_DIVISOR),
    })),
    origins: facts.supply.flatMap((supply) =>
      warehouses
        .filter((warehouse) => supply.warehouses.includes(warehouse.code))
        .map((warehouse) => ({
          ...warehouseIn(ctx.language, warehouse),
          delivery_hours: deliveryHours(supply, warehouse),
        })),
    ),
  }
}
