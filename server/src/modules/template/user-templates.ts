import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/template/template'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { readDocument } from '@inkroute/engine/document/read-document'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../infra/context.ts'
import { jsonText } from '../../infra/db/json-column.ts'
import { inTurn } from '../../infra/db/seller-turn.queries.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { productToDesign } from '../catalog/catalog.ts'
import { holdUpload, releaseUpload } from '../upload/upload.ts'
import { getSlots } from './recipes/build-document.ts'
import { paintUserTemplateJob } from './template.job.ts'
import { selectArtworkNames } from './template.queries.ts'
import { namedDocument, slugsIn, viewUserTemplate } from './template.view.ts'
import {
  changeUserTemplate,
  countUserTemplates,
  deleteUserTemplateRow,
  findUserTemplate,
  insertUserTemplate,
  selectUserTemplates,
} from './user-template.queries.ts'

export async function listUserTemplates(
  ctx: SellerCtx,
  input: Input<typeof contract.listUserTemplates>,
): Promise<Reply<typeof contract.listUserTemplates>> {
  const { page, page_size, keyword, basic_product_id } = input
  const filter = { keyword, product_id: basic_product_id }
  const { rows, total } = await selectUserTemplates(ctx.db, ctx.seller.id, filter, page_size, (page - 1) * page_size)
  const names = await selectArtworkNames(ctx.db, slugsIn(rows), ctx.language)
  const shown = { storage: ctx.storage, language: ctx.language, names }
  return { data: rows.map((row) => viewUserTemplate(row, shown)), total, page, page_size }
}

export async function getUserTemplate(
  ctx: SellerCtx,
  { id }: Input<typeof contract.getUserTemplate>,
): Promise<Reply<typeof contract.getUserTemplate>> {
  const row = await findUserTemplate(ctx.db, ctx.seller.id, id)
  if (!row) throw new AppError('not_found')
  const names = await selectArtworkNames(ctx.db, slugsIn([row]), ctx.language)
  const shown = { storage: ctx.storage, language: ctx.language, names }
  return { ...viewUserTemplate(row, shown), document: namedDocument(row.document, shown) }
}

const MAX_TEMPLATES = 500

export const getHolder = (template_id: number, material_id: number) => `template:${template_id}:${material_id}`

/** Ids of the seller's own pictures in a document, each once. */
function materialsIn(document: DesignDocument): number[] {
  const keys = document.views.flatMap((view) =>
    view.layers.flatMap((layer) => ('source' in layer && layer.source.kind === 'material' ? [layer.source.key] : [])),
  )
  return [...new Set(keys)].map(Number)
}

function readable(stored: unknown): DesignDocument {
  const read = readDocument(stored)
  if (read.ok) return read.document
  throw new AppError(read.reason === 'newer' ? 'design_newer' : 'design_broken')
}

/** A template holds its pictures like a design does, even after the seller deletes them from the library. */
async function keepPictures(tx: AppCtx, seller_id: number, id: number, document: DesignDocument): Promise<void> {
  for (const material_id of materialsIn(document)) {
    if (!Number.isSafeInteger(material_id) || material_id < 1) throw new AppError('not_found')
    await holdUpload(tx, seller_id, material_id, getHolder(id, material_id))
  }
}

export async function createUserTemplate(
  ctx: SellerCtx,
  input: Input<typeof contract.createUserTemplate>,
): Promise<Reply<typeof contract.createUserTemplate>> {
  const seller_id = ctx.seller.id
  const document = readable(input.document)
  if (document.basic_product_id !== input.basic_product_id) throw new AppError('design_broken')
  const product = await productToDesign(ctx, input.basic_product_id)
  if (!product.colors.some(({ id }) => id === input.color_id)) throw new AppError('not_found')
  const slots = getSlots(document)
  if (slots.length === 0) throw new AppError('template_placeholder_missing')
  return inTurn(ctx, { seller_id: ctx.seller.id, matter: 'user_template' }, async (tx) => {
    if ((await countUserTemplates(tx.db, seller_id)) >= MAX_TEMPLATES) {
      throw new AppError('template_many', { limit: MAX_TEMPLATES })
    }
    const id = await insertUserTemplate(tx.db, seller_id, {
      name: input.name,
      product_id: product.id,
      color_id: input.color_id,
      slots: jsonText(slots),
      document: jsonText(document),
      created_at: ctx.clock.now().toISOString(),
    })
    await keepPictures(tx, seller_id, id, document)
    await tx.jobs.send(paintUserTemplateJob, { seller_id, id })
    return { id }
  })
}

export async function renameUserTemplate(
  ctx: SellerCtx,
  { id, name }: Input<typeof contract.renameUserTemplate>,
): Promise<Record<string, never>> {
  if (!(await changeUserTemplate(ctx.db, ctx.seller.id, id, { name }))) throw new AppError('not_found')
  return {}
}

export async function deleteUserTemplate(
  ctx: SellerCtx,
  { id }: Input<typeof contract.deleteUserTemplate>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const gone = await deleteUserTemplateRow(tx.db, ctx.seller.id, id)
    if (!gone) throw new AppError('not_found')
    const read = readDocument(gone.document)
    for (const material_id of read.ok ? materialsIn(read.document) : []) {
      await releaseUpload(tx, ctx.seller.id, getHolder(id, material_id))
    }
    if (gone.picture_key) await tx.storage.remove(gone.picture_key)
    return {}
  })
}
