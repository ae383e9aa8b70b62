import type { Language } from '@inkroute/contract/errors/errors'
import type { GoodsSort, GoodsState } from '@inkroute/contract/goods/codes'
import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { DB, Goods } from '../../../infra/db/tables.gen.ts'

/** Recycled goods among these ids, with the files to release when they are purged. */
export const selectRecycled = (db: Db, seller_id: number, ids: readonly number[]) =>
  db
    .selectFrom('goods')
    .select(['id', 'show_images'])
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is not', null)
    .forUpdate()
    .execute()

/** Across sellers: for the nightly sweep only. */
export const selectOverdue = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom('goods')
    .select(['seller_id', 'id'])
    .where('deleted_at', '<', before.toISOString())
    .orderBy('deleted_at')
    .limit(limit)
    .execute()

export const deleteGoodsRows = (db: Db, seller_id: number, ids: readonly number[]) =>
  db
    .deleteFrom('goods')
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids])
    .execute()

export async function findUserName(db: Db, seller_id: number, user_id: number): Promise<string> {
  const row = await db
    .selectFrom('app_user')
    .select(['display_name', 'username'])
    .where('seller_id', '=', seller_id)
    .where('id', '=', user_id)
    .executeTakeFirst()
  return row?.display_name || row?.username || ''
}

export interface GoodsFilters {
  readonly state: GoodsState
  readonly keyword?: string | undefined
  readonly category_id?: number | undefined
  readonly basic_product_id?: number | undefined
  readonly tag_id?: number | undefined
  /** Includes subclasses; 0 means without a class. */
  readonly class_id?: number | undefined
  /** Calendar days in `time_zone`, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly time_zone: string
  readonly ids?: readonly number[] | undefined
}

/** In a class or its subclasses; 0 means without a class. */
const standsIn = (class_id: number) =>
  class_id === 0
    ? sql<boolean>`not exists (select 1 from goods_class_link l where l.seller_id = goods.seller_id and l.goods_id = goods.id)`
    : sql<boolean>`exists (select 1 from goods_class_link l
        join goods_class c on c.seller_id = l.seller_id and c.id = l.class_id
        where l.seller_id = goods.seller_id and l.goods_id = goods.id and ${class_id} in (c.id, c.parent_id))`

export const likePattern = (word: string) => `%${word.replace(/[\\%_]/g, (char) => `\\${char}`)}%`

const own = (db: Db, seller_id: number) =>
  db.selectFrom('goods').innerJoin('product', 'product.id', 'goods.product_id').where('goods.seller_id', '=', seller_id)

type Narrowed<O> = SelectQueryBuilder<DB, 'goods' | 'product', O>

function byDay<O>(query: Narrowed<O>, { from, to, time_zone }: GoodsFilters): Narrowed<O> {
  const midnight = (day: string, days = 0) =>
    sql<string>`(${day}::date + ${days}::int)::timestamp at time zone ${time_zone}`
  let narrowed = query
  if (from) narrowed = narrowed.where('goods.created_at', '>=', midnight(from))
  if (to) narrowed = narrowed.where('goods.created_at', '<', midnight(to, 1))
  return narrowed
}

function byWord<O>(query: Narrowed<O>, keyword: string): Narrowed<O> {
  const pattern = likePattern(keyword)
  return query.where((where) =>
    where.or([
      where('goods.title', 'ilike', pattern),
      where('goods.title_en', 'ilike', pattern),
      where.exists(
        where
          .selectFrom('goods_sku')
          .select(sql`1`.as('one'))
          .whereRef('goods_sku.seller_id', '=', 'goods.seller_id')
          .whereRef('goods_sku.goods_id', '=', 'goods.id')
          .where((sku) =>
            sku.or([sku('goods_sku.sku_code', 'ilike', pattern), sku('goods_sku.barcode', '=', keyword)]),
          ),
      ),
    ]),
  )
}

function filtered<O>(query: Narrowed<O>, filters: GoodsFilters): Narrowed<O> {
  let narrowed = byDay(query, filters).where('goods.deleted_at', filters.state === 'active' ? 'is' : 'is not', null)
  if (filters.keyword) narrowed = byWord(narrowed, filters.keyword)
  if (filters.ids) narrowed = narrowed.where('goods.id', 'in', [...filters.ids, 0])
  if (filters.basic_product_id) narrowed = narrowed.where('goods.product_id', '=', filters.basic_product_id)
  if (filters.category_id) {
    // A main category includes its subcategories.
    narrowed = narrowed.where((where) =>
      where(
        'product.category_id',
        'in',
        where
          .selectFrom('product_category')
          .select('id')
          .where((own) =>
            own.or([
              own('id', '=', filters.category_id as number),
              own('parent_id', '=', filters.category_id as number),
            ]),
          ),
      ),
    )
  }
  const { tag_id } = filters
  if (tag_id) {
    narrowed = narrowed.where((where) =>
      where.exists(
        where
          .selectFrom('goods_tag_link')
          .select(sql`1`.as('one'))
          .whereRef('goods_tag_link.seller_id', '=', 'goods.seller_id')
          .whereRef('goods_tag_link.goods_id', '=', 'goods.id')
          .where('goods_tag_link.tag_id', '=', tag_id),
      ),
    )
  }
  if (filters.class_id !== undefined) narrowed = narrowed.where(standsIn(filters.class_id))
  return narrowed
}

const lowestPrice = sql`(select min(s.price_fen) from goods_sku s where s.seller_id = goods.seller_id and s.goods_id = goods.id)`

function sorted<O>(query: Narrowed<O>, sort: GoodsSort, state: GoodsState): Narrowed<O> {
  if (state === 'recycled' && sort === 'newest')
    return query.orderBy('goods.deleted_at', 'desc').orderBy('goods.id', 'desc')
  if (sort === 'oldest') return query.orderBy('goods.created_at').orderBy('goods.id')
  if (sort === 'updated') return query.orderBy('goods.updated_at', 'desc').orderBy('goods.id', 'desc')
  if (sort === 'title') return query.orderBy('goods.title').orderBy('goods.id')
  if (sort === 'price_low') return query.orderBy(sql`${lowestPrice} asc nulls last`).orderBy('goods.id')
  if (sort === 'price_high') return query.orderBy(sql`${lowestPrice} desc nulls last`).orderBy('goods.id')
  return query.orderBy('goods.created_at', 'desc').orderBy('goods.id', 'desc')
}

/** With the names of the product and its category in one language. */
const named = <O>(query: Narrowed<O>, language: Language) =>
  query
    .innerJoin('product_category', 'product_category.id', 'product.category_id')
    .selectAll('goods')
    .select([
      'product.code as product_code',
      `product.name_${language} as product_name`,
      'product.is_visible as is_orderable',
      'product_category.id as category_id',
      `product_category.name_${language} as category_name`,
    ])

export const selectGoodsPage = (
  db: Db,
  seller_id: number,
  filters: GoodsFilters,
  range: { sort: GoodsSort; limit: number; offset: number; language: Language },
) =>
  named(sorted(filtered(own(db, seller_id), filters), range.sort, filters.state), range.language)
    .limit(range.limit)
    .offset(range.offset)
    .execute()

export type GoodsRow = Awaited<ReturnType<typeof selectGoodsPage>>[number]

export async function countGoods(db: Db, seller_id: number, filters: GoodsFilters): Promise<number> {
  const { total } = await filtered(own(db, seller_id), filters)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const findGoods = (db: Db, seller_id: number, id: number, language: Language) =>
  named(own(db, seller_id).where('goods.id', '=', id), language).executeTakeFirst()

/** Locked, so that concurrent changes are serialised. */
export const lockGoods = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('goods')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function insertGoods(
  db: Db,
  seller_id: number,
  row: Omit<Insertable<Goods>, 'seller_id' | 'id'>,
): Promise<number> {
  const { id } = await db
    .insertInto('goods')
    .values({ seller_id, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const changeGoods = (db: Db, seller_id: number, id: number, change: Updateable<Goods>) =>
  db.updateTable('goods').set(change).where('seller_id', '=', seller_id).where('id', '=', id).execute()

/** Those of the numbers that are the seller's and not in the bin. */
export async function selectActiveIds(db: Db, seller_id: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('goods')
    .select('id')
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

export async function setDeletedAt(
  db: Db,
  seller_id: number,
  ids: readonly number[],
  deleted_at: string | null,
): Promise<number> {
  const result = await db
    .updateTable('goods')
    .set({ deleted_at })
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids])
    .where('deleted_at', deleted_at === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** Titles that begin like this one, to find a free one. None where it is free itself: then no other needs to be read. */
export async function selectTitlesLike(db: Db, seller_id: number, title: string): Promise<string[]> {
  const rows = await db
    .selectFrom('goods')
    .select('title')
    .where('seller_id', '=', seller_id)
    .where('title', 'like', `${likePattern(title).slice(1)}`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('goods as same')
          .select('same.id')
          .where('same.seller_id', '=', seller_id)
          .where('same.title', '=', title),
      ),
    )
    .execute()
  return rows.map((row) => row.title)
}

export const selectGoodsByTitle = (db: Db, seller_id: number, words: string, limit: number) =>
  db
    .selectFrom('goods')
    .select(['id', 'title', 'title_en', 'product_id', 'design_id', 'design_version'])
    .where('seller_id', '=', seller_id)
    .where('deleted_at', 'is', null)
    .where((where) =>
      where.or([where('title', 'ilike', likePattern(words)), where('title_en', 'ilike', likePattern(words))]),
    )
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()

export const selectEnglishTitles = (db: Db, seller_id: number, ids: readonly number[]) =>
  db
    .selectFrom('goods')
    .select(['id', 'title_en'])
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids, 0])
    .where('title_en', '!=', '')
    .execute()

export const selectShown = (db: Db, seller_id: number, ids: readonly number[]) =>
  db
    .selectFrom('goods')
    .select(['id', 'title', 'title_en', 'design_id', 'design_version'])
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids, 0])
    .execute()

/** The design and version that goods show. Recycled goods cannot be redesigned. */
export const findPinned = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('goods')
    .select(['design_id', 'design_version'])
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** Titles of everything that is not in the bin, newest first. */
export const selectTitles = (db: Db, seller_id: number) =>
  db
    .selectFrom('goods')
    .select(['id', 'title', 'title_en'])
    .where('seller_id', '=', seller_id)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const renameSku = (db: Db, seller_id: number, id: number, name: string) =>
  db.updateTable('goods_sku').set({ name }).where('seller_id', '=', seller_id).where('id', '=', id).execute()

interface GoodsTexts {
  readonly title: string
  readonly title_en: string
  readonly remark: string
}

export const rewriteGoods = (db: Db, seller_id: number, id: number, texts: GoodsTexts) =>
  db.updateTable('goods').set(texts).where('seller_id', '=', seller_id).where('id', '=', id).execute()
