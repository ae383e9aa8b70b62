import type { saveProduct as contract } from '@inkroute/contract/design/design'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { makeGoods } from './make-goods.ts'
import { redesignGoods } from './redesign-goods.ts'

/** Saves a design as goods, or gives existing goods a new version of theirs: all of it or nothing. */
export async function saveProduct(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { goods_id, ...rest } = input
  return inTransaction(ctx, async (tx) =>
    goods_id === undefined ? makeGoods(tx, ownerOf(tx), rest) : redesignGoods(tx, goods_id, rest),
  )
}

const ownerOf = ({ seller, identity, language }: SellerCtx) => ({
  seller_id: seller.id,
  user_id: identity.user_id,
  language,
})
