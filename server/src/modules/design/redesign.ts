import type * as contract from '@inkroute/contract/design/design'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { theHandler } from '../../infra/hooks.ts'
import { productNames } from '../catalog/catalog.ts'
import { findDesign, findVersion } from './core/design.queries.ts'
import { designHooks } from './design.hooks.ts'

type Ask = Input<typeof contract.getDesigned>

const findGoods = (ctx: SellerCtx, id: number) => theHandler(ctx, designHooks.findGoods)(ctx, ctx.seller.id, id)

/** Goods pin a version of their design; a design opened directly uses the newest one. */
async function wanted(ctx: SellerCtx, { id, design_id, version }: Ask) {
  if (id === undefined) {
    if (design_id === undefined) throw new AppError('not_found')
    return { goods_id: null, design_id, version }
  }
  const goods = await findGoods(ctx, id)
  if (!goods) throw new AppError('not_found')
  return { ...goods, version: version ?? goods.version }
}

export async function getDesigned(ctx: SellerCtx, input: Ask): Promise<Reply<typeof contract.getDesigned>> {
  const { goods_id, design_id, version } = await wanted(ctx, input)
  const design = await findDesign(ctx.db, ctx.seller.id, design_id)
  if (!design) throw new AppError('not_found')
  const row = await findVersion(ctx.db, ctx.seller.id, design_id, version ?? design.current_version)
  if (!row) throw new AppError('not_found')
  const { basic_product_id, current_version, name } = design
  const names = await productNames(ctx.db, [basic_product_id])
  const { color_ids, size_ids, created_at } = row
  return {
    goods_id,
    design_id,
    current_version,
    name,
    basic_product_id,
    color_ids,
    size_ids,
    version: row.version,
    is_offered: names.get(basic_product_id)?.is_visible ?? false,
    document: row.document,
    saved_at: created_at,
  }
}

export async function reDesignCheckOrder(
  ctx: SellerCtx,
  { id }: Input<typeof contract.reDesignCheckOrder>,
): Promise<Reply<typeof contract.reDesignCheckOrder>> {
  if (!(await findGoods(ctx, id))) throw new AppError('not_found')
  const use = await theHandler(ctx, designHooks.countOrders)(ctx, ctx.seller.id, id)
  return { need_confirm: use.unpaid_orders > 0, ...use }
}
