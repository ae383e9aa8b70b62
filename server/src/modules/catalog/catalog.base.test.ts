import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as contract from '@inkroute/contract/catalog/catalog'
import { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { expect, inject, test, vi } from 'vitest'
import { productsFolder } from '../../infra/pictures/asset-folders.ts'
import { testApp } from '../../testing/test-app.ts'
import { productIds } from './base/product-ids.ts'
import { materialKeys } from './base/words.ts'
import { addCatalogue, writeProductFiles } from './catalog.base.ts'

const app = await testApp()
const revision = async () =>
  (await app.ctx.db.selectFrom('catalogue_state').select('revision').executeTakeFirstOrThrow()).revision

test('a second start changes nothing; a changed file is rewritten and keeps live data', async () => {
  await addCatalogue(app.ctx)
  const before = await revision()
  await addCatalogue(app.ctx)
  expect(await revision()).toBe(before)

  const { db } = app.ctx
  await db
    .updateTable('product')
    .set({ content_hash: 'old', name_zh: '旧名', sales: 12 })
    .where('code', '=', 'mug')
    .execute()
  await db.updateTable('product_stock').set({ pieces: 1 }).where('product_id', '=', 1006).execute()
  await addCatalogue(app.ctx)
  expect(await revision()).toBe(before + 1)
  const mug = await db.selectFrom('product').selectAll().where('code', '=', 'mug').executeTakeFirstOrThrow()
  expect(mug).toMatchObject({ id: 1006, name_zh: '陶瓷马克杯 11oz', sales: 12 })
  const stock = await db.selectFrom('product_stock').select('pieces').where('product_id', '=', 1006).execute()
  expect(stock.every((row) => row.pieces === 1)).toBe(true)
})

test('a product whose file is gone is hidden, and every node learns of it', async () => {
  const other = await testApp({ database_url: app.database_url })
  const text = await readFile(join(productsFolder, 'mug', 'product.json'), 'utf8')
  const file = { ...ProductDocument.parse(JSON.parse(text)), code: 'gone-product' }
  file.items = file.items.map((item) => ({ ...item, sku: `GONE-${item.sku}` }))
  await writeProductFiles(app.ctx, [{ file, content_hash: 'x' }])
  await app.ctx.db
    .updateTable('catalogue_state')
    .set({ revision: (await revision()) + 1 })
    .execute()
  const seen = async (node: typeof app) => (await node.call(contract.listProducts, { code: 'gone-product' })).total
  await vi.waitFor(async () => expect([await seen(app), await seen(other)]).toEqual([1, 1]), {
    timeout: inject('patience_ms'),
  })
  const { id } = await app.ctx.db
    .selectFrom('product')
    .select('id')
    .where('code', '=', 'gone-product')
    .executeTakeFirstOrThrow()

  await addCatalogue(app.ctx)
  await vi.waitFor(async () => expect([await seen(app), await seen(other)]).toEqual([0, 0]), {
    timeout: inject('patience_ms'),
  })
  await expect(other.call(contract.getProduct, { id })).rejects.toMatchObject({ error: 'product_withdrawn' })
})

test('products keep their numbers whatever joins them', () => {
  const ids = productIds(['mug', 'tshirt', 'brand-new'], new Map())
  expect([ids.get('tshirt'), ids.get('mug')]).toEqual([1001, 1006])
  expect(ids.get('brand-new')).toBeGreaterThan(10_000)
  const later = productIds(['another', 'brand-new', 'mug'], ids)
  expect(later.get('brand-new')).toBe(ids.get('brand-new'))
  expect(new Set(later.values()).size).toBe(later.size)
})

test('every product of the assets has its own recorded id', async () => {
  const rows = await app.ctx.db.selectFrom('product').select(['id', 'code']).where('is_visible', '=', true).execute()
  expect(rows.filter((row) => row.id > 10_000).map((row) => row.code)).toEqual([])
})

test.each([
  ['100% combed cotton, 180 gsm', ['cotton']],
  ['100% cotton-feel polyester', ['polyester']],
  ['380 gsm poly-cotton canvas on a 1.8 cm pine frame', ['canvas', 'wood']],
  ['304 stainless steel, powder coated', ['metal']],
  ['Something unheard of', ['other']],
])('%s is filed under %j', (text, keys) => {
  expect(materialKeys(text)).toEqual(keys)
})

test('every product is declared under a six-digit tariff heading, a set under those of its parts', async () => {
  await addCatalogue(app.ctx)
  const rows = await app.ctx.db
    .selectFrom('product')
    .select(['code', 'hs_codes'])
    .where('is_visible', '=', true)
    .execute()
  expect(
    rows.filter(({ hs_codes }) => hs_codes.length === 0 || !hs_codes.every((code) => /^\d{6}$/.test(code))),
  ).toEqual([])
  expect(rows.find(({ code }) => code === 'desk-set')?.hs_codes).toEqual(['691110', '401699', '691200'])
})
