import type { Language } from '@inkroute/contract/errors/errors'
import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import { lockTurn } from '../../infra/db/seller-turn.queries.ts'
import type { DB, ProductApplication } from '../../infra/db/tables.gen.ts'

export interface ApplicationFilter {
  readonly status?: string | undefined
  readonly keyword?: string | undefined
}

type Page = { readonly limit: number; readonly offset: number }

const pattern = (keyword: string) => `%${keyword.replace(/[\\%_]/g, (char) => `\\${char}`)}%`

function filtered<O>(query: SelectQueryBuilder<DB, 'product_application', O>, { status, keyword }: ApplicationFilter) {
  let narrowed = query
  if (status) narrowed = narrowed.where('product_application.status', '=', status)
  if (keyword) narrowed = narrowed.where('product_application.name', 'ilike', pattern(keyword))
  return narrowed
}

/** Joined with the names of referenced rows in one language. */
const named = (query: SelectQueryBuilder<DB, 'product_application', object>, language: Language) =>
  query
    .leftJoin('product_category', 'product_category.id', 'product_application.category_id')
    .leftJoin('product_term as technique_term', (join) =>
      join
        .onRef('technique_term.key', '=', 'product_application.technique')
        .on('technique_term.kind', '=', 'technique'),
    )
    .leftJoin('product_term as size_term', (join) =>
      join
        .onRef('size_term.key', '=', 'product_application.size_attribute')
        .on('size_term.kind', '=', 'size_attribute'),
    )
    .leftJoin('product', 'product.id', 'product_application.product_id')
    .leftJoin('app_user as applicant', 'applicant.id', 'product_application.user_id')
    .leftJoin('app_user as reviewer', 'reviewer.id', 'product_application.reviewed_by')
    .leftJoin('app_user as owner', (join) =>
      join.onRef('owner.seller_id', '=', 'product_application.seller_id').on('owner.kind', '=', 'seller'),
    )
    .selectAll('product_application')
    .select([
      `product_category.name_${language} as category_name`,
      `technique_term.name_${language} as technique_name`,
      `size_term.name_${language} as size_attribute_name`,
      `product.name_${language} as product_name`,
      sql<string>`coalesce(nullif(applicant.display_name, ''), applicant.username, '')`.as('applied_by'),
      sql<string>`coalesce(nullif(reviewer.display_name, ''), reviewer.username, '')`.as('reviewer'),
      sql<string>`coalesce(nullif(owner.display_name, ''), owner.username, '')`.as('seller_name'),
    ])

const own = (db: Db, seller_id: number) =>
  db.selectFrom('product_application').where('product_application.seller_id', '=', seller_id)

const newestFirst = <O>(query: SelectQueryBuilder<DB, 'product_application', O>) =>
  query.orderBy('product_application.created_at', 'desc').orderBy('product_application.id', 'desc')

export const listApplicationRows = (
  db: Db,
  seller_id: number,
  filter: ApplicationFilter,
  { limit, offset, language }: Page & { readonly language: Language },
) =>
  named(
    newestFirst(filtered(own(db, seller_id), filter))
      .limit(limit)
      .offset(offset),
    language,
  ).execute()

export type ApplicationRow = Awaited<ReturnType<typeof listApplicationRows>>[number]

export async function countApplications(db: Db, seller_id: number, filter: ApplicationFilter): Promise<number> {
  const { total } = await filtered(own(db, seller_id), filter)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const countByStatus = (db: Db, seller_id: number) =>
  own(db, seller_id)
    .select((select) => ['status', select.fn.countAll<number>().as('total')])
    .groupBy('status')
    .execute()

export const findApplication = (db: Db, seller_id: number, id: number, language: Language) =>
  named(own(db, seller_id).where('product_application.id', '=', id), language).executeTakeFirst()

/** Locked, so that withdrawing and reviewing never both succeed. */
export const lockApplication = (db: Db, seller_id: number, id: number) =>
  own(db, seller_id).select(['id', 'status', 'pictures', 'name']).where('id', '=', id).forUpdate().executeTakeFirst()

export async function insertApplication(
  db: Db,
  seller_id: number,
  row: Omit<Insertable<ProductApplication>, 'seller_id' | 'id'>,
): Promise<number> {
  const { id } = await db
    .insertInto('product_application')
    .values({ seller_id, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const changeApplication = (db: Db, seller_id: number, id: number, change: Updateable<ProductApplication>) =>
  db.updateTable('product_application').set(change).where('seller_id', '=', seller_id).where('id', '=', id).execute()

/** Serialises applications of a seller, so that the limit holds. */
export const lockSellerApplications = (db: Db, seller_id: number) => lockTurn(db, 'product_application', seller_id)

const all = (db: Db) => db.selectFrom('product_application')

/** Across sellers: for staff only. */
export const listStaffRows = (
  db: Db,
  filter: ApplicationFilter,
  { limit, offset, language }: Page & { readonly language: Language },
) =>
  named(
    newestFirst(filtered(all(db), filter))
      .limit(limit)
      .offset(offset),
    language,
  ).execute()

export async function countStaffRows(db: Db, filter: ApplicationFilter): Promise<number> {
  const { total } = await filtered(all(db), filter)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const isCategory = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('product_category').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export const listTerms = (db: Db, kind: string, language: Language) =>
  db
    .selectFrom('product_term')
    .select(['key', `name_${language} as name`])
    .where('kind', '=', kind)
    .orderBy('sort')
    .execute()

export const listFactoryCountries = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('factory').select('country').distinct().orderBy('country').execute()
  return rows.map(({ country }) => country)
}

export const findProductByCode = (db: Db, code: string) =>
  db.selectFrom('product').select('id').where('code', '=', code).executeTakeFirst()

export const findCategoryByKey = (db: Db, key: string) =>
  db.selectFrom('product_category').select('id').where('key', '=', key).executeTakeFirst()
