import type { getBasicProductFactoryJoint as contract } from '@inkroute/contract/catalog/supply'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { selectSupplyOf } from './product.queries.ts'
import { factoryIn } from './supply.view.ts'

export async function getBasicProductFactoryJoint(
  ctx: SellerCtx,
  input: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
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
