import type { Language } from '@inkroute/contract/errors/errors'
import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { DB, ProductFeedback } from '../../../infra/db/tables.gen.ts'

export async function insertFeedback(
  db: Db,
  seller_id: number,
  row: Omit<Insertable<ProductFeedback>, 'seller_id' | 'id'>,
): Promise<number> {
  const { id } = await db
    .insertInto('product_feedback')
    .values({ seller_id, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const changeFeedback = (db: Db, seller_id: number, id: number, change: Updateable<ProductFeedback>) =>
  db.updateTable('product_feedback').set(change).where('seller_id', '=', seller_id).where('id', '=', id).execute()

/** Locked, so that two members of staff never answer the same. */
export const lockFeedback = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('product_feedback')
    .innerJoin('product', 'product.id', 'product_feedback.product_id')
    .select(['status', 'user_id', 'product_id', 'product.name_zh', 'product.name_en'])
    .where('product_feedback.seller_id', '=', seller_id)
    .where('product_feedback.id', '=', id)
    .forUpdate('product_feedback')
    .executeTakeFirst()

export interface FeedbackFilter {
  readonly status?: string | undefined
  readonly kind?: string | undefined
  readonly keyword?: string | undefined
}

/** Across sellers: for staff only. */
const joined = (db: Db) =>
  db.selectFrom('product_feedback').innerJoin('product', 'product.id', 'product_feedback.product_id')

function filtered<O>(
  query: SelectQueryBuilder<DB, 'product_feedback' | 'product', O>,
  { status, kind, keyword }: FeedbackFilter,
) {
  let narrowed = query
  if (status) narrowed = narrowed.where('product_feedback.status', '=', status)
  if (kind) narrowed = narrowed.where('product_feedback.kind', '=', kind)
  if (keyword) {
    const word = `%${keyword.replace(/[\\%_]/g, (char) => `\\${char}`)}%`
    narrowed = narrowed.where((where) =>
      where.or([
        where('product_feedback.text', 'ilike', word),
        where('product.name_zh', 'ilike', word),
        where('product.code', 'ilike', word),
      ]),
    )
  }
  return narrowed
}

export const listFeedbackRows = (
  db: Db,
  filter: FeedbackFilter,
  page: { readonly language: Language; readonly limit: number; readonly offset: number },
) =>
  filtered(joined(db), filter)
    .leftJoin('app_user as owner', (join) =>
      join.onRef('owner.seller_id', '=', 'product_feedback.seller_id').on('owner.kind', '=', 'seller'),
    )
    .leftJoin('app_user as staff', 'staff.id', 'product_feedback.answered_by')
    .selectAll('product_feedback')
    .select([
      'product.code as product_code',
      `product.name_${page.language} as product_name`,
      sql<string>`coalesce(nullif(owner.display_name, ''), owner.username, '')`.as('seller_name'),
      sql<string>`coalesce(nullif(staff.display_name, ''), staff.username, '')`.as('answered_name'),
    ])
    .orderBy('product_feedback.created_at', 'desc')
    .orderBy('product_feedback.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export async function countFeedback(db: Db, filter: FeedbackFilter): Promise<number> {
  const { total } = await filtered(joined(db), filter)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
