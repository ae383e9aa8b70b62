import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import { query } from '../../infra/db/pipeline.ts'
import type { AddressBlock, DB, SellerAddress } from '../../infra/db/tables.gen.ts'

type Page = { readonly limit: number; readonly offset: number }

const getLike = (keyword: string) => `%${keyword.replace(/[\\%_]/g, (char) => `\\${char}`)}%`

export async function selectAddresses(
  db: Db,
  seller_id: number,
  { keyword, country }: { readonly keyword?: string | undefined; readonly country?: string | undefined },
  page: Page,
) {
  let base = db.selectFrom('seller_address').where('seller_id', '=', seller_id)
  if (country) base = base.where('country', '=', country.toUpperCase())
  if (keyword) {
    const like = getLike(keyword)
    base = base.where((where) =>
      where.or(
        (['name', 'phone', 'city', 'street1', 'postcode', 'company'] as const).map((name) =>
          where(name, 'ilike', like),
        ),
      ),
    )
  }
  const rows = await base
    .selectAll()
    .orderBy('is_default', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { total } = await base.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export async function countAddresses(db: Db, seller_id: number): Promise<number> {
  const { total } = await db
    .selectFrom('seller_address')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('seller_id', '=', seller_id)
    .executeTakeFirstOrThrow()
  return total
}

export const insertAddress = (db: Db, seller_id: number, row: Omit<Insertable<SellerAddress>, 'seller_id' | 'id'>) =>
  db
    .insertInto('seller_address')
    .values({ seller_id, ...row })
    .returningAll()
    .executeTakeFirstOrThrow()

export type AddressRow = Awaited<ReturnType<typeof insertAddress>>

export const changeAddress = (db: Db, seller_id: number, id: number, change: Updateable<DB['seller_address']>) =>
  db
    .updateTable('seller_address')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

export const deleteAddressRow = (db: Db, seller_id: number, id: number) =>
  db
    .deleteFrom('seller_address')
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()

/** There is at most one default, so the old one is cleared first. */
export const clearDefault = (db: Db, seller_id: number) =>
  db
    .updateTable('seller_address')
    .set({ is_default: false })
    .where('seller_id', '=', seller_id)
    .where('is_default', '=', true)
    .execute()

const blocks = (db: Db, seller_id: number) =>
  db.selectFrom('address_block').select(['kind', 'compared', 'country', 'reason']).where('seller_id', '=', seller_id)

export const selectBlocks = (db: Db, seller_id: number) => blocks(db, seller_id).execute()
export const blocksQuery = (db: Db, seller_id: number) => query(blocks(db, seller_id).compile())

export async function selectBlockPage(db: Db, seller_id: number, keyword: string | undefined, page: Page) {
  let base = db.selectFrom('address_block').where('seller_id', '=', seller_id)
  if (keyword) base = base.where('value', 'ilike', getLike(keyword))
  const rows = await base.selectAll().orderBy('id', 'desc').limit(page.limit).offset(page.offset).execute()
  const { total } = await base.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export const insertBlock = (db: Db, seller_id: number, row: Omit<Insertable<AddressBlock>, 'seller_id' | 'id'>) =>
  db
    .insertInto('address_block')
    .values({ seller_id, ...row })
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'kind', 'compared', 'country']).doUpdateSet({ reason: row.reason }),
    )
    .execute()

export const deleteBlock = (db: Db, seller_id: number, id: number) =>
  db
    .deleteFrom('address_block')
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
