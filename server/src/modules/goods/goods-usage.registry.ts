import type { Db } from '../../infra/db/database.ts'

/** Number of orders that contain the goods. */
export interface GoodsUsage {
  readonly unpaid: number
  readonly paid: number
}

/** Registered by the order module. */
export interface UsageSource {
  /** By goods; goods without orders may be absent. */
  readonly ofGoods: (
    db: Db,
    seller_id: number,
    goods_ids: readonly number[],
  ) => Promise<ReadonlyMap<number, GoodsUsage>>
  /** SKUs that are used in any order. */
  readonly ofSkus: (db: Db, seller_id: number, sku_ids: readonly number[]) => Promise<ReadonlySet<number>>
}

const sources: UsageSource[] = []

export function registerGoodsUsage(source: UsageSource): void {
  if (!sources.includes(source)) sources.push(source)
}

const none: GoodsUsage = { unpaid: 0, paid: 0 }

export async function usageOfGoods(
  db: Db,
  seller_id: number,
  goods_ids: readonly number[],
): Promise<Map<number, GoodsUsage>> {
  const usage = new Map(goods_ids.map((id) => [id, none]))
  for (const source of sources) {
    for (const [id, { unpaid, paid }] of await source.ofGoods(db, seller_id, goods_ids)) {
      const before = usage.get(id) ?? none
      usage.set(id, { unpaid: before.unpaid + unpaid, paid: before.paid + paid })
    }
  }
  return usage
}

export async function usedSkus(db: Db, seller_id: number, sku_ids: readonly number[]): Promise<Set<number>> {
  const used = new Set<number>()
  for (const source of sources) for (const id of await source.ofSkus(db, seller_id, sku_ids)) used.add(id)
  return used
}
