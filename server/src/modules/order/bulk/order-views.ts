import type { Input, Reply } from '@inkroute/contract/endpoint'
import type {
  deleteOrderView as deleteContract,
  listOrderViews as listContract,
  saveOrderView as saveContract,
} from '@inkroute/contract/order/bulk'
import { MAX_ORDER_VIEWS } from '@inkroute/contract/order/codes'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTurn } from '../../../infra/db/seller-turn.queries.ts'
import { deleteView, selectViews, upsertView } from './bulk.queries.ts'

type ViewRow = Awaited<ReturnType<typeof selectViews>>[number]
const view = ({ id, name, filters }: ViewRow) => ({ id, name, filters })

export async function listOrderViews(ctx: SellerCtx): Promise<Reply<typeof listContract>> {
  return { data: (await selectViews(ctx.db, ctx.seller.id, ctx.identity.user_id)).map(view) }
}

export async function saveOrderView(
  ctx: SellerCtx,
  { name, filters }: Input<typeof saveContract>,
): Promise<Reply<typeof saveContract>> {
  return inTurn(ctx, { seller_id: ctx.seller.id, matter: 'order_view' }, async (tx) => {
    const { user_id } = tx.identity
    const known = await selectViews(tx.db, tx.seller.id, user_id)
    const is_new = !known.some((row) => row.name.toLowerCase() === name.toLowerCase())
    if (is_new && known.length >= MAX_ORDER_VIEWS) throw new AppError('order_views_full', { limit: MAX_ORDER_VIEWS })
    const kept = Object.entries(filters).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
    const row = { seller_id: tx.seller.id, user_id, name, filters: jsonText(Object.fromEntries(kept)) }
    return view(await upsertView(tx.db, { ...row, created_at: tx.clock.now().toISOString() }))
  })
}

export async function deleteOrderView(
  ctx: SellerCtx,
  { id }: Input<typeof deleteContract>,
): Promise<Record<string, never>> {
  if (!(await deleteView(ctx.db, ctx.seller.id, ctx.identity.user_id, id))) throw new AppError('not_found')
  return {}
}
