import { join } from 'node:path'
import { listMaterials } from '@inkroute/contract/material/library'
import { copyArtworks } from '@inkroute/contract/material/material'
import { listDesignStyles, listDuplicates, lookAtMaterials, searchByImage } from '@inkroute/contract/material/vision'
import { lookPrint } from '@inkroute/engine/look/look-print'
import pg from 'pg'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../../../config/config.ts'
import { newSeller, type TestSeller } from '../../../testing/factories.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { uploadFile } from '../../../testing/upload-file.ts'
import { materialModule } from '../material.module.ts'

let app: TestApp
let seller: TestSeller
const art = (slug: string) => sharp(join(projectRoot, 'assets/gallery/artworks', `${slug}.svg`), { density: 30 })
const others = ['great-wave', 'bauhaus-sea', 'pattern-lemon-grove', 'golden-dunes', 'atomic-age', 'boho-rainbow']
const wanted = 'retro-sunset-palms'
beforeAll(async () => {
  app = await testApp()
  await materialModule.base?.(app.ctx)
  seller = await newSeller(app)
  for (const slug of [wanted, ...others]) {
    await uploadFile(app, seller.token, `${slug}.png`, await art(slug).resize(400).png().toBuffer())
  }
})

const search = (input: Parameters<typeof app.call<typeof searchByImage>>[1]) =>
  app.call(searchByImage, input, { token: seller.token })

async function getLook(picture: Sharp) {
  const { data, info } = await picture
    .resize({ width: 256, height: 256, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const print = lookPrint({ data, width: info.width, height: info.height })
  return { ...print, histogram: [...print.histogram] }
}

test('a scaled, recompressed or recoloured copy ranks first', async () => {
  const jpeg = await art(wanted).resize(150).flatten({ background: '#fff' }).jpeg({ quality: 40 }).toBuffer()
  const recoloured = await art(wanted).resize(300).modulate({ hue: 120, saturation: 0.7 }).png().toBuffer()
  const negative = await art(wanted).resize(300).flatten({ background: '#fff' }).negate().png().toBuffer()
  const scores: number[] = []
  for (const copy of [jpeg, recoloured, negative]) {
    const { data, searched } = await search({ look: await getLook(sharp(copy)), min_similarity: 0.3 })
    expect([data[0]?.name, searched]).toEqual([`${wanted}.png`, 1 + others.length])
    scores.push(data[0]?.similarity ?? 0)
  }
  expect(scores[0]).toBeGreaterThan(0.9)
  expect(scores[1]).toBeGreaterThan(0.6)
})

test('a picture committed after others with higher ids is still found, once', async () => {
  const owner = await newSeller(app)
  const picture = await art(wanted).resize(120).png().toBuffer()
  const slow = await uploadFile(app, owner.token, 'slow.png', picture)
  const columns = `seller_id, id, shape_hash, histogram, measures`
  const other = new pg.Client({ connectionString: app.database_url })
  await other.connect()
  await other.query(`create temp table kept as select ${columns} from material where id = $1`, [slow.id])
  await other.query('delete from material where id = $1', [slow.id])
  await other.query('begin')
  await other.query(`insert into material (${columns}) select ${columns} from kept`)
  const look = await getLook(sharp(picture))
  const find = async () => (await app.call(searchByImage, { look }, { token: owner.token })).data.map(({ id }) => id)
  const quick = await uploadFile(app, owner.token, 'quick.png', await art(wanted).resize(160).png().toBuffer())
  for (let times = 0; times < 3; times++) expect(await find()).toEqual([quick.id])
  await other.query('commit')
  await other.end()
  for (let times = 0; times < 3; times++) expect((await find()).sort()).toEqual([slow.id, quick.id].sort())
})

test('searching by a library picture finds it and new pictures, but no deleted or foreign ones', async () => {
  const { data } = await app.call(listMaterials, { keyword: 'great-wave' }, { token: seller.token })
  const id = data[0]!.id
  expect((await search({ material_id: id })).data[0]).toMatchObject({ id, similarity: 1 })
  const small = await art('great-wave').resize(200).png().toBuffer()
  const later = await uploadFile(app, seller.token, 'later.png', small)
  const found = (await search({ material_id: id, min_similarity: 0.85 })).data.map((one) => one.id)
  expect(found.sort()).toEqual([id, later.id].sort())
  const near = await app.call(listDuplicates, { is_near: '1' }, { token: seller.token })
  expect(near.data.map(({ is_same, materials }) => [is_same, materials.length])).toEqual([[false, 2]])
  const stranger = await newSeller(app)
  const foreign = app.call(searchByImage, { material_id: id }, { token: stranger.token })
  await expect(foreign).rejects.toMatchObject({ error: 'not_found' })
  await expect(search({})).rejects.toMatchObject({ error: 'invalid_input' })
})

test('pictures are described by their measures, and proposed tags can be applied', async () => {
  const as = { token: seller.token }
  const { data: all } = await app.call(listMaterials, { page_size: 100 }, as)
  const { data, added } = await app.call(lookAtMaterials, { ids: all.map(({ id }) => id), apply: true }, as)
  expect(data).toHaveLength(all.length)
  expect(added).toBeGreaterThan(3)
  const lemons = data.find(({ id }) => all.find((one) => one.id === id)?.name === 'pattern-lemon-grove.png')
  expect(lemons).toMatchObject({ tileable: true, kind: 'pattern', aspect: 'square' })
  const tagged = await app.call(listMaterials, { keyword: '四方连续' }, as)
  expect(tagged.data.map(({ name }) => name)).toContain('pattern-lemon-grove.png')
  const styles = await app.call(listDesignStyles, {}, as)
  expect(styles.data.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
})

test('an artwork of the platform is copied into the library once', async () => {
  const taker = await newSeller(app)
  const copy = () => app.call(copyArtworks, { slugs: ['great-wave'] }, { token: taker.token })
  const first = await copy()
  expect(first).toMatchObject({ added: 1, data: [{ type: 'svg', status: 'ready' }] })
  expect(await copy()).toMatchObject({ added: 0, data: [{ id: first.data[0]?.id }] })
  const unknown = app.call(copyArtworks, { slugs: ['../../package'] }, { token: taker.token })
  await expect(unknown).rejects.toMatchObject({ error: 'not_found' })
})
