import { z } from 'zod'
import type { PrivacyWish, StoreConn, Webhooks } from '../core/connector.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { sha256Hex } from '../core/signing.ts'
import { isSameHook } from './hook-address.ts'

const Hooks = z.object({
  webhooks: z.array(z.object({ id: ExternalId, topic: LooseText, address: LooseText })).nullish(),
})
const Body = z.object({ id: ExternalId })

interface StorefrontHooks {
  /** Headers are named `x-<name>-topic` and so on. */
  readonly name: string
  readonly dedupe_header: string
  readonly topics: readonly string[]
  readonly verify: Webhooks['verify']
  isRevoked(topic: string): boolean
  /** Compliance topics, where the platform documents them. */
  readonly wishes?: Readonly<Record<string, PrivacyWish['kind']>>
  list(conn: StoreConn): Promise<unknown>
  add(conn: StoreConn, topic: string, address: string): Promise<unknown>
  remove(conn: StoreConn, id: string): Promise<unknown>
}

const Wish = z.object({
  customer: z.object({ email: LooseText, phone: LooseText }).nullish(),
  orders_to_redact: z.array(ExternalId).nullish(),
})

function getWish(kind: PrivacyWish['kind'], body: unknown): PrivacyWish {
  const { customer, orders_to_redact } = readShape(Wish, body)
  // Some shops show their numbers with a `#`.
  const order_numbers = (orders_to_redact ?? []).flatMap((number) => [number, number.replace(/^#/, '')])
  return { kind, email: customer?.email ?? '', phone: customer?.phone ?? '', order_ids: [], order_numbers }
}

/** Ours, whatever address we had when they were made. */
async function ownHooks(own: StorefrontHooks, conn: StoreConn, address: string) {
  const known = readShape(Hooks, await own.list(conn)).webhooks ?? []
  return known.filter((hook) => isSameHook(hook.address, address))
}

export const storefrontWebhooks = (own: StorefrontHooks): Webhooks => ({
  verify: own.verify,
  parse(_app, { headers, raw_body }) {
    const topic = headers[`x-${own.name}-topic`] ?? ''
    const is_order = topic.startsWith('orders/')
    const body = JSON.parse(raw_body.toString('utf8'))
    const event = {
      dedupe_key: headers[own.dedupe_header] || sha256Hex(raw_body),
      external_shop_id: headers[`x-${own.name}-shop-domain`] ?? '',
    }
    const wish = own.wishes?.[topic]
    if (wish) return [{ ...event, kind: 'privacy', external_order_id: '', wish: getWish(wish, body) }]
    const { id } = readShape(Body, body)
    const kind = is_order ? 'order' : own.isRevoked(topic) ? 'revoked' : 'other'
    return [{ ...event, kind, external_order_id: is_order ? id : '' }]
  },
  async subscribe(conn, address) {
    const known = await ownHooks(own, conn, address)
    for (const topic of own.topics) {
      if (known.some((hook) => hook.topic === topic && hook.address === address)) continue
      await own.add(conn, topic, address)
    }
    for (const hook of known) if (hook.address !== address) await own.remove(conn, hook.id)
  },
  async unsubscribe(conn, address) {
    for (const { id } of await ownHooks(own, conn, address)) await own.remove(conn, id)
  },
})
