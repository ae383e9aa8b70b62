import { existsSync } from 'node:fs'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURES_VERSION } from '@inkroute/contract/catalog/pictures-version'
import { beforeAll, expect, test, vi } from 'vitest'
import { cardsFolder } from '../../../infra/pictures/asset-folders.ts'
import { pictureCacheFolder } from '../../../infra/pictures/cache-limit.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { picturePool } from './picture-pool.ts'
import { type CardPictureRow, selectCardPictures } from './pictures.queries.ts'
import { productOrder } from './shelf/picture-address.rules.ts'
import { pictureShelf } from './shelf/picture-shelf.ts'
import { filesToRemove, sweepPicturesJob } from './sweep-pictures.job.ts'
import { warmPicturesJob } from './warm-pictures.job.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ holds: 'catalogue' })
})

test('every card of the catalogue shows a picture that can be made, in every colour', async () => {
  const shelf = await pictureShelf()
  const rows = await selectCardPictures(app.ctx.db, 1000)
  expect(new Set(rows.map((row) => row.code)).size).toBeGreaterThan(40)
  const all = await app.ctx.db
    .selectFrom('product as p')
    .innerJoin('product_view as v', 'v.product_id', 'p.id')
    .innerJoin('product_color as c', 'c.product_id', 'p.id')
    .select(['v.picture_product', 'v.picture_view', 'c.key', 'p.artwork', 'p.code'])
    .where('v.picture_product', 'is not', null)
    .execute()
  const missing = all.filter(
    (row) =>
      !productOrder(shelf, {
        code: row.picture_product ?? '',
        view: row.picture_view ?? '',
        file: `${row.key}.${row.artwork}-480.webp`,
      }),
  )
  expect(missing).toEqual([])
})

const isCommitted = ({ code, view, colour, artwork }: CardPictureRow) =>
  existsSync(join(cardsFolder, PICTURES_VERSION, 'product', code, view, `${colour}.${artwork}-480.webp`))

test('the first picture of every card comes with the sources', async () => {
  const rows = await selectCardPictures(app.ctx.db, 1000)
  const bare = [...new Set(rows.map(({ code }) => code))].filter(
    (code) => !rows.some((row) => row.code === code && isCommitted(row)),
  )
  expect(bare, 'run node scripts/make-card-pictures.ts').toEqual([])
})

const shotFiles = async () =>
  [...(await pictureShelf()).products.values()].flatMap(({ files }) =>
    [...files].filter((file) => /^(hero|detail|scene2?)-/.test(file)),
  )

test('the warm-up makes each small shop picture and each other card picture once and nothing the second time', async () => {
  const run = vi.spyOn(picturePool, 'run').mockResolvedValue(new Uint8Array([1]))
  await warmPicturesJob.run(app.ctx, { breath_ms: 0 })
  const made = run.mock.calls.length
  const cards = (await selectCardPictures(app.ctx.db, 1000)).filter((row) => !isCommitted(row))
  const shots = await shotFiles()
  expect(Math.min(cards.length, shots.length)).toBeGreaterThan(0)
  expect(made).toBe(cards.length + shots.length)
  await warmPicturesJob.run(app.ctx, { breath_ms: 0 })
  expect(run).toHaveBeenCalledTimes(made)
  run.mockRestore()
})

test('old releases and broken files go, then the oldest beyond the limit', () => {
  const day = 86_400_000
  const now = 100 * day
  const file = (path: string, age_days: number, bytes = 10) => ({ path, bytes, made_ms: now - age_days * day })
  const files = [
    file('/c/old/a', 8),
    file('/c/old/b', 3),
    file('/c/new/ancient', 60),
    file('/c/new/young', 1),
    file('/c/new/x.part', 2),
  ]
  const paths = (max_bytes: number) => filesToRemove(files, '/c/new', now, max_bytes).map(({ path }) => path)
  expect(paths(1000)).toEqual(['/c/old/a', '/c/new/x.part'])
  expect(paths(20)).toEqual(['/c/old/a', '/c/new/x.part', '/c/new/ancient'])
})

test('the sweep leaves today’s pictures', async () => {
  const folder = pictureCacheFolder(app.ctx.config.data_dir)
  for (const version of ['0ld', PICTURES_VERSION]) {
    await mkdir(join(folder, version), { recursive: true })
    await writeFile(join(folder, version, 'kept.webp'), 'x')
    await utimes(join(folder, version, 'kept.webp'), 1, 1)
  }
  await sweepPicturesJob.run(app.ctx, {})
  expect(await readdir(join(folder, '0ld'))).toEqual([])
  expect(await readdir(join(folder, PICTURES_VERSION))).toContain('kept.webp')
})
