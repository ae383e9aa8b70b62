import { expect, test, vi } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { inTransaction } from '../db/transaction.ts'

const here = await testApp()
const there = await testApp({ database_url: here.database_url })

/** What each node hears of a topic, in order. */
function listen(topic: string) {
  const [own, other]: [unknown[], unknown[]] = [[], []]
  here.ctx.events.subscribe(topic, (payload) => own.push(payload))
  there.ctx.events.subscribe(topic, (payload) => other.push(payload))
  return { own, other }
}

test('a node hears its own signal once, before the transaction returns, and others hear it too', async () => {
  const { own, other } = listen('change')
  for (const number of [1, 2, 3]) {
    await inTransaction(here.ctx, async (tx) => {
      await tx.events.publish(tx.db, 'change', { number })
      expect(own).toHaveLength(number - 1)
    })
    expect(own).toHaveLength(number)
  }
  await here.ctx.events.publish(here.ctx.db, 'change', { number: 4 })
  expect(own).toHaveLength(4)
  await vi.waitFor(() => expect(other).toHaveLength(4), { timeout: 60_000 })
  // The last signal has come back over the connection once another node has sent one more behind it.
  await there.ctx.events.publish(there.ctx.db, 'change', { number: 5 })
  await vi.waitFor(() => expect(own).toHaveLength(5), { timeout: 60_000 })
  const all = [1, 2, 3, 4, 5].map((number) => ({ number }))
  expect(own).toEqual(all)
  await vi.waitFor(() => expect(other).toEqual(all), { timeout: 60_000 })
})

test('nobody hears of what was rolled back', async () => {
  const { own, other } = listen('lost')
  const refused = inTransaction(here.ctx, async (tx) => {
    await tx.events.publish(tx.db, 'lost', { number: 1 })
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  await here.ctx.events.publish(here.ctx.db, 'lost', { number: 2 })
  await vi.waitFor(() => expect(other).toEqual([{ number: 2 }]), { timeout: 60_000 })
  expect(own).toEqual([{ number: 2 }])
})
