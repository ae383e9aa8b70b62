import { getProductAsSeller } from '@inkroute/contract/catalog/catalog'
import * as contract from '@inkroute/contract/goods/batch/batch'
import {
  deleteProductGroup,
  listProductGroups,
  renameProductGroup,
  saveProductGroup,
} from '@inkroute/contract/goods/batch/group'
import type { BatchPlanInput } from '@inkroute/contract/goods/batch/plan'
import { createUserTemplate } from '@inkroute/contract/template/template'
import { newColourRule } from '@inkroute/engine/batch/colour-rule'
import { newPlacement } from '@inkroute/engine/batch/placement'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { newSeller } from '../../../testing/factories.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { uploadFile } from '../../../testing/upload-file.ts'
import { getDocument, picture } from '../../design/testing/designs.ts'
import { materialModule } from '../../material/material.module.ts'
import { findDesignQuota } from '../../membership/membership.ts'

let app: TestApp
let product: number
let slugs: string[]

beforeAll(async () => {
  app = await testApp({ holds: 'catalogue' })
  await materialModule.base?.(app.ctx)
  const { db } = app.ctx
  const found = await db.selectFrom('product').select('id').where('code', '=', 'mug').executeTakeFirstOrThrow()
  product = found.id
  const gallery = await db.selectFrom('gallery_artwork').select('slug').orderBy('slug').limit(3).execute()
  slugs = gallery.map(({ slug }) => slug)
})

const getPlan = (artworks: number, change: Partial<BatchPlanInput> = {}): BatchPlanInput => ({
  products: [{ basic_product_id: product }],
  artworks: slugs.slice(0, artworks).map((key) => ({ kind: 'artwork', key })),
  colours: newColourRule('default'),
  skip_low_resolution: false,
  ...change,
})

test('a row whose picture is missing is skipped and reported, without a substitute', async () => {
  const seller = await newSeller(app)
  const document = getDocument(product, picture('p', 'artwork', slugs[0] ?? ''))
  const template = await app.call(
    createUserTemplate,
    { name: '宠物', basic_product_id: product, color_id: 1, document },
    seller,
  )
  const fills = { p: { kind: 'picture' as const, column: 'pet' } }
  const plan = getPlan(0, {
    placement: { ...newPlacement(), template: { kind: 'own', id: template.id, fills } },
    columns: ['pet'],
    rows: [['Cat'], ['dog']],
    pictures: [{ kind: 'artwork', key: slugs[1] ?? '', name: 'cat' }],
  })
  expect(await app.call(contract.checkBatchRun, plan, seller)).toMatchObject({ to_make: 1, pictures_missing: 1 })
  const other = { ...plan, columns: ['name'], rows: [['Ann'], ['Bo']], name_rule: '{product}' }
  const { findings } = await app.call(contract.checkBatchRun, other, seller)
  expect(findings).toMatchObject([
    { rule: 'column_unknown', message: expect.stringContaining('pet') },
    { rule: 'names_repeat', count: 1 },
  ])
  const { id } = await app.call(contract.createBatchRun, plan, seller)
  const { data } = await app.call(contract.listBatchCells, { id, state: 'skipped' }, seller)
  expect(data.map(({ reason }) => reason)).toEqual([expect.stringContaining('dog')])
  await app.call(contract.cancelBatchRun, { id }, seller)
})

test('a blank picture is skipped before it costs quota', async () => {
  const seller = await newSeller(app)
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const bytes = await sharp({ create: { width: 600, height: 600, channels: 4, background: clear } })
    .png()
    .toBuffer()
  const { id: material_id } = await uploadFile(app, seller.token, '空白.png', bytes)
  const artworks = [{ kind: 'material' as const, key: String(material_id) }, ...(getPlan(1).artworks ?? [])]
  const found = await app.call(contract.checkBatchRun, getPlan(1, { artworks }), seller)
  expect(found).toMatchObject({ cells: 2, to_make: 1, artworks_empty: 1, quota: { needed: 1 } })
  const stranger = await newSeller(app)
  const seen = async (who: typeof seller) =>
    (await app.call(contract.listBatchArtworks, { artworks }, who)).data.map(({ kind }) => kind)
  expect([await seen(seller), await seen(stranger)]).toEqual([['material', 'artwork'], ['artwork']])
})

test('drafts over a platform’s variant limit are reported beforehand, with the number of colours that fit', async () => {
  const seller = await newSeller(app)
  const { id } = await app.ctx.db
    .selectFrom('product')
    .select('id')
    .where('code', '=', 'tshirt')
    .executeTakeFirstOrThrow()
  const listing = { platform: 'etsy', store_id: 1, template_id: 1 }
  const plan = getPlan(1, { products: [{ basic_product_id: id }], colours: newColourRule('all'), listing })
  const { findings, fitting_colours } = await app.call(contract.checkBatchRun, plan, seller)
  expect(findings).toMatchObject([{ rule: 'listing_skus', level: 'warning', count: 1 }])
  const [fit] = fitting_colours
  const colours = { ...newColourRule('all'), most: fit?.most_colours ?? 0 }
  const fitted = { ...plan, products: [{ basic_product_id: id, colours }] }
  expect(await app.call(contract.checkBatchRun, fitted, seller)).toMatchObject({ findings: [], fitting_colours: [] })
})

test('starting the same run in two tabs makes its listings once', async () => {
  const seller = await newSeller(app)
  const start = () => app.call(contract.createBatchRun, getPlan(2), seller)
  const answers = await Promise.allSettled([start(), start()])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const more = await app.call(contract.createBatchRun, getPlan(3), seller)
  expect(more).toMatchObject({ total: 3, skipped: 2 })
  const { data } = await app.call(contract.listBatchCells, { id: more.id, state: 'waiting' }, seller)
  expect(data).toHaveLength(1)
})

test('resuming a run needs quota: refused without any, accepted once some is bought', async () => {
  const seller = await newSeller(app)
  const { id } = await app.call(contract.createBatchRun, getPlan(2), seller)
  const held = await app.call(contract.pauseBatchRun, { id }, seller)
  const { month, allowance } = await findDesignQuota(app.ctx, seller.seller_id)
  const spend = (used: number) =>
    app.ctx.db
      .insertInto('design_month')
      .values({ seller_id: seller.seller_id, month, used })
      .onConflict((conflict) => conflict.columns(['seller_id', 'month']).doUpdateSet({ used }))
      .execute()
  await spend(allowance ?? 0)
  await expect(app.call(contract.resumeBatchRun, { id }, seller)).rejects.toMatchObject({ status_code: 501 })
  expect(await app.call(contract.getBatchRun, { id }, seller)).toMatchObject({ state: 'paused', waiting: 2 })
  await spend((allowance ?? 0) - 1)
  app.clock.advance(1000)
  const resumed = await app.call(contract.resumeBatchRun, { id }, seller)
  expect(resumed.state).toBe('running')
  expect(resumed.seen_at_ms).toBeGreaterThan(held.seen_at_ms)
})

test('delisted products and deleted pictures are named and block the start; fully excluded colours cost nothing', async () => {
  const seller = await newSeller(app)
  const offer = (is_visible: boolean) =>
    app.ctx.db.updateTable('product').set({ is_visible }).where('code', '=', 'coaster').execute()
  const { id: coaster } = await app.ctx.db
    .selectFrom('product')
    .select('id')
    .where('code', '=', 'coaster')
    .executeTakeFirstOrThrow()
  const lost = { kind: 'material' as const, key: '999999' }
  const products = [{ basic_product_id: product }, { basic_product_id: coaster }]
  const plan = getPlan(1, { products, artworks: [lost, ...(getPlan(1).artworks ?? [])] })
  await offer(false)
  const found = await app.call(contract.checkBatchRun, plan, seller)
  expect(found).toMatchObject({ to_make: 1, gone: { product_ids: [coaster], artworks: [lost] } })
  expect(found.refusal).toContain('2')
  const only = await app.call(contract.checkBatchRun, { ...plan, artworks: [lost] }, seller)
  expect(only).toMatchObject({ to_make: 0, gone: { artworks: [lost] }, refusal: expect.stringContaining('2') })
  await offer(true)
  const { colors } = await app.call(getProductAsSeller, { id: product }, seller)
  const colours = { ...newColourRule('all'), exclude: colors.map(({ key }) => key) }
  const bare = await app.call(contract.checkBatchRun, getPlan(1, { colours }), seller)
  expect(bare).toMatchObject({ to_make: 0, without_colour: 1, refusal: expect.stringContaining('颜色') })
})

test('a group is renamed to a unique name and counts its delisted products', async () => {
  const [seller, stranger] = [await newSeller(app), await newSeller(app)]
  const rows = await app.ctx.db
    .selectFrom('product')
    .select('id')
    .where('code', 'in', ['coaster', 'keychain'])
    .orderBy('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  const save = (name: string) => app.call(saveProductGroup, { name, product_ids: ids }, seller)
  const [gifts] = [await save('礼品'), await save('常用')]
  const rename = (name: string, who = seller) => app.call(renameProductGroup, { id: gifts.id, name }, who)
  await expect(rename('常用')).rejects.toMatchObject({ error: 'batch_group_name' })
  await expect(rename('别人的', stranger)).rejects.toMatchObject({ error: 'not_found' })
  expect(await app.call(listProductGroups, {}, stranger)).toEqual({ data: [] })
  await expect(app.call(deleteProductGroup, { id: gifts.id }, stranger)).rejects.toMatchObject({ error: 'not_found' })
  expect(await rename(' 圣诞礼品 ')).toMatchObject({ id: gifts.id, name: '圣诞礼品', withdrawn: 0 })
  const offer = (is_visible: boolean) =>
    app.ctx.db.updateTable('product').set({ is_visible }).where('code', '=', 'coaster').execute()
  await offer(false)
  const { data } = await app.call(listProductGroups, {}, seller)
  await offer(true)
  expect(data.map(({ product_ids, withdrawn }) => [product_ids.length, withdrawn])).toEqual([
    [1, 1],
    [1, 1],
  ])
})
