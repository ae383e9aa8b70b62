import type { Db } from '../../../infra/db/database.ts'

export const findLine = (db: Db, seller_id: number, id: number) =>
  db
    .selectFrom('foreign_order_line')
    .select(['id', 'external_sku', 'title', 'picture_url'])
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .executeTakeFirst()

/** Goods one of whose pictures is this stored file. */
export async function goodsOfPicture(db: Db, seller_id: number, key: string): Promise<number[]> {
  const rows = await db
    .selectFrom('design_mockup as m')
    .innerJoin('goods as g', (join) =>
      join
        .onRef('g.seller_id', '=', 'm.seller_id')
        .onRef('g.design_id', '=', 'm.design_id')
        .onRef('g.design_version', '=', 'm.version'),
    )
    .select('g.id')
    .distinct()
    .where('m.seller_id', '=', seller_id)
    .where('g.deleted_at', 'is', null)
    .where((where) => where.or([where('m.large_key', '=', key), where('m.small_key', '=', key)]))
    .execute()
  return rows.map(({ id }) => id)
}

const firstPictures = (db: Db, seller_id: number) =>
  db
    .selectFrom('goods as g')
    .innerJoin('design_mockup as m', (join) =>
      join
        .onRef('m.seller_id', '=', 'g.seller_id')
        .onRef('m.design_id', '=', 'g.design_id')
        .onRef('m.version', '=', 'g.design_version'),
    )
    .leftJoin('mockup_look as l', (join) =>
      join
        .onRef('l.seller_id', '=', 'g.seller_id')
        .onRef('l.design_id', '=', 'g.design_id')
        .onRef('l.version', '=', 'g.design_version'),
    )
    .where('g.seller_id', '=', seller_id)
    .where('g.deleted_at', 'is', null)
    .where('m.state', '=', 'done')
    .where('m.color_id', '<>', 0)

/** Designs of goods without a picture hash yet, newest first. */
export const selectUnhashed = (db: Db, seller_id: number, limit: number) =>
  firstPictures(db, seller_id)
    .select(['g.design_id', 'g.design_version as version', 'm.small_key', 'g.created_at'])
    .distinctOn(['g.design_id', 'g.design_version'])
    .where('l.design_id', 'is', null)
    .orderBy('g.design_id', 'desc')
    .orderBy('g.design_version', 'desc')
    .orderBy('m.sort')
    .limit(limit)
    .execute()

interface Look {
  readonly design_id: number
  readonly version: number
  readonly light_hash: string
  readonly shape_hash: string
  readonly histogram: Buffer
}

export const savePictureHash = (db: Db, seller_id: number, look: Look) =>
  db
    .insertInto('mockup_look')
    .values({ seller_id, ...look })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const selectPictureHashes = (db: Db, seller_id: number) =>
  db
    .selectFrom('mockup_look as l')
    .innerJoin('goods as g', (join) =>
      join
        .onRef('g.seller_id', '=', 'l.seller_id')
        .onRef('g.design_id', '=', 'l.design_id')
        .onRef('g.design_version', '=', 'l.version'),
    )
    .select(['g.id as goods_id', 'l.light_hash', 'l.shape_hash', 'l.histogram'])
    .where('l.seller_id', '=', seller_id)
    .where('g.deleted_at', 'is', null)
    .execute()
