import * as contract from '@inkroute/contract/template/template'
import { getUpload } from '@inkroute/contract/upload/upload'
import { readDocument } from '@inkroute/engine/document/read-document'
import { beforeAll, expect, test } from 'vitest'
import { newSeller } from '../../testing/factories.ts'
import { getCanvas } from '../../testing/pictures.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { uploadFile } from '../../testing/upload-file.ts'
import { materialModule } from '../material/material.module.ts'
import { prepareTemplates } from './prepare-templates.ts'
import { templateDefinitions } from './template.definitions.ts'
import { paintTemplate } from './template.job.ts'
import { namedDocument } from './template.view.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ holds: 'catalogue' })
  await materialModule.base?.(app.ctx)
  await prepareTemplates(app.ctx)
})

test('every template is a valid document on its product, with places to fill that lie within the print area', async () => {
  const { data, total } = await app.call(contract.listTemplates, { page_size: 100 })
  expect([total, total >= 24]).toEqual([templateDefinitions.length, true])
  for (const { id, slots } of data) {
    const { document, name } = await app.call(contract.getTemplate, { id })
    const read = readDocument(document)
    expect([name, read.ok, slots.length > 0]).toEqual([name, true, true])
    if (!read.ok) continue
    const layers = read.document.views.flatMap((view) => view.layers)
    const parts = templateDefinitions.find((one) => one.id === id)?.parts ?? []
    expect([name, layers.length]).toEqual([name, parts.length])
    for (const layer of layers) expect([name, layer.width < 560 && layer.height < 560]).toEqual([name, true])
  }
})

test('template pictures are named in the reader’s language, not by slug', async () => {
  const names = async (language: 'zh' | 'en') => {
    const { slots, document } = await app.call(
      contract.getTemplate,
      { id: 1 },
      { headers: { 'accept-language': language } },
    )
    const read = readDocument(document)
    const layers = read.ok ? read.document.views.flatMap((view) => view.layers) : []
    const listed = await app.call(
      contract.listTemplates,
      { page_size: 100 },
      { headers: { 'accept-language': language } },
    )
    return [
      slots.find(({ kind }) => kind === 'image')?.label,
      listed.data.find(({ id }) => id === 1)?.slots.find(({ kind }) => kind === 'image')?.label,
      layers.find(({ type }) => type === 'image')?.name,
    ]
  }
  const zh = '复古椰林日落'
  expect(await names('zh')).toEqual([zh, zh, zh])
  const [en, ...same] = await names('en')
  expect([en, ...same].every((name) => name === en && name !== zh && !name?.includes('-'))).toBe(true)
  // A design made from it before names were readable, and kept as an own template.
  const { token } = await newSeller(app)
  const { document, basic_product_id, color_id } = await app.call(contract.getTemplate, { id: 1 })
  const old = JSON.parse(JSON.stringify(document).replaceAll(zh, 'retro-sunset-palms'))
  const { id } = await app.call(
    contract.createUserTemplate,
    { name: 'x', basic_product_id, color_id, document: old },
    { token },
  )
  expect((await app.call(contract.getUserTemplate, { id }, { token })).slots[0]?.label).toBe(zh)
})

test('templates are found by scenario, style, product and words, and one is painted with its text', async () => {
  const { data: scenarios } = await app.call(contract.listScenarios, {})
  const { data: styles } = await app.call(contract.listRecommendedStyles, {})
  expect(scenarios.reduce((sum, { count }) => sum + count, 0)).toBe(templateDefinitions.length)
  expect(styles[0]?.count).toBeGreaterThanOrEqual(styles.at(-1)?.count ?? 0)
  const pets = await app.call(contract.listTemplates, { scenario: 'pets' })
  expect(pets.data.every(({ scenario }) => scenario === 'pets')).toBe(true)
  expect((await app.call(contract.listTemplates, { keyword: '柯基' })).total).toBe(1)
  expect((await app.call(contract.listTemplates, { keyword: "%'" })).total).toBe(0)
  const { document } = await app.call(contract.getTemplate, { id: 5 })
  expect((await paintTemplate(app.ctx, 0, document))?.length).toBeGreaterThan(2000)
  await expect(app.call(contract.getTemplate, { id: 9999 })).rejects.toMatchObject({ error: 'not_found' })
})

test('a seller saves a design as a template, and other sellers cannot see it', async () => {
  const [owner, other] = [await newSeller(app), await newSeller(app)]
  const as = { token: owner.token }
  const { document, basic_product_id, color_id } = await app.call(contract.getTemplate, { id: 3 })
  const picture = await uploadFile(app, owner.token, 'own.png', await getCanvas().png().toBuffer())
  const changed = JSON.parse(JSON.stringify(document))
  const layer = changed.views[0].layers.find((one: { type: string }) => one.type === 'image')
  layer.source = { kind: 'material', key: String(picture.id), width_px: 60, height_px: 40 }
  const wish = { name: '我的模板', basic_product_id, color_id, document: changed }
  await expect(app.call(contract.createUserTemplate, wish, { token: other.token })).rejects.toMatchObject({
    error: 'not_found',
  })
  const { id } = await app.call(contract.createUserTemplate, wish, as)
  await app.drain()
  const own = await app.call(contract.listUserTemplates, {}, as)
  expect(own.data).toMatchObject([{ id, name: '我的模板', slots: [{ kind: 'image' }, { kind: 'text' }] }])
  expect((await fetch(app.origin + own.data[0]?.picture_url)).status).toBe(200)
  for (const call of [
    () => app.call(contract.getUserTemplate, { id }, { token: other.token }),
    () => app.call(contract.renameUserTemplate, { id, name: 'x' }, { token: other.token }),
    () => app.call(contract.deleteUserTemplate, { id }, { token: other.token }),
  ]) {
    await expect(call()).rejects.toMatchObject({ error: 'not_found' })
  }
  await app.call(contract.renameUserTemplate, { id, name: '新名' }, as)
  expect((await app.call(contract.getUserTemplate, { id }, as)).name).toBe('新名')
  await app.call(contract.deleteUserTemplate, { id }, as)
  expect((await app.call(contract.listUserTemplates, {}, as)).total).toBe(0)
  expect((await app.call(getUpload, { id: picture.id }, as)).status).toBe('ready')
})

test('an empty, broken or unknown document is not accepted as a template', async () => {
  const { token } = await newSeller(app)
  const { document, basic_product_id, color_id } = await app.call(contract.getTemplate, { id: 3 })
  const keep = (changed: Record<string, unknown>) =>
    app.call(contract.createUserTemplate, { name: 'x', basic_product_id, color_id, document: changed }, { token })
  await expect(keep({ ...document, version: 99 })).rejects.toMatchObject({ error: 'design_newer' })
  await expect(keep({})).rejects.toMatchObject({ error: 'design_broken' })
  const empty = { ...document, views: [{ view_id: 1, background: null, layers: [] }] }
  await expect(keep(empty)).rejects.toMatchObject({ error: 'template_placeholder_missing' })
})

test('arrangements fit any product', async () => {
  const { token } = await newSeller(app)
  const { data } = await app.call(contract.listPodTemplates, {}, { token })
  for (const { x, y, width, height } of data.flatMap(({ boxes }) => boxes)) {
    expect([x - width / 2 >= -0.001, y + height / 2 <= 1.001]).toEqual([true, true])
  }
  expect(await app.call(contract.getPodTemplate, { id: 3 }, { token })).toMatchObject({ name: '上图下字' })
})

test('a shape of a template is called what the reader calls it, unless somebody has renamed it', () => {
  const layers = ['ellipse', 'paw', 'My sun'].map((name) => ({ type: 'shape', name }))
  const namesIn = (language: 'zh' | 'en') => {
    const shown = { storage: app.ctx.storage, language, names: new Map() }
    const { views } = namedDocument({ views: [{ layers }] }, shown) as { views: { layers: { name: string }[] }[] }
    return views[0]?.layers.map(({ name }) => name)
  }
  expect(namesIn('zh')).toEqual(['圆形', '爪印', 'My sun'])
  expect(namesIn('en')).toEqual(['Ellipse', 'Paw', 'My sun'])
})
