import type { Input, Reply } from '@inkroute/contract/endpoint'
import type {
  deleteListingTemplate as deleteContract,
  listListingTemplates as listContract,
  saveListingTemplate as saveContract,
  TemplateContent,
} from '@inkroute/contract/listing/listing'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import {
  changeTemplate,
  deleteTemplateRow,
  findTemplate,
  insertTemplate,
  selectTemplates,
  type TemplateRow,
} from '../core/listing.queries.ts'

export async function templateFor(ctx: SellerCtx, id: number, platform: string): Promise<TemplateRow> {
  const template = await findTemplate(ctx.db, ctx.seller.id, id)
  if (template?.platform !== platform) throw new AppError('not_found')
  return template
}

export const shown = ({ updated_at, ...row }: TemplateRow) => ({
  ...row,
  updated_at: new Date(updated_at).toISOString(),
})

export async function listListingTemplates(
  ctx: SellerCtx,
  { platform }: Input<typeof listContract>,
): Promise<Reply<typeof listContract>> {
  return { data: (await selectTemplates(ctx.db, ctx.seller.id, platform)).map(shown) }
}

export async function saveListingTemplate(
  ctx: SellerCtx,
  { id, platform, ...content }: Input<typeof saveContract>,
): Promise<Reply<typeof saveContract>> {
  const now = ctx.clock.now().toISOString()
  const kept: TemplateContent = content
  if (id === undefined) {
    const made = await insertTemplate(ctx.db, ctx.seller.id, platform, kept, now)
    return { id: made, platform, ...kept, updated_at: now }
  }
  await templateFor(ctx, id, platform)
  await changeTemplate(ctx.db, ctx.seller.id, id, kept, now)
  return { id, platform, ...kept, updated_at: now }
}

export async function deleteListingTemplate(
  ctx: SellerCtx,
  { id }: Input<typeof deleteContract>,
): Promise<Reply<typeof deleteContract>> {
  if (!(await deleteTemplateRow(ctx.db, ctx.seller.id, id))) throw new AppError('not_found')
  return {}
}
