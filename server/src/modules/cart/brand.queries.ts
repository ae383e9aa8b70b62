import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../infra/db/database.ts'
import { lockTurn } from '../../infra/db/seller-turn.queries.ts'
import type { Brand } from '../../infra/db/tables.gen.ts'

const own = (db: Db, seller_id: number) => db.selectFrom('brand').where('seller_id', '=', seller_id)

export const selectBrands = (db: Db, seller_id: number) =>
  own(db, seller_id).selectAll().where('deleted_at', 'is', null).orderBy('is_default', 'desc').orderBy('id').execute()
export type BrandRow = Awaited<ReturnType<typeof selectBrands>>[number]

export const selectBrandsById = (db: Db, seller_id: number, ids: readonly number[]) =>
  own(db, seller_id)
    .selectAll()
    .where('id', 'in', [...ids, 0])
    .where('deleted_at', 'is', null)
    .execute()

/** Serialises changes to a seller's brands, so that the limit and the single default hold. */
export const lockBrands = (db: Db, seller_id: number) => lockTurn(db, 'brand', seller_id)

export const insertBrand = (db: Db, row: Insertable<Brand>) =>
  db.insertInto('brand').values(row).returningAll().executeTakeFirstOrThrow()

export const updateBrand = (db: Db, seller_id: number, id: number, change: Updateable<Brand>) =>
  db
    .updateTable('brand')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

export const clearDefault = (db: Db, seller_id: number) =>
  db
    .updateTable('brand')
    .set({ is_default: false })
    .where('seller_id', '=', seller_id)
    .where('is_default', '=', true)
    .execute()

export const takeBrandOff = (db: Db, seller_id: number, brand_id: number) =>
  db
    .updateTable('cart_item')
    .set({ brand_id: null })
    .where('seller_id', '=', seller_id)
    .where('brand_id', '=', brand_id)
    .execute()
