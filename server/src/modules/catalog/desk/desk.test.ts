import * as cart from '@inkroute/contract/cart/cart'
import * as shop from '@inkroute/contract/catalog/catalog'
import * as bulk from '@inkroute/contract/catalog/desk/bulk'
import * as contract from '@inkroute/contract/catalog/desk/desk'
import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import * as terms from '@inkroute/contract/catalog/desk/terms'
import * as price from '@inkroute/contract/catalog/price'
import { getGoods } from '@inkroute/contract/goods/goods'
import { listMessages } from '@inkroute/contract/message/message'
import { describe, expect, test } from 'vitest'
import { jsonText } from '../../../infra/db/json-column.ts'
import { newSeller } from '../../../testing/factories.ts'
import { newStaff } from '../../../testing/staff.ts'
import { testApp } from '../../../testing/test-app.ts'
import { saveGoods } from '../../goods/testing/saved-goods.ts'
import { addCatalogue } from '../catalog.base.ts'

const app = await testApp({ holds: 'catalogue' })
const staff = { token: await newStaff(app, ['ops.catalog']) }
const colleague = { token: await newStaff(app, ['ops.catalog']) }

const MUG = 1006
const editor = (id: number, by = staff) => app.call(contract.getDeskProduct, { id }, by)
const save = (id: number, revision: number, document: ProductDocument, by = staff) =>
  app.call(contract.saveDeskProduct, { id, revision, document }, by)
const publish = (id: number, revision: number) => app.call(contract.publishDeskProduct, { id, revision }, staff)

async function copyOfMug(code: string) {
  return app.call(contract.copyDeskProduct, { id: MUG, code }, staff)
}

async function copyOnSale(code: string) {
  const { id, revision } = await copyOfMug(code)
  return publish(id, revision)
}

describe('from a draft to the shop', () => {
  test('a copy is a draft with its own SKUs; published it is on sale at once, with its price, barcode and minimum', async () => {
    const draft = await copyOfMug('soft-mug')
    expect(draft).toMatchObject({ state: 'draft', published: null })
    expect(draft.document.items[0]).toMatchObject({ sku: 'SOFT-MUG-WHITE-11OZ', barcode: '', stock: {} })
    await expect(app.call(shop.getProduct, { id: draft.id })).rejects.toMatchObject({ error: 'not_found' })

    const document: ProductDocument = {
      ...draft.document,
      name: { zh: '软木杯', en: 'Cork mug' },
      min_quantity: 6,
      care: { zh: '手洗', en: 'Wash by hand' },
      related: ['tshirt'],
      level_discounts: [{ level: 0, discount_bp: 1000 }],
      items: draft.document.items.map((item) => ({ ...item, barcode: '4006381333931', base_price_fen: 2000 })),
    }
    const saved = await save(draft.id, draft.revision, document)
    const live = await publish(draft.id, saved.revision)
    expect(live).toMatchObject({ state: 'on_sale', published: { min_quantity: 6 } })
    const seen = await app.call(shop.getProduct, { id: draft.id })
    expect(seen).toMatchObject({ code: 'soft-mug', name: '软木杯', care: '手洗', min_quantity: 6 })
    expect(seen.items[0]).toMatchObject({ sku: 'SOFT-MUG-WHITE-11OZ', price: '18.00', stock: 0 })
    expect((await app.call(shop.listProducts, { code: 'soft-mug' })).total).toBe(1)
    const rule = await app.call(price.getPurchaseRule, { id: draft.id })
    expect(rule.level_discount_bp).toBe(1000)
    const { data } = await app.call(shop.getRecommend, { id: draft.id })
    expect(data[0]?.code).toBe('tshirt')
  })

  test('a preview shows the draft in the product page, the shop the published version', async () => {
    const { id, revision, document } = await copyOnSale('preview-mug')
    await save(id, revision, { ...document, name: { zh: '新名', en: 'New name' } })
    const { url } = await app.call(contract.previewDeskProduct, { id }, staff)
    const preview = new URL(url, 'http://x').searchParams.get('preview') ?? ''
    expect((await app.call(shop.getProduct, { id, preview })).name).toBe('新名')
    expect((await app.call(shop.getProduct, { id })).name).toBe(document.name.zh)
    expect((await app.call(price.getPurchaseRule, { id, preview })).id).toBe(id)
    const never = await copyOfMug('never-sold')
    const pass = new URL((await app.call(contract.previewDeskProduct, { id: never.id }, staff)).url, 'http://x')
    const shown = await app.call(shop.getProduct, { id: never.id, preview: pass.searchParams.get('preview') ?? '' })
    expect(shown.code).toBe('never-sold')
  })

  test('variants keep their numbers whatever an editor sends, and may exchange SKUs', async () => {
    const { id, revision, document } = await copyOnSale('variant-mug')
    const item = document.items[0] as ProductDocument['items'][number]
    const two = { ...document, sizes: [...document.sizes, { id: 2, name: '15oz', attributes: [] }] }
    const renumbered = { ...two, actual_sizes: [...two.actual_sizes, { size_id: 2, view_id: 1, actual_width: 22 }] }
    const saved = await save(id, revision, {
      ...renumbered,
      items: [
        { ...item, id: 7, sku: 'B' },
        { ...item, id: 101, size_id: 2, sku: item.sku },
      ],
    })
    expect(saved.document.items.map((entry) => entry.id)).toEqual([101, 102])
    const live = await publish(id, saved.revision)
    const shown = await app.call(shop.getProduct, { id })
    expect(shown.items.map((entry) => [entry.id % 10_000, entry.sku])).toEqual([
      [101, 'B'],
      [102, item.sku],
    ])
    expect(live.state).toBe('on_sale')
  })
})

describe('two people', () => {
  test('the second is told who saved first, and sees that version', async () => {
    const { id, revision, document } = await copyOfMug('shared-mug')
    await save(id, revision, { ...document, subtitle: { zh: '甲', en: 'A' } }, colleague)
    const refused = save(id, revision, { ...document, subtitle: { zh: '乙', en: 'B' } })
    await expect(refused).rejects.toMatchObject({ error: 'product_changed_meanwhile', message: /staff_/ })
    const theirs = await editor(id)
    expect(theirs.document.subtitle.zh).toBe('甲')
    await save(id, theirs.revision, { ...document, subtitle: { zh: '乙', en: 'B' } })
  })

  test('without the permission nothing is shown', async () => {
    const stranger = { token: await newStaff(app, ['ops.content']) }
    await expect(editor(MUG, stranger)).rejects.toMatchObject({ status_code: 403 })
    const seller = await newSeller(app)
    await expect(editor(MUG, seller)).rejects.toMatchObject({ status_code: 403 })
  })
})

describe('history', () => {
  test('an older version becomes the draft again, that of the file included', async () => {
    const before = await editor(1002)
    const half = await save(1002, before.revision, { ...before.document, name: { zh: '改', en: 'Renamed' } })
    const saved = await save(1002, half.revision, { ...before.document, name: { zh: '改名', en: 'Renamed' } })
    const live = await publish(1002, saved.revision)
    expect((await app.call(shop.getProduct, { id: 1002 })).name).toBe('改名')
    const { data } = await app.call(contract.listDeskHistory, { id: 1002 }, staff)
    // The editor saves by itself every few seconds; only what visitors saw is a version.
    expect(data.map(({ action }) => action)).toEqual(['published', 'published'])
    const first = await app.call(contract.getDeskVersion, { id: 1002, number: 1 }, staff)
    expect(first.document.name).toEqual(before.document.name)
    const restored = await app.call(
      contract.restoreDeskVersion,
      { id: 1002, revision: live.revision, number: 1 },
      staff,
    )
    expect(restored).toMatchObject({ state: 'changed', document: { name: before.document.name } })
    const discarded = await app.call(contract.discardDeskDraft, { id: 1002, revision: restored.revision }, staff)
    expect(discarded).toMatchObject({ state: 'on_sale', document: { name: { zh: '改名' } } })
    // A draft that was replaced can be brought back.
    const { data: after } = await app.call(contract.listDeskHistory, { id: 1002 }, staff)
    expect(after.map(({ action }) => action)).toEqual(['discarded', 'saved', 'restored', 'published', 'published'])
  })

  test('a start leaves alone what staff have published, renamed or removed', async () => {
    const tote = await app.ctx.db
      .selectFrom('product')
      .select('id')
      .where('code', '=', 'tote')
      .executeTakeFirstOrThrow()
    const before = await editor(tote.id)
    const saved = await save(tote.id, before.revision, { ...before.document, name: { zh: '袋', en: 'Bag' } })
    await publish(tote.id, saved.revision)
    await app.call(terms.changeDeskTerm, { kind: 'season', key: 'all', name: { zh: '全年', en: 'All year' } }, staff)
    await app.call(terms.addDeskTerm, { kind: 'zone', key: 'sale', name: { zh: '特卖', en: 'Sale' } }, staff)
    await app.ctx.db.updateTable('catalogue_state').set({ content_hash: 'old' }).execute()
    await app.ctx.db.updateTable('product').set({ content_hash: 'old' }).execute()
    await addCatalogue(app.ctx)
    expect((await app.call(shop.getProduct, { id: tote.id })).name).toBe('袋')
    const season = await app.call(terms.listDeskTerms, { kind: 'season' }, staff)
    expect(season.data.find(({ key }) => key === 'all')?.name.zh).toBe('全年')
    const zones = await app.call(terms.listDeskTerms, { kind: 'zone' }, staff)
    expect(zones.data.some(({ key }) => key === 'sale')).toBe(true)
    expect((await app.call(shop.getProduct, { id: 1001 })).code).toBe('tshirt')
  })
})

describe('an unfinished product', () => {
  test('is refused with every problem at its field, and nothing is published', async () => {
    const { id, revision, document } = await copyOfMug('broken-mug')
    const [item] = document.items as [ProductDocument['items'][number]]
    const saved = await save(id, revision, {
      ...document,
      name: { zh: '杯', en: '' },
      category: 'no-such',
      hs_codes: ['69'],
      views: [],
      supply: [],
      price_tiers: [
        { quantity: 1, discount_bp: 500 },
        { quantity: 10, discount_bp: 100 },
      ],
      items: [{ ...item, sku: 'MUG-WHITE-11OZ', barcode: '123', weight_g: 0, cost_fen: 9999 }],
    })
    const { findings } = await app.call(contract.checkDeskProduct, { id }, staff)
    const fields = findings.map(({ field }) => field)
    expect(fields).toEqual(
      expect.arrayContaining([
        'name.en',
        'category',
        'hs_codes.0',
        'views',
        'supply',
        'price_tiers.1.discount_bp',
        'items.0.sku',
        'items.0.barcode',
        'items.0.weight_g',
        'items.0.base_price_fen',
      ]),
    )
    await expect(publish(id, saved.revision)).rejects.toMatchObject({ error: 'product_unfinished', problems: findings })
    expect((await editor(id)).state).toBe('draft')
    expect(await app.ctx.db.selectFrom('product').select('id').where('id', '=', id).execute()).toEqual([])
  })

  test('a colour key that other pictures show as another colour is named', async () => {
    const { id, document } = await copyOfMug('tinted-mug')
    const colours = document.colours.map((colour) => ({ ...colour, hex: '#ffe4c4' }))
    const check = async (changed: ProductDocument) =>
      (await app.call(contract.checkDeskProduct, { id, document: changed }, staff)).findings.map(({ field }) => field)
    expect(await check(document)).not.toContain('colours.0.key')
    expect(await check({ ...document, colours })).toContain('colours.0.key')
    const renamed = colours.map((colour) => ({ ...colour, key: 'bisque' }))
    expect(await check({ ...document, colours: renamed })).not.toContain('colours.0.key')
  })

  test('a code that is taken, and one of a product that was on sale, cannot be chosen', async () => {
    await expect(copyOfMug('tshirt')).rejects.toMatchObject({ error: 'product_code_taken' })
    await expect(copyOfMug('Not A Code')).rejects.toMatchObject({ problems: [{ field: 'code' }] })
    const { id, revision, document } = await copyOnSale('named-mug')
    await expect(save(id, revision, { ...document, code: 'other-name' })).rejects.toMatchObject({
      error: 'product_code_fixed',
    })
    await expect(app.call(contract.removeDeskProduct, { id, revision }, staff)).rejects.toMatchObject({
      error: 'product_was_on_sale',
    })
    const draft = await copyOfMug('short-lived')
    await app.call(contract.removeDeskProduct, { id: draft.id, revision: draft.revision }, staff)
    await expect(editor(draft.id)).rejects.toMatchObject({ error: 'not_found' })
  })
})

describe('the list', () => {
  test('is searched by name, code, SKU and barcode, filtered, sorted and counted', async () => {
    const all = await app.call(contract.listDeskProducts, {}, staff)
    expect(all.total).toBe(Object.values(all.counts).reduce((sum, count) => sum + count, 0))
    const find = async (input: object) =>
      (await app.call(contract.listDeskProducts, { page_size: 100, ...input }, staff)).data.map(({ code }) => code)
    expect(await find({ keyword: 'MUG-WHITE-11OZ' })).toContain('mug')
    expect(await find({ keyword: '4006381333931' })).toEqual(['soft-mug'])
    expect(await find({ keyword: '100%' })).toEqual([])
    expect(await find({ category: 'drinkware', state: 'on_sale' })).toContain('mug')
    expect(await find({ technique: 'embroidery' })).not.toContain('mug')
    expect(await find({ warehouse: 'EU-DE' })).toContain('mug')
    const prices = await app.call(contract.listDeskProducts, { sort: 'price_asc', page_size: 50 }, staff)
    const shown = prices.data.map(({ price_from }) => Number(price_from))
    expect(shown).toEqual(shown.toSorted((a, b) => a - b))
    expect(prices.data.find(({ code }) => code === 'mug')?.picture).toMatchObject({ code: 'mug', colour: 'white' })
  })
})

describe('many at once', () => {
  test('prices change for visitors and drafts alike, and a product that would be wrong is refused alone', async () => {
    const one = await copyOnSale('bulk-one')
    const two = await copyOnSale('bulk-two')
    const costly = await save(two.id, two.revision, {
      ...two.document,
      items: two.document.items.map((item) => ({ ...item, cost_fen: 980 })),
    })
    await publish(two.id, costly.revision)
    const input = { ids: [one.id, two.id], change: { kind: 'price_percent' as const, change_bp: -2000 } }
    const preview = await app.call(bulk.previewBulkChange, input, staff)
    expect(preview.data[0]?.differences).toEqual([{ label: '价格', before: '¥13.80', after: '¥11.04' }])
    expect(preview.data[1]?.problem).toMatch(/成本/)
    const done = await app.call(bulk.applyBulkChange, input, staff)
    expect(done).toMatchObject({ changed: 1, refused: 1 })
    const seen = await app.call(shop.getProduct, { id: one.id })
    expect(seen.items[0]?.price).toBe('11.04')
    expect((await editor(two.id)).document.items[0]?.base_price_fen).toBe(1380)

    const lead = { kind: 'lead_time' as const, min_hours: 10, max_hours: 5 }
    await expect(app.call(bulk.applyBulkChange, { ids: [one.id], change: lead }, staff)).rejects.toMatchObject({
      problems: [{ field: 'change.max_hours' }],
    })
    const off = { ids: [one.id], change: { kind: 'state' as const, state: 'withdrawn' as const } }
    expect(await app.call(bulk.applyBulkChange, off, staff)).toMatchObject({ changed: 1 })
    expect((await editor(one.id)).state).toBe('withdrawn')
    expect(await app.call(bulk.applyBulkChange, off, staff)).toMatchObject({ unchanged: 1 })
    const on = { ids: [one.id], change: { kind: 'state' as const, state: 'on_sale' as const } }
    expect(await app.call(bulk.applyBulkChange, on, staff)).toMatchObject({ changed: 1 })
    expect((await app.call(shop.getProduct, { id: one.id })).items[0]?.price).toBe('11.04')
  })
})

describe('withdrawing', () => {
  test('says what it touches, tells each seller once, and the product can come back', async () => {
    const { id, revision } = await copyOnSale('leaving-mug')
    const seller = await newSeller(app)
    const now = app.clock.now().toISOString()
    const draft = { seller_id: seller.seller_id, user_id: seller.user_id, basic_product_id: id, document: jsonText({}) }
    await app.ctx.db
      .insertInto('design_draft')
      .values({
        ...draft,
        id: crypto.randomUUID(),
        name: 'x',
        revision: 1,
        tab_id: 't',
        created_at: now,
        updated_at: now,
      })
      .execute()
    const impact = await app.call(contract.getDeskImpact, { id }, staff)
    expect(impact).toMatchObject({ design_drafts: { count: 1, sellers: 1 }, carts: { count: 0 }, sellers: 1 })
    const gone = await app.call(contract.withdrawDeskProduct, { id, revision }, staff)
    expect(gone.state).toBe('withdrawn')
    await expect(app.call(shop.getProduct, { id })).rejects.toMatchObject({ error: 'product_withdrawn' })
    await app.drain('catalogue.')
    await app.drain('catalogue.')
    const { data } = await app.call(listMessages, {}, seller)
    const told = data.filter(({ title }) => title.includes('已下架'))
    expect(told).toHaveLength(1)
    expect(told[0]?.description).toContain('1 个设计草稿')
    await addCatalogue(app.ctx)
    await publish(id, gone.revision)
    expect((await app.call(shop.getProduct, { id })).id).toBe(id)
  })
})

describe('a variant that is no longer made', () => {
  test('is withdrawn from carts, and goods made of it stay', async () => {
    const seller = await newSeller(app)
    const { goods_id } = await saveGoods(app, seller)
    const { skus, basic_product_id: id } = await app.call(getGoods, { id: goods_id }, seller)
    await app.call(cart.addCartItem, { sku_id: skus[0]?.id as number, quantity: 1 }, seller)
    const [line] = (await app.call(cart.listCartItems, {}, seller)).data
    expect(line?.problem).toBe(null)
    const impact = await app.call(contract.getDeskImpact, { id }, staff)
    expect(impact).toMatchObject({ carts: { count: 1, sellers: 1 }, goods: { count: 1, sellers: 1 }, sellers: 1 })
    const before = await editor(id)
    const gone = before.document.items.find(
      ({ color_id, size_id }) => color_id === skus[0]?.color_id && size_id === skus[0]?.size_id,
    )
    const items = before.document.items.filter((item) => item !== gone)
    const saved = await save(id, before.revision, { ...before.document, items })
    await publish(id, saved.revision)
    const [now] = (await app.call(cart.listCartItems, {}, seller)).data
    expect(now?.problem).toBe('product_withdrawn')
    expect((await app.call(getGoods, { id: goods_id }, seller)).skus).toHaveLength(skus.length)
    const shown = await app.call(shop.getProduct, { id })
    expect(shown.items).toHaveLength(items.length)
  })
})

describe('categories and terms', () => {
  test('are added, renamed, sorted and removed, but not while products use them', async () => {
    const name = { zh: '茶具', en: 'Tea ware' }
    await app.call(terms.addDeskCategory, { key: 'tea', parent: 'drinkware', name }, staff)
    await expect(app.call(terms.addDeskCategory, { key: 'deep', parent: 'tea', name }, staff)).rejects.toMatchObject({
      error: 'category_depth',
    })
    await app.call(
      terms.changeDeskCategory,
      { key: 'mugs', parent: 'drinkware', name: { zh: '杯', en: 'Cups' } },
      staff,
    )
    await app.drain('catalogue.')
    const card = (await app.call(shop.listProducts, { code: 'mug' })).data[0]
    expect(card?.category.name).toBe('杯')
    await expect(app.call(terms.removeDeskCategory, { key: 'mugs' }, staff)).rejects.toMatchObject({
      error: 'category_in_use',
    })
    await app.call(terms.removeDeskCategory, { key: 'tea' }, staff)
    await expect(
      app.call(terms.removeDeskTerm, { kind: 'technique', key: 'sublimation' }, staff),
    ).rejects.toMatchObject({ error: 'term_in_use' })
    const { data } = await app.call(terms.listDeskTerms, { kind: 'technique' }, staff)
    const keys = data.map(({ key }) => key).reverse()
    await app.call(terms.sortDeskTerms, { kind: 'technique', keys }, staff)
    const sorted = await app.call(terms.listDeskTerms, { kind: 'technique' }, staff)
    expect(sorted.data.map(({ key }) => key)).toEqual(keys)
    const options = await app.call(terms.getDeskOptions, {}, staff)
    expect(options.terms.filter(({ kind }) => kind === 'technique').map(({ key }) => key)).toEqual(keys)
  })
})
