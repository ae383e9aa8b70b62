import type { GridPaintingState } from '@inkroute/contract/goods/grid/grid'
import type { ViewDesign } from '@inkroute/engine/document/design-document'
import type { Db } from '../../../../infra/db/database.ts'
import { jsonText } from '../../../../infra/db/json-column.ts'
import type { KeptError } from '../../../design/design.ts'

export interface NewPainting {
  readonly user_id: number
  readonly name: string
  readonly size_px: number
  readonly view: ViewDesign
  readonly goods_id: number | null
  /** Named, the same painting of the same goods is made once. */
  readonly cause?: string
  readonly now: string
}

/** Returns the new id, or null when one exists for the same cause. */
export async function insertPainting(
  db: Db,
  seller_id: number,
  { view, now, ...row }: NewPainting,
): Promise<number | null> {
  const made = await db
    .insertInto('grid_painting')
    .values({ seller_id, ...row, view: jsonText(view), created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id ?? null
}

export const findPainting = (db: Db, seller_id: number, id: number) =>
  db.selectFrom('grid_painting').selectAll().where('seller_id', '=', seller_id).where('id', '=', id).executeTakeFirst()

export type PaintingRow = NonNullable<Awaited<ReturnType<typeof findPainting>>>

interface PaintingChange {
  readonly state: GridPaintingState
  readonly error?: KeptError | null
  readonly upload_id?: number
  readonly updated_at: string
}

export const changePainting = (db: Db, seller_id: number, id: number, { error, ...change }: PaintingChange) =>
  db
    .updateTable('grid_painting')
    .set({ ...change, ...(error === undefined ? {} : { error: error && jsonText(error) }) })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .execute()

/** Advances to another stage; false when it was cancelled. */
export async function advanceStage(
  db: Db,
  seller_id: number,
  id: number,
  { state, updated_at }: Pick<PaintingChange, 'state' | 'updated_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('grid_painting')
    .set({ state, updated_at })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** As long as nothing of it is in the library. */
export const cancelPainting = (db: Db, seller_id: number, id: number, updated_at: string) =>
  db
    .updateTable('grid_painting')
    .set({ state: 'cancelled', updated_at })
    .where('seller_id', '=', seller_id)
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'painting'])
    .execute()

/** Deletes old paintings. */
export const deletePaintingsBefore = (db: Db, seller_id: number, before: string) =>
  db.deleteFrom('grid_painting').where('seller_id', '=', seller_id).where('created_at', '<', before).execute()
