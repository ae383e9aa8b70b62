import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { DB } from '../../../infra/db/tables.gen.ts'
import type { Level } from '../../account/account.ts'

export async function countByLevel(db: Db, now: Date): Promise<{ level: number; sellers: number; plans: number }[]> {
  const { rows } = await sql<{ level: number; sellers: number; plans: number }>`
    select l.level, (select count(*)::int from seller s where s.level = l.level) as sellers,
      (select count(*)::int from seller_plan p where p.level = l.level and p.ends_at > ${now}) as plans
    from membership_level l order by 1`.execute(db)
  return rows
}

/** Rules that sellers are measured by. */
export interface Measure {
  readonly levels: readonly Pick<Level, 'level' | 'accumulated_fen' | 'discount_bp'>[]
  readonly since: Date
  readonly now: Date
}

/** Every seller with the level they have and the one these rules give. */
const measured = ({ levels, since, now }: Measure): RawBuilder<unknown> => sql`
  spend as (
    select t.seller_id, sum(e.amount_fen) as fen
    from ledger_transaction t join ledger_entry e on e.seller_id = t.seller_id and e.transaction_id = t.id
    where t.created_at >= ${since} and e.account_kind in ('revenue', 'freight') group by 1
  ), rule as (
    select * from unnest(${levels.map(({ level }) => level)}::int[], ${levels.map((one) => one.accumulated_fen)}::bigint[],
      ${levels.map((one) => one.discount_bp)}::int[]) as r (level, threshold_fen, discount_bp)
  ), measured as (
    select s.id as seller_id, s.level as from_level, coalesce(spend.fen, 0) as spend_fen,
      coalesce(p.ends_at > ${now}, false) as has_plan,
      greatest(case when p.ends_at > ${now} then p.level else 0 end,
        (select max(level) from rule where threshold_fen <= coalesce(spend.fen, 0)))::int as to_level
    from seller s left join spend on spend.seller_id = s.id left join seller_plan p on p.seller_id = s.id
  )`

export interface Move {
  readonly from: number
  readonly to: number
  readonly sellers: number
}

export async function countMoves(db: Db, measure: Measure): Promise<Move[]> {
  const { rows } = await sql<Move>`
    with ${measured(measure)}
    select from_level as "from", to_level as "to", count(*)::int as sellers from measured where from_level <> to_level
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

export interface MovingSeller {
  readonly seller_id: number
  readonly name: string
  readonly from: number
  readonly to: number
  readonly spend_fen: number
  readonly has_plan: boolean
}

export async function selectMoving(db: Db, measure: Measure, limit: number): Promise<MovingSeller[]> {
  const { rows } = await sql<MovingSeller>`
    with ${measured(measure)}
    select m.seller_id, coalesce(nullif(u.display_name, ''), u.username) as name, m.from_level as "from",
      m.to_level as "to", m.spend_fen::bigint as spend_fen, m.has_plan
    from measured m join app_user u on u.seller_id = m.seller_id and u.kind = 'seller'
    where m.from_level <> m.to_level order by m.spend_fen desc, m.seller_id limit ${limit}`.execute(db)
  return rows
}

/** Sellers these rules move, by id. */
export async function selectMovingIds(db: Db, measure: Measure, after_id: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ seller_id: number }>`
    with ${measured(measure)}
    select seller_id from measured where from_level <> to_level and seller_id > ${after_id}
    order by seller_id limit ${limit}`.execute(db)
  return rows.map(({ seller_id }) => seller_id)
}

/**
 * What the discounts of these rules would have changed for goods paid since `paid_since`: the list price is reckoned from
 * the discount that holds now. A running plan keeps the better discount.
 */
export async function discountEffect(db: Db, measure: Measure, paid_since: Date): Promise<number> {
  const { rows } = await sql<{ fen: number }>`
    with ${measured(measure)}, paid as (
      select o.seller_id, sum(o.goods_fen) as fen from sales_order o
      where o.paid_at >= ${paid_since} group by 1
    )
    select coalesce(round(sum(paid.fen / (1 - old.discount_bp / 10000.0)
      * (old.discount_bp - case when m.has_plan then greatest(old.discount_bp, r.discount_bp) else r.discount_bp end)
      / 10000.0)), 0)::bigint as fen
    from paid join measured m on m.seller_id = paid.seller_id
      join membership_level old on old.level = m.from_level
      join rule r on r.level = m.to_level`.execute(db)
  return rows[0]?.fen ?? 0
}

export const countPlans = async (db: Db, levels: readonly number[], now: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from seller_plan where level = any(${levels}::int[]) and ends_at > ${now}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Plans of these levels that run. */
export const selectRunningPlans = (db: Db, levels: readonly number[], now: Date) =>
  db
    .selectFrom('seller_plan')
    .select(['seller_id', 'level', 'ends_at'])
    .where('level', 'in', levels)
    .where('ends_at', '>', now.toISOString())
    .execute()

export const lockRule = (db: Db) => db.selectFrom('membership_rule').selectAll().forUpdate().executeTakeFirstOrThrow()

export interface DeskPlanRow {
  readonly id: number
  readonly level: number
  readonly period: 'month' | 'quarter' | 'year'
  readonly price_fen: number
  readonly is_sold: boolean
  readonly running: number
  readonly ends_30d: number
  readonly sold_90d: number
  readonly revenue_90d_fen: number
}

const DAY_MS = 86_400_000

/** Who runs on a plan is read from the last purchase of each seller. */
export async function selectDeskPlans(db: Db, now: Date): Promise<DeskPlanRow[]> {
  const soon = new Date(now.getTime() + 30 * DAY_MS)
  const lately = new Date(now.getTime() - 90 * DAY_MS)
  const { rows } = await sql<DeskPlanRow>`
    with held as (
      select distinct on (seller_id) seller_id, item_id, ends_at from service_purchase
      where kind = 'plan' and done_at is not null order by seller_id, done_at desc
    )
    select p.id, p.level, p.period, p.price_fen, p.is_sold,
      (select count(*)::int from held where item_id = p.id and ends_at > ${now}) as running,
      (select count(*)::int from held where item_id = p.id and ends_at > ${now} and ends_at <= ${soon}) as ends_30d,
      (select count(*)::int from service_purchase b where b.kind = 'plan' and b.item_id = p.id and b.done_at >= ${lately})
        as sold_90d,
      (select coalesce(sum(b.charge_fen), 0)::bigint from service_purchase b where b.kind = 'plan' and b.item_id = p.id
        and b.done_at >= ${lately}) as revenue_90d_fen
    from membership_plan p
    order by p.level, case p.period when 'month' then 1 when 'quarter' then 2 else 3 end`.execute(db)
  return rows
}

export const savePlan = (db: Db, id: number, change: Updateable<DB['membership_plan']>) =>
  db.updateTable('membership_plan').set(change).where('id', '=', id).execute()

export async function selectDeskPacks(db: Db, now: Date) {
  const lately = new Date(now.getTime() - 90 * DAY_MS)
  return db
    .selectFrom('design_pack')
    .select([
      'id',
      'quantity',
      'valid_days',
      'price_fen',
      'is_sold',
      sql<number>`(select count(*)::int from service_purchase b where b.kind = 'pack' and b.item_id = design_pack.id
        and b.done_at >= ${lately})`.as('sold_90d'),
    ])
    .orderBy('quantity')
    .execute()
}

export const changePack = (db: Db, id: number, change: Updateable<DB['design_pack']>) =>
  db.updateTable('design_pack').set(change).where('id', '=', id).execute()
