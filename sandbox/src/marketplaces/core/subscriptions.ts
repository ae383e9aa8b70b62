import type { Shop, Subscription } from './model.ts'
import type { World } from './world.ts'

export const getSubscriptions = (world: World, shop: Shop): Subscription[] =>
  world.book.subscriptions.filter(({ shop_id }) => shop_id === shop.shop_id)

export const subscriptionFor = (world: World, shop: Shop, topic: string | undefined): Subscription | null =>
  getSubscriptions(world, shop).find((subscription) => subscription.topic === topic) ?? null

interface WantedSubscription {
  readonly subscription_id: string
  readonly topic: string
  readonly url: string
  readonly secret?: string
}

export function subscribe(world: World, shop: Shop, wanted: WantedSubscription): Subscription {
  const { subscription_id, topic, url, secret = '' } = wanted
  const subscription = { subscription_id, shop_id: shop.shop_id, topic, url, secret }
  world.book.subscriptions = [...world.book.subscriptions, subscription]
  world.book.touch()
  return subscription
}

/** False if this shop has none of that id. */
export function unsubscribe(world: World, shop: Shop, subscription_id: string): boolean {
  const isIt = (known: Subscription) => known.shop_id === shop.shop_id && known.subscription_id === subscription_id
  const is_known = world.book.subscriptions.some(isIt)
  world.book.subscriptions = world.book.subscriptions.filter((known) => !isIt(known))
  world.book.touch()
  return is_known
}
