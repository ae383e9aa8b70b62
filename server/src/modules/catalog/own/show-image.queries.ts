import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import type { UserProductShowImage } from '../../../infra/db/tables.gen.ts'

const own = (db: Db, seller_id: number) =>
  db.selectFrom('user_product_show_image').selectAll().where('seller_id', '=', seller_id)

export const listShowImageRows = (db: Db, seller_id: number, product_id?: number) =>
  own(db, seller_id)
    .$if(product_id !== undefined, (query) => query.where('product_id', '=', product_id as number))
    .orderBy('product_id')
    .orderBy('sort')
    .orderBy('id')
    .execute()

export type ShowImageRow = Awaited<ReturnType<typeof listShowImageRows>>[number]

export const findShowImage = (db: Db, seller_id: number, id: number) =>
  own(db, seller_id).where('id', '=', id).executeTakeFirst()

export async function insertShowImage(
  db: Db,
  seller_id: number,
  row: Omit<Insertable<UserProductShowImage>, 'seller_id' | 'id'>,
): Promise<number> {
  const { id } = await db
    .insertInto('user_product_show_image')
    .values({ seller_id, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const changeShowImage = (db: Db, seller_id: number, id: number, change: Updateable<UserProductShowImage>) =>
  db
    .updateTable('user_product_show_image')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .execute()

export async function deleteShowImageRow(db: Db, seller_id: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_product_show_image')
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Whether a visible product exists and, when a colour is named, has it. */
export async function hasColor(db: Db, product_id: number, color_id: number | null): Promise<boolean> {
  const row = await db
    .selectFrom('product')
    .select('product.id')
    .where('product.id', '=', product_id)
    .where('is_visible', '=', true)
    .$if(color_id !== null, (query) =>
      query.where((where) =>
        where.exists(
          where
            .selectFrom('product_color')
            .select('id')
            .where('product_id', '=', product_id)
            .where('id', '=', color_id as number),
        ),
      ),
    )
    .executeTakeFirst()
  return row !== undefined
}
