import type * as contract from '@inkroute/contract/address/address'

import { type Address, type AddressInput, MAX_ADDRESSES } from '@inkroute/contract/address/address'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTurn } from '../../infra/db/seller-turn.queries.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import {
  type AddressRow,
  changeAddress,
  clearDefault,
  countAddresses,
  deleteAddressRow,
  insertAddress,
  selectAddresses,
  selectBlocks,
} from './address.queries.ts'
import { addressProblems, type Block, blockedBy, normaliseAddress } from './address.rules.ts'
import { checkedAddress } from './address.ts'
import { parseAddressBlock } from './parse-address.rules.ts'

const toView = (
  { seller_id: _seller, created_at: _created, ...row }: AddressRow,
  blocks: readonly Block[],
): Address => ({
  ...row,
  blocked: blockedBy(row, blocks),
})

export async function listAddresses(
  ctx: SellerCtx,
  { page, page_size, ...filter }: Input<typeof contract.listAddresses>,
): Promise<Reply<typeof contract.listAddresses>> {
  const range = { limit: page_size, offset: (page - 1) * page_size }
  const { rows, total } = await selectAddresses(ctx.db, ctx.seller.id, filter, range)
  const blocks = await selectBlocks(ctx.db, ctx.seller.id)
  return { data: rows.map((row) => toView(row, blocks)), total, page, page_size }
}

/** The first address becomes the default. */
export async function createAddress(
  ctx: SellerCtx,
  input: AddressInput,
): Promise<Reply<typeof contract.createAddress>> {
  const address = checkedAddress(input, ctx.language)
  return inTurn(ctx, { seller_id: ctx.seller.id, matter: 'address' }, async (tx) => {
    const count = await countAddresses(tx.db, tx.seller.id)
    if (count >= MAX_ADDRESSES) throw new AppError('address_limit', { limit: MAX_ADDRESSES })
    const now = tx.clock.now().toISOString()
    const times = { created_at: now, updated_at: now }
    const row = await insertAddress(tx.db, tx.seller.id, { ...address, ...times, is_default: count === 0 })
    return toView(row, await selectBlocks(tx.db, tx.seller.id))
  })
}

export async function updateAddress(
  ctx: SellerCtx,
  { id, ...input }: Input<typeof contract.updateAddress>,
): Promise<Reply<typeof contract.createAddress>> {
  const address = checkedAddress(input, ctx.language)
  const updated_at = ctx.clock.now().toISOString()
  const row = await changeAddress(ctx.db, ctx.seller.id, id, { ...address, updated_at })
  if (!row) throw new AppError('not_found')
  return toView(row, await selectBlocks(ctx.db, ctx.seller.id))
}

export async function deleteAddress(ctx: SellerCtx, { id }: { readonly id: number }): Promise<Record<string, never>> {
  if (!(await deleteAddressRow(ctx.db, ctx.seller.id, id))) throw new AppError('not_found')
  return {}
}

export async function setDefaultAddress(
  ctx: SellerCtx,
  { id }: { readonly id: number },
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    await clearDefault(tx.db, tx.seller.id)
    if (!(await changeAddress(tx.db, tx.seller.id, id, { is_default: true }))) throw new AppError('not_found')
    return {}
  })
}

export async function parseAddress(
  ctx: SellerCtx,
  { text }: Input<typeof contract.parseAddress>,
): Promise<Reply<typeof contract.parseAddress>> {
  const address = normaliseAddress(parseAddressBlock(text))
  return { address, problems: address.country === '' ? [] : addressProblems(address, ctx.language) }
}
