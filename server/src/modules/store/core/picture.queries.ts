import type { Db } from '../../../infra/db/database.ts'

export interface PictureOwner {
  readonly seller_id: number
  readonly store_id: number
}

export async function findPicture(
  db: Db,
  { seller_id, store_id }: PictureOwner,
  picture_hash: string,
  given_after: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('store_picture')
    .select('external_id')
    .where('seller_id', '=', seller_id)
    .where('store_id', '=', store_id)
    .where('picture_hash', '=', picture_hash)
    .where('given_at', '>', given_after)
    .executeTakeFirst()
  return row?.external_id
}

export async function savePicture(
  db: Db,
  owner: PictureOwner,
  picture: { readonly picture_hash: string; readonly external_id: string; readonly given_at: string },
): Promise<void> {
  const { external_id, given_at } = picture
  await db
    .insertInto('store_picture')
    .values({ ...owner, ...picture })
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'store_id', 'picture_hash']).doUpdateSet({ external_id, given_at }),
    )
    .execute()
}

/**
 * After a platform has refused a picture: it is given again with the next try. Which pictures a product has, kept as
 * JSON, is not forgotten: they would be added to it once more.
 */
export async function forgetPictures(db: Db, { seller_id, store_id }: PictureOwner): Promise<void> {
  await db
    .deleteFrom('store_picture')
    .where('seller_id', '=', seller_id)
    .where('store_id', '=', store_id)
    .where('external_id', 'not like', '{%')
    .execute()
}
