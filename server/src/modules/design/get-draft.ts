import type { getDraft as contract } from '@inkroute/contract/design/draft'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { productNames } from '../catalog/catalog.ts'
import { findDraft } from './draft.queries.ts'
import { draftFacts } from './draft.view.ts'

export async function getDraft(ctx: SellerCtx, { id }: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const row = await findDraft(ctx.db, ctx.seller.id, id)
  if (!row) throw new AppError('not_found')
  const names = await productNames(ctx.db, [row.basic_product_id])
  const { document, ...rest } = row
  const facts = draftFacts(rest, names.get(row.basic_product_id), ctx.language)
  return { ...facts, document: document as unknown as Record<string, unknown> }
}
