import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import {
  cachedFiles,
  findCacheFolder,
  keepBelowLimit,
  noteUse,
  pictureCacheFolder,
} from '../../../../infra/pictures/cache-limit.ts'
import { pictureCache } from './picture-cache.ts'

let data_dir: string
let folder: string
beforeEach(async () => {
  data_dir = await mkdtemp(join(tmpdir(), 'ink-cache-'))
  folder = pictureCacheFolder(data_dir)
  await mkdir(folder, { recursive: true })
  return () => rm(data_dir, { recursive: true })
})

const LIMIT = 10_000
const write = async (name: string, bytes: number, age_hours: number) => {
  const when = new Date(Date.now() - age_hours * 3_600_000)
  await writeFile(join(folder, name), Buffer.alloc(bytes))
  await utimes(join(folder, name), when, when)
}
const names = async () => (await cachedFiles(folder)).map(({ path }) => path.slice(folder.length + 1)).sort()
const total = async () => (await cachedFiles(folder)).reduce((sum, { bytes }) => sum + bytes, 0)

test('the cache never grows past its limit while pictures are written, without a sweep', async () => {
  const cache = pictureCache({ data_dir, onKeepFailed: () => {}, max_bytes: LIMIT })
  for (let n = 0; n < 40; n++) {
    await cache.get(`product/p${n}.webp`, async () => new Uint8Array(1000))
    expect(await total()).toBeLessThanOrEqual(LIMIT)
  }
  expect(await total()).toBeGreaterThan(LIMIT / 2)
})

test('files written by others count, and recently used ones stay', async () => {
  for (const [name, hours] of [
    ['a', 50],
    ['b', 40],
    ['c', 30],
    ['d', 20],
  ] as const)
    await write(name, 2400, hours)
  await keepBelowLimit(folder, 0, LIMIT)
  expect(await names()).toEqual(['a', 'b', 'c', 'd'])
  await noteUse(join(folder, 'a'))
  // Another node writes as well; ours learns of it with its next write.
  await write('theirs', 2400, 0)
  await write('ours', 2400, 0)
  await keepBelowLimit(folder, 2400, LIMIT)
  expect(await names()).toEqual(['a', 'ours', 'theirs'])
})

test('using a file does not make it look changed', async () => {
  await write('view.bin', 10, 100)
  const before = await stat(join(folder, 'view.bin'))
  await noteUse(join(folder, 'view.bin'))
  const after = await stat(join(folder, 'view.bin'))
  expect(after.mtimeMs).toBe(before.mtimeMs)
  expect(after.atimeMs).toBeGreaterThan(before.atimeMs)
})

test('only files inside a picture cache are ever cleared away', () => {
  expect(findCacheFolder('/data/cache/pictures/v1/views-2/a.front.bin')).toBe('/data/cache/pictures')
  expect(findCacheFolder('/tmp/views/a.front.bin')).toBeNull()
})
