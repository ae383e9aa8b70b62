import type { Input, Reply } from '@inkroute/contract/endpoint'
import { fbaCenters } from '@inkroute/contract/order/fba/centers'
import type {
  createFbaOrder as createContract,
  previewFbaOrder as previewContract,
} from '@inkroute/contract/order/fba/fba'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { addUp, createOrder, planOrders, viewPlan } from '../checkout/checkout.ts'
import type { PlannedOrder } from '../checkout/plan-groups.ts'
import { selectOrdersById } from '../core/order.queries.ts'
import { beginFba, getGates } from './read-fba.ts'

const MM_PER_CM = 10

type Plan = Input<typeof previewContract>

/** Amazon's warehouse as the recipient. */
function getShipment({ center: code, cart_item_ids, channels, phone, shipment_no, is_pickup }: Plan) {
  const center = fbaCenters.find((one) => one.code === code)
  if (!center) throw new AppError('not_found')
  const { country, state, city, postcode, street1 } = center
  const address = {
    name: `Amazon ${code}`,
    company: 'Amazon.com Services, Inc.',
    phone,
    email: '',
    country,
    state,
    city,
    postcode,
    street1,
    street2: shipment_no,
    tax_no: '',
  }
  return { address, cart_item_ids, channels, remark: '', coupon: 'best' as const, is_pickup, in_cartons: true }
}

/** The planned shipment with its cartons, and those that no channel accepts. */
async function viewShipment(ctx: SellerCtx, plan: PlannedOrder) {
  const codes = new Map(plan.group.lines.map(({ sku }) => [sku.id, sku.sku_code]))
  return {
    ...(await viewPlan(ctx, plan)),
    boxes: plan.cartons.map((carton, at) => ({
      box_no: at + 1,
      weight_g: carton.weight_g,
      length_cm: carton.length_mm / MM_PER_CM,
      width_cm: carton.width_mm / MM_PER_CM,
      height_cm: carton.height_mm / MM_PER_CM,
      items: carton.items.map(({ id, quantity }) => ({ sku_id: id, quantity, sku_code: codes.get(id) ?? '' })),
    })),
    refusals: plan.refusals.map(({ rate, reason, limit, most, parcels_at }) => ({
      channel_id: rate.channel_id,
      channel_name: rate[`name_${ctx.language}`],
      reason,
      limit,
      most,
      box_nos: parcels_at.map((at) => at + 1),
    })),
  }
}

export async function previewFbaOrder(ctx: SellerCtx, input: Plan): Promise<Reply<typeof previewContract>> {
  const plans = await planOrders(ctx, [getShipment(input)])
  const orders = await Promise.all(plans.map((plan) => viewShipment(ctx, plan)))
  const getGate = await getGates(ctx)
  const gates = orders.flatMap(({ warehouse_code, channel }) =>
    channel?.channel.kind === 'pickup' ? [{ warehouse_code, ...getGate(warehouse_code) }] : [],
  )
  return { orders, gates, ...addUp(plans) }
}

/** An order like any other, at the price of the same plan, with cartons on top. */
export async function createFbaOrder(
  ctx: SellerCtx,
  input: Input<typeof createContract>,
): Promise<Reply<typeof createContract>> {
  return inTransaction(ctx, async (tx) => {
    const shipments = [getShipment(input)]
    const made = await createOrder(tx, { shipments, expected_total: input.expected_total }, 'fba')
    const { shipment_no, center } = input
    for (const order of await selectOrdersById(tx.db, tx.seller.id, made.ids))
      await beginFba(tx, order, { shipment_no, center })
    return { ids: made.ids, total: made.total }
  })
}
