import type { Input, Reply } from '@inkroute/contract/endpoint'
import type {
  commitTemplateImport as commitContract,
  deleteTemplateImport as deleteContract,
  getTemplateImport as getContract,
  listTemplateImports as listContract,
  listTemplateRows as rowsContract,
  TemplateRowStatus,
} from '@inkroute/contract/goods/template-import'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { templateImportJob } from './template-import.job.ts'
import {
  changeImport,
  countImports,
  countRowsIn,
  deleteImport,
  findImport,
  reviveRows,
  selectImports,
  selectRows,
} from './template-import.queries.ts'
import type { RowProblem, RowValues } from './template-row.rules.ts'
import { viewImport, viewImports } from './view-import.ts'

export async function listTemplateImports(
  ctx: SellerCtx,
  { page, page_size }: Input<typeof listContract>,
): Promise<Reply<typeof listContract>> {
  const place = { limit: page_size, offset: (page - 1) * page_size }
  const [records, total] = await Promise.all([
    selectImports(ctx.db, ctx.seller.id, place),
    countImports(ctx.db, ctx.seller.id),
  ])
  return { data: await viewImports(ctx, records), total, page, page_size }
}

export const getTemplateImport = (ctx: SellerCtx, { id }: Input<typeof getContract>) => viewImport(ctx, id)

export async function listTemplateRows(
  ctx: SellerCtx,
  { id, status, page, page_size }: Input<typeof rowsContract>,
): Promise<Reply<typeof rowsContract>> {
  await viewImport(ctx, id)
  const place = { limit: page_size, offset: (page - 1) * page_size }
  const [rows, total] = await Promise.all([
    selectRows(ctx.db, ctx.seller.id, id, status, place),
    countRowsIn(ctx.db, ctx.seller.id, id, status),
  ])
  return {
    total,
    page,
    page_size,
    data: rows.map((row) => ({
      row_at: row.row_at,
      goods_id: row.goods_id,
      title: row.title,
      status: row.status as TemplateRowStatus,
      values: row.values as RowValues as Record<string, string>,
      problems: row.problems as unknown as RowProblem[],
    })),
  }
}

/** Makes what is ready; of one that ended, what failed is tried again. */
export async function commitTemplateImport(
  ctx: SellerCtx,
  { id }: Input<typeof commitContract>,
): Promise<Reply<typeof commitContract>> {
  return inTransaction(ctx, async (tx) => {
    const record = await findImport(tx.db, tx.seller.id, id)
    if (!record) throw new AppError('not_found')
    if (record.state === 'done') await reviveRows(tx.db, tx.seller.id, id)
    const queued = await countRowsIn(tx.db, tx.seller.id, id, 'ready')
    if (queued === 0) throw new AppError('template_import_nothing')
    await changeImport(tx.db, tx.seller.id, id, { state: 'running', finished_at: null })
    await tx.jobs.send(templateImportJob, { seller_id: tx.seller.id, id })
    return { queued }
  })
}

export async function deleteTemplateImport(
  ctx: SellerCtx,
  { id }: Input<typeof deleteContract>,
): Promise<Reply<typeof deleteContract>> {
  await viewImport(ctx, id)
  if (!(await deleteImport(ctx.db, ctx.seller.id, id))) throw new AppError('template_import_running')
  return {}
}
