import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { listTaskChecks as contract } from '@inkroute/contract/production/production'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx, StaffCtx } from '../../infra/context.ts'
import type { Db } from '../../infra/db/database.ts'
import { takeStock } from '../catalog/catalog.ts'
import { findOrder, linesOf } from '../order/order.ts'
import { selectStaffPictures } from './staff-picture.queries.ts'
import { insertCheck, selectChecks } from './task-check.queries.ts'

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
    photos: JSON.stringify(check.photos),
    created_at: tx.clock.now().toISOString(),
  })

/** What failed is spoilt: the next try takes new blanks from the shelf. An empty shelf does not stop the factory. */
export async function takeFreshBlanks(tx: AppCtx, task: Checked): Promise<void> {
  const order = await findOrder(tx.db, task.seller_id, task.order_id)
  const line = (await linesOf(tx.db, task.seller_id, task.order_id)).find(({ id }) => id === task.line_id)
  if (!order || !line) return
  const { item_id, quantity } = line
  if (!(await takeStock(tx.db, [{ item_id, quantity, warehouse_code: order.warehouse_code }], `spoilt ${task.code}`)))
    tx.log.warn({ code: task.code }, 'no blanks left to make it again')
}

export async function listTaskChecks(ctx: StaffCtx, { id }: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const rows = await selectChecks(ctx.db, id)
  return {
    data: rows.map((row) => ({
      is_passed: row.is_passed,
      problem: row.problem,
      by: row.display_name ?? '',
      photos: (row.photos as unknown as KeptPhoto[]).map(({ name, key }) => ({ name, url: ctx.storage.url(key) })),
      created_at: new Date(row.created_at).toISOString(),
    })),
  }
}
