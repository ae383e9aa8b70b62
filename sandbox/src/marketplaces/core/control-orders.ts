import type { FastifyInstance } from 'fastify'
import { ControlError, getShop, toInput } from './control-input.ts'
import type { Address, Order } from './model.ts'
import { makeOdd, type OddChange } from './odd-orders.ts'
import {
  cancelOrder,
  changeAddress,
  deleteOrder,
  payOrder,
  placeOrder,
  refundLine,
  touchOrder,
  type WantedOrder,
} from './orders.ts'
import type { World } from './world.ts'

function getOrder(world: World, order_id: unknown): Order {
  const order = world.book.orders.get(String(order_id))
  if (!order) throw new ControlError(`no order ${String(order_id)}`)
  return order
}

/** Orders as buyers make them, many at once where a test needs them. */
export function addOrderControl(scope: FastifyInstance, world: World): void {
  scope.get<{ Querystring: { shop_id?: string } }>('/orders', async ({ query }) =>
    query.shop_id ? world.book.ordersOf(query.shop_id) : [...world.book.orders.values()],
  )
  scope.get<{ Querystring: { shop_id?: string } }>('/listings', async ({ query }) =>
    query.shop_id ? world.book.listingsOf(query.shop_id) : [...world.book.listings.values()],
  )
  scope.post('/listings/delete', async (request) => {
    const { product_id } = toInput(request)
    const done = world.book.listings.delete(String(product_id))
    world.book.touch()
    return { done }
  })
  scope.post('/listings/bin', async (request, reply) => {
    const listing = world.book.listings.get(String(toInput(request).product_id))
    if (!listing) return reply.code(400).send({ error: 'no such listing' })
    listing.extra.bin = 'yes'
    world.book.touch()
    return { done: true }
  })
  scope.post('/orders', async (request) => {
    const input = toInput(request) as WantedOrder & { shop_id: string; count?: number }
    const shop = getShop(world, input.shop_id)
    return Array.from({ length: input.count ?? 1 }, () => placeOrder(world, shop, input))
  })
  scope.post('/orders/drift', async (request) => {
    const { shop_id, count } = toInput(request)
    world.drift = { shop_id: getShop(world, shop_id).shop_id, count: Number(count ?? 1), calls: 0 }
    return { done: true }
  })
  scope.post('/orders/odd', async (request) => {
    const { order_id, changes } = toInput(request) as { order_id: string; changes?: OddChange[] }
    const order = getOrder(world, order_id)
    makeOdd(world, order, changes ?? [])
    return order
  })
  scope.post('/orders/change', async (request, reply) => {
    const { order_id, action, address, state, line_id, quantity } = toInput(request) as Record<string, string> & {
      address?: Partial<Address>
      state?: Order['state']
    }
    const order = getOrder(world, order_id)
    if (action === 'pay') payOrder(world, order)
    else if (action === 'cancel') cancelOrder(world, order)
    else if (action === 'address') changeAddress(world, order, address ?? {})
    else if (action === 'touch') touchOrder(world, order, state)
    else if (action === 'refund') refundLine(world, order, line_id ?? '', Number(quantity ?? 1))
    else if (action === 'delete') deleteOrder(world, order)
    else return reply.code(400).send({ error: 'action: pay, cancel, address, refund, touch, delete' })
    return order
  })
}
