import type { PictureMemory } from '../../connectors/connector.ts'
import { sha256Hex } from '../../connectors/signing.ts'
import type { AppCtx } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'

/** Platforms drop pictures that no listing uses; none says when, so they are given again after a while. */
const KEPT_DAYS = 7
const DAY_MS = 86_400_000

interface Owner {
  readonly seller_id: number
  readonly store_id: number
}

export function pictureMemory(
  { db, clock }: Pick<AppCtx, 'db' | 'clock'>,
  { seller_id, store_id }: Owner,
): PictureMemory {
  return {
    async find(picture) {
      const row = await db
        .selectFrom('store_picture')
        .select('external_id')
        .where('seller_id', '=', seller_id)
        .where('store_id', '=', store_id)
        .where('picture_hash', '=', sha256Hex(picture))
        .where('given_at', '>', new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS).toISOString())
        .executeTakeFirst()
      return row?.external_id
    },
    async keep(picture, external_id) {
      const given_at = clock.now().toISOString()
      await db
        .insertInto('store_picture')
        .values({ seller_id, store_id, picture_hash: sha256Hex(picture), external_id, given_at })
        .onConflict((conflict) =>
          conflict.columns(['seller_id', 'store_id', 'picture_hash']).doUpdateSet({ external_id, given_at }),
        )
        .execute()
    },
  }
}

/** After a platform has refused a picture: it is given again with the next try. */
export async function forgetPictures(db: Db, { seller_id, store_id }: Owner): Promise<void> {
  await db.deleteFrom('store_picture').where('seller_id', '=', seller_id).where('store_id', '=', store_id).execute()
}
