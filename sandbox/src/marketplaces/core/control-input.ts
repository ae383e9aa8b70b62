import type { FastifyRequest } from 'fastify'
import { bodyText } from './http.ts'
import type { Shop } from './model.ts'
import type { World } from './world.ts'

type Body = Record<string, unknown>

export class ControlError extends Error {}

export const toInput = (request: FastifyRequest): Body => {
  const text = bodyText(request)
  return text === '' ? {} : (JSON.parse(text) as Body)
}

export function getShop(world: World, shop_id: unknown): Shop {
  const shop = world.book.shops.get(String(shop_id))
  if (!shop) throw new ControlError(`no shop ${String(shop_id)}`)
  return shop
}
