import type * as contract from '@inkroute/contract/catalog/desk/sheet'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../../../infra/app-error.ts'
import { recordChange } from '../../../../infra/audit/audit.ts'
import type { AppCtx, StaffCtx } from '../../../../infra/context.ts'
import { inTransaction } from '../../../../infra/db/transaction.ts'
import { contentKey } from '../../../../infra/storage/storage.ts'
import { applySheetJob } from './apply-sheet.job.ts'
import { checkSheetJob } from './check-sheet.job.ts'
import { NEW_VARIANT } from './new-variant.rules.ts'
import { countAllChanges, countChanges, findSheet, insertSheet, listChanges, moveSheet } from './sheet.queries.ts'
import { productFields, variantFields } from './sheet-fields.rules.ts'

type Sheet = contract.CatalogueSheet

async function readSheet(ctx: AppCtx, id: number): Promise<Sheet> {
  const row = await findSheet(ctx.db, id)
  if (!row) throw new AppError('not_found')
  const { name, rows, changed, refused, error, created_by, created_at } = row
  return {
    id,
    name,
    rows,
    changed,
    refused,
    error,
    created_by,
    created_at,
    state: row.state as Sheet['state'],
    kind: row.kind as Sheet['kind'],
    ...(await countChanges(ctx.db, id)),
  }
}

const noteSheet = (tx: AppCtx, id: number, name: string, after: object) =>
  recordChange(tx, { subject: 'catalogue_sheet', subject_id: String(id), title: name, before: null, after })

export async function uploadSheet(
  ctx: StaffCtx,
  { name }: Input<typeof contract.uploadCatalogueSheet>,
): Promise<Sheet> {
  const { file } = ctx
  if (!file || file.length === 0) throw new AppError('sheet_empty')
  if (file[0] !== 0x50 || file[1] !== 0x4b) throw new AppError('sheet_not_a_sheet')
  const file_key = contentKey('private', file, 'xlsx')
  await ctx.storage.put(file_key, file)
  return inTransaction(ctx, async (tx) => {
    const { user_id: staff_id, username: created_by } = tx.identity
    const created_at = tx.clock.now().toISOString()
    const sheet = { name, file_key, language: tx.language, created_by, staff_id, created_at }
    const { id } = await insertSheet(tx.db, sheet)
    await noteSheet(tx, id, name, { state: 'checking' })
    await tx.jobs.send(checkSheetJob, { id })
    return readSheet(tx, id)
  })
}

export const getSheet = (ctx: StaffCtx, { id }: { id: number }): Promise<Sheet> => readSheet(ctx, id)

export async function listDifferences(
  ctx: StaffCtx,
  { id, page, page_size }: Input<typeof contract.listSheetDifferences>,
): Promise<Reply<typeof contract.listSheetDifferences>> {
  const [rows, total] = await Promise.all([
    listChanges(ctx.db, id, page_size, (page - 1) * page_size),
    countAllChanges(ctx.db, id),
  ])
  const getLabel = (field: string) =>
    [{ field: NEW_VARIANT, label: { zh: '新规格', en: 'New variant' } }, ...variantFields, ...productFields].find(
      (entry) => entry.field === field,
    )?.label[ctx.language] ?? ''
  const data = rows.map(({ row_at, code, sku, field, before, after, problem }) => ({
    row: row_at,
    code,
    sku,
    label: getLabel(field),
    before,
    after,
    problem,
  }))
  return { data, total, page, page_size }
}

export const applySheet = (ctx: StaffCtx, { id }: { id: number }): Promise<Sheet> =>
  inTransaction(ctx, async (tx) => {
    if (!(await moveSheet(tx.db, id, 'checked', 'applying'))) throw new AppError('conflict')
    await tx.jobs.send(applySheetJob, { id })
    const sheet = await readSheet(tx, id)
    await noteSheet(tx, id, sheet.name, { state: 'applying', differences: sheet.differences })
    return sheet
  })
