import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as contract from '@inkroute/contract/goods/batch/batch'
import type { BatchPlanInput } from '@inkroute/contract/goods/batch/plan'
import { addInfringementWords } from '@inkroute/contract/preference/infringement'
import { createUserTemplate } from '@inkroute/contract/template/template'
import { batchProduct } from '@inkroute/engine/batch/batch-product'
import { newColourRule } from '@inkroute/engine/batch/colour-rule'
import { placeArtwork } from '@inkroute/engine/batch/place-artwork'
import { newPlacement } from '@inkroute/engine/batch/placement'
import { beforeAll, expect, inject, test } from 'vitest'
import { projectRoot } from '../../../config/config.ts'
import { newSeller, type TestSeller } from '../../../testing/factories.ts'
import { startNode, TEST_SECRET } from '../../../testing/node-process.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { levelNamed } from '../../account/account.ts'
import { selectProductFacts } from '../../catalog/catalog.ts'
import { getDocument, picture, words } from '../../design/testing/designs.ts'
import { materialModule } from '../../material/material.module.ts'
import { findDesignQuota } from '../../membership/membership.ts'
import { failedBatchRuns } from './batch.exceptions.ts'
import { makeNextCell } from './make-cell.ts'
import { findRun } from './plan/batch.queries.ts'
import { openRun, runBatchJob } from './run-batch.job.ts'
import { sweepRunsJob } from './sweep-runs.job.ts'

let app: TestApp
let products: number[]
let artworks: { kind: 'artwork'; key: string }[]
const data_dir = () => join(inject('test_dir'), 'batch')

beforeAll(async () => {
  app = await testApp({ holds: 'catalogue', env: { DATA_DIR: data_dir() } })
  await materialModule.base?.(app.ctx)
  const rows = await app.ctx.db
    .selectFrom('product')
    .select(['id', 'code'])
    .where('code', 'in', ['keychain', 'coaster', 'mug'])
    .where('is_visible', '=', true)
    .orderBy('id')
    .execute()
  products = rows.map(({ id }) => id)
  const gallery = await app.ctx.db
    .selectFrom('gallery_artwork')
    .select('slug')
    .where('has_alpha', '=', true)
    .orderBy('slug')
    .limit(12)
    .execute()
  artworks = gallery.map(({ slug }) => ({ kind: 'artwork', key: slug }))
})

/** Small and quick: one colour each, the first artworks on the first products. */
const getPlan = (counts: { products: number; artworks: number }, change: Partial<BatchPlanInput> = {}) => ({
  products: products.slice(0, counts.products).map((basic_product_id) => ({ basic_product_id })),
  artworks: artworks.slice(0, counts.artworks),
  colours: newColourRule('default'),
  ...change,
})

const getGoods = (seller: TestSeller) =>
  app.ctx.db
    .selectFrom('goods')
    .select(['id', 'title', 'design_id'])
    .where('seller_id', '=', seller.seller_id)
    .orderBy('id')
    .execute()

const getProgress = (seller: TestSeller, id: number) => app.call(contract.getBatchRun, { id }, seller)

test('a run makes goods, SKUs and pictures for each product with each artwork, and costs each once', async () => {
  const seller = await newSeller(app)
  const plan = getPlan({ products: 2, artworks: 2 }, { name_rule: '{artwork}·{code}·{seq}' })
  const check = await app.call(contract.checkBatchRun, plan, seller)
  expect(check).toMatchObject({ cells: 4, to_make: 4, duplicates: 0, quota: { left: 100, needed: 4 }, refusal: null })
  expect(check.names[0]).toMatch(/·0001$/)
  const { id, total } = await app.call(contract.createBatchRun, plan, seller)
  expect(total).toBe(4)
  await app.drain()
  const run = await getProgress(seller, id)
  expect(run).toMatchObject({ state: 'finished', done: 4, failed: 0, waiting: 0, made: 0 })
  expect(run.covers.length).toBeGreaterThan(0)
  const goods = await getGoods(seller)
  expect(goods.map(({ title }) => title).sort()).toEqual([...new Set(goods.map(({ title }) => title))].sort())
  expect(goods).toHaveLength(4)
  const cells = await app.call(contract.listBatchCells, { id, state: 'done' }, seller)
  expect(cells.data.every((cell) => cell.thumbnail_url && cell.sku_count > 0 && cell.goods_id)).toBe(true)
  expect((await findDesignQuota(app.ctx, seller.seller_id)).used).toBe(4)
  // The same job once more, as a queue may run it after a crash.
  await runBatchJob.run(app.ctx, { seller_id: seller.seller_id, run_id: id, epoch: 1 })
  expect(await getGoods(seller)).toHaveLength(4)
  const again = await app.call(contract.checkBatchRun, plan, seller)
  expect(again).toMatchObject({ duplicates: 4, to_make: 0 })
  expect(again.refusal).toContain('跳过')
  await expect(app.call(contract.createBatchRun, plan, seller)).rejects.toMatchObject({ error: 'batch_all_left_out' })
})

test('the check knows the seller’s own infringing words, in rows too', async () => {
  const seller = await newSeller(app)
  await app.call(addInfringementWords, { words: ['月光海岸'] }, seller)
  const rows = { columns: ['words'], rows: [['夏日'], ['月光海岸 T 恤']], name_rule: '{artwork} {words} {seq}' }
  const { findings } = await app.call(contract.checkBatchRun, getPlan({ products: 1, artworks: 1 }, rows), seller)
  expect(findings).toContainEqual(expect.objectContaining({ rule: 'brand_words', level: 'error', count: 1 }))
})

test('round products show the artwork to the camera that photographs them', async () => {
  const file = join(projectRoot, 'assets', 'catalogue', 'placements.json')
  const shop = JSON.parse(await readFile(file, 'utf8')) as {
    products: Record<string, { views?: Record<string, number[]> }>
  }
  const products = await app.ctx.db.selectFrom('product').select(['id', 'code']).where('is_mul', '=', 0).execute()
  for (const { id, code } of products) {
    const facts = await selectProductFacts(app.ctx.db, id)
    const view = facts?.views[0]?.picture_view ?? ''
    const [left, , width] = shop.products[code]?.views?.[view] ?? []
    if (!facts || left === undefined || width === undefined) continue
    expect(batchProduct(facts).faces[0]?.seen.x, code).toBeCloseTo(left + width / 2, 2)
  }
  const mug = await selectProductFacts(app.ctx.db, 1006)
  if (!mug) throw new Error('no mug')
  const ground = batchProduct(mug)
  const artwork = { name: 'a', source: { kind: 'artwork' as const, key: 'a', width_px: 1000, height_px: 1000 } }
  const [layer] = placeArtwork(ground, artwork, newPlacement('fit')).views[0]?.layers ?? []
  const { area, seen } = ground.faces[0] ?? { area: { left: 0, width: 0 }, seen: { x: 0 } }
  expect(layer?.cx).toBeCloseTo(area.left + area.width * seen.x, 1)
  expect(seen.x).toBeCloseTo(0.75, 3)
})

test('a paused run makes nothing until resumed, and a cancelled one costs only what it made', async () => {
  const seller = await newSeller(app)
  const { id } = await app.call(contract.createBatchRun, getPlan({ products: 1, artworks: 2 }), seller)
  await app.call(contract.pauseBatchRun, { id }, seller)
  await app.drain()
  expect(await getGoods(seller)).toEqual([])
  await expect(app.call(contract.pauseBatchRun, { id }, seller)).rejects.toMatchObject({ error: 'batch_not_now' })
  await app.call(contract.resumeBatchRun, { id }, seller)
  await app.drain()
  expect(await getProgress(seller, id)).toMatchObject({ state: 'finished', done: 2 })
  const other = await app.call(
    contract.createBatchRun,
    getPlan({ products: 2, artworks: 1 }, { duplicates: 'make' }),
    seller,
  )
  // As a worker leaves it that dies after the goods and before the pictures.
  const row = await findRun(app.ctx.db, seller.seller_id, other.id)
  await makeNextCell(app.ctx, await openRun(app.ctx, row as NonNullable<typeof row>))
  const cancelled = await app.call(contract.cancelBatchRun, { id: other.id }, seller)
  expect(cancelled).toMatchObject({ state: 'cancelled', cancelled: 1, done: 1, waiting: 0, made: 0 })
  await app.drain()
  expect((await findDesignQuota(app.ctx, seller.seller_id)).used).toBe(3)
  const pictures = await app.ctx.db
    .selectFrom('design_mockup')
    .select('state')
    .where('seller_id', '=', seller.seller_id)
    .execute()
  expect(pictures.every(({ state }) => state === 'done')).toBe(true)
})

test('a failed cell reports its reason, does not stop the others, and can be retried', async () => {
  const seller = await newSeller(app)
  const [, second = 0] = products
  const { id } = await app.call(contract.createBatchRun, getPlan({ products: 2, artworks: 1 }), seller)
  const offer = (is_visible: boolean) =>
    app.ctx.db.updateTable('product').set({ is_visible }).where('id', '=', second).execute()
  await offer(false)
  await app.drain()
  const failed = await app.call(contract.listBatchCells, { id, state: 'failed' }, seller)
  expect(failed.data).toMatchObject([{ basic_product_id: second, goods_id: null }])
  expect(failed.data[0]?.reason).toContain('下架')
  expect(await getProgress(seller, id)).toMatchObject({ state: 'finished', done: 1, failed: 1 })
  expect(await failedBatchRuns.count(app.ctx, seller.seller_id)).toBe(1)
  expect(await failedBatchRuns.rows(app.ctx, seller.seller_id, 5)).toMatchObject([{ id: String(id) }])
  await offer(true)
  await app.call(contract.retryBatchRun, { id }, seller)
  await app.drain()
  expect(await getProgress(seller, id)).toMatchObject({ state: 'finished', done: 2, failed: 0 })
  expect((await getGoods(seller)).length).toBe(2)
  expect(await failedBatchRuns.count(app.ctx, seller.seller_id)).toBe(0)
})

test('a run beyond level or quota does not start, and one that runs out of quota pauses with the reason', async () => {
  const seller = await newSeller(app)
  const many = getPlan({ products: 3, artworks: 12 })
  await expect(app.call(contract.createBatchRun, many, seller)).rejects.toMatchObject({ error: 'batch_too_large' })
  const { id } = await app.call(contract.createBatchRun, getPlan({ products: 1, artworks: 2 }), seller)
  const month = (await findDesignQuota(app.ctx, seller.seller_id)).month
  const used = ((await levelNamed(app.ctx.db, 0)).design_quota ?? 0) - 1
  await app.ctx.db.insertInto('design_month').values({ seller_id: seller.seller_id, month, used }).execute()
  await app.drain()
  const held = await getProgress(seller, id)
  expect(held).toMatchObject({ state: 'paused', waiting: 1, done: 1 })
  expect(held.reason).toMatchObject({ name: 'design_quota_exceeded', zh: expect.stringContaining('设计数量') })
  await expect(
    app.call(contract.createBatchRun, getPlan({ products: 2, artworks: 1 }, { duplicates: 'make' }), seller),
  ).rejects.toMatchObject({ status_code: 501 })
})

test('sheet rows fill template texts and names, and each row becomes a listing', async () => {
  const seller = await newSeller(app)
  const [product = 0] = products
  const document = getDocument(product, words('w', 'For {name}'), picture('p', 'artwork', artworks[0]?.key ?? ''))
  const kept = { name: '姓名', basic_product_id: product, color_id: 1, document }
  const template = await app.call(createUserTemplate, kept, seller)
  const plan = getPlan(
    { products: 1, artworks: 0 },
    {
      placement: { ...newPlacement(), template: { kind: 'own', id: template.id, fills: {} } },
      columns: ['name'],
      rows: [['Ann'], ['Bartholomew'], ['Ann']],
      name_rule: '{name} {product}',
    },
  )
  const { id, skipped } = await app.call(contract.createBatchRun, plan, seller)
  expect(skipped).toBe(1)
  await app.drain()
  expect(await getProgress(seller, id)).toMatchObject({ state: 'finished', done: 2 })
  expect((await getGoods(seller)).map(({ title }) => title.split(' ')[0]).sort()).toEqual(['Ann', 'Bartholomew'])
  const stored = await app.ctx.db
    .selectFrom('design_version')
    .select('document')
    .where('seller_id', '=', seller.seller_id)
    .execute()
  const documents = stored.map(({ document }) => JSON.stringify(document))
  expect(documents.filter((document) => document.includes('For Ann'))).toHaveLength(1)
})

test('a sheet is read as uniquely named columns and rows of equal width', async () => {
  const seller = await newSeller(app)
  const answer = await fetch(`${app.origin}/req${contract.readBatchSheet.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${seller.token}`, 'content-type': 'application/octet-stream' },
    body: '\ufeffname,seq,,name\nAnn,1,x,y\n\nBo\n',
  })
  const { data } = (await answer.json()) as { data: { columns: string[]; rows: string[][] } }
  expect(data.columns).toEqual(['name', 'seq_', 'C', 'name 2'])
  expect(data.rows).toEqual([
    ['Ann', '1', 'x', 'y'],
    ['Bo', '', '', ''],
  ])
})

test('a seller cannot see or control another seller’s run', async () => {
  const [seller, stranger] = [await newSeller(app), await newSeller(app)]
  const { id } = await app.call(contract.createBatchRun, getPlan({ products: 1, artworks: 1 }), seller)
  await app.call(contract.cancelBatchRun, { id }, seller)
  for (const endpoint of [
    contract.getBatchRun,
    contract.pauseBatchRun,
    contract.cancelBatchRun,
    contract.retryBatchRun,
  ]) {
    await expect(app.call(endpoint, { id }, stranger)).rejects.toMatchObject({ error: 'not_found' })
  }
  expect((await app.call(contract.listBatchRuns, {}, stranger)).total).toBe(0)
})

test('a worker killed in the middle loses nothing and repeats nothing', async () => {
  const seller = await newSeller(app)
  const plan = getPlan({ products: 1, artworks: 4 })
  const { id } = await app.call(contract.createBatchRun, plan, seller)
  const worker = await startNode({
    ROLE: 'worker',
    DEMO: 'false',
    DATABASE_URL: app.database_url,
    DATA_DIR: data_dir(),
    APP_SECRET: TEST_SECRET,
  })
  // In short steps, so that it is caught in the middle however slowly this process looks.
  worker.process.kill('SIGSTOP')
  while ((await getProgress(seller, id)).made === 0) {
    worker.process.kill('SIGCONT')
    await wait(20)
    worker.process.kill('SIGSTOP')
  }
  const ended = new Promise((resolve) => worker.process.once('exit', resolve))
  worker.process.kill('SIGKILL')
  await ended
  const after = await getProgress(seller, id)
  expect(after.state).toBe('running')
  expect(after.done).toBeLessThan(4)
  // The sweep finds that nobody works on it any more. The killed node may have swept the run itself after a pause.
  const getEpoch = async () => (await findRun(app.ctx.db, seller.seller_id, id))?.epoch ?? 0
  const before = await getEpoch()
  app.clock.advance(120_000)
  await sweepRunsJob.run(app.ctx, {})
  const epoch = await getEpoch()
  expect(epoch).toBe(before + 1)
  // Only the run itself: the killed node has left work of other kinds in the queue.
  await runBatchJob.run(app.ctx, { seller_id: seller.seller_id, run_id: id, epoch })
  expect(await getProgress(seller, id)).toMatchObject({ state: 'finished', done: 4, failed: 0 })
  const goods = await getGoods(seller)
  expect(goods).toHaveLength(4)
  expect(new Set(goods.map(({ design_id }) => design_id)).size).toBe(4)
  expect((await findDesignQuota(app.ctx, seller.seller_id)).used).toBe(4)
  const pictures = await app.ctx.db
    .selectFrom('design_mockup')
    .select('state')
    .where('seller_id', '=', seller.seller_id)
    .execute()
  expect(pictures.every(({ state }) => state === 'done')).toBe(true)
})
