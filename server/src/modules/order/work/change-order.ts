import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { OrderState } from '@inkroute/contract/order/codes'
import type { changeOrderAddress as addressContract, holdOrder as holdContract } from '@inkroute/contract/order/order'
import type { SellerCtx } from '../../../infra/context.ts'
import { jsonText } from '../../../infra/db/json-column.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { checkedAddress } from '../../address/address.ts'
import { changeOrderContent } from '../change/change-items.ts'
import { moveOrder } from '../core/move-order.ts'
import { changeOrder, insertEvents } from '../core/order.queries.ts'
import { orderFor } from '../core/own-order.ts'
import { completeDraftsById } from '../foreign/complete-drafts.ts'

export async function holdOrder(
  ctx: SellerCtx,
  input: Input<typeof holdContract>,
): Promise<Reply<typeof holdContract>> {
  return inTransaction(ctx, async (tx) => {
    const order = await orderFor(tx, input.id, input.is_held ? 'hold' : 'release')
    const state = input.is_held ? 'on_hold' : ((order.held_from ?? 'paid') as OrderState)
    await moveOrder(tx, order, { to: state, actor: 'seller', user_id: tx.identity.user_id })
    return { state }
  })
}

/** Rechecks a draft, which has no price yet; any other order settles the price difference of the new address. */
export async function changeOrderAddress(
  ctx: SellerCtx,
  { id, address: asked }: Input<typeof addressContract>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const order = await orderFor(tx, id, 'change_address')
    if (order.state !== 'draft') {
      await changeOrderContent(tx, { id, address: asked, is_preview: false })
      return {}
    }
    const address = checkedAddress(asked, tx.language)
    const now = tx.clock.now().toISOString()
    await changeOrder(tx.db, tx.seller.id, id, {
      address: jsonText(address),
      buyer_name: address.name,
      updated_at: now,
      country: address.country,
      tax_number: address.tax_no,
    })
    await insertEvents(tx.db, [
      {
        seller_id: tx.seller.id,
        order_id: id,
        kind: 'address',
        actor: 'seller',
        user_id: tx.identity.user_id,
        created_at: now,
      },
    ])
    await completeDraftsById(tx, tx.seller.id, [id])
    return {}
  })
}
