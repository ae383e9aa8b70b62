import type { listProduceAreas as contract } from '@inkroute/contract/catalog/supply'
import { countryName } from '@inkroute/contract/countries'
import type { Reply } from '@inkroute/contract/endpoint'
import type { PublicCtx } from '../../infra/context.ts'
import { countByCountry, selectFactories, selectWarehouses } from './product.queries.ts'
import { factoryIn, warehouseIn } from './supply.view.ts'

export async function listProduceAreas(ctx: PublicCtx): Promise<Reply<typeof contract>> {
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
