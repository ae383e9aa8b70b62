import type { CampaignState, OwnCouponState } from '@inkroute/contract/coupon/coupon'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { DB } from '../../infra/db/tables.gen.ts'

/** Published campaigns that have not ended, including upcoming ones. */
export const selectOpenCampaigns = (db: Db, now: Date) =>
  db
    .selectFrom('coupon_campaign')
    .selectAll()
    .where('state', '=', 'published')
    .where('ends_at', '>', now.toISOString())
    .orderBy('ends_at')
    .orderBy('id')
    .execute()

export async function countOwnByCampaign(db: Db, seller_id: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('seller_coupon')
    .select(['campaign_id', (select) => select.fn.countAll<number>().as('held')])
    .where('seller_id', '=', seller_id)
    .groupBy('campaign_id')
    .execute()
  return new Map(rows.map((row) => [row.campaign_id, Number(row.held)]))
}

/** The lock that guards the remaining count. */
export const lockCampaign = (db: Db, id: number) =>
  db.selectFrom('coupon_campaign').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

const GIVEN_SLUG = 'after-sale'

/** Every coupon belongs to a campaign. The one for compensation is never published, so no one can collect it. */
export async function lockGivenCampaign(db: Db) {
  await db
    .insertInto('coupon_campaign')
    .values({
      slug: GIVEN_SLUG,
      name_zh: '售后补偿券',
      name_en: 'After-sale coupon',
      kind: 'reduction',
      amount_fen: 1,
      state: 'draft',
      starts_at: '2026-01-01T00:00:00Z',
      ends_at: '2100-01-01T00:00:00Z',
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
  return db
    .selectFrom('coupon_campaign')
    .selectAll()
    .where('slug', '=', GIVEN_SLUG)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export type StoredCampaign = NonNullable<Awaited<ReturnType<typeof lockCampaign>>>

export async function selectHeld(db: Db, seller_id: number, campaign_id: number) {
  return db
    .selectFrom('seller_coupon')
    .select(['id', 'expires_at'])
    .where('seller_id', '=', seller_id)
    .where('campaign_id', '=', campaign_id)
    .orderBy('place', 'desc')
    .execute()
}

type NewCoupon = Insertable<DB['seller_coupon']>

export async function insertCoupon(db: Db, seller_id: number, coupon: Omit<NewCoupon, 'seller_id'>): Promise<number> {
  const { id } = await db
    .insertInto('seller_coupon')
    .values({ ...coupon, seller_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('coupon_campaign')
    .set({ collected: sql`collected + 1` })
    .where('id', '=', coupon.campaign_id)
    .execute()
  return id
}

const inState = (db: Db, seller_id: number, state: OwnCouponState, now: Date) => {
  const own = db.selectFrom('seller_coupon').where('seller_id', '=', seller_id)
  if (state === 'used') return own.where('used_at', 'is not', null)
  return own.where('used_at', 'is', null).where('expires_at', state === 'usable' ? '>' : '<=', now.toISOString())
}

export const selectOwn = (
  db: Db,
  seller_id: number,
  state: OwnCouponState,
  now: Date,
  page: { limit: number; offset: number },
) =>
  inState(db, seller_id, state, now)
    .selectAll()
    // Soonest to expire first; expired ones newest first.
    .orderBy(state === 'used' ? 'used_at' : 'expires_at', state === 'usable' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export async function countOwn(db: Db, seller_id: number, now: Date): Promise<Record<OwnCouponState, number>> {
  const at = now.toISOString()
  const row = await db
    .selectFrom('seller_coupon')
    .select([
      sql<number>`count(*) filter (where used_at is null and expires_at > ${at})`.as('usable'),
      sql<number>`count(*) filter (where used_at is not null)`.as('used'),
      sql<number>`count(*) filter (where used_at is null and expires_at <= ${at})`.as('expired'),
    ])
    .where('seller_id', '=', seller_id)
    .executeTakeFirstOrThrow()
  return row
}

export const selectUsable = (db: Db, seller_id: number, now: Date) =>
  inState(db, seller_id, 'usable', now).selectAll().execute()

export const lockCoupon = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('seller_coupon')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const findByOrder = (db: Db, seller_id: number, order_no: string) =>
  db
    .selectFrom('seller_coupon')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('order_no', '=', order_no)
    .forUpdate()
    .executeTakeFirst()

/** Sets or clears the use of a coupon and updates the campaign's count. */
export async function setUse(
  db: Db,
  seller_id: number,
  coupon: { readonly id: number; readonly campaign_id: number },
  use: { readonly order_no: string; readonly used_at: string } | null,
): Promise<void> {
  await db
    .updateTable('seller_coupon')
    .set({ order_no: use?.order_no ?? null, used_at: use?.used_at ?? null })
    .where('seller_id', '=', seller_id)
    .where('id', '=', coupon.id)
    .execute()
  await db
    .updateTable('coupon_campaign')
    .set({ used: sql`used + ${use ? 1 : -1}` })
    .where('id', '=', coupon.campaign_id)
    .execute()
}

export type CampaignRow = Insertable<DB['coupon_campaign']>

export async function selectCampaigns(
  db: Db,
  filter: { readonly state: CampaignState | undefined; readonly limit: number; readonly offset: number },
) {
  const base = db
    .selectFrom('coupon_campaign')
    .where('slug', 'is distinct from', GIVEN_SLUG)
    .$if(filter.state !== undefined, (query) => query.where('state', '=', filter.state as CampaignState))
  const [rows, counted] = await Promise.all([
    base
      .selectAll()
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(filter.limit)
      .offset(filter.offset)
      .execute(),
    base.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(counted.total) }
}

export async function insertCampaign(db: Db, row: CampaignRow): Promise<number> {
  const { id } = await db.insertInto('coupon_campaign').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateCampaign = (db: Db, id: number, change: Partial<CampaignRow>) =>
  db.updateTable('coupon_campaign').set(change).where('id', '=', id).execute()
