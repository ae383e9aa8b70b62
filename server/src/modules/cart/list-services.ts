import type { getAddValueDiscount as contract } from '@inkroute/contract/cart/cart'
import { addValueServices, addValueTiers } from '@inkroute/contract/cart/codes'
import type { Reply } from '@inkroute/contract/endpoint'
import { fenToDecimal } from '@inkroute/contract/money'
import type { SellerCtx } from '../../infra/context.ts'

export const getAddValueDiscount = async (ctx: SellerCtx): Promise<Reply<typeof contract>> => ({
  services: addValueServices.map((service) => ({
    key: service.key,
    name: service[ctx.language],
    price: fenToDecimal(service.price_fen),
    weight_g: service.weight_g,
  })),
  tiers: addValueTiers.map(({ quantity, discount_bp }) => ({ quantity, discount_percent: discount_bp / 100 })),
})
