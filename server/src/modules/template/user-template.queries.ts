import { sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { JsonColumns, JsonText } from '../../infra/db/json-column.ts'

const named = (db: Db, seller_id: number) =>
  db
    .selectFrom('user_design_template')
    .innerJoin('product', 'product.id', 'user_design_template.product_id')
    .leftJoin('product_color', (join) =>
      join
        .onRef('product_color.product_id', '=', 'user_design_template.product_id')
        .onRef('product_color.id', '=', 'user_design_template.color_id'),
    )
    .selectAll('user_design_template')
    .select(['product.name_zh as product_zh', 'product.name_en as product_en', 'product_color.hex'])
    .where('user_design_template.seller_id', '=', seller_id)

export async function selectUserTemplates(
  db: Db,
  seller_id: number,
  filter: { readonly keyword: string | undefined; readonly product_id: number | undefined },
  limit: number,
  offset: number,
) {
  let query = named(db, seller_id)
  if (filter.product_id) query = query.where('user_design_template.product_id', '=', filter.product_id)
  if (filter.keyword) {
    const like = `%${filter.keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
    query = query.where('user_design_template.name', 'ilike', like)
  }
  const rows = await query
    .select(sql<string>`count(*) over ()`.as('total'))
    .orderBy('user_design_template.created_at', 'desc')
    .orderBy('user_design_template.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total: Number(rows[0]?.total ?? 0) }
}

export const findUserTemplate = (db: Db, seller_id: number, id: number) =>
  named(db, seller_id).where('user_design_template.id', '=', id).executeTakeFirst()

export async function countUserTemplates(db: Db, seller_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('user_design_template')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('seller_id', '=', seller_id)
    .executeTakeFirstOrThrow()
  return count
}

interface NewTemplate {
  readonly name: string
  readonly product_id: number
  readonly color_id: number
  readonly slots: JsonText<JsonColumns['user_design_template.slots']>
  readonly document: JsonText<JsonColumns['user_design_template.document']>
  readonly created_at: string
}

export async function insertUserTemplate(db: Db, seller_id: number, row: NewTemplate): Promise<number> {
  const { id } = await db
    .insertInto('user_design_template')
    .values({ seller_id, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function changeUserTemplate(
  db: Db,
  seller_id: number,
  id: number,
  change: { readonly name?: string; readonly picture_key?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user_design_template')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export const deleteUserTemplateRow = (db: Db, seller_id: number, id: number) =>
  db
    .deleteFrom('user_design_template')
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .returning(['id', 'document', 'picture_key'])
    .executeTakeFirst()
