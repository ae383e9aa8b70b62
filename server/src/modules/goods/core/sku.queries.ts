import type { Language } from '@inkroute/contract/errors/errors'
import type { BarcodeKind } from '@inkroute/contract/goods/codes'
import { type Insertable, type RawBuilder, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import { compileOnce } from '../../../infra/db/compile-once.ts'
import type { Db } from '../../../infra/db/database.ts'
import { query } from '../../../infra/db/pipeline.ts'
import { lockTurn } from '../../../infra/db/seller-turn.queries.ts'
import type { DB, GoodsSku } from '../../../infra/db/tables.gen.ts'
import { likePattern } from './goods.queries.ts'

export const findSetting = (db: Db, seller_id: number) =>
  db.selectFrom('goods_setting').select(['sku_rule', 'last_seq']).where('seller_id', '=', seller_id).executeTakeFirst()

export const saveSkuRule = (db: Db, seller_id: number, sku_rule: string) =>
  db
    .insertInto('goods_setting')
    .values({ seller_id, sku_rule })
    .onConflict((conflict) => conflict.column('seller_id').doUpdateSet({ sku_rule }))
    .execute()

/** The next running number. Its row stays locked until the transaction ends: saves of one seller take turns. */
export async function takeSeq(db: Db, seller_id: number): Promise<{ seq: number; sku_rule: string | null }> {
  const { rows } = await sql<{ seq: number; sku_rule: string | null }>`
    insert into goods_setting (seller_id, last_seq) values (${seller_id}, 1)
    on conflict (seller_id) do update set last_seq = goods_setting.last_seq + 1
    returning last_seq as seq, sku_rule`.execute(db)
  return rows[0] as { seq: number; sku_rule: string | null }
}

const own = (db: Db, seller_id: number) =>
  db
    .selectFrom('goods_sku')
    .innerJoin('goods', (join) =>
      join.onRef('goods.seller_id', '=', 'goods_sku.seller_id').onRef('goods.id', '=', 'goods_sku.goods_id'),
    )
    .innerJoin('product_item', 'product_item.id', 'goods_sku.item_id')
    .innerJoin('product', 'product.id', 'goods.product_id')
    .where('goods_sku.seller_id', '=', seller_id)

type Skus<O> = SelectQueryBuilder<DB, 'goods_sku' | 'goods' | 'product_item' | 'product', O>

/** With names of colour and size, and what its cost depends on. */
const named = <O>(query: Skus<O>, language: Language) =>
  query
    .innerJoin('product_color', (join) =>
      join
        .onRef('product_color.product_id', '=', 'goods.product_id')
        .onRef('product_color.id', '=', 'goods_sku.color_id'),
    )
    .innerJoin('product_size', (join) =>
      join.onRef('product_size.product_id', '=', 'goods.product_id').onRef('product_size.id', '=', 'goods_sku.size_id'),
    )
    .innerJoin('design_version', (join) =>
      join
        .onRef('design_version.seller_id', '=', 'goods.seller_id')
        .onRef('design_version.design_id', '=', 'goods.design_id')
        .onRef('design_version.version', '=', 'goods.design_version'),
    )
    .selectAll('goods_sku')
    .select([
      'design_version.technique',
      `product_color.name_${language} as color_name`,
      'product_color.key as color_key',
      'product_color.hex as color_hex',
      'product_size.name as size_name',
      'product_item.weight_g',
      'product.code as product_code',
      'product.is_visible as is_orderable',
      'goods.title',
      'goods.printed_views',
      'goods.product_id',
      'goods.design_id',
      'goods.design_version',
      'goods.deleted_at',
    ])

const inOrder = <O>(query: Skus<O>) =>
  query.orderBy('goods_sku.goods_id').orderBy('goods_sku.color_id').orderBy('goods_sku.size_id')

export const selectSkusOfGoods = (db: Db, seller_id: number, goods_ids: readonly number[], language: Language) =>
  named(inOrder(own(db, seller_id).where('goods_sku.goods_id', 'in', [...goods_ids, 0])), language).execute()

export type SkuFacts = Awaited<ReturnType<typeof selectSkusOfGoods>>[number]

interface Chosen {
  readonly seller_id: number
  readonly ids: readonly number[]
}
const byIds = (language: Language) =>
  compileOnce((db, { seller_id, ids }: Chosen) =>
    named(inOrder(own(db, seller_id).where(sql<boolean>`goods_sku.id = any(${ids}::bigint[])`)), language),
  )
const byIdsIn = { zh: byIds('zh'), en: byIds('en') }

export const selectSkusByIds = async (db: Db, seller_id: number, ids: readonly number[], language: Language) =>
  (await db.executeQuery(byIdsIn[language](db, { seller_id, ids }))).rows
export const skusQuery = (db: Db, seller_id: number, ids: readonly number[], language: Language) =>
  query(byIdsIn[language](db, { seller_id, ids }))

/** Only the facts that decide whether SKUs can be ordered; joins half the tables. */
export const orderableSkusQuery = (db: Db, seller_id: number, ids: readonly number[]) =>
  query(orderability(db, { seller_id, ids }))
const orderability = compileOnce((db, { seller_id, ids }: Chosen) =>
  db
    .selectFrom('goods_sku')
    .innerJoin('goods', (join) =>
      join.onRef('goods.seller_id', '=', 'goods_sku.seller_id').onRef('goods.id', '=', 'goods_sku.goods_id'),
    )
    .innerJoin('product', 'product.id', 'goods.product_id')
    .select(['goods_sku.id', 'goods_sku.item_id', 'goods.title', 'goods.design_version', 'goods.deleted_at'])
    .select('product.is_visible as is_orderable')
    .where('goods_sku.seller_id', '=', seller_id)
    .where(sql<boolean>`goods_sku.id = any(${ids}::bigint[])`),
)

/** The items of these SKUs, as a part of other statements. */
export const itemsOfSkus = (seller_id: number, ids: readonly number[]) =>
  sql`select item_id from goods_sku where seller_id = ${seller_id} and id = any(${[...ids]}::bigint[])`

export const findSku = (db: Db, seller_id: number, id: number, language: Language) =>
  named(own(db, seller_id).where('goods_sku.id', '=', id), language).executeTakeFirst()

export const selectSkusByCodes = (db: Db, seller_id: number, codes: readonly string[], language: Language) =>
  named(
    own(db, seller_id).where(
      sql`upper(goods_sku.sku_code)`,
      'in',
      codes.map((code) => code.toUpperCase()),
    ),
    language,
  ).execute()

export interface SkuFilters {
  readonly keyword?: string | undefined
  readonly codes: 'all' | 'with' | 'without'
  readonly kind?: BarcodeKind | undefined
  readonly goods_id?: number | undefined
  readonly basic_product_id?: number | undefined
}

function filtered<O>(query: Skus<O>, filters: SkuFilters): Skus<O> {
  let narrowed = query.where('goods.deleted_at', 'is', null)
  if (filters.codes !== 'all')
    narrowed = narrowed.where('goods_sku.barcode', filters.codes === 'with' ? 'is not' : 'is', null)
  if (filters.kind) narrowed = narrowed.where('goods_sku.barcode_kind', '=', filters.kind)
  if (filters.goods_id) narrowed = narrowed.where('goods_sku.goods_id', '=', filters.goods_id)
  if (filters.basic_product_id) narrowed = narrowed.where('goods.product_id', '=', filters.basic_product_id)
  if (filters.keyword) {
    const pattern = likePattern(filters.keyword)
    narrowed = narrowed.where((where) =>
      where.or([
        where('goods_sku.sku_code', 'ilike', pattern),
        where('goods_sku.barcode', 'ilike', pattern),
        where('goods_sku.name', 'ilike', pattern),
        where('goods.title', 'ilike', pattern),
      ]),
    )
  }
  return narrowed
}

export const selectSkuPage = (
  db: Db,
  seller_id: number,
  filters: SkuFilters,
  range: { limit: number; offset: number; language: Language },
) =>
  named(
    filtered(own(db, seller_id), filters)
      .orderBy('goods.created_at', 'desc')
      .orderBy('goods_sku.goods_id', 'desc')
      .orderBy('goods_sku.color_id')
      .orderBy('goods_sku.size_id')
      .limit(range.limit)
      .offset(range.offset),
    range.language,
  ).execute()

/** Counts SKUs that match the filters, and those with a barcode. */
export const countSkus = (db: Db, seller_id: number, filters: SkuFilters) =>
  filtered(own(db, seller_id), filters)
    .select((select) => [
      select.fn.countAll<number>().as('total'),
      select.fn.count<number>('goods_sku.barcode').as('with_code'),
    ])
    .executeTakeFirstOrThrow()

export async function insertSkus(
  db: Db,
  seller_id: number,
  rows: readonly Omit<Insertable<GoodsSku>, 'seller_id' | 'id'>[],
): Promise<void> {
  await db
    .insertInto('goods_sku')
    .values(rows.map((row) => ({ seller_id, ...row })))
    .execute()
}

export const changeSku = (db: Db, seller_id: number, id: number, change: Updateable<GoodsSku>) =>
  db.updateTable('goods_sku').set(change).where('seller_id', '=', seller_id).where('id', '=', id).execute()

export const deleteSkuRows = (db: Db, seller_id: number, ids: readonly number[]) =>
  db
    .deleteFrom('goods_sku')
    .where('seller_id', '=', seller_id)
    .where('id', 'in', [...ids])
    .execute()

/**
 * Which codes are taken, in upper case: by SKUs, including recycled ones, which may be restored, or by merged codes.
 * Each is looked up separately: a single condition, planned while the table is small, would keep scanning every SKU of
 * the seller.
 */
export async function selectTakenCodes(db: Db, seller_id: number, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set()
  const wanted = codes.map((code) => code.toUpperCase())
  const { rows } = await sql<{ code: string }>`
    select wanted.code from unnest(${wanted}::text[]) as wanted (code)
    cross join lateral (
      (select from goods_sku where seller_id = ${seller_id} and upper(sku_code) = wanted.code limit 1)
      union all
      (select from merged_sku where seller_id = ${seller_id} and upper(code) = wanted.code limit 1)
    ) as found`.execute(db)
  return new Set(rows.map(({ code }) => code))
}

/** The same for names. */
export async function selectTakenNames(db: Db, seller_id: number, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const { rows } = await sql<{ name: string }>`
    select wanted.name from unnest(${[...names]}::text[]) as wanted (name)
    cross join lateral (
      select from goods_sku where seller_id = ${seller_id} and name = wanted.name limit 1
    ) as found`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

export const findCodeOwner = (db: Db, seller_id: number, sku_code: string) =>
  own(db, seller_id)
    .select(['goods_sku.id', 'goods.title'])
    .where(sql`upper(goods_sku.sku_code)`, '=', sku_code.toUpperCase())
    .executeTakeFirst()

export const selectBarcodeOwners = (db: Db, seller_id: number, barcodes: readonly string[]) =>
  db
    .selectFrom('goods_sku')
    .select(['id', 'sku_code', 'barcode'])
    .where('seller_id', '=', seller_id)
    .where('barcode', 'in', [...barcodes, ''])
    .execute()

/** Sets many prices in one statement. */
export async function setPrices(
  db: Db,
  seller_id: number,
  prices: readonly { id: number; price_fen: number | null }[],
  now: string,
): Promise<void> {
  await sql`
    update goods_sku set price_fen = v.price_fen, updated_at = ${now}
    from unnest(${prices.map(({ id }) => id)}::bigint[], ${prices.map(({ price_fen }) => price_fen)}::bigint[]) as v (id, price_fen)
    where goods_sku.seller_id = ${seller_id} and goods_sku.id = v.id`.execute(db)
}

/** Sets many codes in one statement, so that codes may change places. */
export async function setBarcodes(
  db: Db,
  seller_id: number,
  codes: readonly { id: number; barcode: string; barcode_kind: BarcodeKind }[],
  now: string,
): Promise<void> {
  // Cleared first, because the unique index is checked row by row.
  await sql`update goods_sku set barcode = null, barcode_kind = null
    where seller_id = ${seller_id} and id = any(${codes.map(({ id }) => id)})`.execute(db)
  await sql`
    update goods_sku set barcode = v.barcode, barcode_kind = v.kind, updated_at = ${now}
    from unnest(${codes.map(({ id }) => id)}::bigint[], ${codes.map(({ barcode }) => barcode)}::text[],
      ${codes.map(({ barcode_kind }) => barcode_kind)}::text[]) as v (id, barcode, kind)
    where goods_sku.seller_id = ${seller_id} and goods_sku.id = v.id`.execute(db)
}

/** Two steps, because the unique index is checked row by row and codes may be swapped. */
export async function setSkuCodes(
  db: Db,
  seller_id: number,
  codes: readonly { id: number; sku_code: string }[],
  now: string,
): Promise<void> {
  const ids = codes.map(({ id }) => id)
  await sql`update goods_sku set sku_code = '~' || id where seller_id = ${seller_id} and id = any(${ids})`.execute(db)
  await sql`
    update goods_sku set sku_code = v.code, updated_at = ${now}
    from unnest(${ids}::bigint[], ${codes.map(({ sku_code }) => sku_code)}::text[]) as v (id, code)
    where goods_sku.seller_id = ${seller_id} and goods_sku.id = v.id`.execute(db)
}

/** Serialises writers of the seller's codes, so that a code found free stays free. */
export const lockSellerCodes = (db: Db, seller_id: number) => lockTurn(db, 'goods_code', seller_id)

/** A condition on the item `i` of the catalogue. */
export const itemInUse = (): RawBuilder<unknown> => sql`exists (select 1 from goods_sku g where g.item_id = i.id)`
