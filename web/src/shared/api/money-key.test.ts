import { buyDesignPack } from '@inkroute/contract/membership/buy'
import { payOrders } from '@inkroute/contract/order/order'
import { expect, onTestFinished, test, vi } from 'vitest'
import { call } from './client.ts'

const answer = (status: number, body: object) => async () => new Response(JSON.stringify(body), { status })
const ok = answer(200, { status_code: 200, data: {} })
const running = answer(200, { status_code: 409, error: 'idempotency_running', data: {} })

/** Sends one call for each answer, the last of which goes to whatever follows, and returns the keys they carried. */
async function getKeys(answers: (() => Promise<Response>)[], send: () => Promise<unknown>): Promise<(string | null)[]> {
  const fake = vi.spyOn(globalThis, 'fetch')
  fake.mockClear()
  onTestFinished(() => fake.mockRestore())
  fake.mockImplementation(answers.at(-1) ?? ok)
  for (const one of answers) {
    fake.mockImplementationOnce(one)
    await send().catch(() => null)
  }
  return fake.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))
}

const buy = () => call(buyDesignPack, { id: 1, price: '9.00', method: 'balance' })

test('a purchase keeps its key until it is answered, and the next one has another', async () => {
  const lost = async () => Promise.reject(new TypeError('offline'))
  const broken = async () => new Response('<html>', { status: 502 })
  const keys = await getKeys([lost, broken, running, ok, ok], buy)
  expect(new Set(keys.slice(0, 4)).size).toBe(1)
  expect(keys[0]).toMatch(/^[\d-]{8,}$/)
  expect(keys[4]).not.toBe(keys[0])
})

test('pressed twice, it is one purchase; other calls carry no key', async () => {
  const twice = await getKeys([ok], () => Promise.all([buy(), buy()]))
  expect(twice).toHaveLength(2)
  expect(twice[0]).toBe(twice[1])
  expect(await getKeys([ok], () => call(payOrders, { ids: [1], method: 'balance' }))).toEqual([null])
})
