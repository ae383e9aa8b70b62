import { expect, test } from 'vitest'
import { playSamples } from '../testing/play-samples.ts'
import { samplesOf } from '../testing/samples.ts'
import { ozon } from './ozon.ts'

test('a posting asked for alone has its price as text and the currency beside it', async () => {
  const samples = samplesOf('ozon').filter(({ request }) => request.path === '/v3/posting/fbs/get')
  expect(samples).toHaveLength(1)
  const order = await ozon.getOrder(playSamples(ozon, samples).conn, 'any')
  expect(order.lines[0]?.unit_price?.amount).toMatch(/^\d+\.\d\d$/)
  expect(order.lines[0]?.unit_price?.currency).toMatch(/^[A-Z]{3}$/)
  expect(order.total?.currency).toBe(order.lines[0]?.unit_price?.currency)
})

test('a page of postings has prices as objects', async () => {
  const { conn } = playSamples(ozon, samplesOf('ozon'))
  const page = await ozon.pullOrders(conn, { since: '2026-11-01T00:00:00Z', until: '2026-11-02T00:00:00Z', page: null })
  expect(page.unread).toEqual([])
  expect(page.orders[0]?.lines[0]?.unit_price?.amount).toMatch(/^\d+\.\d\d$/)
})
