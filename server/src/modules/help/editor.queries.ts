import { type Insertable, sql } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import type { DB } from '../../infra/db/tables.gen.ts'

/** Rows that no editor has opened yet have no content item. */
const isLoose = (kind: string, id: string) =>
  sql<boolean>`not exists (select 1 from content_item i where i.kind = ${kind} and i.key = ${sql.ref(id)}::text)`

export const findLooseArticles = (db: Db) =>
  db
    .selectFrom('help_article')
    .selectAll()
    .select(
      sql<string[]>`array(select path from help_redirect r where r.article_id = help_article.id order by path)`.as(
        'explains',
      ),
    )
    .where(isLoose('help_article', 'help_article.id'))
    .orderBy('category_id')
    .orderBy('sort')
    .orderBy('id')
    .execute()

export const findLooseCategories = (db: Db) =>
  db
    .selectFrom('help_category')
    .selectAll()
    .where(isLoose('help_category', 'help_category.id'))
    .orderBy('sort')
    .execute()

/** Above every number that was ever given, also to drafts: addresses are never given twice. */
async function nextId(db: Db, table: 'help_article' | 'help_category'): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select greatest(
      (select coalesce(max(id), 0) from ${sql.table(table)}),
      (select coalesce(max(key::bigint), 0) from content_item where kind = ${table})
    ) + 1 as id`.execute(db)
  return Number(rows[0]?.id ?? 1)
}
export const nextArticleId = (db: Db) => nextId(db, 'help_article')
export const nextCategoryId = (db: Db) => nextId(db, 'help_category')

export async function putArticle(
  db: Db,
  row: Insertable<DB['help_article']> & { readonly id: number },
  explains: readonly string[],
): Promise<void> {
  await db
    .insertInto('help_article')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  await db.deleteFrom('help_redirect').where('article_id', '=', row.id).execute()
  if (explains.length === 0) return
  await db
    .insertInto('help_redirect')
    .values(explains.map((path) => ({ path, article_id: row.id })))
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ article_id: row.id }))
    .execute()
}

export async function removeArticle(db: Db, id: number): Promise<void> {
  await db.deleteFrom('help_article').where('id', '=', id).execute()
}

export async function hasCategory(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('help_category').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

export async function putCategory(db: Db, row: Insertable<DB['help_category']>): Promise<void> {
  await db
    .insertInto('help_category')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export async function countArticles(db: Db, category_id: number): Promise<number> {
  const row = await db
    .selectFrom('help_article')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('category_id', '=', category_id)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function removeCategory(db: Db, id: number): Promise<void> {
  await db.deleteFrom('help_category').where('id', '=', id).execute()
}
