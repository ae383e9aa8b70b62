import { sql } from 'kysely'
import type { Db } from '../../../../infra/db/database.ts'
import type { JsonColumns, JsonText } from '../../../../infra/db/json-column.ts'

export interface PayTemplateRow {
  readonly id: number
  readonly sort: number
  readonly name_zh: string
  readonly name_en: string
  readonly description_zh: string
  readonly description_en: string
  readonly price_fen: number
  readonly layout_id: number
  readonly cell_count: number
  readonly document: JsonText<JsonColumns['pay_bottom_template.document']>
  readonly sample: string
  readonly sample_hash: string
  readonly words: string
}

/** Syncs the rows with the definitions. Removed templates are no longer sold, but buyers keep them. */
export async function replacePayTemplates(db: Db, rows: readonly PayTemplateRow[]): Promise<void> {
  for (const row of rows) {
    await db
      .insertInto('pay_bottom_template')
      .values({ ...row, is_on_sale: true })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({
          ...row,
          is_on_sale: true,
          picture_key: sql`case when pay_bottom_template.sample_hash = excluded.sample_hash then pay_bottom_template.picture_key end`,
        }),
      )
      .execute()
  }
  await db
    .updateTable('pay_bottom_template')
    .set({ is_on_sale: false })
    .where(
      'id',
      'not in',
      rows.map(({ id }) => id),
    )
    .execute()
}

/** Those without a picture, or that one if it has none. */
export function selectUnpaintedPay(db: Db, id?: number) {
  const unpainted = db.selectFrom('pay_bottom_template').select(['id', 'sample']).where('picture_key', 'is', null)
  return (id === undefined ? unpainted : unpainted.where('id', '=', id)).execute()
}

export const setPayPicture = (db: Db, id: number, picture_key: string) =>
  db.updateTable('pay_bottom_template').set({ picture_key }).where('id', '=', id).execute()

const cards = (db: Db, seller_id: number) =>
  db
    .selectFrom('pay_bottom_template as t')
    .leftJoin('bottom_purchase as mine', (join) =>
      join
        .onRef('mine.template_id', '=', 't.id')
        .on('mine.seller_id', '=', seller_id)
        .on('mine.paid_at', 'is not', null),
    )
    .select(['t.id', 't.name_zh', 't.name_en', 't.description_zh', 't.description_en', 't.price_fen'])
    .select(['t.layout_id', 't.cell_count', 't.picture_key', 't.is_on_sale', 'mine.id as purchase_id'])
    .select((select) =>
      select
        .selectFrom('bottom_purchase as p')
        .select((count) => count.fn.countAll<number>().as('sold'))
        .whereRef('p.template_id', '=', 't.id')
        .where('p.paid_at', 'is not', null)
        .as('sold'),
    )
    .where((where) => where.or([where('t.is_on_sale', '=', true), where('mine.id', 'is not', null)]))

interface PayFilter {
  readonly keyword: string | undefined
  readonly state: 'all' | 'bought' | 'new'
}

export async function selectPayTemplates(db: Db, seller_id: number, filter: PayFilter, limit: number, offset: number) {
  let query = cards(db, seller_id)
  if (filter.state === 'bought') query = query.where('mine.id', 'is not', null)
  if (filter.state === 'new') query = query.where('mine.id', 'is', null)
  if (filter.keyword) {
    const like = `%${filter.keyword.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
    query = query.where('t.words', 'like', like)
  }
  const rows = await query
    .select(sql<string>`count(*) over ()`.as('total'))
    .orderBy('t.sort')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total: Number(rows[0]?.total ?? 0) }
}

export type PayCardRow = Awaited<ReturnType<typeof selectPayTemplates>>['rows'][number]

export const findPayTemplate = (db: Db, seller_id: number, id: number) =>
  cards(db, seller_id).select('t.document').where('t.id', '=', id).executeTakeFirst()

/** Reuses an unpaid purchase of the same template, so that nothing is paid for twice. */
export async function takePurchase(
  db: Db,
  seller_id: number,
  wish: { template_id: number; price_fen: number; created_by: number; created_at: string },
): Promise<number> {
  const open = await db
    .selectFrom('bottom_purchase')
    .select('id')
    .where('seller_id', '=', seller_id)
    .where('template_id', '=', wish.template_id)
    .where('price_fen', '=', wish.price_fen)
    .where('paid_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .executeTakeFirst()
  if (open) return open.id
  const { id } = await db
    .insertInto('bottom_purchase')
    .values({ seller_id, ...wish })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findPurchase = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('bottom_purchase as p')
    .innerJoin('pay_bottom_template as t', 't.id', 'p.template_id')
    .select(['p.id', 'p.template_id', 'p.paid_at', 't.name_zh', 't.name_en'])
    .where('p.seller_id', '=', seller_id)
    .where('p.id', '=', id)
    .forUpdate('p')
    .executeTakeFirst()

export const markPaid = (db: Db, seller_id: number, id: number, paid_at: string) =>
  db.updateTable('bottom_purchase').set({ paid_at }).where('seller_id', '=', seller_id).where('id', '=', id).execute()
