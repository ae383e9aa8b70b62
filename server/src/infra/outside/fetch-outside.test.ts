import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentFor, allowOrigins, fetchOutside, requireOutside } from './fetch-outside.ts'
import { isSafeAddress } from './outside-route.ts'

let asked = 0
let port = 0
const inside = createServer((request, reply) => {
  asked += 1
  if (request.url === '/moved') reply.writeHead(302, { location: '/' }).end()
  else reply.writeHead(200, { 'content-type': 'text/plain' }).end(`${request.method} ${request.headers.host}`)
})
beforeAll(async () => {
  await new Promise<void>((done) => inside.listen(0, '127.0.0.1', done))
  port = (inside.address() as AddressInfo).port
})
afterAll(() => inside.close())

test('our own network is never asked: by address, by a name that leads there, or at an unusual port', async () => {
  for (const address of ['http://127.0.0.1/', 'http://[::1]/', 'http://10.0.0.8:8080/', 'https://169.254.169.254/']) {
    await expect(fetchOutside(address), address).rejects.toMatchObject({ code: 'address_private' })
    expect(() => agentFor(address), address).toThrow('private network')
  }
  await expect(fetchOutside(`http://localhost:${port}/`)).rejects.toMatchObject({ code: 'address_private' })
  await expect(fetchOutside('http://localhost:8080/')).rejects.toMatchObject({ code: 'address_private' })
  await expect(requireOutside('https://localhost/')).rejects.toMatchObject({ code: 'address_private' })
  expect(asked).toBe(0)
})

test('an origin that the operator names is asked, and redirects are followed only where asked for', async () => {
  const origin = `http://127.0.0.1:${port}`
  allowOrigins([origin])
  const posted = await fetchOutside(`${origin}/x`, { method: 'POST', body: new URLSearchParams({ a: '1' }) })
  expect([posted.status, await posted.text()]).toEqual([200, `POST 127.0.0.1:${port}`])
  expect((await fetchOutside(`${origin}/moved`)).status).toBe(302)
  expect((await fetchOutside(`${origin}/moved`, { redirect: 'follow' })).status).toBe(200)
})

test('keys go only to encrypted public addresses, and to what the operator names', () => {
  const named = new Set(['http://10.0.0.8:8080'])
  const safe = (address: string) => isSafeAddress(new URL(address), named)
  expect(['https://sms.example', 'https://sms.example:8443/v2', 'http://10.0.0.8:8080/x'].map(safe)).toEqual([
    true,
    true,
    true,
  ])
  expect(
    ['http://sms.example', 'https://10.0.0.8', 'https://127.0.0.1:8443', 'https://x.example:22'].map(safe),
  ).toEqual([false, false, false, false])
})
