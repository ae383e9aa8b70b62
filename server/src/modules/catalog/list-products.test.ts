import type { ListReply } from '@inkroute/contract/catalog/catalog'
import * as contract from '@inkroute/contract/catalog/catalog'
import type { CallInput } from '@inkroute/contract/endpoint'
import { describe, expect, test } from 'vitest'
import { newSeller } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { addDemoSales } from './catalog.demo.ts'

const app = await testApp({ holds: 'catalogue' })
await addDemoSales(app.ctx)

const english = { headers: { 'accept-language': 'en' } }
const list = (input: CallInput<typeof contract.listProducts> = {}, options = {}) =>
  app.call(contract.listProducts, input, options)
const codes = (reply: ListReply) => reply.data.map((card) => card.code)
const count = (reply: ListReply, facet: string, value: string) =>
  reply.facets.find((entry) => entry.key === facet)?.values.find((entry) => entry.value === value)?.count

describe('the list', () => {
  test('shows everything, in pages', async () => {
    const first = await list()
    const second = await list({ page: 2 })
    expect(first.data).toHaveLength(24)
    expect(first.data[0]).toMatchObject({
      id: 1001,
      code: 'tshirt',
      price_from: '31.80',
      is_collected: 0,
      dtc_enable: 1,
    })
    expect(first.total).toBe(second.total)
    expect(codes(first).some((code) => codes(second).includes(code))).toBe(false)
  })

  test('speaks the language of the request', async () => {
    const [zh, en] = [await list({ code: 'mug' }), await list({ code: 'mug' }, english)]
    expect(zh.data[0]).toMatchObject({ name: '陶瓷马克杯 11oz', category: { name: '马克杯' } })
    expect(en.data[0]).toMatchObject({ name: 'Ceramic mug 11 oz', category: { name: 'Mugs' } })
    expect(JSON.stringify([en.data, en.facets])).not.toMatch(/\p{Script=Han}/u)
  })

  test('sorts by price, date and sales', async () => {
    const prices = (reply: ListReply) => reply.data.map((card) => Number(card.price_from))
    const up = prices(await list({ sort: 'price_asc', page_size: 96 }))
    expect(up).toEqual(up.toSorted((a, b) => a - b))
    expect(prices(await list({ sort: 'price_desc', page_size: 96 }))).toEqual(up.toReversed())
    const sold = (await list({ sort: 'sales', page_size: 96 })).data.map((card) => card.sales)
    expect(sold).toEqual(sold.toSorted((a, b) => b - a))
    expect((await list({ sort: 'newest' })).data[0]?.zones).toContain('new')
  })

  test('a page beyond the end is empty but has the total', async () => {
    const reply = await list({ page: 900 })
    expect(reply).toMatchObject({ data: [], page: 900 })
    expect(reply.total).toBe((await list()).total)
    expect(reply.suggestions).toEqual([])
  })
})

describe('filters', () => {
  test('a top category holds the products of its children, by number and by address', async () => {
    const drinkware = await list({ category: 'drinkware' })
    const id = drinkware.category_path[0]?.id as number
    expect(codes(drinkware)).toEqual(expect.arrayContaining(['mug', 'tumbler']))
    expect(codes(await list({ category: String(id) }))).toEqual(codes(drinkware))
    expect((await list({ category: 'drinkware-mugs' })).category_path.map((entry) => entry.key)).toEqual([
      'drinkware',
      'mugs',
    ])
  })

  test('the count of a value equals the results of choosing it', async () => {
    const base = { zone: 'US-EU', grade: '1,2' }
    const reply = await list(base)
    for (const facet of reply.facets) {
      for (const { value, count: told } of facet.values) {
        const chosen = await list({ ...base, [facet.key]: value, page_size: 1 })
        expect([facet.key, value, chosen.total]).toEqual([facet.key, value, told])
      }
    }
  })

  test('values of one filter add up, filters narrow each other down', async () => {
    const [mugs, tees] = [await list({ category: 'drinkware-mugs' }), await list({ category: 'apparel-t-shirts' })]
    const both = await list({ category: 'drinkware-mugs,apparel-t-shirts' })
    expect(both.total).toBe(mugs.total + tees.total)
    expect((await list({ category: 'drinkware-mugs', technique: 'dtg' })).total).toBe(0)
  })

  test('price, delivery, colour and origin', async () => {
    const cheap = await list({ price_max: 10, page_size: 96 })
    expect(cheap.data.every((card) => Number(card.price_from) <= 10)).toBe(true)
    expect(cheap.bounds.price_max).toBeGreaterThan(10)
    // “From ¥0” would be wrong for what costs less than one.
    const [least] = (await list({ sort: 'price_asc', page_size: 1 })).data
    expect((await list({})).price_from).toBe(least?.price_from)
    const quick = await list({ delivery_hours_max: 48, page_size: 96 })
    expect(quick.data.every((card) => card.delivery_hours.max <= 48)).toBe(true)
    expect(codes(await list({ colour: 'purple', page_size: 96 }))).toContain('womens-tee')
    expect((await list({ ships_from: 'de', page_size: 96 })).data.every((card) => card.ships_from.includes('DE'))).toBe(
      true,
    )
  })

  test('a chosen value that gives nothing stays visible, so that it can be taken back', async () => {
    const reply = await list({ category: 'drinkware-mugs', technique: 'dtg' })
    expect(count(reply, 'technique', 'dtg')).toBe(0)
    expect(reply.suggestions[0]).toMatchObject({ kind: 'drop_filters' })
  })

  test('a code finds its product, the beginning of a SKU too', async () => {
    expect(codes(await list({ code: 'TUMBLER' }))).toEqual(['tumbler'])
    expect(codes(await list({ code: 'womens-tee-black' }))).toEqual(['womens-tee'])
    expect((await list({ code: 'no-such-code' })).total).toBe(0)
  })

  test('a special lists its products, an unknown one is not found', async () => {
    await app.ctx.db
      .insertInto('product_special')
      .values([{ special_id: 77, product_id: 1006, sort: 0 }])
      .execute()
    expect(codes(await list({ ad_special_id: 77 }))).toEqual(['mug'])
    await expect(list({ ad_special_id: 78 })).rejects.toMatchObject({ error: 'not_found' })
  })
})

describe('a seller', () => {
  test('sees favourites marked, through either address', async () => {
    const seller = await newSeller(app)
    const other = await newSeller(app)
    await app.ctx.db.insertInto('product_favourite').values({ seller_id: seller.seller_id, product_id: 1006 }).execute()
    const own = await app.call(contract.listProductsAsSeller, { code: 'mug' }, { token: seller.token })
    expect(own.data[0]?.is_collected).toBe(1)
    expect((await list({ code: 'mug' }, { token: seller.token })).data[0]?.is_collected).toBe(1)
    expect((await list({ code: 'mug' }, { token: other.token })).data[0]?.is_collected).toBe(0)
    expect(codes(await list({ is_collected: 1 }, { token: seller.token }))).toEqual(['mug'])
    expect((await list({ is_collected: 1 }, { token: other.token })).total).toBe(0)
  })

  test('a seller below the required level sees which levels may design the product', async () => {
    const { token, seller_id } = await newSeller(app)
    const before = await list({ code: 'neck-label' }, { token })
    expect(before.data[0]).toMatchObject({ dtc_enable: 2, dtc_group_level_names: ['白银', '黄金', '铂金', '钻石'] })
    await app.ctx.db.updateTable('seller').set({ level: 1 }).where('id', '=', seller_id).execute()
    const after = await list({ code: 'neck-label' }, { token })
    expect(after.data[0]).toMatchObject({ dtc_enable: 1, dtc_group_level_names: [] })
  })
})
