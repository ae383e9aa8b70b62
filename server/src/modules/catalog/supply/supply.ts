import type * as contract from '@inkroute/contract/catalog/supply'
import { countryName } from '@inkroute/contract/countries'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../infra/app-error.ts'
import type { PublicCtx, SellerCtx } from '../../../infra/context.ts'
import type { AnyCtx } from '../caller.ts'
import { countByCountry, selectFactories, selectStock, selectSupplyOf, selectWarehouses } from '../product.queries.ts'
import { chooseItem, productFacts } from '../product-facts.ts'
import { deliveryHours, factoryIn, offersIn, warehouseIn } from './supply.view.ts'

export async function getBasicProductFactoryJoint(
  ctx: SellerCtx,
  input: Input<typeof contract.getBasicProductFactoryJoint>,
): Promise<Reply<typeof contract.getBasicProductFactoryJoint>> {
  const ids = [...new Set(input.ids)]
  const rows = await selectSupplyOf(ctx.db, ids)
  const products = ids.map((id) => ({
    id,
    factories: rows.filter((row) => row.product_id === id).map((row) => factoryIn(ctx.language, row.factory_id, row)),
  }))
  if (products.some((product) => product.factories.length === 0)) throw new AppError('not_found')
  const [first, ...others] = products
  const makes = (product: (typeof products)[number], factory_id: number) =>
    product.factories.some((factory) => factory.factory_id === factory_id)
  const joint = (first?.factories ?? []).filter(({ factory_id }) => others.every((other) => makes(other, factory_id)))
  return { joint, products }
}

export async function getMutiWarehouseInfo(
  ctx: AnyCtx,
  input: Input<typeof contract.getMutiWarehouseInfo>,
): Promise<Reply<typeof contract.getMutiWarehouseInfo>> {
  const { facts } = await productFacts(ctx, input.id)
  const is_one = input.color_id !== undefined && input.size_id !== undefined
  const item_id = is_one ? chooseItem(facts, input.color_id, input.size_id).id : null
  const [warehouses, factories, stock] = await Promise.all([
    selectWarehouses(ctx.db),
    selectFactories(ctx.db),
    selectStock(ctx.db, facts.id),
  ])
  return { id: facts.id, item_id, data: offersIn(ctx.language, facts, { warehouses, factories }, stock, item_id) }
}

export async function listProduceAreas(ctx: PublicCtx): Promise<Reply<typeof contract.listProduceAreas>> {
  const [warehouses, factories, counts] = await Promise.all([
    selectWarehouses(ctx.db),
    selectFactories(ctx.db),
    countByCountry(ctx.db),
  ])
  const countries = [...new Set(warehouses.map((warehouse) => warehouse.country))]
  return {
    data: countries.map((country) => ({
      country,
      name: countryName(country, ctx.language),
      count: counts.get(country) ?? 0,
      warehouses: warehouses
        .filter((warehouse) => warehouse.country === country)
        .map((warehouse) => warehouseIn(ctx.language, warehouse)),
      factories: factories
        .filter((factory) => factory.country === country)
        .map((factory) => factoryIn(ctx.language, factory.id, factory)),
    })),
  }
}

/** cm³ that count as a kilogram with most carriers. */
const VOLUMETRIC_DIVISOR = 6000

export async function getProductLogistics(
  ctx: AnyCtx,
  input: Input<typeof contract.getProductLogistics>,
): Promise<Reply<typeof contract.getProductLogistics>> {
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
