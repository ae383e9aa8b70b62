import { expect, test } from 'vitest'
import type { MarketAnswer } from '../core/market-client.ts'
import { connectors } from '../registry.ts'
import { playSamples } from '../testing/play-samples.ts'
import { retryAfterMs } from './retry-after.ts'

const answer = (headers: MarketAnswer['headers']): MarketAnswer => ({
  status: 429,
  headers,
  text: '{}',
  bytes: Buffer.from('{}'),
  json: <T>() => ({}) as T,
})
const date = 'Mon, 02 Nov 2026 08:00:00 GMT'

test.each([
  ['90', 90_000],
  ['Mon, 02 Nov 2026 08:02:00 GMT', 120_000],
  ['Mon, 02 Nov 2026 07:00:00 GMT', 0],
  ['999999999', 86_400_000],
  ['-1', 0],
  ['soon', 0],
])('a server that says %s is left alone for %s ms', (told, wait_ms) => {
  expect(retryAfterMs({ headers: { 'retry-after': told, date } })).toBe(wait_ms)
  expect(retryAfterMs({ headers: {} })).toBe(0)
})

test.each(connectors.map((connector) => [connector.slug, connector] as const))(
  '%s: a limit told as a date is a number of milliseconds',
  async (_slug, connector) => {
    const { conn } = playSamples(connector, [])
    const headers = { 'retry-after': 'Mon, 02 Nov 2026 08:02:00 GMT', 'x-next-replenishment-time': 'soon', date }
    const limited = { ...conn, http: { send: async () => answer(headers) } }
    const error = await connector.getOrder(limited, '27').catch((fault: unknown) => fault)
    expect(error).toHaveProperty('retry_after_ms', expect.any(Number))
    expect(error).not.toHaveProperty('retry_after_ms', Number.NaN)
  },
)
