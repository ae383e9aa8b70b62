import { sql } from 'kysely'
import type { Db } from '../../../../infra/db/database.ts'
import type { JsonColumns, JsonText } from '../../../../infra/db/json-column.ts'

interface TemplateState {
  readonly name: string
  readonly layout_id: number
  readonly cell_count: number
  readonly document: JsonText<JsonColumns['bottom_template.document']>
  readonly updated_at: string
}

const like = (words: string) => `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

export async function selectBottomTemplates(
  db: Db,
  seller_id: number,
  keyword: string | undefined,
  limit: number,
  offset: number,
) {
  let query = db
    .selectFrom('bottom_template')
    .select(['id', 'name', 'layout_id', 'cell_count', 'picture_key', 'updated_at'])
    .where('seller_id', '=', seller_id)
  if (keyword) query = query.where('name', 'ilike', like(keyword))
  const rows = await query
    .select(sql<string>`count(*) over ()`.as('total'))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total: Number(rows[0]?.total ?? 0) }
}

export const findBottomTemplate = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('bottom_template')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirst()

export async function countBottomTemplates(db: Db, seller_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('bottom_template')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('seller_id', '=', seller_id)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertBottomTemplate(db: Db, seller_id: number, row: TemplateState): Promise<number> {
  const { id } = await db
    .insertInto('bottom_template')
    .values({ seller_id, ...row, created_at: row.updated_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const changeBottomTemplateRow = (
  db: Db,
  seller_id: number,
  id: number,
  change: Partial<TemplateState> & { readonly picture_key?: string },
) => db.updateTable('bottom_template').set(change).where('seller_id', '=', seller_id).where('id', '=', id).execute()

export const deleteBottomTemplateRow = (db: Db, seller_id: number, id: number) =>
  db
    .deleteFrom('bottom_template')
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .returning(['id', 'document'])
    .executeTakeFirst()
