import type { Input, Reply } from '@inkroute/contract/endpoint'
import type {
  BottomTemplate,
  getBottomTemplate as getContract,
  listBottomTemplates as listContract,
} from '@inkroute/contract/goods/grid/template'
import { AppError } from '../../../../infra/app-error.ts'
import type { SellerScope } from '../../../../infra/context.ts'
import { findBottomTemplate, selectBottomTemplates } from './bottom-template.queries.ts'

interface Row {
  readonly id: number
  readonly name: string
  readonly layout_id: number
  readonly cell_count: number
  readonly picture_key: string | null
  readonly updated_at: string
}

const cardOf = (ctx: SellerScope, row: Row): BottomTemplate => ({
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
  return { data: rows.map((row) => cardOf(ctx, row)), total, page, page_size }
}

export async function getBottomTemplate(
  ctx: SellerScope,
  { id }: Input<typeof getContract>,
): Promise<Reply<typeof getContract>> {
  const row = await findBottomTemplate(ctx.db, ctx.seller.id, id)
  if (!row) throw new AppError('not_found')
  return { ...cardOf(ctx, row), document: row.document as unknown as Record<string, unknown> }
}
