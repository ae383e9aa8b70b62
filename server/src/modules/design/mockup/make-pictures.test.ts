import { saveProduct } from '@inkroute/contract/design/design'
import * as print from '@inkroute/contract/design/print'
import * as record from '@inkroute/contract/design/record'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { reconcile } from '../../../infra/jobs/testing/reconcile.ts'
import { paintPool, printPool } from '../../../infra/paint/paint-pool.ts'
import { newSeller } from '../../../testing/factories.ts'
import { getCanvas } from '../../../testing/pictures.ts'
import { testApp } from '../../../testing/test-app.ts'
import { uploadFile } from '../../../testing/upload-file.ts'
import { announceChange } from '../../catalog/base/catalogue-change.ts'
import { filesOfPiece } from '../design.ts'
import { makePrintSetJob } from '../print/print-set.job.ts'
import { getDocument, keychain, picture, saveDesign, shape, words } from '../testing/designs.ts'
import { makeMockupsJob } from './mockups.job.ts'

const app = await testApp({ holds: 'catalogue' })
afterEach(() => vi.restoreAllMocks())

const pictureAt = async (url: string | null | undefined) =>
  Buffer.from(await (await fetch(app.origin + url)).arrayBuffer())

test('each colour and printed view gets pictures, including the bare print', async () => {
  const seller = await newSeller(app)
  const basic_product_id = 1001
  const blank = getDocument(basic_product_id, shape('a'), words('b', '你好 Hello'))
  const document = { ...blank, views: [...blank.views, { view_id: 2, background: '#17202e', layers: [] }] }
  const saved = await app.call(saveProduct, { basic_product_id, document, color_ids: [1, 2], size_ids: [1] }, seller)
  expect(saved.mockups).toEqual({ state: 'queued', done: 0, total: 6, reason: null })
  await app.drain()
  const progress = await app.call(record.getDesignProgress, { id: saved.design_id }, seller)
  expect(progress).toMatchObject({ version: 1, mockups: { state: 'done', done: 6, total: 6 } })
  const places = progress.pictures.map(({ view_id, color_id }) => `${view_id}:${color_id}`)
  expect(places[0]).toBe('1:1')
  expect(new Set(places)).toEqual(new Set(['1:1', '2:1', '1:2', '2:2', '1:0', '2:0']))
  const large = await pictureAt(progress.pictures[0]?.large_url)
  expect(await sharp(large).metadata()).toMatchObject({ format: 'jpeg', width: 1000, height: 1000 })
  const small = await pictureAt(progress.pictures[0]?.small_url)
  expect(await sharp(small).metadata()).toMatchObject({ width: 469, height: 469 })
  const { data } = await app.call(record.listDesigns, { state: 'done' }, seller)
  expect(data).toMatchObject([{ id: saved.design_id, layer_count: 2, printed_view_ids: [1, 2] }])
  expect(data[0]?.thumbnail_url).toBe(progress.pictures[0]?.small_url)
})

test('front and back of a shirt each show their own print, and an unprinted side shows none', async () => {
  const seller = await newSeller(app)
  const basic_product_id = 1001
  const getMiddle = async (...backgrounds: readonly [view_id: number, background: string][]) => {
    const views = backgrounds.map(([view_id, background]) => ({ view_id, background, layers: [] }))
    const document = { ...getDocument(basic_product_id), views }
    const { design_id } = await app.call(
      saveProduct,
      { basic_product_id, document, color_ids: [1], size_ids: [1] },
      seller,
    )
    await app.drain()
    const { pictures } = await app.call(record.getDesignProgress, { id: design_id }, seller)
    const found: Record<number, string> = {}
    for (const { view_id, color_id, small_url } of pictures) {
      if (color_id !== 1) continue
      const cut = { left: 220, top: 200, width: 20, height: 20 }
      const middle = await sharp(await pictureAt(small_url))
        .extract(cut)
        .raw()
        .toBuffer()
      const [red = 0, green = 0, blue = 0] = middle
      found[view_id] = red > blue + 60 ? 'red' : blue > red + 60 ? 'blue' : Math.abs(red - green) < 20 ? 'white' : '?'
    }
    return found
  }
  expect(await getMiddle([1, '#e02010'], [2, '#1030e0'])).toEqual({ 1: 'red', 2: 'blue' })
  expect((await getMiddle([2, '#1030e0']))[1] ?? 'white').toBe('white')
})

test.each(['mug', 'enamel-mug', 'water-bottle', 'bucket-hat'])(
  'the picture of a %s shows artwork in the middle of its wrap whole',
  async (code) => {
    const seller = await newSeller(app)
    const { id, left, top, width, height } = await app.ctx.db
      .selectFrom('product')
      .innerJoin('product_print_area as area', 'area.product_id', 'product.id')
      .where('code', '=', code)
      .select(['product.id', 'left', 'top', 'width', 'height'])
      .executeTakeFirstOrThrow()
    const side = 0.2 * Number(width)
    const [cy, size] = [
      Number(top) + Number(height) / 2,
      { width: side / 2, height: Math.min(side, 0.5 * Number(height)) },
    ]
    const half = (name: string, fill: string, by: number) =>
      shape(name, { shape: 'rectangle', fill, ...size, cy, cx: Number(left) + Number(width) / 2 + (by * side) / 4 })
    const { design_id } = await saveDesign(app, seller, [half('a', '#e01010', -1), half('b', '#1010e0', 1)], {
      basic_product_id: Number(id),
    })
    await app.drain()
    const { pictures } = await app.call(record.getDesignProgress, { id: design_id }, seller)
    const { data } = await sharp(await pictureAt(pictures.find(({ color_id }) => color_id === 1)?.small_url))
      .raw()
      .toBuffer({ resolveWithObject: true })
    let [red, blue] = [0, 0]
    for (let at = 0; at < data.length; at += 3) {
      const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
      if (r > g + 60 && r > b + 60) red++
      if (b > g + 60 && b > r + 60) blue++
    }
    expect(red).toBeGreaterThan(500)
    expect(Math.min(red, blue) / Math.max(red, blue)).toBeGreaterThan(0.7)
  },
)

test('stale pictures without a job are requeued, and no others', async () => {
  const seller = await newSeller(app)
  const { design_id } = await saveDesign(app, seller, [shape('a')])
  await app.drain()
  const getState = async () => (await app.call(record.getDesignProgress, { id: design_id }, seller)).mockups.state
  const mine = app.ctx.db.updateTable('design_mockup').where('seller_id', '=', seller.seller_id)
  const afterWaiting = async (state: 'queued' | 'running', minutes_ago: number) => {
    // The job that made them before ended long ago.
    app.clock.advance(30 * 60_000)
    const updated_at = new Date(app.clock.now().getTime() - minutes_ago * 60_000).toISOString()
    await mine.set({ state, updated_at }).execute()
    const before = await getState()
    await reconcile(app)
    await app.drain()
    return [before, await getState()]
  }
  expect(await afterWaiting('queued', 10)).toEqual(['queued', 'queued'])
  expect(await afterWaiting('queued', 90)).toEqual(['queued', 'done'])
  // A node that died for good left it so.
  expect(await afterWaiting('running', 90)).toEqual(['running', 'done'])
  // Signed addresses are made by the real clock: left ahead, it would find them expired.
  app.clock.advance(-3 * 30 * 60_000)
})

test('rerunning the job paints nothing, and after a crash only the missing pictures', async () => {
  const seller = await newSeller(app)
  const { design_id } = await saveDesign(app, seller, [shape('a')])
  const payload = { seller_id: seller.seller_id, design_id, version: 1 }
  const run = vi.spyOn(paintPool, 'run')
  await app.drain()
  expect(run).toHaveBeenCalledTimes(2)
  await makeMockupsJob.run(app.ctx, payload)
  expect(run).toHaveBeenCalledTimes(2)
  // A node that died left one picture half-way.
  await app.ctx.db
    .updateTable('design_mockup')
    .set({ state: 'running', small_key: null, large_key: null })
    .where('seller_id', '=', seller.seller_id)
    .where('color_id', '=', 0)
    .execute()
  await makeMockupsJob.run(app.ctx, payload)
  expect(run).toHaveBeenCalledTimes(3)
  expect((await app.call(record.getDesignProgress, { id: design_id }, seller)).mockups.state).toBe('done')
})

test('a damaged picture is named in the error, and a retry after the repair completes the set', async () => {
  const seller = await newSeller(app)
  const original = await getCanvas().png().toBuffer()
  const material = await uploadFile(app, seller.token, 'art.png', original)
  const { design_id } = await saveDesign(app, seller, [picture('主图', 'material', String(material.id))])
  const { picture_key } = await app.ctx.db
    .selectFrom('upload')
    .select('picture_key')
    .where('seller_id', '=', seller.seller_id)
    .executeTakeFirstOrThrow()
  const { storage } = app.ctx
  const whole = await storage.get(picture_key ?? '')
  await storage.put(picture_key ?? '', whole.subarray(0, 30))
  await app.drain()
  const { mockups } = await app.call(record.getDesignProgress, { id: design_id }, seller)
  expect(mockups).toMatchObject({ state: 'failed', done: 0, reason: expect.stringContaining('主图') })
  expect((await app.call(record.listDesigns, { state: 'failed' }, seller)).total).toBe(1)
  await storage.put(picture_key ?? '', whole)
  expect(await app.call(record.retryMockups, { id: design_id }, seller)).toMatchObject({ state: 'queued' })
  await app.drain()
  expect((await app.call(record.getDesignProgress, { id: design_id }, seller)).mockups.state).toBe('done')
})

test('a print file has the size of the print, and the same request is the same set', async () => {
  const seller = await newSeller(app)
  const { design_id } = await saveDesign(app, seller, [shape('a'), words('b', '印途')])
  const ask = { design_id, color_id: 1, size_id: 1 }
  const asked = await app.call(print.makePrintSet, ask, seller)
  expect(asked).toMatchObject({ state: 'queued', files: [{ width_px: 496, height_px: 661, dpi: 300, width_cm: 4.2 }] })
  await app.drain()
  const made = await app.call(print.getPrintSet, { id: asked.id }, seller)
  expect(made).toMatchObject({ state: 'done', reason: null, files: [{ state: 'done' }] })
  expect((await app.call(print.makePrintSet, ask, seller)).id).toBe(asked.id)
  const file = await pictureAt(made.files[0]?.url)
  expect(await sharp(file).metadata()).toMatchObject({ width: 496, height: 661, density: 300, hasAlpha: true })
  const sheet = await pictureAt(made.sheet_url)
  expect(sheet.subarray(0, 5).toString()).toBe('%PDF-')
  const other = await newSeller(app)
  await expect(app.call(print.getPrintSet, { id: asked.id }, other)).rejects.toMatchObject({ error: 'not_found' })
  await expect(app.call(print.makePrintSet, ask, other)).rejects.toMatchObject({ error: 'not_found' })
})

test('bleed grows the print file on each side, and the print inside stays as it is without', async () => {
  const seller = await newSeller(app)
  const layers = [
    shape('a', { cx: 275, cy: 275, width: 900, height: 900, shape: 'rectangle', rotation_deg: 20 }),
    words('b', '印途'),
  ]
  const plain = await saveDesign(app, seller, layers)
  const ask = { design_id: plain.design_id, color_id: 1, size_id: 1 }
  const before = await app.call(print.makePrintSet, ask, seller)
  await app.drain()
  const [file] = (await app.call(print.getPrintSet, { id: before.id }, seller)).files
  const trimmed = await sharp(await pictureAt(file?.url))
    .raw()
    .toBuffer()

  const product_id = await keychain(app)
  const setBleed = async (bleed_cm: number) => {
    await app.ctx.db.updateTable('product_print_area').where('product_id', '=', product_id).set({ bleed_cm }).execute()
    await announceChange(app.ctx)
  }
  await setBleed(0.3)
  try {
    const run = vi.spyOn(printPool, 'run')
    const bled = await saveDesign(app, seller, layers)
    const again = await app.call(print.makePrintSet, { ...ask, design_id: bled.design_id }, seller)
    expect(again.files).toMatchObject([{ width_px: 496 + 70, height_px: 661 + 70, width_cm: 4.2, bleed_cm: 0.3 }])
    await app.drain()
    const sheet = run.mock.calls.map(([task]) => task).find((task) => task.kind === 'sheet')
    expect(sheet?.views[0]?.lines[0]).toContain('出血 bleed 3 mm')
    const made = await app.call(print.getPrintSet, { id: again.id }, seller)
    const whole = sharp(await pictureAt(made.files[0]?.url))
    const inside = await whole.clone().extract({ left: 35, top: 35, width: 496, height: 661 }).raw().toBuffer()
    const differing = inside.filter((byte, n) => Math.abs(byte - (trimmed[n] ?? 0)) > 2).length
    expect(differing / inside.length).toBeLessThan(0.001)
    // The artwork goes on into the bleed.
    const { data } = await whole
      .clone()
      .extract({ left: 0, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[3]).toBe(255)
  } finally {
    await setBleed(0)
  }
})

test('a production sheet lists each part with colour and size, and file names are unique', async () => {
  const seller = await newSeller(app)
  const basic_product_id = 1043
  const views = [1, 3].map((view_id) => ({ view_id, background: '#e8452c', layers: [] }))
  const document = { ...getDocument(basic_product_id), views }
  const { design_id } = await app.call(
    saveProduct,
    { basic_product_id, document, color_ids: [2], size_ids: [3] },
    seller,
  )
  const { id, reference } = await app.call(print.makePrintSet, { design_id, color_id: 2, size_id: 3 }, seller)
  const run = vi.spyOn(printPool, 'run')
  await app.drain()
  const sheet = run.mock.calls.map(([task]) => task).find((task) => task.kind === 'sheet')
  const parts = sheet?.facts.filter(({ label }) => label.startsWith('部件')).map(({ value }) => value)
  expect(parts).toEqual([
    expect.stringMatching(/ tshirt · 黑色 Black · L × 1$/),
    expect.stringMatching(/ womens-tee · 黑色 Black · S × 1$/),
  ])
  const technique = sheet?.facts.find(({ label }) => label === '工艺 Technique')?.value
  expect(technique).toBe('数码直喷 Direct-to-garment print')
  const names = sheet?.views.map(({ lines }) => lines.at(-1))
  expect(names).toEqual([`${reference}-front-1.png`, `${reference}-front-3.png`])
  const { files } = await app.call(print.getPrintSet, { id }, seller)
  expect(files.map(({ url }) => new URL(url ?? '', app.origin).searchParams.get('name'))).toEqual(names)
  expect((await filesOfPiece(app.ctx, seller.seller_id, reference))?.map(({ path }) => path)).toEqual([
    `${reference}/${reference}.pdf`,
    ...(names ?? []).map((name) => `${reference}/${name}`),
  ])
})

test('a failed print reports why, resumes where it stopped, and leaves one file', async () => {
  const seller = await newSeller(app)
  const { design_id } = await saveDesign(app, seller, [shape('a')])
  const { id } = await app.call(print.makePrintSet, { design_id, color_id: 1, size_id: 1 }, seller)
  const run = vi.spyOn(printPool, 'run').mockRejectedValue(new Error('worker ended with code 1'))
  const payload = { seller_id: seller.seller_id, id }
  await expect(makePrintSetJob.run(app.ctx, payload)).rejects.toThrow('worker ended')
  expect(await app.call(print.getPrintSet, { id }, seller)).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('重试'),
  })
  run.mockRestore()
  expect(await app.call(print.retryPrintSet, { id }, seller)).toMatchObject({ state: 'queued' })
  await Promise.all([makePrintSetJob.run(app.ctx, payload), makePrintSetJob.run(app.ctx, payload)])
  expect(await app.call(print.getPrintSet, { id }, seller)).toMatchObject({ state: 'done' })
  const files = await app.ctx.db
    .selectFrom('print_file')
    .selectAll()
    .where('seller_id', '=', seller.seller_id)
    .execute()
  expect(files).toHaveLength(1)
})

test('a colour or size that the product is not made in cannot be printed', async () => {
  const seller = await newSeller(app)
  const { design_id } = await saveDesign(app, seller, [shape('a')])
  await expect(app.call(print.makePrintSet, { design_id, color_id: 77, size_id: 1 }, seller)).rejects.toMatchObject({
    error: 'design_unknown_item',
  })
})
