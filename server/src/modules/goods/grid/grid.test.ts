import { deleteDraft, listDrafts, saveDraft } from '@inkroute/contract/design/draft'
import { createBatchRun, listBatchCells } from '@inkroute/contract/goods/batch/batch'
import { getGoods } from '@inkroute/contract/goods/goods'
import * as contract from '@inkroute/contract/goods/grid/grid'
import * as template from '@inkroute/contract/goods/grid/template'
import * as merge from '@inkroute/contract/goods/merge'
import { listMaterials } from '@inkroute/contract/material/library'
import { listMovements } from '@inkroute/contract/wallet/wallet'
import { newColourRule } from '@inkroute/engine/batch/colour-rule'
import { newDocument } from '@inkroute/engine/document/design-document'
import { placeInCell, setGap, setLayout } from '@inkroute/engine/grid/grid-commands'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { newSeller, newSubAccount, type TestSeller } from '../../../testing/factories.ts'
import { getCanvas } from '../../../testing/pictures.ts'
import { testApp } from '../../../testing/test-app.ts'
import { uploadFile } from '../../../testing/upload-file.ts'
import { materialModule } from '../../material/material.module.ts'
import { postTransaction } from '../../wallet/wallet.ts'
import { saveGoods } from '../testing/saved-goods.ts'
import { paintGridJob } from './paint/paint-grid.job.ts'
import { preparePayTemplatesJob } from './template/bottom-template.job.ts'
import { payTemplateDefinitions } from './template/pay-template.definitions.ts'
import { preparePayTemplates } from './template/prepare-pay-templates.ts'

const app = await testApp({ holds: 'catalogue' })
beforeAll(async () => {
  await preparePayTemplates(app.ctx)
  await materialModule.base?.(app.ctx)
})

type Source = Parameters<typeof picture>[0]
const picture = (source: { kind: 'artwork' | 'material' | 'mockup'; key: string }, id = 'p') => ({
  id,
  name: 'Picture',
  type: 'image' as const,
  mask: null,
  cx: 0,
  cy: 0,
  width: 100,
  height: 100,
  rotation_deg: 0,
  flip_x: false,
  flip_y: false,
  opacity: 1,
  is_locked: false,
  is_hidden: false,
  group_id: null,
  source: { ...source, width_px: 1000, height_px: 1000 },
})

const sheet = (...sources: Source[]) =>
  sources.reduce(
    (document, source, index) => placeInCell(document, 1, index, picture(source, `p${index}`)),
    setGap(setLayout(newDocument(0, [1]), 1, 1), 1, 20),
  ) as unknown as Record<string, unknown>

const palms = { kind: 'artwork', key: 'golden-dunes' } as const

/** Money as finance books it, so that there is something to spend. */
const give = (seller: TestSeller, amount_fen: number) =>
  postTransaction(app.ctx, seller.seller_id, {
    idempotency_key: `test:${seller.seller_id}`,
    cause: 'recharge',
    cause_id: 'test',
    created_by: seller.user_id,
    title: { zh: '充值', en: 'Recharge' },
    lines: [
      { account: 'available', amount_fen },
      { account: 'clearing_bank', amount_fen: -amount_fen },
    ],
  })

test('a sheet becomes a picture of the library: cells where they stand, the gap see-through', async () => {
  const seller = await newSeller(app)
  const own = await uploadFile(app, seller.token, 'own.png', await getCanvas().png().toBuffer())
  const document = sheet(palms, { kind: 'material', key: String(own.id) })
  const asked = await app.call(contract.exportGrid, { name: '双拼', document, size_px: 1100 }, seller)
  expect(asked).toMatchObject({ state: 'queued', reason: null, material: null })
  await app.drain()
  // As a queue runs it that did not hear of its end.
  await app.ctx.db
    .updateTable('grid_painting')
    .set({ state: 'keeping' })
    .where('seller_id', '=', seller.seller_id)
    .execute()
  await paintGridJob.run(app.ctx, { seller_id: seller.seller_id, id: asked.id })
  const { material, state } = await app.call(contract.getGridPainting, { id: asked.id }, seller)
  expect(state).toBe('done')
  expect(material).toMatchObject({ name: '双拼.png', status: 'ready', width_px: 1100, height_px: 1100 })
  if (!material) throw new Error('no picture')
  await expect(app.call(contract.getGridPainting, { id: asked.id }, await newSeller(app))).rejects.toMatchObject({
    error: 'not_found',
  })
  const { data } = await app.call(listMaterials, { keyword: '双拼' }, seller)
  expect(data.map(({ id }) => id)).toEqual([material.id])
  const row = await app.ctx.db
    .selectFrom('upload')
    .select('picture_key')
    .where('id', '=', material.id)
    .executeTakeFirstOrThrow()
  const file = await app.ctx.storage.get(row.picture_key ?? '')
  const { data: pixels, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const alpha = (x: number, y: number) => pixels[(y * info.width + x) * info.channels + 3]
  expect([alpha(300, 550), alpha(545, 550), alpha(555, 550), alpha(10, 10)]).toEqual([255, 0, 0, 255])
})

test('the picture of a template for sale is painted when somebody lists it, where none are painted ahead', async () => {
  const hasty = await testApp({ holds: 'catalogue', env: { PREPARE_PICTURES: 'false' } })
  await hasty.ctx.jobs.send(preparePayTemplatesJob, {})
  await hasty.drain('grid.')
  const { token } = await newSeller(hasty)
  const listed = () => hasty.call(template.listPayBottomTemplates, { page_size: 1 }, { token })
  expect((await listed()).data).toMatchObject([{ picture_url: null }])
  expect(await hasty.drain('grid.')).toBe(1)
  expect((await listed()).data).toMatchObject([{ picture_url: expect.any(String) }])
  const painted = hasty.ctx.db.selectFrom('pay_bottom_template').where('picture_key', 'is not', null).select('id')
  expect(await painted.execute()).toHaveLength(1)
})

test('an empty sheet, a foreign picture and a product design are refused with their own errors', async () => {
  const [owner, other] = [await newSeller(app), await newSeller(app)]
  const own = await uploadFile(app, owner.token, 'own.png', await getCanvas().png().toBuffer())
  const send = (document: Record<string, unknown>) =>
    app.call(contract.exportGrid, { name: 'x', document, size_px: 1100 }, other)
  await expect(send(sheet())).rejects.toMatchObject({ error: 'grid_empty' })
  await expect(send(sheet({ kind: 'material', key: String(own.id) }))).rejects.toMatchObject({ error: 'not_found' })
  await expect(send(sheet({ kind: 'artwork', key: 'none' }))).rejects.toMatchObject({ error: 'design_picture_missing' })
  await expect(send(sheet({ kind: 'mockup', key: '1.1.1.1' }))).rejects.toMatchObject({
    error: 'design_picture_missing',
  })
  await expect(send(newDocument(1001, [1]) as never)).rejects.toMatchObject({ error: 'design_broken' })
  await expect(
    app.call(contract.exportGrid, { name: 'x', document: sheet(palms), size_px: 9000 }, other),
  ).rejects.toMatchObject({ status_code: 422 })
})

test('a cancelled painting leaves nothing in the library, a finished one stays', async () => {
  const [seller, other] = [await newSeller(app), await newSeller(app)]
  const wish = { name: '不要了', document: sheet(palms), size_px: 1100 }
  const { id } = await app.call(contract.exportGrid, wish, seller)
  await expect(app.call(contract.cancelGridPainting, { id }, other)).rejects.toMatchObject({ error: 'not_found' })
  expect(await app.call(contract.cancelGridPainting, { id }, seller)).toMatchObject({ state: 'cancelled' })
  await app.drain()
  expect(await app.call(contract.getGridPainting, { id }, seller)).toMatchObject({ state: 'cancelled', material: null })
  expect((await app.call(listMaterials, { keyword: '不要了' }, seller)).total).toBe(0)
  const kept = await app.call(contract.exportGrid, { ...wish, name: '留下' }, seller)
  await app.drain()
  expect(await app.call(contract.cancelGridPainting, { id: kept.id }, seller)).toMatchObject({ state: 'done' })
  expect((await app.call(listMaterials, { keyword: '留下' }, seller)).total).toBe(1)
})

test('a sheet is drafted like a design, under no product', async () => {
  const seller = await newSeller(app)
  const id = crypto.randomUUID()
  await app.call(saveDraft, { id, basic_product_id: 0, document: sheet(palms), revision: 0, tab_id: 'a' }, seller)
  expect(await app.call(listDrafts, { basic_product_id: 0 }, seller)).toMatchObject({ total: 1, data: [{ id }] })
  await app.call(deleteDraft, { id }, seller)
})

test('a seller’s templates hold their pictures, are painted, changed and deleted, and are not visible to others', async () => {
  const [owner, other] = [await newSeller(app), await newSeller(app)]
  const { id } = await app.call(template.createBottomTemplate, { name: '我的底版', document: sheet(palms) }, owner)
  await app.drain()
  const { data } = await app.call(template.listBottomTemplates, {}, owner)
  expect(data).toMatchObject([{ id, name: '我的底版', layout_id: 1, cell_count: 2, picture_url: expect.any(String) }])
  const wider = setLayout(newDocument(0, [1]), 1, 9) as unknown as Record<string, unknown>
  await app.call(template.changeBottomTemplate, { id, name: '九格', document: wider }, owner)
  expect(await app.call(template.getBottomTemplate, { id }, owner)).toMatchObject({ name: '九格', cell_count: 9 })
  for (const call of [
    () => app.call(template.getBottomTemplate, { id }, other),
    () => app.call(template.changeBottomTemplate, { id, name: 'x' }, other),
    () => app.call(template.deleteBottomTemplate, { id }, other),
  ]) {
    await expect(call()).rejects.toMatchObject({ error: 'not_found' })
  }
  await app.call(template.deleteBottomTemplate, { id }, owner)
  expect((await app.call(template.listBottomTemplates, {}, owner)).total).toBe(0)
})

test('a paid template is charged once, booked in the ledger, and only then readable', async () => {
  const seller = await newSeller(app)
  const { data, total } = await app.call(template.listPayBottomTemplates, {}, seller)
  expect(total).toBe(payTemplateDefinitions.length)
  const [first] = data
  const { id = 0, price = '' } = first ?? {}
  await expect(app.call(template.getPayBottomTemplate, { id }, seller)).rejects.toMatchObject({
    error: 'bottom_template_not_bought',
  })
  const buy = (wanted: string) => app.call(template.buyBottomTemplate, { id, price: wanted, method: 'balance' }, seller)
  await expect(buy(price)).rejects.toMatchObject({ status_code: 503 })
  await give(seller, 5000)
  await expect(buy('0.01')).rejects.toMatchObject({ error: 'price_changed' })
  const tries = await Promise.allSettled([buy(price), buy(price), buy(price)])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(buy(price)).rejects.toMatchObject({ error: 'bottom_template_bought' })
  expect(await app.call(template.getPayBottomTemplate, { id }, seller)).toMatchObject({ is_bought: true, sold: 1 })
  const moved = await app.call(listMovements, {}, seller)
  const spent = moved.data.filter(({ title }) => title.includes('底版模板'))
  expect(spent.map(({ amount }) => amount)).toEqual([`-${price}`])
  expect((await app.call(template.listPayBottomTemplates, { state: 'bought' }, seller)).total).toBe(1)
})

test('pictures of goods fill a layout or a template and join the show images', async () => {
  const seller = await newSeller(app)
  const { goods_id: id } = await saveGoods(app, seller, { color_ids: [1] })
  const compose = (pattern: { layout_id: number } | { kind: 'own' | 'pay'; template_id: number }, keys?: string[]) =>
    app.call(contract.composeShowImage, { id, pattern, size_px: 1100, ...(keys ? { keys } : {}) }, seller)
  await expect(compose({ layout_id: 1 })).rejects.toMatchObject({ error: 'goods_pictures_making' })
  await app.drain()
  const before = await app.call(getGoods, { id }, seller)
  const drained = async (painting: ReturnType<typeof compose>) => {
    const { id: painting_id, state } = await painting
    expect(state).toBe('queued')
    await app.drain()
    expect(await app.call(contract.getGridPainting, { id: painting_id }, seller)).toMatchObject({ state: 'done' })
    return app.call(getGoods, { id }, seller)
  }
  const { show_images } = await drained(compose({ layout_id: 1 }))
  expect(show_images.map(({ kind }) => kind)).toEqual([...before.show_images.map(() => 'mockup'), 'upload'])
  const keys = before.mockups.filter(({ color_id }) => color_id).map(({ key }) => key)
  expect((await drained(compose({ layout_id: 5 }, keys.slice(0, 2)))).show_images).toHaveLength(show_images.length + 1)
  const drawn = await app.call(contract.addComposedImage, { id, document: sheet(palms), size_px: 1100 }, seller)
  await app.drain()
  expect(await app.call(contract.getGridPainting, { id: drawn.id }, seller)).toMatchObject({
    state: 'done',
    goods_id: id,
  })
  expect((await app.call(getGoods, { id }, seller)).show_images).toHaveLength(show_images.length + 2)
  await expect(compose({ layout_id: 5 }, ['m:99:99'])).rejects.toMatchObject({ error: 'not_found' })
  await expect(compose({ kind: 'pay', template_id: 1 })).rejects.toMatchObject({ error: 'bottom_template_not_bought' })
  const mockup = contract.mockupKey({
    design_id: before.design_id,
    version: before.design_version,
    color_id: 1,
    view_id: 1,
  })
  expect(await app.call(contract.getMockupPicture, { key: mockup }, seller)).toMatchObject({ width_px: 1000 })
  const stranger = await newSeller(app)
  await expect(app.call(contract.getMockupPicture, { key: mockup }, stranger)).rejects.toMatchObject({
    error: 'not_found',
  })
  const sub = await newSubAccount(app, seller, ['design.grid'])
  await expect(
    app.call(contract.composeShowImage, { id, pattern: { layout_id: 1 }, size_px: 1100 }, sub),
  ).rejects.toMatchObject({ status_code: 403 })
})

test('all goods of a run get a composed show image, each once', async () => {
  const seller = await newSeller(app)
  const plan = {
    products: [{ basic_product_id: 1001 }],
    artworks: [palms],
    colours: newColourRule('default'),
    skip_low_resolution: false,
  }
  const run = await app.call(createBatchRun, plan, seller)
  await app.drain()
  const { data } = await app.call(listBatchCells, { id: run.id, state: 'done' }, seller)
  const id = data[0]!.goods_id
  const before = (await app.call(getGoods, { id }, seller)).show_images.length
  for (let times = 0; times < 2; times++) {
    await app.call(contract.composeRunImages, { id: run.id, pattern: { layout_id: 1 } }, seller)
    await app.drain()
  }
  expect((await app.call(getGoods, { id }, seller)).show_images).toHaveLength(before + 1)
  // The whole sheet is a layout like the others, here and on the goods page.
  await app.call(contract.composeRunImages, { id: run.id, pattern: { layout_id: 0 } }, seller)
  await app.call(contract.composeShowImage, { id, pattern: { layout_id: 0 }, size_px: 1100 }, seller)
  // So is a template of one's own, and one that was bought; the others are refused before anything is queued.
  const own = await app.call(template.createBottomTemplate, { name: '系列', document: sheet(palms) }, seller)
  const composeBy = (kind: 'own' | 'pay', template_id: number) =>
    app.call(contract.composeRunImages, { id: run.id, pattern: { kind, template_id } }, seller)
  await composeBy('own', own.id)
  await expect(composeBy('own', 999_999)).rejects.toMatchObject({ error: 'not_found' })
  await expect(composeBy('pay', 1)).rejects.toMatchObject({ error: 'bottom_template_not_bought' })
  await app.drain()
  expect((await app.call(getGoods, { id }, seller)).show_images).toHaveLength(before + 4)
  await expect(
    app.call(contract.composeRunImages, { id: run.id, pattern: { layout_id: 1 } }, await newSeller(app)),
  ).rejects.toMatchObject({ error: 'not_found' })
})

test('several SKUs share one unique merged code, priced and weighed together', async () => {
  const [seller, other] = [await newSeller(app), await newSeller(app)]
  const { goods_id } = await saveGoods(app, seller)
  const { skus } = await app.call(getGoods, { id: goods_id }, seller)
  const [a, b] = skus
  if (!a || !b) throw new Error('no SKUs')
  const parts = [
    { sku_id: a.id, quantity: 1 },
    { sku_id: b.id, quantity: 2 },
    { sku_id: a.id, quantity: 1 },
  ]
  const words = { code: 'SET-1', name: '两件装', parts }
  const { id } = await app.call(merge.createMergedSku, words, seller)
  const { data } = await app.call(merge.listMergedSkus, { keyword: 'set' }, seller)
  expect(data).toMatchObject([{ id, pieces: 4, is_orderable: true, parts: [{ quantity: 2 }, { quantity: 2 }] }])
  const sum = data[0]?.parts.reduce((total, part) => total + Number(part.cost), 0)
  expect(Number(data[0]?.cost)).toBeCloseTo(sum ?? 0)
  const create = (code: string, token = seller.token) => app.call(merge.createMergedSku, { ...words, code }, { token })
  await expect(create('set-1')).rejects.toMatchObject({ error: 'sku_code_taken' })
  await expect(create(a.sku_code.toLowerCase())).rejects.toMatchObject({ error: 'sku_code_taken' })
  await expect(create('X', other.token)).rejects.toMatchObject({ error: 'not_found' })
  await app.call(merge.changeMergedSku, { id, ...words, name: '一件', parts: [{ sku_id: b.id, quantity: 1 }] }, seller)
  expect((await app.call(merge.listMergedSkus, {}, seller)).data).toMatchObject([{ name: '一件', pieces: 1 }])
  await expect(app.call(merge.deleteMergedSku, { id }, other)).rejects.toMatchObject({ error: 'not_found' })
  await app.call(merge.deleteMergedSku, { id }, seller)
})
