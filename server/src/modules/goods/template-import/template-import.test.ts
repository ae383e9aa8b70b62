import * as contract from '@inkroute/contract/goods/template-import'
import { beforeAll, expect, test } from 'vitest'
import { newSeller } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'

import { galleryArtworks } from '../../catalog/catalog.ts'
import { addGallery } from '../../material/gallery/gallery.base.ts'
import { templateImportJob } from './template-import.job.ts'
import { checkRow, getValues, isHeader, readHeader, readMode } from './template-row.rules.ts'

const app = await testApp({ holds: 'catalogue' })
beforeAll(async () => {
  await addGallery(app.ctx)
})

const file = (text: string) => Buffer.from(text, 'utf8')

test('columns are recognised in both languages, and others fill the template', () => {
  expect(readHeader(['底版编号', 'Artwork *', '宠物名字'])).toEqual(['product', 'artwork', '宠物名字'])
  expect(isHeader(['备注', '说明'])).toBe(false)
  expect(getValues(['product', '宠物名字', ''], [' mug ', '旺财', 'x'], 10)).toEqual({
    product: 'mug',
    宠物名字: '旺财',
  })
  expect(['', '填充', 'tile', '斜着'].map(readMode)).toEqual(['fit', 'fill', 'tile', null])
})

test('a row without product and picture reports both columns', () => {
  const facts = { product: undefined, has_artwork: false, has_template: false }
  const { problems } = checkRow({ placement: '斜着', price: '-1' }, facts, 'zh')
  expect(problems.map(({ column }) => column)).toEqual(['product', 'artwork', 'placement', 'price'])
})

test('a sheet is checked row by row, becomes goods once, and failed rows can be retried', async () => {
  const seller = await newSeller(app)
  const other = await newSeller(app)
  const [art = ''] = [...(await galleryArtworks()).keys()]
  const rows = [
    '底版编号,图案,颜色,商品名称,售价',
    `keychain,art:${art},,钥匙扣一号,19.90`,
    `keychain,没有这张图,,二号,`,
    `no-such,art:${art},,三号,`,
    `keychain,art:${art},紫外线色,四号,`,
  ]
  const upload = { token: seller.token, file: file(rows.join('\n')) }
  const made = await app.call(contract.uploadTemplateImport, { name: '新品.csv' }, upload)
  expect(made).toMatchObject({ state: 'checked', row_count: 4, counts: { ready: 1, error: 3 } })
  const wrong = await app.call(contract.listTemplateRows, { id: made.id, status: 'error' }, seller)
  expect(wrong.data.map(({ row_at, problems }) => [row_at, problems[0]?.column])).toEqual([
    [3, 'artwork'],
    [4, 'product'],
    [5, 'colors'],
  ])
  await expect(app.call(contract.getTemplateImport, { id: made.id }, other)).rejects.toMatchObject({
    error: 'not_found',
  })
  expect(await app.call(contract.commitTemplateImport, { id: made.id }, seller)).toEqual({ queued: 1 })
  const work = { seller_id: seller.seller_id, id: made.id }
  await templateImportJob.run(app.ctx, work)
  await templateImportJob.run(app.ctx, work)
  expect(await app.call(contract.getTemplateImport, { id: made.id }, seller)).toMatchObject({
    state: 'done',
    counts: { ready: 0, made: 1 },
  })
  const [row] = (await app.call(contract.listTemplateRows, { id: made.id, status: 'made' }, seller)).data
  expect(row).toMatchObject({ title: '钥匙扣一号', goods_id: expect.any(Number) })
  const goods = await app.ctx.db.selectFrom('goods').select('id').where('seller_id', '=', seller.seller_id).execute()
  expect(goods).toHaveLength(1)
  await expect(app.call(contract.commitTemplateImport, { id: made.id }, seller)).rejects.toMatchObject({
    error: 'template_import_nothing',
  })
  await app.call(contract.deleteTemplateImport, { id: made.id }, seller)
  expect((await app.call(contract.listTemplateImports, {}, seller)).total).toBe(0)
})

test('a sheet without our columns is refused, and the sample can be imported as it is', async () => {
  const seller = await newSeller(app)
  const bad = { token: seller.token, file: file('甲,乙\n1,2') }
  await expect(app.call(contract.uploadTemplateImport, { name: 'x.csv' }, bad)).rejects.toMatchObject({
    error: 'template_import_header',
  })
  const { file_base64, name } = await app.call(contract.getTemplateSample, {}, seller)
  const sample = { token: seller.token, file: Buffer.from(file_base64, 'base64') }
  const read = await app.call(contract.uploadTemplateImport, { name }, sample)
  expect(read.counts).toMatchObject({ ready: 2, error: 0 })
})
