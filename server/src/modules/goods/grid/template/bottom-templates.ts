import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/goods/grid/template'
import {
  type BottomTemplate,
  type changeBottomTemplate as changeContract,
  type deleteBottomTemplate as deleteContract,
  type getBottomTemplate as getContract,
  type listBottomTemplates as listContract,
  MAX_BOTTOM_TEMPLATES,
} from '@inkroute/contract/goods/grid/template'
import { DOCUMENT_VERSION, NO_PRODUCT, type ViewDesign } from '@inkroute/engine/document/design-document'
import { AppError } from '../../../../infra/app-error.ts'
import type { AppCtx, SellerCtx, SellerScope } from '../../../../infra/context.ts'
import { jsonText } from '../../../../infra/db/json-column.ts'
import { inTurn } from '../../../../infra/db/seller-turn.queries.ts'
import { inTransaction } from '../../../../infra/db/transaction.ts'
import { holdUpload, releaseUpload } from '../../../upload/upload.ts'
import { getMaterialIds } from '../paint/grid.rules.ts'
import { sheetFrom } from '../paint/grid-paintings.ts'
import { paintBottomTemplateJob } from './bottom-template.job.ts'
import {
  changeBottomTemplateRow,
  countBottomTemplates,
  deleteBottomTemplateRow,
  findBottomTemplate,
  insertBottomTemplate,
  selectBottomTemplates,
} from './bottom-template.queries.ts'

export const getHolder = (id: number, material_id: number) => `bottom:${id}:${material_id}`

/** The columns a sheet fills. */
export const getColumns = (view: ViewDesign) => ({
  layout_id: view.grid?.layout_id ?? 0,
  cell_count: view.grid?.cells.length ?? 0,
  document: jsonText({ version: DOCUMENT_VERSION, basic_product_id: NO_PRODUCT, views: [view] }),
})

/** A template holds its pictures even after the seller deletes them from the library. */
async function keepMaterials(tx: AppCtx, seller_id: number, id: number, ids: readonly number[]): Promise<void> {
  for (const material_id of ids) {
    if (!Number.isSafeInteger(material_id) || material_id < 1) throw new AppError('not_found')
    await holdUpload(tx, seller_id, material_id, getHolder(id, material_id))
  }
}

export async function createBottomTemplate(
  ctx: SellerCtx,
  { name, document }: Input<typeof contract.createBottomTemplate>,
): Promise<Reply<typeof contract.createBottomTemplate>> {
  const seller_id = ctx.seller.id
  const view = sheetFrom(document)
  return inTurn(ctx, { seller_id: ctx.seller.id, matter: 'bottom_template' }, async (tx) => {
    if ((await countBottomTemplates(tx.db, seller_id)) >= MAX_BOTTOM_TEMPLATES) {
      throw new AppError('template_many', { limit: MAX_BOTTOM_TEMPLATES })
    }
    const updated_at = tx.clock.now().toISOString()
    const id = await insertBottomTemplate(tx.db, seller_id, { name, ...getColumns(view), updated_at })
    await keepMaterials(tx, seller_id, id, getMaterialIds(view))
    await tx.jobs.send(paintBottomTemplateJob, { seller_id, id })
    return { id }
  })
}

/** Keeps the pictures the new sheet still uses and releases the others. */
async function exchangeMaterials(tx: SellerCtx, id: number, before: readonly number[], after: readonly number[]) {
  const seller_id = tx.seller.id
  const added = after.filter((one) => !before.includes(one))
  await keepMaterials(tx, seller_id, id, added)
  for (const gone of before.filter((one) => !after.includes(one))) {
    await releaseUpload(tx, seller_id, getHolder(id, gone))
  }
}

export async function changeBottomTemplate(
  ctx: SellerCtx,
  { id, name, document }: Input<typeof changeContract>,
): Promise<Reply<typeof changeContract>> {
  return inTransaction(ctx, async (tx) => {
    const seller_id = tx.seller.id
    const row = await findBottomTemplate(tx.db, seller_id, id)
    if (!row) throw new AppError('not_found')
    const updated_at = tx.clock.now().toISOString()
    const view = document ? sheetFrom(document) : null
    await changeBottomTemplateRow(tx.db, seller_id, id, {
      ...(name ? { name } : {}),
      ...(view ? getColumns(view) : {}),
      updated_at,
    })
    if (view) {
      await exchangeMaterials(tx, id, getMaterialIds(sheetFrom(row.document)), getMaterialIds(view))
      await tx.jobs.send(paintBottomTemplateJob, { seller_id, id })
    }
    return {}
  })
}

export async function deleteBottomTemplate(
  ctx: SellerCtx,
  { id }: Input<typeof deleteContract>,
): Promise<Reply<typeof deleteContract>> {
  return inTransaction(ctx, async (tx) => {
    const row = await deleteBottomTemplateRow(tx.db, tx.seller.id, id)
    if (!row) throw new AppError('not_found')
    for (const material_id of getMaterialIds(sheetFrom(row.document))) {
      await releaseUpload(tx, tx.seller.id, getHolder(id, material_id))
    }
    return {}
  })
}

interface Row {
  readonly id: number
  readonly name: string
  readonly layout_id: number
  readonly cell_count: number
  readonly picture_key: string | null
  readonly updated_at: string
}

const getCard = (ctx: SellerScope, row: Row): BottomTemplate => ({
  id: row.id,
  name: row.name,
  layout_id: row.layout_id,
  cell_count: row.cell_count,
  updated_at: row.updated_at,
  picture_url: row.picture_key && ctx.storage.url(row.picture_key),
})

export async function listBottomTemplates(
  ctx: SellerScope,
  { keyword, page, page_size }: Input<typeof listContract>,
): Promise<Reply<typeof listContract>> {
  const offset = (page - 1) * page_size
  const { rows, total } = await selectBottomTemplates(ctx.db, ctx.seller.id, keyword, page_size, offset)
  return { data: rows.map((row) => getCard(ctx, row)), total, page, page_size }
}

export async function getBottomTemplate(
  ctx: SellerScope,
  { id }: Input<typeof getContract>,
): Promise<Reply<typeof getContract>> {
  const row = await findBottomTemplate(ctx.db, ctx.seller.id, id)
  if (!row) throw new AppError('not_found')
  return { ...getCard(ctx, row), document: row.document }
}
