import type { TemplateContent } from '@inkroute/contract/listing/listing'
import { sql } from 'kysely'
import type { Db } from '../../../infra/db/database.ts'
import { jsonText } from '../../../infra/db/json-column.ts'

export async function findFact<T>(
  db: Db,
  seller_id: number,
  store_id: number,
  key: string,
  since: string,
): Promise<T | null> {
  const row = await db
    .selectFrom('market_fact')
    .select('content')
    .where('seller_id', '=', seller_id)
    .where('store_id', '=', store_id)
    .where('key', '=', key)
    .where('fetched_at', '>', sql<string>`${since}::timestamptz`)
    .executeTakeFirst()
  return row ? (row.content as T) : null
}

/** The newest answer any of these stores gave, however old. */
export async function findAnyFact<T>(
  db: Db,
  seller_id: number,
  store_ids: readonly number[],
  key: string,
): Promise<T | null> {
  const row = await db
    .selectFrom('market_fact')
    .select('content')
    .where('seller_id', '=', seller_id)
    .where('store_id', 'in', [...store_ids, 0])
    .where('key', '=', key)
    .orderBy('fetched_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? (row.content as T) : null
}

export const keepFact = (
  db: Db,
  seller_id: number,
  fact: { readonly store_id: number; readonly key: string; readonly content: unknown; readonly fetched_at: string },
) => {
  const { store_id, key, fetched_at } = fact
  const content = JSON.stringify(fact.content)
  return db
    .insertInto('market_fact')
    .values({ seller_id, store_id, key, content, fetched_at })
    .onConflict((conflict) => conflict.columns(['seller_id', 'store_id', 'key']).doUpdateSet({ content, fetched_at }))
    .execute()
}

const placesIn = (db: Db, seller_id: number, platform: string) =>
  db.selectFrom('listing_category').where('seller_id', '=', seller_id).where('platform', '=', platform)

/** Where a seller's products belong on a platform, as far as it was said. */
export async function selectPlaces(db: Db, seller_id: number, platform: string, product_ids: readonly number[]) {
  const rows = await placesIn(db, seller_id, platform)
    .select(['product_id', 'category_id', 'category_name', 'attributes'])
    .where('product_id', 'in', [...product_ids, 0])
    .execute()
  return new Map(rows.map(({ product_id, attributes, ...row }) => [product_id, { ...row, attributes }]))
}

/** Products whose goods are in a category. */
export const categoryUsers = (db: Db, seller_id: number, platform: string, category_id: string) =>
  placesIn(db, seller_id, platform).select('product_id').where('category_id', '=', category_id).limit(1).execute()

interface NewPlace {
  readonly platform: string
  readonly product_id: number
  readonly category_id: string
  readonly category_name: string
  readonly attributes: TemplateContent['attributes']
}

export async function keepPlaces(db: Db, seller_id: number, places: readonly NewPlace[], updated_at: string) {
  if (places.length === 0) return
  await db
    .insertInto('listing_category')
    .values(places.map((place) => ({ seller_id, ...place, attributes: jsonText(place.attributes), updated_at })))
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'platform', 'product_id']).doUpdateSet((eb) => ({
        category_id: eb.ref('excluded.category_id'),
        category_name: eb.ref('excluded.category_name'),
        attributes: eb.ref('excluded.attributes'),
        updated_at,
      })),
    )
    .execute()
}
