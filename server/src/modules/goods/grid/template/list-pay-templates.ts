import type { Input, Reply } from '@inkroute/contract/endpoint'
import type {
  getPayBottomTemplate as getContract,
  listPayBottomTemplates as listContract,
  PayBottomTemplate,
} from '@inkroute/contract/goods/grid/template'
import { fenToDecimal } from '@inkroute/contract/money'
import { AppError } from '../../../../infra/app-error.ts'
import type { SellerScope } from '../../../../infra/context.ts'
import { findPayTemplate, type PayCardRow, selectPayTemplates } from './pay-template.queries.ts'

const cardOf = (ctx: SellerScope, row: Omit<PayCardRow, 'total'>): PayBottomTemplate => ({
  id: row.id,
  name: row[`name_${ctx.language}`],
  description: row[`description_${ctx.language}`],
  layout_id: row.layout_id,
  cell_count: row.cell_count,
  price: fenToDecimal(row.price_fen),
  picture_url: row.picture_key && ctx.storage.url(row.picture_key),
  is_bought: row.purchase_id !== null,
  sold: Number(row.sold ?? 0),
})

export async function listPayBottomTemplates(
  ctx: SellerScope,
  { keyword, state, page, page_size }: Input<typeof listContract>,
): Promise<Reply<typeof listContract>> {
  const offset = (page - 1) * page_size
  const { rows, total } = await selectPayTemplates(ctx.db, ctx.seller.id, { keyword, state }, page_size, offset)
  return { data: rows.map((row) => cardOf(ctx, row)), total, page, page_size }
}

export async function getPayBottomTemplate(
  ctx: SellerScope,
  { id }: Input<typeof getContract>,
): Promise<Reply<typeof getContract>> {
  const row = await findPayTemplate(ctx.db, ctx.seller.id, id)
  if (!row) throw new AppError('not_found')
  const card = cardOf(ctx, row)
  if (!card.is_bought) throw new AppError('bottom_template_not_bought')
  return { ...card, document: row.document as unknown as Record<string, unknown> }
}
