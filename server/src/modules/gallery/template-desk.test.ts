import { saveProduct } from '@inkroute/contract/design/design'
import * as artwork from '@inkroute/contract/gallery/artwork'
import * as desk from '@inkroute/contract/gallery/template'
import { getTemplate, listScenarios, listTemplates } from '@inkroute/contract/template/template'
import { beforeAll, expect, test } from 'vitest'
import { newSeller } from '../../testing/factories.ts'
import { getCanvas } from '../../testing/pictures.ts'
import { newStaff } from '../../testing/staff.ts'
import { testApp } from '../../testing/test-app.ts'
import { uploadFile } from '../../testing/upload-file.ts'
import { picture, saveDesign, words } from '../design/testing/designs.ts'
import { addGallery } from '../material/gallery/gallery.base.ts'
import { prepareTemplates } from '../template/template.ts'
import { addDemoUse } from './template/demo-templates.job.ts'

const app = await testApp({ holds: 'catalogue' })
let token = ''
beforeAll(async () => {
  await addGallery(app.ctx)
  await prepareTemplates(app.ctx)
  token = await newStaff(app, ['ops.gallery'])
})

const getFields = ({ designs: _, product: __, missing: ___, colors: ____, layers, ...one }: desk.TemplateEditor) => ({
  ...one,
  slot_ids: layers.filter(({ is_slot }) => is_slot).map(({ layer_id }) => layer_id),
})

test('a design made from a template counts as its use; withdrawn, the template is gone for sellers', async () => {
  const seller = await newSeller(app)
  const list = await app.call(listTemplates, {})
  expect(list.data.every(({ price, author }) => price === '0.00' && author !== '')).toBe(true)
  const [first] = list.data
  if (!first) throw new Error('no template')
  const { id } = first
  const { document, basic_product_id, color_id } = await app.call(getTemplate, { id })
  await app.call(saveProduct, { basic_product_id, document, color_ids: [color_id], size_ids: [1] }, seller)
  expect(await app.call(desk.getTemplateUse, { id }, { token })).toMatchObject({ designs: 1, goods: 1, sellers: 1 })

  const { revision } = await app.call(desk.getDeskTemplate, { id }, { token })
  await app.call(desk.withdrawTemplate, { id, revision }, { token })
  await expect(app.call(getTemplate, { id })).rejects.toMatchObject({ error: 'not_found' })
  await prepareTemplates(app.ctx)
  expect((await app.call(desk.getDeskTemplate, { id }, { token })).state).toBe('withdrawn')
})

test('a template is edited: names, slots, price; two editors are told; a paid one needs a purchase', async () => {
  const [first] = (await app.call(listTemplates, {})).data
  if (!first) throw new Error('no template')
  const { id } = first
  const copy = await app.call(desk.copyTemplate, { id }, { token })
  const draft = await app.call(desk.getDeskTemplate, { id: copy.id }, { token })
  expect(draft.state).toBe('draft')
  const input = { ...getFields(draft), name_zh: '新模板', name_en: 'New one', price_fen: 1500 }
  const scenario = { key: 'wedding', zh: '婚礼', en: 'Weddings' }
  await expect(
    app.call(desk.saveTemplate, { ...input, scenario, slot_ids: ['nothing'] }, { token }),
  ).rejects.toMatchObject({ problems: [{ field: 'slot_ids' }] })
  const slot_ids = input.slot_ids.slice(0, 1)
  const saved = await app.call(desk.saveTemplate, { ...input, scenario, slot_ids }, { token })
  expect(saved.slots.map(({ layer_id }) => layer_id)).toEqual(slot_ids)
  await expect(app.call(desk.saveTemplate, { ...input, scenario }, { token })).rejects.toMatchObject({
    error: 'conflict',
  })
  await app.call(desk.publishTemplate, { id: copy.id, revision: saved.revision }, { token })
  expect((await app.call(listScenarios, {})).data).toContainEqual({ key: 'wedding', name: '婚礼', count: 1 })
  await expect(app.call(getTemplate, { id: copy.id })).rejects.toMatchObject({ error: 'template_not_bought' })
})

test('a template that shows a withdrawn artwork is not offered', async () => {
  const list = await app.call(desk.listDeskTemplates, { page_size: 100 }, { token })
  const row = await app.ctx.db
    .selectFrom('design_template')
    .select(['id', 'artworks'])
    .where('state', '=', 'on_sale')
    .where('id', '>', 12)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const [slug = ''] = row.artworks as unknown as string[]
  expect(list.total).toBeGreaterThan(20)
  const use = await app.call(artwork.getArtworkUse, { slug }, { token })
  expect(use.templates.map(({ id }) => id)).toContain(row.id)
  const change = { kind: 'state', state: 'withdrawn' } as const
  await app.call(artwork.changeArtworks, { slugs: [slug], change }, { token })
  await expect(app.call(getTemplate, { id: row.id })).rejects.toMatchObject({ error: 'not_found' })
  const editor = await app.call(desk.getDeskTemplate, { id: row.id }, { token })
  expect(editor.missing).toMatchObject([{ slug, state: 'withdrawn' }])
})

test('a saved design becomes a draft template; the pictures of its seller become draft artworks', async () => {
  const seller = await newSeller(app)
  const material = await uploadFile(app, seller.token, 'logo.png', await getCanvas().png().toBuffer())
  await app.drain('upload.')
  const layers = [picture('a', 'material', String(material.id)), words('b', 'HELLO')]
  const { design_id } = await saveDesign(app, seller, layers, { name: '钥匙扣' })
  const found = await app.call(desk.findTemplateSellers, { keyword: seller.username }, { token })
  expect(found.data).toMatchObject([{ id: seller.seller_id, designs: 1 }])
  const designs = await app.call(desk.listDesignsOfSeller, { seller_id: seller.seller_id }, { token })
  expect(designs.data).toMatchObject([{ id: design_id, name: '钥匙扣' }])

  const wish = { seller_id: seller.seller_id, design_id, name_zh: '钥匙扣模板', name_en: 'Keychain' }
  const made = await app.call(desk.createTemplateFromDesign, wish, { token })
  expect(made.added_artworks).toBe(1)
  const editor = await app.call(desk.getDeskTemplate, { id: made.id }, { token })
  expect(editor).toMatchObject({ state: 'draft', licence: 'other', missing: [{ name: 'logo', state: 'draft' }] })
  expect(editor.slots).toHaveLength(2)
  const step = { id: made.id, revision: editor.revision }
  await expect(app.call(desk.publishTemplate, step, { token })).rejects.toMatchObject({
    problems: [{ field: 'licence_note' }, { field: 'missing' }],
  })
  await app.drain('template.paint_missing')
  expect((await app.call(desk.getDeskTemplate, { id: made.id }, { token })).picture_url).not.toBeNull()
  await expect(
    app.call(desk.createTemplateFromDesign, { ...wish, seller_id: seller.seller_id + 999 }, { token }),
  ).rejects.toMatchObject({ error: 'not_found' })
  expect(await app.call(desk.removeTemplate, step, { token })).toEqual({})
})

test('the demo seller has used templates, and the list holds a draft and a withdrawn one', async () => {
  const seller = await newSeller(app)
  await addDemoUse(app.ctx, { seller_id: seller.seller_id, user_id: seller.user_id })
  await addDemoUse(app.ctx, { seller_id: seller.seller_id, user_id: seller.user_id })
  expect(await app.call(desk.getTemplateUse, { id: 3 }, { token })).toMatchObject({ designs: 1, sellers: 1 })
})
