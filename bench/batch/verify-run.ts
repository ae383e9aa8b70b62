import { sql } from 'kysely'
import type { AppCtx } from '../../server/src/infra/context.ts'
import { findDesignQuota } from '../../server/src/modules/membership/membership.ts'

/** The result of a run, counted from the rows and the files themselves. */
export interface Outcome {
  readonly cells_done: number
  readonly cells_other: number
  readonly goods: number
  readonly designs: number
  /** Distinct listings among the goods of the cells. */
  readonly distinct_listings: number
  readonly titles: number
  readonly skus: number
  readonly sku_codes: number
  /** Goods items with more than one SKU. */
  readonly doubled_skus: number
  readonly quota_used: number
  readonly pictures: number
  readonly pictures_missing: number
  readonly files_missing: number
}

export async function getOutcome(ctx: AppCtx, seller_id: number, run_id: number): Promise<Outcome> {
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*) from batch_cell where seller_id = ${seller_id} and run_id = ${run_id} and state = 'done') as cells_done,
      (select count(*) from batch_cell where seller_id = ${seller_id} and run_id = ${run_id} and state <> 'done') as cells_other,
      (select count(*) from goods where seller_id = ${seller_id}) as goods,
      (select count(*) from design where seller_id = ${seller_id}) as designs,
      (select count(distinct c.cell_hash) from batch_cell c join goods g on g.seller_id = c.seller_id and g.id = c.goods_id
        where c.seller_id = ${seller_id} and c.run_id = ${run_id}) as distinct_listings,
      (select count(distinct title) from goods where seller_id = ${seller_id}) as titles,
      (select count(*) from goods_sku where seller_id = ${seller_id}) as skus,
      (select count(distinct upper(sku_code)) from goods_sku where seller_id = ${seller_id}) as sku_codes,
      (select count(*) from (select 1 from goods_sku where seller_id = ${seller_id}
        group by goods_id, item_id having count(*) > 1) twice) as doubled_skus,
      (select count(*) from design_mockup where seller_id = ${seller_id}) as pictures,
      (select count(*) from design_mockup where seller_id = ${seller_id} and state <> 'done') as pictures_missing
  `.execute(ctx.db)
  const keys = await ctx.db
    .selectFrom('design_mockup')
    .select(['small_key', 'large_key'])
    .where('seller_id', '=', seller_id)
    .execute()
  const files = keys.flatMap(({ small_key, large_key }) => [small_key, large_key])
  const sizes = await Promise.all(files.map((key) => (key ? ctx.storage.size(key) : null)))
  const counts = Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)]))
  return {
    ...(counts as unknown as Omit<Outcome, 'quota_used' | 'files_missing'>),
    quota_used: (await findDesignQuota(ctx, seller_id)).used,
    files_missing: sizes.filter((size) => size === null).length,
  }
}

export function getProblems(outcome: Outcome, expected: number): string[] {
  const wanted: Partial<Outcome> = {
    cells_done: expected,
    cells_other: 0,
    goods: expected,
    designs: expected,
    distinct_listings: expected,
    titles: expected,
    quota_used: expected,
    doubled_skus: 0,
    pictures_missing: 0,
    files_missing: 0,
    sku_codes: outcome.skus,
  }
  return Object.entries(wanted)
    .filter(([name, count]) => outcome[name as keyof Outcome] !== count)
    .map(([name, count]) => `${name} is ${outcome[name as keyof Outcome]}, not ${count}`)
}
