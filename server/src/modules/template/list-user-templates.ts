import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/template/template'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { selectArtworkNames } from './template.queries.ts'
import { namedDocument, slugsIn, viewUserTemplate } from './template.view.ts'
import { findUserTemplate, selectUserTemplates } from './user-template.queries.ts'

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
  return { ...viewUserTemplate(row, shown), document: namedDocument(row.document, names) }
}
