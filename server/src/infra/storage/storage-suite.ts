// What every store has to do, whatever it is built on: run by the tests against the local folder and the emulator, and by
// scripts/swift.ts against a real store.
import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { contentKey, type Storage } from './storage.ts'

export interface SuiteStep {
  readonly name: string
  run(storage: Storage): Promise<void>
}

function same(what: string, found: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)]
  if (a !== b) throw new Error(`${what}: ${a} instead of ${b}`)
}

async function failsAsMissing(what: string, work: Promise<unknown>): Promise<void> {
  const code = await work.then(
    () => 'no error',
    (error: NodeJS.ErrnoException) => error.code,
  )
  same(what, code, 'ENOENT')
}

const toHash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function keysBelow(storage: Storage, prefix: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list(prefix)) keys.push(key)
  return keys.sort()
}

/** More than one part, and not a whole number of them. */
const LARGE_BYTES = 9 * 1024 * 1024 + 123

function* blocks(bytes: number): Generator<Buffer> {
  const block = randomBytes(1024 * 1024)
  for (let sent = 0; sent < bytes; sent += block.length) yield block.subarray(0, Math.min(block.length, bytes - sent))
}

const small: SuiteStep = {
  name: 'bytes come back as they were put, in every scope',
  async run(storage) {
    for (const scope of ['public', 'private', 'incoming']) {
      const key = `${scope}/suite/small.bin`
      const body = randomBytes(5000)
      await storage.put(key, body)
      same('bytes', toHash(await storage.get(key)), toHash(body))
      same('size', await storage.size(key), 5000)
      await storage.put(key, Buffer.from('other'))
      same('replaced', String(await storage.get(key)), 'other')
      await storage.put(key, new Uint8Array(0))
      same('empty', await storage.size(key), 0)
      await storage.remove(key)
      same('removed', await storage.size(key), null)
    }
  },
}

const large: SuiteStep = {
  name: 'a stream of unknown length is stored in parts and read as a stream',
  async run(storage) {
    const hash = createHash('sha256')
    const sent = [...blocks(LARGE_BYTES)]
    for (const block of sent) hash.update(block)
    await storage.put('private/suite/large.bin', Readable.from(sent))
    const back = createHash('sha256')
    for await (const chunk of await storage.stream('private/suite/large.bin')) back.update(chunk as Buffer)
    same('bytes', back.digest('hex'), hash.digest('hex'))
    same('size', (await storage.head('private/suite/large.bin'))?.bytes, LARGE_BYTES)
    await storage.remove('private/suite/large.bin')
  },
}

const missing: SuiteStep = {
  name: 'a missing object is said to be missing, and removing it is no error',
  async run(storage) {
    same('head', await storage.head('private/suite/none'), null)
    await failsAsMissing('get', storage.get('private/suite/none'))
    await failsAsMissing('stream', storage.stream('private/suite/none'))
    await failsAsMissing('copy', storage.copy('private/suite/none', 'private/suite/copy'))
    await failsAsMissing(
      'local file',
      storage.localFile('private/suite/none').then((path) => readFile(path)),
    )
    await storage.remove('private/suite/none')
    for (const key of ['other/a', 'private/../a', '/etc/passwd', 'private/']) {
      const problem = await storage.put(key, Buffer.from('x')).then(
        () => '',
        (error: Error) => error.message,
      )
      if (!problem.startsWith('unsafe')) throw new Error(`the key ${key} was accepted`)
    }
  },
}

const listed: SuiteStep = {
  name: 'lists what is below a prefix, and copies',
  async run(storage) {
    const names = ['a/1.txt', 'a/2.txt', 'ab/3.txt']
    for (const name of names) await storage.put(`private/suite/list/${name}`, Buffer.from(name))
    same('folder', await keysBelow(storage, 'private/suite/list/a/'), [
      'private/suite/list/a/1.txt',
      'private/suite/list/a/2.txt',
    ])
    same('beginning', (await keysBelow(storage, 'private/suite/list/a')).length, 3)
    same('other scope', await keysBelow(storage, 'public/suite/list/'), [])
    await storage.copy('private/suite/list/a/1.txt', 'public/suite/copied.txt')
    same('copy', String(await storage.get('public/suite/copied.txt')), 'a/1.txt')
    for (const key of await keysBelow(storage, 'private/suite/list/')) await storage.remove(key)
    await storage.remove('public/suite/copied.txt')
    same('after', await keysBelow(storage, 'private/suite/'), [])
  },
}

const local = (scratch: string): SuiteStep => ({
  name: 'files move in, and objects have local files that follow them',
  async run(storage) {
    const source = join(scratch, 'made.txt')
    await writeFile(source, 'first')
    await storage.putFile('private/suite/moved.txt', source)
    same('source', (await readdir(scratch)).includes('made.txt'), false)
    const read = async () => readFile(await storage.localFile('private/suite/moved.txt'), 'utf8')
    same('first', await read(), 'first')
    await storage.put('private/suite/moved.txt', Buffer.from('second'))
    same('second', await read(), 'second')
    await storage.remove('private/suite/moved.txt')
    const named = contentKey('private', Buffer.from('never changes'), 'txt')
    await storage.put(named, Buffer.from('never changes'))
    const paths = await Promise.all([storage.localFile(named), storage.localFile(named)])
    same('fetched once', new Set(paths).size, 1)
    await storage.remove(named)
    const folder = `private/pictures/suite-${toHash(Buffer.from(scratch)).slice(0, 24)}`
    for (const name of ['a.json', 'b.webp']) await storage.put(`${folder}/${name}`, Buffer.from(name))
    same('folder', (await readdir(await storage.localFolder(folder))).sort(), ['a.json', 'b.webp'])
    for (const name of ['a.json', 'b.webp']) await storage.remove(`${folder}/${name}`)
  },
})

const addresses: SuiteStep = {
  name: 'an address of our own ends, and is good for one key',
  async run(storage) {
    const url = new URL(storage.url('private/suite/a.png', 60), 'http://here')
    const [expires = '', signature = ''] = ['expires', 'signature'].map((name) => url.searchParams.get(name) ?? '')
    const now = new Date()
    same('now', storage.verify('private/suite/a.png', expires, signature, now), true)
    same('other key', storage.verify('private/suite/b.png', expires, signature, now), false)
    same('later', storage.verify('private/suite/a.png', expires, signature, new Date(now.getTime() + 600_000)), false)
    same('public', storage.url('public/a.png'), '/files/public/a.png')
  },
}

/** Addresses and forms at the store itself. */
export const directSteps: readonly SuiteStep[] = [
  {
    name: 'an address at the store serves the object under a name, and only as signed',
    async run(storage) {
      const key = 'private/suite/print 1.txt'.replace(' ', '-')
      await storage.put(key, Buffer.from('ink'))
      const url = await storage.directUrl(key, { ttl_seconds: 60, type: 'text/plain', name: '印.txt' })
      if (!url) throw new Error('there is no direct address')
      const answer = await fetch(url)
      same('body', await answer.text(), 'ink')
      same(
        'name',
        answer.headers.get('content-disposition'),
        `attachment; filename*=UTF-8''${encodeURIComponent('印.txt')}`,
      )
      const forged = await fetch(url.replace('print-1', 'print-2'))
      if (forged.ok) throw new Error('a changed address was served')
      await storage.remove(key)
    },
  },
  {
    name: 'a form stores one object of the allowed size under the agreed key',
    async run(storage) {
      const key = 'incoming/suite/form/file'
      const form = await storage.directForm(key, { max_bytes: 1000, ttl_seconds: 60 })
      if (!form) throw new Error('there is no form')
      const send = async (bytes: number, change: Record<string, string> = {}) => {
        const body = new FormData()
        for (const [name, value] of Object.entries({ ...form.fields, ...change })) body.append(name, value)
        body.append('file', new Blob([randomBytes(bytes)]), 'a.png')
        return (await fetch(form.url, { method: 'POST', body })).status
      }
      if ((await send(1001)) < 400) throw new Error('a file that is too large was accepted')
      if ((await send(10, { key: 'incoming/suite/form/other' })) < 400) throw new Error('another key was accepted')
      same('nothing stored', await keysBelow(storage, 'incoming/suite/'), [])
      same('answer', await send(900), 204)
      same('stored', await storage.size(key), 900)
      await storage.remove(key)
    },
  },
]

export const storageSuite = (scratch: string): readonly SuiteStep[] => [
  small,
  large,
  missing,
  listed,
  local(scratch),
  addresses,
]
