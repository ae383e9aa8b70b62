import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, test, vi } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { inTransaction } from '../db/transaction.ts'
import { countConnections } from '../watch/watch.queries.ts'

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
  await vi.waitFor(() => expect(other).toHaveLength(4), { timeout: inject('patience_ms') })
  // The last signal has come back over the connection once another node has sent one more behind it.
  await there.ctx.events.publish(there.ctx.db, 'change', { number: 5 })
  await vi.waitFor(() => expect(own).toHaveLength(5), { timeout: inject('patience_ms') })
  const all = [1, 2, 3, 4, 5].map((number) => ({ number }))
  expect(own).toEqual(all)
  await vi.waitFor(() => expect(other).toEqual(all), { timeout: inject('patience_ms') })
})

test('nobody hears of what was rolled back', async () => {
  const { own, other } = listen('lost')
  const refused = inTransaction(here.ctx, async (tx) => {
    await tx.events.publish(tx.db, 'lost', { number: 1 })
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  await here.ctx.events.publish(here.ctx.db, 'lost', { number: 2 })
  await vi.waitFor(() => expect(other).toEqual([{ number: 2 }]), { timeout: inject('patience_ms') })
  expect(own).toEqual([{ number: 2 }])
})

test('however often its connection is lost, a node listens on one, and says while it has none that it cannot work', async () => {
  const node = await testApp()
  const other = await testApp({ database_url: node.database_url })
  const ready = async () =>
    ((await (await fetch(`${node.origin}/healthz`)).json()) as { checks: { events: boolean } }).checks.events
  const listeners = () => countConnections(other.ctx.db, node.ctx.events.name)
  const lose = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${node.ctx.events.name}`.execute(
      other.ctx.db,
    )
  for (let losses = 0; losses < 5; losses++) {
    const before = node.ctx.events.line() ?? 0
    await lose()
    await vi.waitFor(() => expect(node.ctx.events.line()).toBe(before + 1), { timeout: inject('patience_ms') })
    expect(await listeners()).toBe(1)
  }
  expect(await (await fetch(`${node.origin}/metrics`)).text()).toMatch(/^inkroute_event_listeners 1$/m)

  const admin = new pg.Client({ connectionString: inject('postgres_url') })
  await admin.connect()
  const allow = (is_open: boolean) =>
    admin.query(`alter database ${new URL(node.database_url).pathname.slice(1)} allow_connections ${is_open}`)
  await allow(false)
  await lose()
  await vi.waitFor(async () => expect(await ready()).toBe(false), { timeout: inject('patience_ms') })
  await allow(true)
  await admin.end()
  await vi.waitFor(async () => expect(await ready()).toBe(true), { timeout: inject('patience_ms') })
  expect(await listeners()).toBe(1)
  const heard: unknown[] = []
  node.ctx.events.subscribe('again', (payload) => heard.push(payload))
  await other.ctx.events.publish(other.ctx.db, 'again', { number: 1 })
  await vi.waitFor(() => expect(heard).toEqual([{ number: 1 }]), { timeout: inject('patience_ms') })
})
