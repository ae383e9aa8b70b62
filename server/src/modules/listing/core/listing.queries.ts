import type { TemplateContent } from '@inkroute/contract/listing/listing'
import type { ListingState } from '@inkroute/contract/listing/platforms'
import { type SqlBool, sql } from 'kysely'
import type { ListingDraft, ListingResult } from '../../../connectors/core/listing.ts'
import type { Db } from '../../../infra/db/database.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { lockTurn } from '../../../infra/db/seller-turn.queries.ts'
import type { Problem } from './listing.rules.ts'

const templates = (db: Db, seller_id: number) =>
  db.selectFrom('listing_template').selectAll().where('seller_id', '=', seller_id)

export async function selectTemplates(db: Db, seller_id: number, platform: string) {
  const rows = await templates(db, seller_id).where('platform', '=', platform).orderBy('updated_at', 'desc').execute()
  return rows.map(({ content, ...row }) => ({ ...row, ...content }))
}
export type TemplateRow = Awaited<ReturnType<typeof selectTemplates>>[number]

export async function findTemplate(db: Db, seller_id: number, id: number): Promise<TemplateRow | undefined> {
  const row = await templates(db, seller_id).where('id', '=', id).executeTakeFirst()
  return row && { ...row, ...row.content }
}

export async function insertTemplate(
  db: Db,
  seller_id: number,
  platform: string,
  content: TemplateContent,
  updated_at: string,
): Promise<number> {
  const { id } = await db
    .insertInto('listing_template')
    .values({ seller_id, platform, content: jsonText(content), updated_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const changeTemplate = (db: Db, seller_id: number, id: number, content: TemplateContent, updated_at: string) =>
  db
    .updateTable('listing_template')
    .set({ content: jsonText(content), updated_at })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .execute()

export async function deleteTemplateRow(db: Db, seller_id: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('listing_template')
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Two tabs that open a shop's first release make one template. */
export const lockTemplates = (db: Db, seller_id: number) => lockTurn(db, 'listing_template', seller_id)

interface WantedListing {
  readonly platform: string
  readonly store_id: number
  readonly goods_id: number
  readonly template_id: number
  readonly title: string
  readonly draft: ListingDraft
  readonly own_title?: string
}

/** Titles sellers wrote for goods in a store. */
export async function selectOwnTitles(db: Db, seller_id: number, store_id: number, goods_ids: readonly number[]) {
  const rows = await db
    .selectFrom('listing')
    .select(['goods_id', 'own_title'])
    .where('seller_id', '=', seller_id)
    .where('store_id', '=', store_id)
    .where('goods_id', 'in', [...goods_ids, 0])
    .where('own_title', '!=', '')
    .execute()
  return new Map(rows.map((row) => [row.goods_id, row.own_title]))
}

/** Restarts existing rows. The marketplace id stays, so that the listing is updated rather than duplicated. */
export async function wantListings(
  db: Db,
  seller_id: number,
  wanted: readonly WantedListing[],
  now: string,
): Promise<number[]> {
  if (wanted.length === 0) return []
  const rows = await db
    .insertInto('listing')
    .values(
      wanted.map((one) => ({
        seller_id,
        ...one,
        draft: jsonText(one.draft),
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'store_id', 'goods_id']).doUpdateSet((eb) => ({
        template_id: eb.ref('excluded.template_id'),
        title: eb.ref('excluded.title'),
        draft: eb.ref('excluded.draft'),
        own_title: eb.ref('excluded.own_title'),
        wish: 'publish',
        state: 'queued',
        problems: jsonText([]),
        attempts: 0,
        stock_due: false,
        updated_at: now,
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Skips goods that already have a listing or draft in the store. */
export const insertDraftListing = (
  db: Db,
  seller_id: number,
  { draft, problems, ...wanted }: WantedListing & { readonly problems: readonly Problem[] },
  now: string,
) =>
  db
    .insertInto('listing')
    .values({
      seller_id,
      ...wanted,
      state: 'draft',
      draft: jsonText(draft),
      problems: jsonText(problems),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['seller_id', 'store_id', 'goods_id']).doNothing())
    .execute()

const listings = (db: Db, seller_id: number) => db.selectFrom('listing').where('listing.seller_id', '=', seller_id)

export async function findListing(db: Db, seller_id: number, id: number) {
  const row = await listings(db, seller_id).selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  return { ...row, state: row.state as ListingState }
}
export type ListingRow = NonNullable<Awaited<ReturnType<typeof findListing>>>

export interface RecordFilter {
  readonly platform: string
  readonly state?: ListingState | undefined
  readonly keyword?: string | undefined
}

const filtered = (db: Db, seller_id: number, filter: RecordFilter) =>
  listings(db, seller_id)
    .where('platform', '=', filter.platform)
    .$if(filter.state !== undefined, (query) => query.where('state', '=', filter.state ?? ''))
    .$if(Boolean(filter.keyword), (query) =>
      query.where(sql<SqlBool>`strpos(lower(title), ${(filter.keyword ?? '').toLowerCase()}) > 0`),
    )

export async function selectListings(
  db: Db,
  seller_id: number,
  filter: RecordFilter,
  range: { readonly limit: number; readonly offset: number },
) {
  const rows = await filtered(db, seller_id, filter)
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(range.limit)
    .offset(range.offset)
    .execute()
  return rows.map((row) => ({
    ...row,
    draft: row.draft,
    state: row.state as ListingState,
    problems: row.problems,
  }))
}

export async function countByState(db: Db, seller_id: number, filter: RecordFilter) {
  const rows = await filtered(db, seller_id, { ...filter, state: undefined })
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  return rows.map(({ state, count }) => ({ state: state as ListingState, count: Number(count) }))
}

/** Where goods are listed, or were tried; drafts nobody released are left out. */
export async function selectListedGoods(db: Db, seller_id: number, goods_ids: readonly number[]) {
  const rows = await listings(db, seller_id)
    .select(['id', 'goods_id', 'platform', 'store_id', 'state', 'external_product_id', 'page_url'])
    .where('goods_id', 'in', [...goods_ids, 0])
    .where('state', 'not in', ['draft', 'unpublished'])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, state: row.state as ListingState }))
}

export const selectListingsByIds = (db: Db, seller_id: number, ids: readonly number[]) =>
  listings(db, seller_id)
    .select(['id', 'platform', 'store_id', 'goods_id', 'template_id', 'state', 'external_product_id', 'draft'])
    .where('id', 'in', [...ids])
    .execute()

/** Claims a listing for one worker. A stale claim is taken over. */
export async function claimListing(
  db: Db,
  seller_id: number,
  id: number,
  { now, given_up_before }: { readonly now: string; readonly given_up_before: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('listing')
    .set({ state: 'publishing', updated_at: now })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('state', 'in', ['queued', 'pending']),
        where.and([where('state', '=', 'publishing'), where('updated_at', '<', given_up_before)]),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False if another worker took it over, or the seller asked for it again. */
export async function renewClaim(
  db: Db,
  seller_id: number,
  id: number,
  { claimed_at, now }: { readonly claimed_at: string; readonly now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('listing')
    .set({ updated_at: now })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('state', '=', 'publishing')
    .where('updated_at', '=', claimed_at)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether another listing of the store is being published. */
export async function isStorePublishing(
  db: Db,
  seller_id: number,
  { store_id, id }: Pick<ListingRow, 'store_id' | 'id'>,
  given_up_before: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('listing')
    .select('id')
    .where('seller_id', '=', seller_id)
    .where('store_id', '=', store_id)
    .where('state', '=', 'publishing')
    .where('updated_at', '>=', given_up_before)
    .where('id', '!=', id)
    .executeTakeFirst()
  return found !== undefined
}

/** The listing of a store that has waited longest for its first attempt. */
export const findNextQueued = (db: Db, seller_id: number, store_id: number) =>
  db
    .selectFrom('listing')
    .select('id')
    .where('seller_id', '=', seller_id)
    .where('store_id', '=', store_id)
    .where('state', '=', 'queued')
    .where('attempts', '=', 0)
    .orderBy('updated_at')
    .orderBy('id')
    .executeTakeFirst()

interface Change {
  readonly state?: ListingState
  readonly wish?: 'publish' | 'unpublish' | 'offer'
  readonly problems?: readonly Problem[]
  readonly attempts?: number
  readonly result?: Pick<ListingResult, 'external_product_id' | 'submission_id' | 'variant_ids' | 'page_url'>
}

export const changeListings = (db: Db, seller_id: number, ids: readonly number[], change: Change, now: string) => {
  const { problems, result, ...plain } = change
  return db
    .updateTable('listing')
    .set({
      ...plain,
      ...(problems ? { problems: jsonText(problems) } : {}),
      ...(result
        ? {
            external_product_id: result.external_product_id,
            submission_id: result.submission_id,
            variant_ids: jsonText(result.variant_ids),
            ...(result.page_url ? { page_url: result.page_url } : {}),
          }
        : {}),
      updated_at: now,
    })
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids, 0])
    .execute()
}
