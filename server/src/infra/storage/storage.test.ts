import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HeadObjectCommand } from '@aws-sdk/client-s3'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { type S3Config, s3Config } from '../../config/storage-config.ts'
import { emulatedStore } from '../../testing/emulated-store.ts'
import { copyStorage } from './copy-storage.ts'
import { copiesToRemove } from './local-copies.ts'
import { openLocalStorage } from './local-storage.ts'
import { createBuckets, s3Client } from './s3-client.ts'
import { openS3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'
import { directSteps, storageSuite } from './storage-suite.ts'

let folder: string
let storage: Storage
const options = () => ({ app_secret: 'secret', cache_dir: join(folder, 'cache'), object_cache_bytes: 1e8 })

const emulated = (change: Partial<S3Config> = {}): S3Config => {
  const bucket = `t-${randomBytes(6).toString('hex')}`
  const store = emulatedStore(inject('sandbox_url'), bucket)
  return {
    ...store,
    public_endpoint: store.endpoint,
    buckets: { public: `${bucket}-public`, private: bucket, incoming: bucket },
    prefix: 'shop/',
    encryption: { algorithm: 'AES256', kms_key_id: undefined },
    ...change,
  }
}

async function openEmulated(config: S3Config): Promise<Storage> {
  await createBuckets(config)
  return openS3Storage(config, options())
}

beforeAll(async () => {
  folder = await mkdtemp(join(inject('test_dir'), 'storage-'))
})

describe.each(['local folder', 'S3'])('%s', (kind) => {
  beforeAll(async () => {
    storage = kind === 'S3' ? await openEmulated(emulated()) : openLocalStorage(join(folder, 'objects'), 'secret')
  })
  test.each(storageSuite('').map(({ name }, n) => [name, n] as const))('%s', async (_name, n) => {
    await storageSuite(folder)[n]?.run(storage)
  })
  test.each(kind === 'S3' ? directSteps.map((step) => [step.name, step] as const) : [])('%s', (_name, step) =>
    step.run(storage),
  )
})

test('what cannot be kept leaves nothing behind, and its source stays', async () => {
  const objects = join(folder, 'full')
  const local = openLocalStorage(objects, 'secret')
  // There is a folder in the object's place: the last step of keeping it fails.
  await mkdir(join(objects, 'private', 'a', 'taken.pdf'), { recursive: true })
  const source = join(folder, 'source')
  await writeFile(source, 'made with care')
  await expect(local.put('private/a/taken.pdf', Buffer.from('bytes'))).rejects.toThrow()
  await expect(local.putFile('private/a/taken.pdf', source)).rejects.toThrow()
  expect(await readdir(join(objects, 'private', 'a'))).toEqual(['taken.pdf'])
  await local.putFile('private/a/free.pdf', source)
  expect(String(await local.get('private/a/free.pdf'))).toBe('made with care')
  expect(await readdir(join(objects, 'private', 'a'))).toEqual(['free.pdf', 'taken.pdf'])
})

test('objects are in the bucket of their scope, below the prefix, encrypted by the store', async () => {
  const config = emulated()
  const opened = await openEmulated(config)
  await opened.put('public/a.txt', Buffer.from('seen'))
  const place = { Bucket: config.buckets.public, Key: 'shop/public/a.txt' }
  const { ServerSideEncryption } = await s3Client(config).send(new HeadObjectCommand(place))
  expect(ServerSideEncryption).toBe('AES256')
  expect(opened.direct_origins).toEqual([inject('sandbox_url')])
})

test('wrong settings are said at start, with what to change', async () => {
  await expect(openS3Storage(emulated(), options())).rejects.toThrow(
    /there is no bucket "t-.* Create it with npm run storage/,
  )
  const stranger = { accessKeyId: 'AKIASANDBOX', secretAccessKey: 'wrong' }
  await expect(openS3Storage(emulated({ credentials: stranger }), options())).rejects.toThrow(/refuses access/)
  const nowhere = openS3Storage(emulated({ endpoint: 'http://127.0.0.1:9' }), options())
  await expect(nowhere).rejects.toThrow(/S3_ENDPOINT: http:\/\/127.0.0.1:9 cannot be used/)
})

test('an installation moves to another store and back, stopped and resumed, without copying twice', async () => {
  const local = openLocalStorage(join(folder, 'moving'), 'secret')
  const keys = ['private/a/1.png', 'private/a/2.png', 'public/b.webp']
  for (const key of keys) await local.put(key, Buffer.from(`bytes of ${key}`))
  await local.put('incoming/material/1/1/x/file', Buffer.from('not yet read'))
  const remote = await openEmulated(emulated())
  const journal = join(folder, 'journal.txt')
  let asked = 0
  const first = await copyStorage({ from: local, to: remote, journal, isStopping: () => asked++ === 2 })
  expect(first).toMatchObject({ copied: 2, kept: 0 })
  // A changed object is copied again; those that arrived without being noted are only compared.
  await local.put('public/b.webp', Buffer.from('other bytes'))
  for (const key of keys.slice(0, 2)) await remote.put(key, Buffer.from(`bytes of ${key}`))
  expect(await copyStorage({ from: local, to: remote, journal })).toMatchObject({ copied: 1, kept: 2 })
  expect(await copyStorage({ from: local, to: remote, journal })).toMatchObject({ copied: 0, kept: 3 })
  expect(await remote.head('incoming/material/1/1/x/file')).toBeNull()
  const back = openLocalStorage(join(folder, 'moved-back'), 'secret')
  expect(await copyStorage({ from: remote, to: back, journal: `${journal}.back` })).toMatchObject({ copied: 3 })
  for (const key of keys) expect(await back.get(key)).toEqual(await local.get(key))
})

test('settings that belong together are asked for together', () => {
  const env = {
    STORAGE: 's3',
    APP_SECRET: 'x',
    S3_REGION: 'r',
    S3_PREFIX: '',
    S3_ENCRYPTION: 'none',
    S3_DIRECT: false,
  } as const
  const read = (change: object) => () => s3Config({ ...env, ...change }, folder)
  expect(read({ APP_SECRET: undefined })).toThrow('APP_SECRET')
  expect(read({})).toThrow('needs S3_BUCKET')
  expect(read({ S3_BUCKET_PUBLIC: 'a', S3_BUCKET_PRIVATE: 'b' })).toThrow('S3_BUCKET_INCOMING')
  expect(read({ S3_BUCKET: 'a', S3_ACCESS_KEY_ID: 'k' })).toThrow('S3_SECRET_KEY_FILE')
  expect(read({ S3_BUCKET: 'a', S3_ACCESS_KEY_ID: 'k', S3_SECRET_KEY_FILE: 'none' })).toThrow('cannot be read')
  expect(read({ S3_BUCKET: 'a', S3_KMS_KEY_ID: 'k' })).toThrow('S3_ENCRYPTION=aws:kms')
  expect(read({ S3_BUCKET: 'a', S3_PREFIX: '/shop/' })()).toMatchObject({ prefix: 'shop/', path_style: false })
})

test('the cache of local copies drops what was not used for longest, and nothing a job may be reading', () => {
  const now = Date.now()
  const copies = [20, 40, 60, 1].map((minutes, n) => ({ name: `${n}`, bytes: 100, used_ms: now - minutes * 60_000 }))
  expect(copiesToRemove(copies, 400, now)).toEqual([])
  expect(copiesToRemove(copies, 300, now).map(({ name }) => name)).toEqual(['2', '1'])
  expect(copiesToRemove(copies, 50, now).map(({ name }) => name)).toEqual(['2', '1', '0'])
})
