import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importMaterials } from '@inkroute/contract/material/library'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSeller } from '../../../testing/factories.ts'
import { getCanvas } from '../../../testing/pictures.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let picture: Buffer
/** Another site: only its own port is open to imports. */
const site = createServer((request, response) => {
  const { url = '' } = request
  if (url.startsWith('/cat')) response.end(picture)
  else if (url === '/page') response.end('<!DOCTYPE html><p>no picture')
  else if (url === '/huge') response.writeHead(200, { 'content-length': String(500 * 1024 * 1024) }).end()
  else if (url === '/hop') response.writeHead(302, { location: '/cat.png' }).end()
  else if (url === '/loop') response.writeHead(302, { location: '/loop' }).end()
  else if (url === '/inside') response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end()
  else if (url === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end()
  else response.writeHead(404).end()
})
let app: TestApp
let origin: string
let token: string
beforeAll(async () => {
  picture = await getCanvas().png().toBuffer()
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  const { port } = site.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  app = await testApp({ env: { IMPORT_ALLOW: `127.0.0.1:${port}` } })
  token = (await newSeller(app)).token
})
afterAll(() => site.close())

const fetched = async (...urls: string[]) => (await app.call(importMaterials, { urls }, { token })).results

test('an imported picture is named after its URL and typed by its content', async () => {
  const [first, second] = await fetched(`${origin}/cat%20%E7%8C%AB.php?size=1`, `${origin}/hop`)
  expect(first).toMatchObject({ reason: null, material: { name: 'cat 猫.png', type: 'png', origin: '127.0.0.1' } })
  expect(second).toMatchObject({ reason: null, material: { name: 'cat.png' } })
})

test('URLs into the internal network are refused in any notation and after redirects', async () => {
  const inside = [
    'http://127.0.0.1:1/x.png',
    'http://localhost/x.png',
    'http://2130706433/x.png',
    'http://0x7f.1/x.png',
    'http://[::1]/x.png',
    'http://[::ffff:127.0.0.1]/x.png',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/x.png',
  ]
  for (const result of await fetched(...inside)) {
    expect(result).toMatchObject({ material: null, reason: '这个地址指向内部网络，不能导入' })
  }
  const [redirected] = await fetched(`${origin}/inside`)
  expect(redirected).toMatchObject({ material: null, reason: '这个地址指向内部网络，不能导入' })
})

test('other schemes, redirect loops, HTML pages, missing and huge files each get their own error', async () => {
  const results = await fetched(
    ...['file:///etc/passwd', 'ftp://example.com/a.png', 'javascript:alert(1)', 'not an address'],
    ...[`${origin}/file`, `${origin}/loop`, `${origin}/none`, `${origin}/page`, `${origin}/huge`],
  )
  expect(results.map(({ material }) => material)).toEqual(Array(9).fill(null))
  const reasons = results.map(({ reason }) => reason ?? '')
  for (const reason of reasons.slice(0, 5)) expect(reason).toContain('http')
  expect(reasons[5]).toContain('太多次')
  expect(reasons[6]).toContain('404')
  expect(reasons[7]).toContain('HTML')
  expect(reasons[8]).toContain('100 MB')
})
