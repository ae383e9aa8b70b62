import type { AppCtx } from '../../infra/context.ts'
import { hookPoint } from '../../infra/hooks.ts'

interface DesignedGoods {
  readonly goods_id: number
  readonly design_id: number
  readonly version: number
}

interface OrderUse {
  readonly unpaid_orders: number
  readonly paid_orders: number
}

export const designHooks = {
  findGoods: hookPoint<(ctx: AppCtx, seller_id: number, goods_id: number) => Promise<DesignedGoods | undefined>>({
    name: 'design.findGoods',
    may: ['answer'],
    hasOne: true,
    about: 'The design and version of goods.',
  }),
  countOrders: hookPoint<(ctx: AppCtx, seller_id: number, goods_id: number) => Promise<OrderUse>>({
    name: 'design.countOrders',
    may: ['answer'],
    hasOne: true,
    about: 'How many orders contain goods, before their design is changed.',
  }),
}
