import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/goods/template-import'
import {
  type commitTemplateImport as commitContract,
  type deleteTemplateImport as deleteContract,
  type getTemplateImport as getContract,
  type listTemplateImports as listContract,
  type listTemplateRows as rowsContract,
  type TemplateImport,
  type TemplateRowStatus,
  templateColumns,
  templateImportLimits,
} from '@inkroute/contract/goods/template-import'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { readSheetFile } from '../../../infra/sheet/sheet-pool.ts'
import { getWorkbook } from '../../export/export.ts'
import { firstArtworks } from '../../material/material.ts'
import { readParts } from './row-parts.ts'
import { templateImportJob } from './template-import.job.ts'
import {
  changeImport,
  countImports,
  countRows,
  countRowsIn,
  deleteImport,
  findImport,
  type ImportRecord,
  insertImport,
  insertRows,
  type NewRow,
  resetFailedRows,
  selectImports,
  selectRows,
} from './template-import.queries.ts'
import { checkRow, getValues, isHeader, readHeader } from './template-row.rules.ts'

const iso = (at: string | Date): string => new Date(at).toISOString()

async function viewImports(ctx: SellerCtx, records: readonly ImportRecord[]): Promise<TemplateImport[]> {
  const counted = await countRows(
    ctx.db,
    ctx.seller.id,
    records.map(({ id }) => id),
  )
  return records.map((record) => {
    const own = counted.filter(({ import_id }) => import_id === record.id)
    const count = (status: string) => Number(own.find((row) => row.status === status)?.count ?? 0)
    return {
      id: record.id,
      name: record.name,
      state: record.state as TemplateImport['state'],
      row_count: record.row_count,
      counts: { ready: count('ready'), error: count('error'), made: count('made'), failed: count('failed') },
      created_by: record.display_name || record.username,
      created_at: iso(record.created_at),
      finished_at: record.finished_at === null ? null : iso(record.finished_at),
    }
  })
}

/** Another seller's is not found. */
async function viewImport(ctx: SellerCtx, id: number): Promise<TemplateImport> {
  const record = await findImport(ctx.db, ctx.seller.id, id)
  const [view] = record ? await viewImports(ctx, [record]) : []
  if (!view) throw new AppError('not_found')
  return view
}

async function checkedRows(ctx: SellerCtx, file: Uint8Array): Promise<NewRow[]> {
  const { rows } = await readSheetFile(file)
  const head = rows.find(({ cells }) => isHeader(cells))
  if (!head) throw new AppError('template_import_header')
  const header = readHeader(head.cells)
  const { max_value_length, max_rows } = templateImportLimits
  const below = rows.filter(({ at }) => at > head.at)
  if (below.length === 0) throw new AppError('import_no_rows')
  if (below.length > max_rows) throw new AppError('template_import_rows', { limit: max_rows })
  const read = below.map(({ at, cells }) => ({ row_at: at, values: getValues(header, cells, max_value_length) }))
  const all = read.map(({ values }) => values)
  const parts = await readParts(ctx, ctx.seller.id, all, ctx.language)
  return read.map(({ row_at, values }) => {
    const [has_artwork, has_template] = [Boolean(parts.artwork(values)), Boolean(parts.template(values))]
    const { problems } = checkRow(values, { product: parts.product(values), has_artwork, has_template }, ctx.language)
    return { row_at, values, problems, status: problems.length > 0 ? 'error' : 'ready' }
  })
}

export async function uploadTemplateImport(
  ctx: SellerCtx,
  { name }: Input<typeof contract.uploadTemplateImport>,
): Promise<Reply<typeof contract.uploadTemplateImport>> {
  if (!ctx.file || ctx.file.length === 0) throw new AppError('sheet_empty')
  const rows = await checkedRows(ctx, ctx.file)
  return inTransaction(ctx, async (tx) => {
    const seller_id = tx.seller.id
    const id = await insertImport(tx.db, {
      seller_id,
      name,
      language: tx.language,
      row_count: rows.length,
      created_by: tx.identity.user_id,
      created_at: tx.clock.now().toISOString(),
    })
    await insertRows(tx.db, seller_id, id, rows)
    return viewImport(tx, id)
  })
}

const WIDTH = 18

/** A sheet that can be imported as it is: pictures of the platform's gallery on common products. */
export async function getTemplateSample(ctx: SellerCtx): Promise<Reply<typeof contract.getTemplateSample>> {
  const { language } = ctx
  const is_zh = language === 'zh'
  const [first = '', second = ''] = await firstArtworks(ctx.db, 2)
  const [white, black] = is_zh ? ['白色', '黑色'] : ['White', 'Black']
  const rows = [
    { product: 'tshirt', artwork: `art:${first}`, placement: is_zh ? '适应' : 'fit', colors: `${white},${black}` },
    { product: 'mug', artwork: `art:${second}`, placement: is_zh ? '填充' : 'fill', price: '39.90' },
  ]
  const names = is_zh ? ['示例 T 恤', '示例马克杯'] : ['Sample tee', 'Sample mug']
  const bytes = getWorkbook({
    header: templateColumns.map((column) => column[language]),
    widths: templateColumns.map(() => WIDTH),
    rows: rows.map((row, at) => {
      const values: Record<string, string> = { ...row, title: names[at] ?? '' }
      return templateColumns.map(({ key }) => values[key] ?? '')
    }),
  })
  const name = is_zh ? '商品模板导入示例.xlsx' : 'template-import-sample.xlsx'
  return { name, file_base64: Buffer.from(bytes).toString('base64') }
}

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
      values: row.values,
      problems: [...row.problems],
    })),
  }
}

/** Starts the ready rows; on a finished import, retries the failed ones. */
export async function commitTemplateImport(
  ctx: SellerCtx,
  { id }: Input<typeof commitContract>,
): Promise<Reply<typeof commitContract>> {
  return inTransaction(ctx, async (tx) => {
    const record = await findImport(tx.db, tx.seller.id, id)
    if (!record) throw new AppError('not_found')
    if (record.state === 'done') await resetFailedRows(tx.db, tx.seller.id, id)
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
