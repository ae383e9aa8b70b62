import { z } from 'zod'
import type { StoreConn, Webhooks } from '../core/connector.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { sameText, sha256Hex } from '../core/signing.ts'
import { walmartCall } from './walmart-call.ts'

const USER = 'inkroute'
const TOPIC = 'ORDER_UPDATES'
const PATH = '/v3/webhooks/subscriptions'

const Subscriptions = z.object({
  events: z.array(z.object({ subscriptionId: LooseText, eventType: LooseText, eventUrl: LooseText })).nullish(),
})
const Named = z.object({ purchaseOrderId: ExternalId.nullish(), partnerId: ExternalId.nullish() })
const Push = z.object({
  source: z.object({ eventType: z.string(), eventId: LooseText }),
  payload: Named.extend({ order: Named.nullish() }).nullish(),
})

async function ownHooks(conn: StoreConn, address: string) {
  const { events } = readShape(Subscriptions, await walmartCall(conn, { path: PATH }))
  return (events ?? []).filter(({ eventUrl }) => eventUrl === address)
}

async function remove(conn: StoreConn, id: string): Promise<void> {
  await walmartCall(conn, { method: 'DELETE', path: `${PATH}/${encodeURIComponent(id)}` })
}

export const webhooks: Webhooks = {
  verify: (_app, { headers }, secret) =>
    secret !== '' &&
    // Its documents show the value without the word; Basic authentication has it.
    sameText((headers.authorization ?? '').replace(/^Basic /, ''), Buffer.from(`${USER}:${secret}`).toString('base64')),
  parse(_app, { raw_body }) {
    const { source, payload } = readShape(Push, JSON.parse(raw_body.toString('utf8')))
    return [
      {
        dedupe_key: source.eventId || sha256Hex(raw_body),
        // The single events go on 15 December 2026; until then a shop connected earlier may still send them.
        kind: /^(ORDER_UPDATES|PO_|INTENT_TO_CANCEL)/.test(source.eventType) ? 'order' : 'other',
        external_shop_id: payload?.partnerId ?? payload?.order?.partnerId ?? '',
        external_order_id: payload?.order?.purchaseOrderId ?? payload?.purchaseOrderId ?? '',
      },
    ]
  },
  async subscribe(conn, address, secret) {
    const known = await ownHooks(conn, address)
    if (!known.some(({ eventType }) => eventType === TOPIC)) {
      const event = {
        eventType: TOPIC,
        eventVersion: 'V1',
        resourceName: 'ORDER',
        eventUrl: address,
        status: 'ACTIVE',
        authDetails: { authMethod: 'BASIC_AUTH', userName: USER, password: secret },
      }
      await walmartCall(conn, { method: 'POST', path: PATH, body: { events: [event] } })
    }
    for (const { eventType, subscriptionId } of known) if (eventType !== TOPIC) await remove(conn, subscriptionId)
  },
  async unsubscribe(conn, address) {
    for (const { subscriptionId } of await ownHooks(conn, address)) await remove(conn, subscriptionId)
  },
}
