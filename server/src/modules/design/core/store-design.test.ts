import { readFile } from 'node:fs/promises'
import { removeFont, uploadFont } from '@inkroute/contract/brand/font'
import { getDesigned, listDesignMasks, reDesignCheckOrder } from '@inkroute/contract/design/design'
import { getDesign } from '@inkroute/contract/design/record'
import { deleteUploads } from '@inkroute/contract/upload/upload'
import { expect, test } from 'vitest'
import { jsonText } from '../../../infra/db/json-column.ts'
import { readSfnt } from '../../../infra/fonts/font-files.ts'
import { loadTypesetter } from '../../../infra/fonts/load-typesetter.ts'
import { newSeller } from '../../../testing/factories.ts'
import { getCanvas } from '../../../testing/pictures.ts'
import { testApp } from '../../../testing/test-app.ts'
import { uploadFile } from '../../../testing/upload-file.ts'
import { syncSearch } from '../../catalog/base/write-catalogue.queries.ts'
import { getDocument, keychain, picture, saveDesign, shape, words } from '../testing/designs.ts'
import { getPainting } from './painting.ts'

const app = await testApp({ holds: 'catalogue' })

const upload = async (token: string) => uploadFile(app, token, 'art.png', await getCanvas().png().toBuffer())

test('a saved design is loaded unchanged, by goods id and by design id', async () => {
  const seller = await newSeller(app)
  const material = await upload(seller.token)
  const layers = [shape('a'), picture('b', 'material', String(material.id)), words('c', '印途 InkRoute')]
  const saved = await saveDesign(app, seller, layers, { name: '钥匙扣' })
  const document = getDocument(await keychain(app), ...layers)
  const facts = { design_id: saved.design_id, version: 1, current_version: 1, is_offered: true, document }
  expect(await app.call(getDesigned, { id: saved.goods_id }, seller)).toMatchObject({
    ...facts,
    goods_id: saved.goods_id,
  })
  expect(await app.call(getDesigned, { design_id: saved.design_id }, seller)).toMatchObject({
    ...facts,
    goods_id: null,
  })
  expect(await app.call(reDesignCheckOrder, { id: saved.goods_id }, seller)).toEqual({
    need_confirm: false,
    unpaid_orders: 0,
    paid_orders: 0,
  })
})

test('a design keeps the drawing of an uploaded SVG for its prints, and finds that of designs saved before', async () => {
  const seller = await newSeller(app)
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10"/></svg>'
  const material = await uploadFile(app, seller.token, 'line.svg', Buffer.from(drawing))
  await app.drain()
  const { design_id } = await saveDesign(app, seller, [picture('b', 'material', String(material.id))])
  const version = await app.ctx.db
    .selectFrom('design_version')
    .selectAll()
    .where('design_id', '=', design_id)
    .executeTakeFirstOrThrow()
  const { vector_key, ...before } = version.pictures[0]!
  expect(vector_key).toMatch(/\.svg$/)
  const old = { ...version, version: 2, document: jsonText(version.document), pictures: jsonText([before]) }
  await app.ctx.db.insertInto('design_version').values(old).execute()
  for (const number of [1, 2]) {
    const { painting } = await getPainting(app.ctx, seller.seller_id, { design_id, version: number })
    expect(await readFile(painting.sources[0]?.vector_path ?? '', 'utf8')).toContain('<rect width="20" height="10"')
  }
})

test('another seller cannot see a design', async () => {
  const [owner, other] = [await newSeller(app), await newSeller(app)]
  const { goods_id, design_id } = await saveDesign(app, owner, [shape('a')])
  const missing = { error: 'not_found' }
  await expect(app.call(getDesigned, { id: goods_id }, other)).rejects.toMatchObject(missing)
  await expect(app.call(getDesigned, { design_id }, other)).rejects.toMatchObject(missing)
  await expect(app.call(getDesign, { id: design_id }, other)).rejects.toMatchObject(missing)
  await expect(app.call(reDesignCheckOrder, { id: goods_id }, other)).rejects.toMatchObject(missing)
})

test('a picture of another seller, an unknown one or one outside the library is refused', async () => {
  const [owner, thief] = [await newSeller(app), await newSeller(app)]
  const material = await upload(owner.token)
  const use = (kind: 'material' | 'artwork', key: string) => saveDesign(app, thief, [picture('a', kind, key)])
  await expect(use('material', String(material.id))).rejects.toMatchObject({ error: 'not_found' })
  await expect(use('material', '999999')).rejects.toMatchObject({ error: 'not_found' })
  await expect(use('material', '../secret')).rejects.toMatchObject({ error: 'not_found' })
  await expect(use('artwork', 'no-such-artwork')).rejects.toMatchObject({ error: 'design_picture_missing' })
})

test('a document of an unknown version is refused with a reason', async () => {
  const seller = await newSeller(app)
  const document = { ...getDocument(await keychain(app), shape('a')), version: 99 }
  await expect(saveDesign(app, seller, [], { document })).rejects.toMatchObject({
    error: 'design_newer',
    message: expect.stringContaining('99'),
  })
  await expect(saveDesign(app, seller, [], { document: { nonsense: true } })).rejects.toMatchObject({
    error: 'design_broken',
  })
})

test('500 layers are saved, 501 are not', async () => {
  const seller = await newSeller(app)
  const layers = (count: number) => Array.from({ length: count }, (_, n) => shape(`l${n}`))
  expect(await saveDesign(app, seller, layers(500))).toMatchObject({ design_version: 1 })
  await expect(saveDesign(app, seller, layers(501))).rejects.toMatchObject({ error: 'design_broken' })
})

test('a text of 10,000 characters is saved, one more is not', async () => {
  const seller = await newSeller(app)
  expect(await saveDesign(app, seller, [words('a', '字'.repeat(10_000))])).toMatchObject({ design_version: 1 })
  await expect(saveDesign(app, seller, [words('a', '字'.repeat(10_001))])).rejects.toMatchObject({
    error: 'design_broken',
  })
})

test('an empty canvas, an unknown view and unavailable colours get different errors', async () => {
  const seller = await newSeller(app)
  await expect(saveDesign(app, seller, [])).rejects.toMatchObject({ error: 'design_empty' })
  await expect(saveDesign(app, seller, [shape('a', { is_hidden: true })])).rejects.toMatchObject({
    error: 'design_empty',
  })
  await expect(saveDesign(app, seller, [shape('a')], { color_ids: [77] })).rejects.toMatchObject({
    error: 'design_unknown_item',
  })
  const document = getDocument(await keychain(app), shape('a'))
  const strange = { ...document, views: document.views.map((view) => ({ ...view, view_id: 9 })) }
  await expect(saveDesign(app, seller, [], { document: strange })).rejects.toMatchObject({
    error: 'design_unknown_view',
  })
  const other = { ...document, basic_product_id: 1001 }
  await expect(saveDesign(app, seller, [], { document: other })).rejects.toMatchObject({
    error: 'design_other_product',
  })
})

test('redesigning creates a version; the old one and pictures deleted from the library stay usable', async () => {
  const seller = await newSeller(app)
  const material = await upload(seller.token)
  const first = [picture('a', 'material', String(material.id))]
  const { goods_id, design_id } = await saveDesign(app, seller, first)
  await app.call(deleteUploads, { ids: [material.id] }, seller)
  const again = await saveDesign(app, seller, [...first, shape('b')], { goods_id })
  expect(again).toMatchObject({ design_id, design_version: 2 })
  expect(await saveDesign(app, seller, [...first, shape('b')], { goods_id })).toMatchObject({ design_version: 2 })
  const old = await app.call(getDesigned, { design_id, version: 1 }, seller)
  expect(old.document).toMatchObject({ views: [{ layers: [{ id: 'a' }] }] })
  const { versions } = await app.call(getDesign, { id: design_id }, seller)
  expect(versions.map(({ version, layer_count }) => [version, layer_count])).toEqual([
    [2, 2],
    [1, 1],
  ])
})

test('a stored version is immutable', async () => {
  const seller = await newSeller(app)
  await saveDesign(app, seller, [shape('a')])
  const change = app.ctx.db
    .updateTable('design_version')
    .set({ layer_count: 9 })
    .where('seller_id', '=', seller.seller_id)
  await expect(change.execute()).rejects.toThrow('never changed')
})

test('every mask is drawn as a closed path in both languages', async () => {
  const zh = await app.call(listDesignMasks, {})
  const en = await app.call(listDesignMasks, {}, { headers: { 'accept-language': 'en' } })
  expect(zh.data.map(({ name }) => name)).toContain('爱心')
  expect(en.data.map(({ name }) => name)).toContain('Heart')
  for (const { path } of zh.data) expect(path).toMatch(/^M[-\d. ]+.*Z$/)
})

test('saving on a product delisted meanwhile is refused; saved designs can still be opened', async () => {
  const seller = await newSeller(app)
  const basic_product_id = await keychain(app)
  const { design_id } = await saveDesign(app, seller, [shape('a')])
  const { db } = app.ctx
  const show = async (is_visible: boolean) => {
    await db.updateTable('product').set({ is_visible }).where('id', '=', basic_product_id).execute()
    await syncSearch(db)
  }
  await show(false)
  await expect(saveDesign(app, seller, [shape('a')])).rejects.toMatchObject({
    error: 'product_withdrawn',
    status_code: 410,
  })
  expect(await app.call(getDesigned, { design_id }, seller)).toMatchObject({ is_offered: false })
  await show(true)
})

test('a design in a font of the seller is painted with it, also after the font was removed', async () => {
  const [seller, other] = [await newSeller(app), await newSeller(app)]
  const file = await readSfnt('pacifico/latin-400')
  const font = await app.call(uploadFont, { name: 'Brand.ttf', has_licence: 'yes' }, { token: seller.token, file })
  const layer = words('w', 'Brand', { family: font.family.family })
  const saved = await saveDesign(app, seller, [layer])
  await app.call(removeFont, { id: font.id }, seller)
  const { painting } = await getPainting(app.ctx, seller.seller_id, { design_id: saved.design_id, version: 1 })
  const set = async (one: typeof layer, own = painting.fonts) => {
    if (one.type !== 'text') throw new Error('no text')
    return (await loadTypesetter([one], own)).layout(one)
  }
  const shipped = await set(words('w', 'Brand', { family: 'Pacifico' }), [])
  expect((await set(layer))?.width).toBe(shipped?.width)
  // For anybody else it is a family nobody knows.
  const stolen = await saveDesign(app, other, [layer])
  const theirs = await getPainting(app.ctx, other.seller_id, { design_id: stolen.design_id, version: 1 })
  expect(theirs.painting.fonts).toEqual([])
  expect((await set(layer, theirs.painting.fonts))?.width).not.toBe(shipped?.width)
})
