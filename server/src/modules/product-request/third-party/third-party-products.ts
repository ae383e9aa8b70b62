import type { Input, Reply } from '@inkroute/contract/endpoint'
import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import type * as contract from '@inkroute/contract/product-request/third-party'
import {
  type createThirdParty as createContract,
  type deleteThirdParty as deleteContract,
  MAX_THIRD_PARTY,
  type ThirdPartyProduct,
  type updateThirdParty as updateContract,
} from '@inkroute/contract/product-request/third-party'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTurn } from '../../../infra/db/seller-turn.queries.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { type KeptPicture, keepPictures, keptPictureUrls } from '../../upload/upload.ts'
import {
  changeThirdParty,
  countThirdParty,
  insertThirdParty,
  lockThirdParty,
  removeThirdParty,
  selectThirdParty,
  type ThirdPartyRow,
} from './third-party.queries.ts'

const WHOLE = 100

/** Margin in percent of the price; null if price or cost is unknown. */
const marginPercent = (cost_fen: number | null, price_fen: number | null): number | null =>
  cost_fen === null || price_fen === null || price_fen === 0
    ? null
    : Math.round(((price_fen - cost_fen) * WHOLE) / price_fen)

const findMoney = (fen: number | null) => (fen === null ? null : fenToDecimal(fen))

function toView(ctx: SellerCtx, { cost_fen, price_fen, pictures, ...row }: ThirdPartyRow): ThirdPartyProduct {
  const [picture] = pictures
  return {
    ...row,
    cost: findMoney(cost_fen),
    price: findMoney(price_fen),
    margin_percent: marginPercent(cost_fen, price_fen),
    picture: picture ? keptPictureUrls(ctx, picture) : null,
  }
}

export async function listThirdParty(
  ctx: SellerCtx,
  { page, page_size, keyword }: Input<typeof contract.listThirdParty>,
): Promise<Reply<typeof contract.listThirdParty>> {
  const [rows, total] = await Promise.all([
    selectThirdParty(ctx.db, ctx.seller.id, keyword, { limit: page_size, offset: (page - 1) * page_size }),
    countThirdParty(ctx.db, ctx.seller.id, keyword),
  ])
  return { data: rows.map((row) => toView(ctx, row)), total, page, page_size }
}

const getHolder = (id: number): string => `third-party:${id}`
const findFen = (amount: string): number | null => (amount === '' ? null : decimalToFen(amount))

const getColumns = (ctx: SellerCtx, { upload_ids: _, cost, price, ...form }: Input<typeof createContract>) => ({
  ...form,
  cost_fen: findFen(cost),
  price_fen: findFen(price),
  updated_at: ctx.clock.now().toISOString(),
})

async function keep(tx: SellerCtx, id: number, upload_ids: readonly number[], before: readonly KeptPicture[]) {
  const pictures = await keepPictures(tx, tx.seller.id, getHolder(id), upload_ids, before)
  await changeThirdParty(tx.db, tx.seller.id, id, { pictures: jsonText(pictures) })
}

export async function createThirdParty(
  ctx: SellerCtx,
  input: Input<typeof createContract>,
): Promise<Reply<typeof createContract>> {
  return inTurn(ctx, { seller_id: ctx.seller.id, matter: 'third_party_product' }, async (tx) => {
    if ((await countThirdParty(tx.db, tx.seller.id)) >= MAX_THIRD_PARTY)
      throw new AppError('third_party_limit', { limit: MAX_THIRD_PARTY })
    const columns = getColumns(tx, input)
    const id = await insertThirdParty(tx.db, tx.seller.id, { ...columns, created_at: columns.updated_at })
    await keep(tx, id, input.upload_ids, [])
    return { id }
  })
}

async function ownOne(tx: SellerCtx, id: number) {
  const row = await lockThirdParty(tx.db, tx.seller.id, id)
  if (!row) throw new AppError('not_found')
  return row
}

export async function updateThirdParty(
  ctx: SellerCtx,
  { id, ...input }: Input<typeof updateContract>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const before = await ownOne(tx, id)
    await changeThirdParty(tx.db, tx.seller.id, id, getColumns(tx, input))
    await keep(tx, id, input.upload_ids, before.pictures)
    return {}
  })
}

export async function deleteThirdParty(
  ctx: SellerCtx,
  { id }: Input<typeof deleteContract>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const before = await ownOne(tx, id)
    await keepPictures(tx, tx.seller.id, getHolder(id), [], before.pictures)
    await removeThirdParty(tx.db, tx.seller.id, id)
    return {}
  })
}
