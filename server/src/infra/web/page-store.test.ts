import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { packedBody, type RenderedPage, sealScripts, toRenderedPage } from '../http/rendered-page.ts'
import { createPageStore } from './page-store.ts'

const page = (text: string, is_keepable = true): RenderedPage => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
  etag: `"${text}"`,
  script_hashes: [],
  packed: new Map(),
  is_keepable,
})

function setUp(max_bytes = 1_000_000, is_keepable = true) {
  const world = { version: 1, now_ms: 0, rendered: [] as string[], admit: (_visitor: string): void => {} }
  const store = createPageStore({
    render: async (url) => {
      world.rendered.push(url)
      await Promise.resolve()
      return page(`${url} #${world.rendered.length}`, is_keepable)
    },
    admit: (visitor) => world.admit(visitor),
    version: async () => world.version,
    now_ms: () => world.now_ms,
    max_bytes,
  })
  const read = async (url: string) => (await store.get(url, 'visitor')).body.toString()
  return { world, store, read }
}

test('a page is rendered once and kept until content changes', async () => {
  const { world, read } = setUp()
  expect([await read('/'), await read('/')]).toEqual(['/ #1', '/ #1'])
  world.version = 2
  expect(await read('/')).toBe('/ #2')
})

test('visitors who come at once share one rendering', async () => {
  const { world, store } = setUp()
  await Promise.all([store.get('/', 'visitor'), store.get('/', 'visitor'), store.get('/', 'visitor')])
  expect(world.rendered).toHaveLength(1)
})

test('a rendering is counted against the visitor who waits for it, and only then', async () => {
  const { world, store, read } = setUp()
  const counted: string[] = []
  world.admit = (visitor) => counted.push(visitor)
  await Promise.all([store.get('/', 'a'), store.get('/', 'b')])
  await read('/')
  expect(counted).toEqual(['a'])
  world.now_ms = 31_000
  await read('/')
  await new Promise((resolve) => setImmediate(resolve))
  expect([world.rendered.length, counted.length]).toEqual([2, 1])
  world.admit = () => {
    throw new Error('too many')
  }
  expect(await read('/')).toBe('/ #2')
  await expect(read('/new')).rejects.toThrow('too many')
  await expect(read(`/?q=${'x'.repeat(400)}`)).rejects.toThrow('too many')
  expect(world.rendered).toHaveLength(2)
})

test('an ageing page is served while it is rendered again, an old one is not', async () => {
  const { world, read } = setUp()
  await read('/')
  world.now_ms = 31_000
  expect(await read('/')).toBe('/ #1')
  await new Promise((resolve) => setImmediate(resolve))
  expect(await read('/')).toBe('/ #2')
  world.now_ms += 301_000
  expect(await read('/')).toBe('/ #3')
})

test('what came out incomplete or has an endless address is not kept', async () => {
  const broken = setUp(1_000_000, false)
  await broken.read('/')
  await broken.read('/')
  expect(broken.world.rendered).toHaveLength(2)
  const long = setUp()
  await long.read(`/?q=${'x'.repeat(400)}`)
  expect(long.store.size().pages).toBe(0)
})

test('memory stays bounded and the page asked for last survives', async () => {
  const { world, store, read } = setUp(40)
  await read('/a')
  await read('/b')
  await read('/a')
  await read('/c')
  await read('/d')
  expect(store.size().bytes).toBeLessThanOrEqual(40)
  const before = world.rendered.length
  await read('/d')
  expect(world.rendered).toHaveLength(before)
})

test('only scripts of the rendering itself are allowed to run', () => {
  const html = '<script nonce="n+/1">a()</script><script>evil()</script><script nonce="n+/1" src="/x.js"></script>'
  const sealed = sealScripts(html, 'n+/1')
  expect(sealed.html).toBe('<script>a()</script><script>evil()</script><script src="/x.js"></script>')
  const hash = createHash('sha256').update('a()').digest('base64')
  expect(sealed.script_hashes).toEqual([`'sha256-${hash}'`])
})

test('the same content has the same mark, and packs to what the browser reads', async () => {
  const text = 'x'.repeat(5000)
  const answer = () => new Response(text, { headers: { 'content-type': 'text/plain' } })
  const [one, two] = [await toRenderedPage(answer(), 'n', true), await toRenderedPage(answer(), 'm', true)]
  expect(one.etag).toBe(two.etag)
  expect((await packedBody(one, 'gzip, br')).encoding).toBe('br')
  expect((await packedBody(one, 'identity')).body.toString()).toBe(text)
  expect((await toRenderedPage(new Response('', { status: 404 }), 'n', true)).is_keepable).toBe(false)
})
