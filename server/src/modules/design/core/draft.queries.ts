import type { Db } from '../../../infra/db/database.ts'
import { jsonText } from '../../../infra/db/json-column.ts'

interface DraftState {
  readonly user_id: number
  readonly basic_product_id: number
  readonly design_id: number | null
  readonly name: string
  readonly document: Record<string, unknown>
  readonly revision: number
  readonly tab_id: string
  readonly updated_at: string
}

/** Locked, so that concurrent saves from two tabs see each other. */
export const lockDraft = (db: Db, seller_id: number, id: string) =>
  db
    .selectFrom('design_draft')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** False when another request was faster. */
export async function insertDraft(db: Db, seller_id: number, id: string, state: DraftState): Promise<boolean> {
  const row = await db
    .insertInto('design_draft')
    .values({ seller_id, id, ...state, document: jsonText(state.document), created_at: state.updated_at })
    .onConflict((conflict) => conflict.columns(['seller_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const updateDraft = (db: Db, seller_id: number, id: string, state: DraftState) =>
  db
    .updateTable('design_draft')
    .set({ ...state, document: jsonText(state.document) })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .execute()

const drafts = (db: Db, seller_id: number) =>
  db
    .selectFrom('design_draft as d')
    .innerJoin('app_user as u', 'u.id', 'd.user_id')
    .select(['d.id', 'd.basic_product_id', 'd.design_id', 'd.name', 'd.revision', 'd.tab_id'])
    .select(['d.created_at', 'd.updated_at', 'u.username as saved_by'])
    .where('d.seller_id', '=', seller_id)

export const selectDrafts = (db: Db, seller_id: number, basic_product_id: number | undefined, limit: number) => {
  const query = drafts(db, seller_id).orderBy('d.updated_at', 'desc').limit(limit)
  return (basic_product_id !== undefined ? query.where('d.basic_product_id', '=', basic_product_id) : query).execute()
}

export const findDraft = (db: Db, seller_id: number, id: string) =>
  drafts(db, seller_id).select('d.document').where('d.id', '=', id).executeTakeFirst()

export async function countDrafts(db: Db, seller_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('design_draft')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('seller_id', '=', seller_id)
    .executeTakeFirstOrThrow()
  return count
}

export const deleteDraftRow = (db: Db, seller_id: number, id: string) =>
  db.deleteFrom('design_draft').where('seller_id', '=', seller_id).where('id', '=', id).execute()
