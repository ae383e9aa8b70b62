import type * as contract from '@inkroute/contract/address/address'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { deleteBlock, insertBlock, selectBlockPage } from './address.queries.ts'
import { comparable } from './address.rules.ts'

export async function listAddressBlocks(
  ctx: SellerCtx,
  { page, page_size, keyword }: Input<typeof contract.listAddressBlocks>,
): Promise<Reply<typeof contract.listAddressBlocks>> {
  const range = { limit: page_size, offset: (page - 1) * page_size }
  const { rows, total } = await selectBlockPage(ctx.db, ctx.seller.id, keyword, range)
  const data = rows.map(({ id, kind, value, country, reason, created_at }) => ({
    id,
    kind: kind as contract.AddressBlock['kind'],
    value,
    country,
    reason,
    created_at,
  }))
  return { data, total, page, page_size }
}

export async function addAddressBlock(
  ctx: SellerCtx,
  { kind, value, country, reason }: Input<typeof contract.addAddressBlock>,
): Promise<Record<string, never>> {
  const created_at = ctx.clock.now().toISOString()
  const row = { kind, value, compared: comparable(kind, value), country, reason, created_at }
  await insertBlock(ctx.db, ctx.seller.id, row)
  return {}
}

export async function removeAddressBlock(
  ctx: SellerCtx,
  { id }: { readonly id: number },
): Promise<Record<string, never>> {
  if (!(await deleteBlock(ctx.db, ctx.seller.id, id))) throw new AppError('not_found')
  return {}
}
