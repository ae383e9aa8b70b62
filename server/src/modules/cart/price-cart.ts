import type * as contract from '@inkroute/contract/cart/cart'
import type { checkCartItems as checkContract, addValueWeight as weightContract } from '@inkroute/contract/cart/cart'
import { addValueServices, addValueTiers } from '@inkroute/contract/cart/codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { selectLines } from './cart.queries.ts'
import { lineServices, parseIds } from './cart.rules.ts'
import { groupByWarehouse, viewGroup } from './cart-groups.view.ts'
import { type ReadyCartLine, readCart } from './read-cart.ts'

export const getAddValueDiscount = async (ctx: SellerCtx): Promise<Reply<typeof contract.getAddValueDiscount>> => ({
  services: addValueServices.map((service) => ({
    key: service.key,
    name: service[ctx.language],
    price: fenToDecimal(service.price_fen),
    weight_g: service.weight_g,
  })),
  tiers: addValueTiers.map(({ quantity, discount_bp }) => ({ quantity, discount_percent: discount_bp / 100 })),
})

/** The chosen lines, every one of them the seller's own. */
export async function chosenLines(
  ctx: SellerCtx,
  ids: readonly number[],
  /** Warehouses whose lines leave from another one. */
  moved: Readonly<Record<string, string>> = {},
): Promise<ReadyCartLine[]> {
  const kept = await selectLines(ctx.db, ctx.seller.id, ids)
  const wanted = kept.map((line) => ({ ...line, warehouse_code: moved[line.warehouse_code] ?? line.warehouse_code }))
  const lines = await readCart(ctx, wanted, { with_pictures: false })
  if (lines.length !== new Set(ids).size) throw new AppError('not_found')
  return lines
}

async function linesToPrice(ctx: SellerCtx, ids: readonly number[] | undefined): Promise<ReadyCartLine[]> {
  if (ids) return chosenLines(ctx, ids)
  const all = await readCart(ctx, await selectLines(ctx.db, ctx.seller.id), { with_pictures: false })
  return all.filter(({ view }) => view.problem === null)
}

export async function showPrice(
  ctx: SellerCtx,
  input: Input<typeof contract.showPrice>,
): Promise<Reply<typeof contract.showPrice>> {
  const lines = await linesToPrice(ctx, parseIds(input.ids))
  const groups = groupByWarehouse(lines)
  const total = (of: (group: (typeof groups)[number]) => number) => groups.reduce((sum, group) => sum + of(group), 0)
  const list_fen = lines.reduce((sum, { price, line }) => sum + price.list_fen * line.quantity, 0)
  const goods_fen = total((group) => group.goods_fen)
  const services_fen = total((group) => group.services_fen)
  return {
    groups: groups.flatMap(viewGroup),
    pieces: total((group) => group.pieces),
    list: fenToDecimal(list_fen),
    goods: fenToDecimal(goods_fen),
    services: fenToDecimal(services_fen),
    saved: fenToDecimal(list_fen - goods_fen),
    total: fenToDecimal(goods_fen + services_fen),
  }
}

export async function checkCartItems(
  ctx: SellerCtx,
  input: Input<typeof checkContract>,
): Promise<Reply<typeof checkContract>> {
  const lines = await chosenLines(ctx, input.ids)
  const problems = lines.flatMap(({ view }) =>
    view.problem === null ? [] : [{ id: view.id, problem: view.problem, stock: view.warehouse.stock }],
  )
  return { is_ready: problems.length === 0, problems }
}

export async function addValueWeight(
  ctx: SellerCtx,
  input: Input<typeof weightContract>,
): Promise<Reply<typeof weightContract>> {
  const lines = await linesToPrice(ctx, parseIds(input.ids))
  const data = lines.map(({ line }) => ({ id: line.id, weight_g: lineServices(line.services, line.quantity).weight_g }))
  return { weight_g: data.reduce((sum, { weight_g }) => sum + weight_g, 0), data }
}
