import { expect, test } from 'vitest'
import { temuLocal } from '../temu-local/temu-local.ts'
import { playSamples } from '../testing/play-samples.ts'
import { getSamples } from '../testing/samples.ts'
import { temu } from './temu.ts'

test.each([temu, temuLocal])(
  'the detail has no time of change: what is read now is the order now',
  async (connector) => {
    const samples = getSamples(connector.slug)
    const detail = samples.find(({ request }) => request.name === 'bg.order.detail.v2.get')
    expect(JSON.stringify(detail?.answer)).not.toContain('updateTime')
    const { conn, sent } = playSamples(connector, samples, { shop: { region: 'us' } })
    const order = await connector.getOrder(conn, 'PO-1')
    expect(order.updated_at).toBe('2026-11-02T08:00:00.000Z')
    expect(order.lines.length).toBeGreaterThan(0)
    // Parcels are asked for by sub-order, not by order.
    const asked = sent.map(({ body }) => JSON.parse(String(body)) as { type: string; orderSn?: string })
    for (const call of asked.filter(({ type }) => type === 'bg.logistics.shipment.v2.get'))
      expect(call.orderSn).toEqual(expect.any(String))
  },
)
