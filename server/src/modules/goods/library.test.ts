import * as contract from '@inkroute/contract/goods/goods'
import { changeGoodsPrices } from '@inkroute/contract/goods/price'
import { addSkus, deleteSkus, listGoodsProducts, updateSku } from '@inkroute/contract/goods/sku'
import * as tag from '@inkroute/contract/goods/tag'
import { expect, test } from 'vitest'
import { newSeller } from '../../testing/factories.ts'
import { getCanvas } from '../../testing/pictures.ts'
import { testApp } from '../../testing/test-app.ts'
import { uploadFile } from '../../testing/upload-file.ts'
import { selectProductFacts } from '../catalog/catalog.ts'
import { purgeGoodsJob } from './purge.job.ts'
import { saveGoods, TSHIRT } from './testing/saved-goods.ts'

const app = await testApp({ holds: 'catalogue' })

type Person = { readonly token: string }
const DAY_MS = 86_400_000
const detail = (person: Person, id: number) => app.call(contract.getGoods, { id }, person)
const titles = async (person: Person, input: object = {}) =>
  (await app.call(contract.listGoods, input, person)).data.map(({ title }) => title)

test('the library is searched by title, English title, SKU code and barcode', async () => {
  const seller = await newSeller(app)
  const { goods_id } = await saveGoods(app, seller, { name: '山间晨雾', title_en: 'Morning mist' })
  await saveGoods(app, seller, { name: '城市霓虹' })
  const [sku] = (await detail(seller, goods_id)).skus
  await app.call(updateSku, { id: sku?.id as number, sku_code: 'MIST-01', barcode: '4006381333931' }, seller)
  for (const keyword of ['晨雾', 'morning', 'mist-01', '4006381333931']) {
    expect(await titles(seller, { keyword })).toEqual(['山间晨雾'])
  }
  expect(await titles(seller, { keyword: '%' })).toEqual([])
})

test('the library filters by product, category, tag and day, with counts for each', async () => {
  const seller = await newSeller(app)
  const { goods_id } = await saveGoods(app, seller, { name: '甲' })
  await saveGoods(app, seller, { name: '乙' })
  const { id: tag_id } = await app.call(tag.createGoodsTag, { name: '圣诞' }, seller)
  await app.call(contract.tagGoods, { ids: [goods_id], add: [tag_id] }, seller)
  expect(await titles(seller, { tag_id })).toEqual(['甲'])
  expect(await titles(seller, { basic_product_id: 1002 })).toEqual([])
  expect(await titles(seller, { from: '2020-01-01', to: '2020-12-31' })).toEqual([])
  const facets = await app.call(contract.getGoodsFacets, {}, seller)
  expect(facets).toMatchObject({ total: 2, recycled: 0, products: [{ id: TSHIRT, count: 2 }], tags: [{ count: 1 }] })
  const category_id = facets.categories[0]?.id as number
  expect(await titles(seller, { category_id, sort: 'oldest' })).toEqual(['甲', '乙'])
  expect((await app.call(listGoodsProducts, {}, seller)).data).toMatchObject([
    { basic_product_id: TSHIRT, goods_count: 2, sku_count: 8, goods: [{ title: '乙' }, { title: '甲' }] },
  ])
})

test('recycled goods keep their codes, can be restored, and are purged after thirty days', async () => {
  const seller = await newSeller(app)
  const [kept, gone] = [await saveGoods(app, seller, { name: '留' }), await saveGoods(app, seller, { name: '弃' })]
  const ids = [kept.goods_id, gone.goods_id]
  expect(await app.call(contract.recycleGoods, { ids }, seller)).toEqual({ changed: 2 })
  expect(await titles(seller)).toEqual([])
  const bin = await app.call(contract.listGoods, { state: 'recycled' }, seller)
  expect(bin.data[0]?.purge_at).not.toBeNull()
  const [sku] = (await detail(seller, gone.goods_id)).skus
  const other = await saveGoods(app, seller, { name: '新' })
  const [free] = (await detail(seller, other.goods_id)).skus
  const take = app.call(updateSku, { id: free?.id as number, sku_code: sku?.sku_code ?? '' }, seller)
  await expect(take).rejects.toMatchObject({ error: 'sku_code_taken' })
  expect(await app.call(contract.restoreGoods, { ids: [kept.goods_id] }, seller)).toEqual({ changed: 1 })
  expect((await titles(seller)).sort()).toEqual(['新', '留'])
  const sweepAfter = (days: number) => {
    const then = new Date(app.clock.now().getTime() + days * DAY_MS)
    return purgeGoodsJob.run({ ...app.ctx, clock: { now: () => then } }, {})
  }
  await sweepAfter(29)
  expect((await detail(seller, gone.goods_id)).title).toBe('弃')
  await sweepAfter(31)
  await expect(detail(seller, gone.goods_id)).rejects.toMatchObject({ error: 'not_found' })
  expect((await detail(seller, kept.goods_id)).title).toBe('留')
})

test('only recycled goods can be purged', async () => {
  const seller = await newSeller(app)
  const { goods_id } = await saveGoods(app, seller)
  expect(await app.call(contract.purgeGoods, { ids: [goods_id] }, seller)).toEqual({ changed: 0, kept: 0 })
  await app.call(contract.recycleGoods, { ids: [goods_id] }, seller)
  expect(await app.call(contract.purgeGoods, { ids: [goods_id] }, seller)).toEqual({ changed: 1, kept: 0 })
})

test('SKU codes are unique per seller regardless of case, and other sellers may use the same', async () => {
  const [seller, other] = [await newSeller(app), await newSeller(app)]
  const [mine, theirs] = [await saveGoods(app, seller), await saveGoods(app, other)]
  const [first, second] = (await detail(seller, mine.goods_id)).skus
  const [foreign] = (await detail(other, theirs.goods_id)).skus
  const set = (person: Person, id: number | undefined, change: object) =>
    app.call(updateSku, { id: id as number, ...change }, person)
  expect(await set(seller, first?.id, { sku_code: 'deer-1' })).toMatchObject({ sku_code: 'deer-1' })
  await expect(set(seller, second?.id, { sku_code: 'DEER-1' })).rejects.toMatchObject({ error: 'sku_code_taken' })
  expect(await set(other, foreign?.id, { sku_code: 'DEER-1' })).toMatchObject({ sku_code: 'DEER-1' })
  await expect(set(seller, second?.id, { sku_code: '鹿' })).rejects.toMatchObject({ error: 'invalid_input' })
  await expect(set(seller, second?.id, { barcode: '4006381333932', barcode_kind: 'ean13' })).rejects.toMatchObject({
    error: 'barcode_invalid',
  })
  await set(seller, first?.id, { barcode: '4006381333931' })
  await expect(set(seller, second?.id, { barcode: '4006381333931' })).rejects.toMatchObject({ error: 'barcode_taken' })
})

test('a copy shares design, prices and tags, and gets new codes', async () => {
  const seller = await newSeller(app)
  const saved = await saveGoods(app, seller, { name: '原版', price: '59' })
  const { id: tag_id } = await app.call(tag.createGoodsTag, { name: '热卖' }, seller)
  await app.call(contract.updateGoods, { id: saved.goods_id, tag_ids: [tag_id], remark: '主推' }, seller)
  const copy = await app.call(contract.copyGoods, { id: saved.goods_id }, seller)
  expect(copy.title).toBe('原版 (2)')
  const [from, to] = [await detail(seller, saved.goods_id), await detail(seller, copy.id)]
  expect(to).toMatchObject({
    design_id: from.design_id,
    remark: '主推',
    tags: [{ name: '热卖' }],
    price: { min: '59.00' },
  })
  const codes = new Set([...from.skus, ...to.skus].map(({ sku_code }) => sku_code))
  expect(codes.size).toBe(8)
})

test('prices of many SKUs change by rule, and a dry run only previews', async () => {
  const seller = await newSeller(app)
  const { goods_id } = await saveGoods(app, seller)
  const change = (input: object) =>
    app.call(changeGoodsPrices, { ids: [goods_id], rule: { kind: 'cost', percent: 250 }, ...input }, seller)
  const tried = await change({ dry_run: true, ending: '99' })
  expect(tried).toMatchObject({ changed: 4, skipped: 0, below_cost: 0 })
  expect((await detail(seller, goods_id)).price).toBeNull()
  await change({ ending: '99' })
  const { skus } = await detail(seller, goods_id)
  expect(skus.map(({ price }) => price)).toEqual(tried.samples.map(({ after }) => after))
  expect(skus.every(({ price }) => price?.endsWith('.99'))).toBe(true)
  expect(await change({ rule: { kind: 'fixed', amount: '1.00' } })).toMatchObject({ below_cost: 4 })
})

test('colours and sizes can be added and removed, except the last one', async () => {
  const seller = await newSeller(app)
  const { goods_id: id } = await saveGoods(app, seller)
  const product = await selectProductFacts(app.ctx.db, TSHIRT)
  const { skus, missing_item_count } = await detail(seller, id)
  const present = new Set(skus.map(({ item_id }) => item_id))
  const item_ids = (product?.items ?? []).filter((item) => !present.has(item.id)).map((item) => item.id)
  expect(missing_item_count).toBe(item_ids.length)
  expect(await app.call(addSkus, { id, item_ids: item_ids.slice(0, 3) }, seller)).toEqual({ added: 3 })
  expect(await app.call(addSkus, { id, item_ids: item_ids.slice(0, 3) }, seller)).toEqual({ added: 0 })
  const all = (await detail(seller, id)).skus.map((sku) => sku.id)
  await expect(app.call(deleteSkus, { id, sku_ids: all }, seller)).rejects.toMatchObject({ error: 'goods_last_sku' })
  expect(await app.call(deleteSkus, { id, sku_ids: all.slice(1) }, seller)).toEqual({ deleted: 6 })
})

test('show images are chosen and ordered, including uploaded pictures', async () => {
  const seller = await newSeller(app)
  const { goods_id: id } = await saveGoods(app, seller)
  const upload = await uploadFile(app, seller.token, 'model.png', await getCanvas(80).png().toBuffer(), {})
  const { mockups } = await detail(seller, id)
  const keys = [`u:${upload.id}`, mockups.at(-1)?.key ?? '']
  await app.call(contract.setGoodsShowImages, { id, keys }, seller)
  const { show_images } = await detail(seller, id)
  expect(show_images.map(({ key }) => key)).toEqual(keys)
  expect(show_images[0]?.small_src).toContain('/files/')
  for (const key of ['m:999:1', 'u:999999']) {
    const refused = app.call(contract.setGoodsShowImages, { id, keys: [key] }, seller)
    await expect(refused).rejects.toMatchObject({ error: 'not_found' })
  }
})

test('tags have unique names, can be sorted, and deleting one keeps its goods', async () => {
  const [seller, other] = [await newSeller(app), await newSeller(app)]
  const create = (name: string) => app.call(tag.createGoodsTag, { name }, seller)
  const [first, second] = [await create('Spring'), await create('夏季')]
  await expect(create('spring')).rejects.toMatchObject({ error: 'goods_tag_taken' })
  await app.call(tag.sortGoodsTags, { ids: [second.id, first.id] }, seller)
  const names = async () => (await app.call(tag.listGoodsTags, {}, seller)).tags.map(({ name }) => name)
  expect(await names()).toEqual(['夏季', 'Spring'])
  await expect(app.call(tag.deleteGoodsTag, { id: first.id }, other)).rejects.toMatchObject({ error: 'not_found' })
  const { goods_id } = await saveGoods(app, seller)
  await app.call(contract.tagGoods, { ids: [goods_id], add: [first.id] }, seller)
  await app.call(tag.deleteGoodsTag, { id: first.id }, seller)
  expect((await detail(seller, goods_id)).tags).toEqual([])
})
