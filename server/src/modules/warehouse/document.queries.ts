import type { DocumentKind } from '@inkroute/contract/warehouse/codes'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { StockDocument, StockDocumentLine } from '../../infra/db/tables.gen.ts'

export interface DocumentFilters {
  readonly kind?: DocumentKind | undefined
  readonly state?: 'draft' | 'posted' | 'on_the_way' | undefined
  readonly warehouse?: string | undefined
  readonly keyword?: string | undefined
}

const heads = (db: Db) =>
  db
    .selectFrom('stock_document as d')
    .leftJoin('app_user as c', 'c.id', 'd.created_by')
    .leftJoin('app_user as p', 'p.id', 'd.posted_by')
    .leftJoin('stock_document as r', 'r.id', 'd.reverses_id')
    .leftJoin('stock_document as u', 'u.reverses_id', 'd.id')
    .selectAll('d')
    .select(['c.display_name as created_name', 'p.display_name as posted_name'])
    .select(['r.number as reverses_number', 'u.id as reversed_id', 'u.number as reversed_number'])
    .select(sql<string | null>`d.expected_on::text`.as('expected_day'))

const narrowed = (db: Db, { kind, state, warehouse, keyword }: DocumentFilters) => {
  let query = db.selectFrom('stock_document as f').select('f.id')
  if (kind) query = query.where('f.kind', '=', kind)
  if (state === 'on_the_way')
    query = query.where('f.kind', '=', 'transfer').where('f.state', '=', 'posted').where('f.is_complete', '=', false)
  else if (state) query = query.where('f.state', '=', state)
  if (warehouse)
    query = query.where((where) =>
      where.or([where('f.warehouse_code', '=', warehouse), where('f.to_warehouse_code', '=', warehouse)]),
    )
  if (keyword) {
    const code = keyword.toUpperCase()
    query = query.where((where) =>
      where.or([
        where('f.number', '=', code),
        where('f.reference', '=', keyword),
        where(
          'f.id',
          'in',
          db
            .selectFrom('stock_document_line as n')
            .innerJoin('product_item as i', 'i.id', 'n.item_id')
            .select('n.document_id')
            .where(sql<boolean>`upper(i.sku) = ${code}`),
        ),
      ]),
    )
  }
  return query
}

export const selectDocuments = (db: Db, filters: DocumentFilters, range: { limit: number; offset: number }) =>
  heads(db)
    .where('d.id', 'in', narrowed(db, filters).orderBy('f.id', 'desc').limit(range.limit).offset(range.offset))
    .orderBy('d.id', 'desc')
    .execute()
export type DocumentRecord = Awaited<ReturnType<typeof selectDocuments>>[number]

export async function countDocuments(db: Db, filters: DocumentFilters): Promise<number> {
  const row = await db
    .selectFrom(narrowed(db, filters).as('f'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export const findDocument = (db: Db, id: number) => heads(db).where('d.id', '=', id).executeTakeFirst()

export const lockDocument = (db: Db, id: number) =>
  db.selectFrom('stock_document').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

type NewDocument = Omit<Insertable<StockDocument>, 'number'>
/** The number follows from the id: `GR2611161001`. */
export async function insertDocument(
  db: Db,
  row: NewDocument,
  prefix: string,
): Promise<{ id: number; number: string }> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('stock_document', 'id'))::bigint as id`.execute(db)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('a sequence always has a next value')
  const number = `${prefix}${id}`
  const columns = { ...row, id, number }
  await sql`
    insert into stock_document (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
    overriding system value values (${sql.join(Object.values(columns))})`.execute(db)
  return { id, number }
}

export const updateDocument = (db: Db, id: number, change: Updateable<StockDocument>) =>
  db.updateTable('stock_document').set(change).where('id', '=', id).execute()

export const deleteDocument = (db: Db, id: number) => db.deleteFrom('stock_document').where('id', '=', id).execute()

export const selectLines = (db: Db, document_id: number) =>
  db.selectFrom('stock_document_line').selectAll().where('document_id', '=', document_id).orderBy('position').execute()
export type LineRecord = Awaited<ReturnType<typeof selectLines>>[number]

type NewLine = Omit<Insertable<StockDocumentLine>, 'document_id' | 'position'>
export async function replaceLines(db: Db, document_id: number, lines: readonly NewLine[]): Promise<void> {
  await db.deleteFrom('stock_document_line').where('document_id', '=', document_id).execute()
  if (lines.length === 0) return
  await sql`
    insert into stock_document_line (document_id, position, item_id, sku, quantity, expected, change)
    select ${document_id}, position, item_id, sku, quantity, expected, change
    from jsonb_to_recordset(${JSON.stringify(lines.map((line, at) => ({ ...line, position: at + 1 })))}::jsonb)
      as n (position int, item_id bigint, sku text, quantity int, expected int, change int)`.execute(db)
}

/** Pieces of a transfer that have arrived, by item. */
export async function selectArrived(db: Db, transfer_id: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ item_id: number; pieces: number }>`
    select n.item_id, sum(n.change)::int as pieces
    from stock_document d join stock_document_line n on n.document_id = d.id
    where d.transfer_id = ${transfer_id} group by n.item_id`.execute(db)
  return new Map(rows.map(({ item_id, pieces }) => [item_id, pieces]))
}

export const selectArrivals = (db: Db, transfer_id: number) =>
  db
    .selectFrom('stock_document')
    .select(['id', 'number', 'posted_at', 'pieces', 'reverses_id'])
    .where('transfer_id', '=', transfer_id)
    .orderBy('id')
    .execute()

export const selectNumbers = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('stock_document')
    .select(['id', 'number'])
    .where('id', 'in', [...ids, 0])
    .execute()

export const selectSkus = (db: Db, item_ids: readonly number[]) =>
  db
    .selectFrom('product_item')
    .select(['id', 'sku'])
    .where('id', 'in', [...item_ids, 0])
    .execute()

/** SKUs and shelves of a warehouse, for a sheet to fill in. */
export const selectSheetRows = (db: Db, warehouse_code: string, limit: number) =>
  db
    .selectFrom('product_stock as s')
    .innerJoin('product_item as i', 'i.id', 's.item_id')
    .select(['s.item_id', 'i.sku'])
    .where('s.warehouse_code', '=', warehouse_code)
    .orderBy('i.sku')
    .limit(limit)
    .execute()
