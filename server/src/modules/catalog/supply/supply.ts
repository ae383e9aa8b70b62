import type * as contract from '@inkroute/contract/catalog/supply'
import { countryName } from '@inkroute/contract/countries'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { WorkingCalendar } from '@inkroute/engine/dispatch/working-calendar'
import { AppError } from '../../../infra/app-error.ts'
import type { PublicCtx, SellerCtx } from '../../../infra/context.ts'
import type { Db } from '../../../infra/db/database.ts'
import {
  countByCountry,
  selectFactories,
  selectHolidays,
  selectOpenWarehouses,
  selectStock,
  selectSupply,
  selectWarehouses,
} from '../core/product.queries.ts'
import type { AnyCtx } from '../facts/caller.ts'
import { chooseItem, productFacts } from '../facts/product-facts.ts'
import { deliveryHours, factoryIn, getCalendar, offersIn, warehouseIn } from './supply.view.ts'

export async function getBasicProductFactoryJoint(
  ctx: SellerCtx,
  input: Input<typeof contract.getBasicProductFactoryJoint>,
): Promise<Reply<typeof contract.getBasicProductFactoryJoint>> {
  const ids = [...new Set(input.ids)]
  const rows = await selectSupply(ctx.db, ids)
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

const getDay = (instant: Date) => instant.toISOString().slice(0, 10)
const DAY_MS = 86_400_000

/** When a warehouse works, from an instant on; null if there is no such warehouse. */
export async function workingCalendar(db: Db, code: string, from: Date): Promise<WorkingCalendar | null> {
  // The warehouse may be a day behind UTC.
  const [warehouses, holidays] = await Promise.all([
    selectWarehouses(db),
    selectHolidays(db, getDay(new Date(from.getTime() - DAY_MS))),
  ])
  const row = warehouses.find((warehouse) => warehouse.code === code)
  return row ? getCalendar(row, holidays) : null
}

export async function getMutiWarehouseInfo(
  ctx: AnyCtx,
  input: Input<typeof contract.getMutiWarehouseInfo>,
): Promise<Reply<typeof contract.getMutiWarehouseInfo>> {
  const { facts } = await productFacts(ctx, input.id, input.preview)
  const is_one = input.color_id !== undefined && input.size_id !== undefined
  const item_id = is_one ? chooseItem(facts, input.color_id, input.size_id).id : null
  const [warehouses, factories, stock, holidays] = await Promise.all([
    selectOpenWarehouses(ctx.db),
    selectFactories(ctx.db),
    selectStock(ctx.db, facts.id),
    selectHolidays(ctx.db, getDay(ctx.clock.now())),
  ])
  return {
    id: facts.id,
    item_id,
    data: offersIn(ctx.language, facts, { warehouses, factories, holidays }, stock, item_id),
  }
}

export async function listProduceAreas(ctx: PublicCtx): Promise<Reply<typeof contract.listProduceAreas>> {
  const [warehouses, factories, counts] = await Promise.all([
    selectOpenWarehouses(ctx.db),
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
  const { facts } = await productFacts(ctx, input.id, input.preview)
  const warehouses = await selectOpenWarehouses(ctx.db)
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
