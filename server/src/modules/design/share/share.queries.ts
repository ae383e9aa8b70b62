import type { Db } from '../../../infra/db/database.ts'
import { jsonText } from '../../../infra/db/json-column.ts'

export interface SharedPicture {
  readonly view_id: number
  readonly key: string
}

interface ShareState {
  readonly basic_product_id: number
  readonly title: string
  readonly pictures: readonly SharedPicture[]
  readonly updated_at: string
}

const open = (db: Db, seller_id: number) =>
  db.selectFrom('design_share').selectAll().where('seller_id', '=', seller_id).where('withdrawn_at', 'is', null)

export const findShare = (db: Db, seller_id: number, id: string) =>
  open(db, seller_id).where('id', '=', id).executeTakeFirst()
export type ShareRow = NonNullable<Awaited<ReturnType<typeof findShare>>>

export const selectShares = (db: Db, seller_id: number, basic_product_id: number, limit: number) =>
  open(db, seller_id)
    .where('basic_product_id', '=', basic_product_id)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()

export async function countShares(db: Db, seller_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('design_share')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('seller_id', '=', seller_id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export const insertShare = (db: Db, seller_id: number, id: string, created_by: number, state: ShareState) =>
  db
    .insertInto('design_share')
    .values({
      seller_id,
      id,
      created_by,
      created_at: state.updated_at,
      ...state,
      pictures: jsonText(state.pictures),
    })
    .execute()

/** False when the link has been withdrawn meanwhile. */
export async function changeShare(db: Db, seller_id: number, id: string, state: ShareState): Promise<boolean> {
  const row = await db
    .updateTable('design_share')
    .set({ ...state, pictures: jsonText(state.pictures) })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const markWithdrawn = (db: Db, seller_id: number, id: string, withdrawn_at: string) =>
  db
    .updateTable('design_share')
    .set({ withdrawn_at })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returning('pictures')
    .executeTakeFirst()

export const selectComments = (db: Db, seller_id: number, share_ids: readonly string[]) =>
  db
    .selectFrom('design_comment')
    .select(['id', 'share_id', 'name', 'text', 'created_at', 'seen_at'])
    .where('seller_id', '=', seller_id)
    .where('share_id', 'in', share_ids)
    .orderBy('id')
    .execute()
export type CommentRow = Awaited<ReturnType<typeof selectComments>>[number]

interface NewComment {
  readonly share_id: string
  readonly name: string
  readonly text: string
  readonly created_at: string
}

export const insertComment = (db: Db, seller_id: number, comment: NewComment) =>
  db
    .insertInto('design_comment')
    .values({ seller_id, ...comment })
    .returning(['id', 'name', 'text', 'created_at'])
    .executeTakeFirstOrThrow()

export const markSeen = (db: Db, seller_id: number, share_id: string, seen_at: string) =>
  db
    .updateTable('design_comment')
    .set({ seen_at })
    .where('seller_id', '=', seller_id)
    .where('share_id', '=', share_id)
    .where('seen_at', 'is', null)
    .execute()
