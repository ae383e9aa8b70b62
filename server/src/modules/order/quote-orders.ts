import type { Input } from '@inkroute/contract/endpoint'
import type { previewOrder } from '@inkroute/contract/order/order'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { askBlacklist, checkedAddress } from '../address/address.ts'
import { cartGroups } from '../cart/cart.ts'
import { askShippingDesk } from '../shipping/shipping.ts'
import { type Destination, type PlannedOrder, type Planning, planGroup } from './plan-groups.ts'

export type Shipment = Input<typeof previewOrder>['shipments'][number] & Pick<Destination, 'is_pickup' | 'in_cartons'>

/**
 * What a checkout would make, by the rows of this moment. The preview shows it and the checkout makes it, so that what
 * is shown is what is charged.
 */
export async function planOrders(ctx: SellerCtx, shipments: readonly Shipment[]): Promise<PlannedOrder[]> {
  const ids = shipments.flatMap((shipment) => shipment.cart_item_ids)
  if (new Set(ids).size !== ids.length) throw new AppError('checkout_line_twice')
  const planning: Planning = {
    desk: await askShippingDesk(ctx, ctx.seller.id),
    taken: new Set<number>(),
  }
  const refuseBlocked = await askBlacklist(ctx, ctx.seller.id)
  const planned: PlannedOrder[] = []
  for (const [shipment_at, asked] of shipments.entries()) {
    const address = checkedAddress(asked.address, ctx.language)
    const groups = await cartGroups(ctx, asked.cart_item_ids)
    await refuseBlocked(address)
    for (const group of groups)
      planned.push(await planGroup(ctx, planning, { ...asked, address }, { group, shipment_at }))
  }
  return planned
}
