import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/production/production'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx, StaffCtx } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { jsonText } from '../../infra/db/json-column.ts'
import { reencodePicture } from '../../infra/pictures/reencode-picture.ts'
import { contentKey } from '../../infra/storage/storage.ts'
import { takeStock } from '../catalog/catalog.ts'
import { getLines, selectOrder } from '../order/order.ts'
import { insertStaffPicture, selectStaffPictures } from '../upload/upload.ts'
import { countStockMoves, insertCheck, selectChecks, selectStockMoves } from './task-check.queries.ts'

export interface KeptPhoto {
  readonly name: string
  readonly key: string
}

/** Photos of staff by number; one that is unknown refuses. */
export async function staffPhotos(db: Db, ids: readonly number[]): Promise<KeptPhoto[]> {
  const wanted = [...new Set(ids)]
  const rows = await selectStaffPictures(db, wanted)
  if (rows.length !== wanted.length) throw new AppError('staff_picture_unknown')
  return rows.map(({ name, key }) => ({ name, key }))
}

interface Checked {
  readonly seller_id: number
  readonly id: number
  readonly order_id: number
  readonly line_id: number
  readonly code: string
}

export const noteCheck = (
  tx: AppCtx,
  { seller_id, id }: Checked,
  check: { is_passed: boolean; problem: string; photos: readonly KeptPhoto[]; user_id: number | null },
) =>
  insertCheck(tx.db, {
    seller_id,
    task_id: id,
    is_passed: check.is_passed,
    problem: check.problem,
    user_id: check.user_id,
    photos: jsonText(check.photos),
    created_at: tx.clock.now().toISOString(),
  })

/** What failed is spoilt: the next try takes new blanks from the shelf. An empty shelf does not stop the factory. */
export async function takeFreshBlanks(tx: AppCtx, task: Checked): Promise<void> {
  const order = await selectOrder(tx.db, task.seller_id, task.order_id)
  const line = (await getLines(tx.db, task.seller_id, task.order_id)).find(({ id }) => id === task.line_id)
  if (!order || !line) return
  const { item_id, quantity } = line
  if (!(await takeStock(tx.db, [{ item_id, quantity, warehouse_code: order.warehouse_code }], `spoilt ${task.code}`)))
    tx.log.warn({ code: task.code }, 'no blanks left to make it again')
}

export async function listTaskChecks(
  ctx: StaffCtx,
  { id }: Input<typeof contract.listTaskChecks>,
): Promise<Reply<typeof contract.listTaskChecks>> {
  const rows = await selectChecks(ctx.db, id)
  return {
    data: rows.map((row) => ({
      is_passed: row.is_passed,
      problem: row.problem,
      by: row.display_name ?? '',
      photos: row.photos.map(({ name, key }) => ({ name, url: ctx.storage.url(key) })),
      created_at: new Date(row.created_at).toISOString(),
    })),
  }
}

export async function listStockMovements(
  ctx: StaffCtx,
  { page, page_size, keyword }: Input<typeof contract.listStockMovements>,
): Promise<Reply<typeof contract.listStockMovements>> {
  const [rows, total] = await Promise.all([
    selectStockMoves(ctx.db, keyword, { limit: page_size, offset: (page - 1) * page_size }),
    countStockMoves(ctx.db, keyword),
  ])
  const data = rows.map((row) => ({
    id: row.id,
    sku: row.sku,
    product: row[`name_${ctx.language}`],
    warehouse_code: row.warehouse_code,
    change: row.change,
    pieces_after: row.pieces_after,
    cause: row.cause,
    created_at: new Date(row.created_at).toISOString(),
  }))
  return { data, total, page, page_size }
}

export async function addStaffPicture(
  ctx: StaffCtx,
  input: Input<typeof contract.addStaffPicture>,
): Promise<Reply<typeof contract.addStaffPicture>> {
  const made = await reencodePicture(Buffer.from(input.data_base64, 'base64'))
  if (!made) throw new AppError('picture_unreadable')
  const key = contentKey('private', made.data, 'webp')
  await ctx.storage.put(key, made.data)
  const id = await insertStaffPicture(ctx.db, {
    key,
    name: input.name,
    width_px: made.info.width,
    height_px: made.info.height,
    created_by: ctx.identity.user_id,
    created_at: ctx.clock.now().toISOString(),
  })
  return { id, name: input.name, url: ctx.storage.url(key) }
}
