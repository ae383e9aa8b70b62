import type { Db } from '../../infra/db/database.ts'
import type { VersionKey } from './design.queries.ts'

export interface MockupKey extends VersionKey {
  readonly view_id: number
  readonly color_id: number
}

const one = (db: Db, seller_id: number, key: MockupKey) =>
  db
    .updateTable('design_mockup')
    .where('seller_id', '=', seller_id)
    .where('design_id', '=', key.design_id)
    .where('version', '=', key.version)
    .where('view_id', '=', key.view_id)
    .where('color_id', '=', key.color_id)
    // What is made stays made, whoever comes late.
    .where('state', '<>', 'done')

export const beginMockup = (db: Db, seller_id: number, key: MockupKey, updated_at: string) =>
  one(db, seller_id, key).set({ state: 'running', error: null, updated_at }).execute()

export const finishMockup = (
  db: Db,
  seller_id: number,
  key: MockupKey,
  made: { small_key: string; large_key: string; updated_at: string },
) =>
  one(db, seller_id, key)
    .set({ state: 'done', error: null, ...made })
    .execute()

export const failMockup = (db: Db, seller_id: number, key: MockupKey, error: object, updated_at: string) =>
  one(db, seller_id, key)
    .set({ state: 'failed', error: JSON.stringify(error), updated_at })
    .execute()

/** Puts what failed back into the line; answers how many that are. */
export async function requeueMockups(
  db: Db,
  seller_id: number,
  { design_id, version }: VersionKey,
  updated_at: string,
) {
  const { numUpdatedRows } = await db
    .updateTable('design_mockup')
    .set({ state: 'queued', error: null, updated_at })
    .where('seller_id', '=', seller_id)
    .where('design_id', '=', design_id)
    .where('version', '=', version)
    .where('state', '=', 'failed')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
