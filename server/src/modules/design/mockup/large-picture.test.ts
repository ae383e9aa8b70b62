import * as record from '@inkroute/contract/design/record'
import { ProductViewMeta } from '@inkroute/engine/mockup/product-view'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { enlargement } from '../../../infra/pictures/view-maps.ts'
import { newSeller } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { saveDesign, shape } from '../testing/designs.ts'

const app = await testApp({ holds: 'catalogue' })

const shirt = 1001
const LARGE = record.LARGE_PICTURE_PX
const LINES = 40

/** Black lines so close to each other that a picture of 1,000 px cannot show them apart. */
async function finelyStriped(seller: Awaited<ReturnType<typeof newSeller>>) {
  const { left, top, width, height } = await app.ctx.db
    .selectFrom('product_print_area')
    .where('product_id', '=', shirt)
    .where('view_id', '=', 1)
    .select(['left', 'top', 'width', 'height'])
    .executeTakeFirstOrThrow()
  const period = 1.4
  const lines = Array.from({ length: LINES }, (_, n) =>
    shape(`line${n}`, {
      shape: 'rectangle',
      fill: '#000000',
      cx: Number(left) + Number(width) / 2 + (n - LINES / 2) * period,
      cy: Number(top) + Number(height) / 2,
      width: period / 2,
      height: 120,
    }),
  )
  return saveDesign(app, seller, lines, { basic_product_id: shirt })
}

/** The most changes between dark and light that a row of pixels shows: two for each line that is seen. */
async function changesSeen(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  const row = (y: number) => {
    const light = [...data.subarray(y * info.width, (y + 1) * info.width)].map((value) => value > 128)
    return light.filter((is_light, x) => x > 0 && is_light !== light[x - 1]).length
  }
  return Math.max(...Array.from({ length: info.height }, (_, y) => row(y)))
}

test('a large picture has 2,000 px and shows lines that the usual one blurs', async () => {
  const seller = await newSeller(app)
  const { design_id } = await finelyStriped(seller)
  await app.drain()
  const place = { design_id, version: 1, view_id: 1, color_id: 1 }
  const large = await app.call(record.paintLargePicture, place, seller)
  expect(large).toMatchObject({ type: 'jpg', width_px: LARGE, height_px: LARGE, photo_px: 1000 })
  const file = Buffer.from(large.file_base64, 'base64')
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: LARGE, height: LARGE })
  const { pictures } = await app.call(record.getDesignProgress, { id: design_id }, seller)
  const usual = pictures.find(({ view_id, color_id }) => view_id === 1 && color_id === 1)
  const small = Buffer.from(await (await fetch(`${app.origin}${usual?.large_url}`)).arrayBuffer())
  expect(await changesSeen(file)).toBeGreaterThanOrEqual(2 * LINES)
  expect(await changesSeen(small)).toBeLessThan(1.7 * LINES)
  // All else is where it was.
  const seen = (picture: Buffer) => sharp(picture).resize(100, 100).greyscale().raw().toBuffer()
  const [before, after] = await Promise.all([seen(small), seen(file)])
  expect(Math.max(...before.map((value, n) => Math.abs(value - (after[n] ?? 0))))).toBeLessThan(30)
})

test('the print alone is painted as large, without a photograph', async () => {
  const seller = await newSeller(app)
  const { design_id } = await saveDesign(app, seller, [shape('a')])
  const place = { design_id, version: 1, view_id: 1, color_id: 0 }
  const large = await app.call(record.paintLargePicture, place, seller)
  expect(Math.max(large.width_px, large.height_px)).toBe(LARGE)
  expect(large.photo_px).toBeNull()
})

test('a picture of another seller, or of a colour there is none of, is not painted', async () => {
  const seller = await newSeller(app)
  const { design_id } = await saveDesign(app, seller, [shape('a')])
  const place = { design_id, version: 1, view_id: 1, color_id: 1 }
  const refused = { error: 'not_found' }
  await expect(app.call(record.paintLargePicture, place, await newSeller(app))).rejects.toMatchObject(refused)
  await expect(app.call(record.paintLargePicture, { ...place, color_id: 77 }, seller)).rejects.toMatchObject(refused)
})

test('no view is enlarged beyond what a painter can hold', () => {
  const view = (side: number) => ProductViewMeta.parse({ view: 'front', size: [side, side], print_areas: {} })
  expect([1000, 2000].map((side_px) => enlargement(view(1000), side_px))).toEqual([1, 2])
  expect(enlargement(view(1000), 9000)).toBe(2)
  expect(enlargement(view(2000), 9000)).toBe(1)
})
