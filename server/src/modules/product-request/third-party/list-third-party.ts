import type { Input, Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import type { listThirdParty as contract, ThirdPartyProduct } from '@inkroute/contract/product-request/third-party'
import type { SellerCtx } from '../../../infra/context.ts'
import { type KeptPicture, keptPictureUrls } from '../../upload/upload.ts'
import { countThirdParty, selectThirdParty, type ThirdPartyRow } from './third-party.queries.ts'
import { marginPercent } from './third-party.rules.ts'

const moneyOf = (fen: number | null) => (fen === null ? null : fenToDecimal(fen))

function viewOf(ctx: SellerCtx, { cost_fen, price_fen, pictures, ...row }: ThirdPartyRow): ThirdPartyProduct {
  const [picture] = pictures as unknown as KeptPicture[]
  return {
    ...row,
    cost: moneyOf(cost_fen),
    price: moneyOf(price_fen),
    margin_percent: marginPercent(cost_fen, price_fen),
    picture: picture ? keptPictureUrls(ctx, picture) : null,
  }
}

export async function listThirdParty(
  ctx: SellerCtx,
  { page, page_size, keyword }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const [rows, total] = await Promise.all([
    selectThirdParty(ctx.db, ctx.seller.id, keyword, { limit: page_size, offset: (page - 1) * page_size }),
    countThirdParty(ctx.db, ctx.seller.id, keyword),
  ])
  return { data: rows.map((row) => viewOf(ctx, row)), total, page, page_size }
}
