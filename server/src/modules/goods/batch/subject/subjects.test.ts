import * as contract from '@inkroute/contract/goods/batch/batch'
import { findPictureSubjects } from '@inkroute/contract/goods/batch/subject'
import { newColourRule } from '@inkroute/engine/batch/colour-rule'
import { newPlacement, placedBy } from '@inkroute/engine/batch/placement'
import { DesignDocument } from '@inkroute/engine/document/design-document'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { newSeller, type TestSeller } from '../../../../testing/factories.ts'
import { type TestApp, testApp } from '../../../../testing/test-app.ts'
import { uploadFile } from '../../../../testing/upload-file.ts'
import { materialModule } from '../../../material/material.module.ts'
import { forgetSubjectsJob } from './forget-subjects.job.ts'

let app: TestApp
let product: number

beforeAll(async () => {
  app = await testApp({ holds: 'catalogue' })
  await materialModule.base?.(app.ctx)
  const found = await app.ctx.db
    .selectFrom('product')
    .select('id')
    .where('code', '=', 'coaster')
    .executeTakeFirstOrThrow()
  product = found.id
})

const drawn = (ground: string, thing: string) =>
  sharp(
    Buffer.from(
      `<svg width="600" height="600"><rect width="600" height="600" fill="${ground}"/>
      <circle cx="300" cy="310" r="150" fill="${thing}"/></svg>`,
    ),
  )
    .png()
    .toBuffer()

async function upload(seller: TestSeller, name: string, file: Buffer) {
  const { id } = await uploadFile(app, seller.token, name, file)
  return { kind: 'material' as const, key: String(id) }
}

const cutting = { ...newPlacement(), main: { ...placedBy('fit'), is_cut_out: true, adjust: { warmth: 10 } } }
const getPlan = (artworks: { kind: 'material'; key: string }[]) => ({
  products: [{ basic_product_id: product }],
  artworks,
  placement: cutting,
  colours: newColourRule('default'),
  skip_low_resolution: false,
})

/** The picture layers of the goods a run has made, by the key of their picture. */
async function layersMade(seller: TestSeller) {
  const rows = await app.ctx.db
    .selectFrom('design_version')
    .select('document')
    .where('seller_id', '=', seller.seller_id)
    .execute()
  const layers = rows.flatMap(({ document }) => DesignDocument.parse(document).views.flatMap((view) => view.layers))
  return new Map(layers.flatMap((layer) => (layer.type === 'image' ? [[layer.source.key, layer]] : [])))
}

test('each picture of a run loses its background where it has a subject, and the cell says where it has none', async () => {
  const seller = await newSeller(app)
  const ball = await upload(seller, '球.png', await drawn('#dfe9ee', '#c82a1e'))
  const wall = await upload(seller, '白墙.png', await drawn('#dfe9ee', '#dfe9ee'))
  const sticker = await upload(seller, '贴纸.png', await drawn('none', '#101010'))
  const { data } = await app.call(findPictureSubjects, { artworks: [ball, wall, sticker] }, seller)
  expect(data.map(({ outcome }) => outcome)).toEqual(['found', 'none', 'bare'])
  const plan = getPlan([ball, wall, sticker])
  const { findings } = await app.call(contract.checkBatchRun, plan, seller)
  expect(findings.find(({ rule }) => rule === 'no_subject')).toMatchObject({ level: 'warning', count: 1 })
  const { id } = await app.call(contract.createBatchRun, plan, seller)
  await app.drain()
  const cells = await app.call(contract.listBatchCells, { id }, seller)
  expect(cells.data.map(({ state, reason }) => [state, reason?.slice(0, 4) ?? null])).toEqual([
    ['done', null],
    ['done', '“白墙”'],
    ['done', null],
  ])
  const layers = await layersMade(seller)
  // What the preview was given is what was made, and stays a parameter that the studio can change.
  expect(layers.get(ball.key)?.adjust).toEqual({ warmth: 10, cutout: data[0]?.cutout })
  expect(layers.get(wall.key)?.adjust).toEqual({ warmth: 10 })
  expect(layers.get(sticker.key)?.adjust).toEqual({ warmth: 10 })
})

test('a run looks for subjects that no preview has shown, and a picture is looked at once', async () => {
  const seller = await newSeller(app)
  const ball = await upload(seller, 'ball.png', await drawn('#204080', '#ffd040'))
  await app.call(contract.createBatchRun, getPlan([ball]), seller)
  await app.drain()
  expect((await layersMade(seller)).get(ball.key)?.adjust?.cutout?.mask).toBeTruthy()
  const kept = () =>
    app.ctx.db.selectFrom('picture_subject').select('key').where('seller_id', '=', seller.seller_id).execute()
  expect(await kept()).toEqual([{ key: ball.key }])
  await forgetSubjectsJob.run(app.ctx, {})
  expect(await kept()).toHaveLength(1)
})

test('a drawing of the gallery is looked at as it is drawn; pictures of others are not looked at', async () => {
  const [owner, other] = [await newSeller(app), await newSeller(app)]
  const theirs = await upload(owner, 'theirs.png', await drawn('#204080', '#ffd040'))
  const { slug } = await app.ctx.db
    .selectFrom('gallery_artwork')
    .select('slug')
    .where('has_alpha', '=', true)
    .orderBy('slug')
    .executeTakeFirstOrThrow()
  const artworks = [theirs, { kind: 'artwork' as const, key: slug }]
  const { data } = await app.call(findPictureSubjects, { artworks }, other)
  expect(data.map(({ key, outcome }) => [key, outcome])).toEqual([[slug, 'bare']])
})
