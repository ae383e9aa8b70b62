import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { ThirdPartyProduct } from '../../../infra/db/tables.gen.ts'

const pattern = (keyword: string) => `%${keyword.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`

function found(db: Db, seller_id: number, keyword: string | undefined) {
  const own = db.selectFrom('third_party_product').where('seller_id', '=', seller_id)
  if (!keyword) return own
  const like = pattern(keyword)
  return own.where((where) =>
    where.or((['name', 'sku_code', 'supplier'] as const).map((column) => where(column, 'ilike', like))),
  )
}

export const selectThirdParty = (
  db: Db,
  seller_id: number,
  keyword: string | undefined,
  range: { readonly limit: number; readonly offset: number },
) =>
  found(db, seller_id, keyword)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(range.limit)
    .offset(range.offset)
    .execute()

export type ThirdPartyRow = Awaited<ReturnType<typeof selectThirdParty>>[number]

export async function countThirdParty(db: Db, seller_id: number, keyword?: string): Promise<number> {
  const { total } = await found(db, seller_id, keyword)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const lockThirdParty = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('third_party_product')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

type New = Omit<Insertable<ThirdPartyProduct>, 'seller_id' | 'id'>

export async function insertThirdParty(db: Db, seller_id: number, row: New): Promise<number> {
  const { id } = await db
    .insertInto('third_party_product')
    .values({ seller_id, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const changeThirdParty = (db: Db, seller_id: number, id: number, change: Updateable<ThirdPartyProduct>) =>
  db.updateTable('third_party_product').set(change).where('seller_id', '=', seller_id).where('id', '=', id).execute()

export const removeThirdParty = (db: Db, seller_id: number, id: number) =>
  db.deleteFrom('third_party_product').where('seller_id', '=', seller_id).where('id', '=', id).execute()
