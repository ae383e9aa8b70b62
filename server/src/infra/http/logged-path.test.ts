import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../../config/config.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { beforeSecrets, loggedPath } from './logged-path.ts'

let app: TestApp
const lines: string[] = []

beforeAll(async () => {
  app = await testApp({ env: { LOG_LEVEL: 'debug' } })
  const stream = (app.ctx.log as unknown as Record<symbol, { write: (line: string) => unknown }>)[
    pino.symbols.streamSym as symbol
  ]
  if (stream) stream.write = (line) => lines.push(line)
})

/** Parts of addresses that name a thing and open nothing: numbers, codes of goods, kinds. */
const plain = /^:(id|\w+_id|slug|code|kind|number|order_no|service|channel|country|place|platform|day|row_at|alert)$/
/** Terms of the catalogue, for staff, and pictures and fonts, which are for everybody. */
const isOpen = (path: string) => /^\/(req\/ops|pictures|models|fonts)\//.test(path)

/** Every route that is served, as Fastify prints them. */
function routes(): string[] {
  const open: string[] = []
  return app.http
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = ''] = /^([│├└─ ]*)(\S*)/.exec(line) ?? []
      open.length = indent.length / 4
      open.push(part)
      return line.includes('(') ? [open.join('')] : []
    })
}

const SECRET = 'sEcret_0123456789abcdefABCDEF0123456789ab'

test('no secret in a path reaches the log', async () => {
  const secrets = routes().filter(
    (path) => !isOpen(path) && (path.match(/:\w+/g) ?? []).some((name) => !plain.test(name)),
  )
  const pages = ['/personalise/:token', '/en/personalise/:token', '/personalise/:token.data']
  expect(secrets.length).toBeGreaterThan(12)
  for (const path of [...secrets, ...pages]) {
    const url = `${app.origin}${path.replace(':slug', 'etsy').replace(/:\w+/g, SECRET)}?signature=${SECRET}`
    for (const method of ['GET', 'POST', 'PUT'])
      await fetch(url, {
        method,
        redirect: 'manual',
        headers: { 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body: '{"token":"{"' }),
      })
  }
  expect(lines.length).toBeGreaterThan(30)
  expect(lines.filter((line) => line.includes(SECRET))).toEqual([])
})

test('what is no secret is still told', () => {
  expect(loggedPath('/req/frontend/personal/buyer/abc/approve?x=1')).toBe('/req/frontend/personal/buyer/*/approve')
  expect(loggedPath('/market-hook/etsy/abc')).toBe('/market-hook/etsy/*')
  expect(loggedPath('/market-hook/etsy')).toBe('/market-hook/etsy')
  expect(loggedPath('/req/ops/order/XP1?keyword=lin')).toBe('/req/ops/order/XP1')
})

test('nginx leaves out the same', () => {
  const text = readFileSync(join(projectRoot, 'deploy', 'nginx', 'log.conf'), 'utf8')
  const [, starts = ''] = /"~\*\^\(\?<before>(.+)\)\[\^\/\]\+/.exec(text) ?? []
  expect(starts.replaceAll('\\.', '.').split('|')).toEqual([...beforeSecrets])
})
