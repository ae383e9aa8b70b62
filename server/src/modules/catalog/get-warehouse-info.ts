import type { getMutiWarehouseInfo as contract } from '@inkroute/contract/catalog/supply'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { AnyCtx } from './caller.ts'
import { selectFactories, selectStock, selectWarehouses } from './product.queries.ts'
import { chooseItem, productFacts } from './product-facts.ts'
import { offersIn } from './supply.view.ts'

export async function getMutiWarehouseInfo(
  ctx: AnyCtx,
  input: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
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
