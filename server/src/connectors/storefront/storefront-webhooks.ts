import { z } from 'zod'
import type { StoreConn, Webhooks } from '../connector.ts'
import { ExternalId, LooseText, readShape } from '../read-shape.ts'
import { sha256Hex } from '../signing.ts'

const Hooks = z.object({ webhooks: z.array(z.object({ topic: LooseText, address: LooseText })).nullish() })
const Body = z.object({ id: ExternalId })

interface StorefrontHooks {
  /** Headers are named `x-<name>-topic` and so on. */
  readonly name: string
  readonly dedupe_header: string
  readonly topics: readonly string[]
  readonly verify: Webhooks['verify']
  isRevoked(topic: string): boolean
  list(conn: StoreConn): Promise<unknown>
  add(conn: StoreConn, topic: string, address: string): Promise<unknown>
}

export const storefrontWebhooks = (own: StorefrontHooks): Webhooks => ({
  verify: own.verify,
  parse(_app, { headers, raw_body }) {
    const topic = headers[`x-${own.name}-topic`] ?? ''
    const is_order = topic.startsWith('orders/')
    const { id } = readShape(Body, JSON.parse(raw_body.toString('utf8')))
    return [
      {
        dedupe_key: headers[own.dedupe_header] || sha256Hex(raw_body),
        kind: is_order ? 'order' : own.isRevoked(topic) ? 'revoked' : 'other',
        external_shop_id: headers[`x-${own.name}-shop-domain`] ?? '',
        external_order_id: is_order ? id : '',
      },
    ]
  },
  async subscribe(conn, address) {
    const known = readShape(Hooks, await own.list(conn)).webhooks ?? []
    for (const topic of own.topics) {
      if (known.some((hook) => hook.topic === topic && hook.address === address)) continue
      await own.add(conn, topic, address)
    }
  },
})
