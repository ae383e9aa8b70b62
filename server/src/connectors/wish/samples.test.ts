import { findStorePlatform } from '@inkroute/contract/store/platforms'
import { expect, test } from 'vitest'
import { playSamples } from '../testing/play-samples.ts'
import { getSamples } from '../testing/samples.ts'
import { wish } from './wish.ts'

const samples = getSamples('wish')

test('nothing of Wish is proven, so it is not offered to new stores', () => {
  expect(new Set(samples.map(({ proof }) => proof))).toEqual(new Set(['unproven']))
  expect(findStorePlatform(wish.platform)?.is_dormant).toBe(true)
})

test('stores that are connected go on: orders are read and parcels told', async () => {
  const { conn, sent } = playSamples(wish, samples)
  const window = { since: '2026-11-01T00:00:00.000Z', until: '2026-11-02T08:00:00.000Z', page: null }
  const { orders, unread } = await wish.pullOrders(conn, window)
  expect(unread).toEqual([])
  expect(orders.map(({ status }) => status)).toEqual(['ready_to_ship', 'shipped', 'refunded'])
  const [first] = orders
  expect(first).toMatchObject({
    total: { amount: '39.80', currency: 'USD' },
    lines: [{ external_line_id: 'o1', quantity: 2, sku: 'MOON-RED-M' }],
  })
  const shipment = {
    shipment_id: '17',
    external_order_id: 'o1',
    tracking_number: 'YT9',
    carrier_code: 'YunExpress',
    carrier_name: 'YunExpress',
    tracking_url: '',
    shipped_at: '2026-11-02T08:00:00.000Z',
    lines: [],
    completes_order: true,
  }
  if (!first) throw new Error('no order')
  expect(await wish.ship(conn, shipment, first)).toEqual({ already: false })
  expect(sent.at(-1)?.method).toBe('PUT')
})
