import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'

export const findSeoPage = (db: Db, http_url: string) =>
  db.selectFrom('seo_page').selectAll().where('http_url', '=', http_url).executeTakeFirst()

export async function selectSeoPaths(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('seo_page').select('http_url').orderBy('http_url').execute()
  return rows.map((row) => row.http_url)
}

export interface SeoPageRow {
  readonly http_url: string
  readonly title_zh: string
  readonly title_en: string
  readonly keywords_zh: string
  readonly keywords_en: string
  readonly description_zh: string
  readonly description_en: string
}

/** What staff have changed stays; only missing pages are added. */
export const addSeoPages = (db: Db, rows: readonly SeoPageRow[]) =>
  db
    .insertInto('seo_page')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Rows that no editor has touched yet have no content item. */
export const findSeoPages = (db: Db) =>
  db
    .selectFrom('seo_page')
    .selectAll()
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('content_item')
            .select('content_item.id')
            .where('content_item.kind', '=', 'seo')
            .whereRef('content_item.key', '=', 'seo_page.http_url'),
        ),
      ),
    )
    .orderBy('http_url')
    .execute()

export const putSeoPage = (db: Db, row: SeoPageRow) =>
  db
    .insertInto('seo_page')
    .values(row)
    .onConflict((conflict) => conflict.column('http_url').doUpdateSet({ ...row, updated_at: sql`now()` }))
    .execute()

export async function removeSeoPage(db: Db, http_url: string): Promise<void> {
  await db.deleteFrom('seo_page').where('http_url', '=', http_url).execute()
}

export const insertVisit = (
  db: Db,
  row: { visited_at: string; key: string; route: string; user_id: number | null; language: string },
) => db.insertInto('site_visit').values(row).execute()

export interface PlatformCounts {
  readonly sellers: number
  readonly sellers_new_7d: number
  readonly sub_accounts: number
  readonly online_24h: number
  readonly visits_24h: number
  readonly database_bytes: number
  readonly migration: string
}

export async function countPlatform(db: Db, day_ago: string, week_ago: string): Promise<PlatformCounts> {
  const { rows } = await sql<PlatformCounts>`
    select
      (select count(*) from seller) as sellers,
      (select count(*) from seller where created_at > ${week_ago}) as sellers_new_7d,
      (select count(*) from app_user where kind = 'sub') as sub_accounts,
      (select count(distinct user_id) from session where last_seen_at > ${day_ago} and revoked_at is null) as online_24h,
      (select count(*) from site_visit where visited_at > ${day_ago}) as visits_24h,
      pg_database_size(current_database()) as database_bytes,
      (select max(name) from schema_migration) as migration`.execute(db)
  return rows[0] as PlatformCounts
}

export async function countJobs(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; jobs: number }>`
    select state::text as state, count(*) as jobs from pgboss.job
    where name not like '\\_\\_pgboss%' group by state`.execute(db)
  return Object.fromEntries(rows.map((row) => [row.state, row.jobs]))
}

export interface Presence {
  readonly zones: readonly string[]
  readonly specials: boolean
  readonly posts: boolean
  readonly coupons: boolean
  readonly channels: boolean
  readonly videos: boolean
  readonly products: boolean
}

/** What public lists have to show at this time. */
export async function readPresence(db: Db, now: string): Promise<Presence> {
  const { rows } = await sql<Presence>`
    select
      array(select distinct zone from product p, unnest(p.zones) as zone where p.is_visible) as zones,
      exists (
        select 1 from content_item
        where kind = 'special' and published is not null and removed_at is null
          and coalesce(show_from <= ${now}, true) and coalesce(show_until > ${now}, true)
      ) as specials,
      exists (select 1 from blog_post where published_at <= ${now}) as posts,
      exists (select 1 from coupon_campaign where state = 'published' and ends_at > ${now}) as coupons,
      exists (select 1 from shipping_channel where is_enabled) as channels,
      exists (select 1 from tutorial_video) as videos,
      exists (select 1 from product where is_visible) as products`.execute(db)
  return rows[0] as Presence
}
