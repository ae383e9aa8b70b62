import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, inject, onTestFinished, test } from 'vitest'
import { StartError } from '../../../config/start-error.ts'
import { untilDatabaseReady } from './await-database.ts'

const fields = (code: string, message: string) => `SFATAL\0VFATAL\0C${code}\0M${message}\0\0`

/** What PostgreSQL sends instead of a connection. */
function refusal(code: string, message: string): Buffer {
  const text = Buffer.from(fields(code, message))
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(text.length + 4, 1)
  return Buffer.concat([head, text])
}

/** A server at whose door `answer` decides what a caller hears; null is silence. */
async function door(answer: (call: number) => Buffer | null): Promise<{ url: string; calls: () => number }> {
  let calls = 0
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket.on('error', () => {}))
    const said = answer(++calls)
    if (said) socket.once('data', () => socket.end(said))
  })
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return { url: `postgres://inkroute:x@127.0.0.1:${port}/inkroute`, calls: () => calls }
}

const starting = refusal('57P03', 'the database system is starting up')
const quick = { silence_ms: 100, answer_ms: 50, report: () => {} }

test('a server that says it is starting up is waited for, however long that takes', async () => {
  const { url, calls } = await door((call) => (call <= 10 ? starting : refusal('28P01', 'wrong password')))
  await expect(untilDatabaseReady(url, quick)).rejects.toThrow('The database refuses us: wrong password.')
  expect(calls()).toBe(11)
})

test('one that does not answer at all is given up with a sentence', async () => {
  const { url } = await door(() => null)
  const given_up = await untilDatabaseReady(url, quick).catch((error: unknown) => error)
  expect(given_up).toBeInstanceOf(StartError)
  expect((given_up as Error).message).toMatch(/^The database at 127\.0\.0\.1:\d+ has not answered for \d+ seconds \(/)
})

test('silence counts from the last answer', async () => {
  const { url, calls } = await door((call) => (call % 2 === 0 && call < 12 ? starting : call < 12 ? null : starting))
  const enough = new Error('enough')
  const check = () => {
    if (calls() === 12) throw enough
  }
  await expect(untilDatabaseReady(url, { ...quick, silence_ms: 2_000, check })).rejects.toBe(enough)
})

test('one that is there is taken at once', async () => {
  let asked = 0
  await untilDatabaseReady(inject('postgres_url'), { answer_ms: inject('patience_ms'), check: () => void asked++ })
  expect(asked).toBe(1)
})
