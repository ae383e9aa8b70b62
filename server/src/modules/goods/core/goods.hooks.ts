import type { DesignDocument } from '@inkroute/engine/document/design-document'
import type { AppCtx } from '../../../infra/context.ts'
import { handlers, hookPoint } from '../../../infra/hooks.ts'

/** Number of orders that contain the goods. */
interface GoodsUsage {
  readonly unpaid: number
  readonly paid: number
}

/** Goods whose design was saved. */
export interface DesignedGoods {
  readonly seller_id: number
  readonly user_id: number
  readonly goods_id: number
  /** Null for new goods. */
  readonly before: DesignDocument | null
  readonly after: DesignDocument
  /** Goods these are a copy of. */
  readonly copied_from?: number
}

export const goodsHooks = {
  /** By goods; those without orders may be absent. */
  countOrders: hookPoint<
    (ctx: AppCtx, seller_id: number, goods_ids: readonly number[]) => Promise<ReadonlyMap<number, GoodsUsage>>
  >({
    name: 'goods.countOrders',
    may: ['answer'],
    about: 'How many orders contain goods. Unpaid ones ask for confirmation of a new design, any prevents deletion.',
  }),
  usedSkus: hookPoint<(ctx: AppCtx, seller_id: number, sku_ids: readonly number[]) => Promise<ReadonlySet<number>>>({
    name: 'goods.usedSkus',
    may: ['answer'],
    about: 'Which SKUs are in any order and must not be deleted.',
  }),
  designed: hookPoint<(tx: AppCtx, designed: DesignedGoods) => Promise<void>>({
    name: 'goods.designed',
    may: ['follow'],
    about: 'In the transaction that saves a design of goods.',
  }),
}

const none: GoodsUsage = { unpaid: 0, paid: 0 }

export async function countOrders(
  ctx: AppCtx,
  seller_id: number,
  goods_ids: readonly number[],
): Promise<Map<number, GoodsUsage>> {
  const usage = new Map(goods_ids.map((id) => [id, none]))
  for (const count of handlers(ctx, goodsHooks.countOrders)) {
    for (const [id, { unpaid, paid }] of await count(ctx, seller_id, goods_ids)) {
      const before = usage.get(id) ?? none
      usage.set(id, { unpaid: before.unpaid + unpaid, paid: before.paid + paid })
    }
  }
  return usage
}

export async function usedSkus(ctx: AppCtx, seller_id: number, sku_ids: readonly number[]): Promise<Set<number>> {
  const used = new Set<number>()
  for (const find of handlers(ctx, goodsHooks.usedSkus)) {
    for (const id of await find(ctx, seller_id, sku_ids)) used.add(id)
  }
  return used
}

export async function goodsDesigned(tx: AppCtx, goods: DesignedGoods): Promise<void> {
  for (const follow of handlers(tx, goodsHooks.designed)) await follow(tx, goods)
}
