import * as contract from '@inkroute/contract/catalog/catalog'
import * as price from '@inkroute/contract/catalog/price'
import { fenToDecimal } from '@inkroute/contract/money'
import { describe, expect, inject, test, vi } from 'vitest'
import { newSeller } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import * as door from './catalog.ts'

const app = await testApp({ holds: 'catalogue' })
const { db } = app.ctx
const TSHIRT = 1001
const MUG = 1006

describe('pricing lines for an order', () => {
  test('gives the price the shop shows, for every level and technique', async () => {
    const seller = await newSeller(app)
    await db.updateTable('seller').set({ level: 4 }).where('id', '=', seller.seller_id).execute()
    const item = await door.productItem(db, { product_id: TSHIRT, color_id: 2, size_id: 3 })
    for (const purchase of [
      { quantity: 1, printed_views: 1 },
      { quantity: 60, printed_views: 2, technique: 'embroidery' },
      { quantity: 1000, printed_views: 1, technique: 'dtf' },
    ]) {
      const [line] = await door.priceLines(db, seller.seller_id, [{ item_id: item!.id, ...purchase }])
      const shown = await app.call(
        price.getPurchasePrice,
        { id: TSHIRT, color_id: 2, size_id: 3, ...purchase },
        { token: seller.token },
      )
      expect(fenToDecimal(line?.price.unit_fen ?? 0)).toBe(shown.unit_price)
      expect(fenToDecimal(line?.price.total_fen ?? 0)).toBe(shown.total)
    }
  })

  test('takes an agreed price into account, of this seller only', async () => {
    const [seller, other] = [await newSeller(app), await newSeller(app)]
    const item_id = (await door.productItem(db, { product_id: MUG }))!.id
    const line = { item_id, quantity: 1, printed_views: 1 }
    await db
      .insertInto('product_private_price')
      .values({ seller_id: seller.seller_id, product_id: MUG, item_id, base_price_fen: 900 })
      .execute()
    const [[own], [others]] = [
      await door.priceLines(db, seller.seller_id, [line]),
      await door.priceLines(db, other.seller_id, [line]),
    ]
    expect([own?.price.unit_fen, others?.price.unit_fen]).toEqual([900, 1380])
  })

  test('an unknown item is not found', async () => {
    const { seller_id } = await newSeller(app)
    const lines = [{ item_id: 1, quantity: 1, printed_views: 1 }]
    await expect(door.priceLines(db, seller_id, lines)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('knowing products', () => {
  test('an item has the data of its parcel', async () => {
    expect(await door.productItem(db, { product_id: MUG })).toMatchObject({
      sku: 'MUG-WHITE-11OZ',
      weight_g: 380,
      warehouses: expect.arrayContaining(['CN-YW', 'US-NJ', 'EU-DE']),
    })
    expect(await door.productItem(db, { product_id: MUG, color_id: 99 })).toBeNull()
    expect((await door.selectWarehouses(db)).map((row) => row.code)).toContain('EU-PL')
  })

  test('hidden and unknown products are not there', async () => {
    expect([...(await door.visibleProductIds(db, [MUG, 999_999]))]).toEqual([MUG])
    await expect(door.requireProducts(db, [MUG, 999_999])).rejects.toMatchObject({ code: 'not_found' })
    await expect(door.requireProducts(db, [MUG])).resolves.toBeUndefined()
    expect(await door.productText(db, 999_999, 'zh')).toBeNull()
  })

  test('search engines get a text in their language and every address', async () => {
    expect(await door.productText(db, MUG, 'en')).toMatchObject({ code: 'mug', name: 'Ceramic mug 11 oz' })
    const addresses = await door.productAddresses(db)
    expect(addresses.length).toBe((await app.call(contract.listProducts, {})).total)
    expect(addresses[0]).toMatchObject({ id: TSHIRT, code: 'tshirt', updated_at: expect.stringMatching(/Z$/) })
  })

  test('cards come in the order asked for, without the unknown', async () => {
    const ctx = { ...app.ctx, language: 'en' as const, ip: '', user_agent: '', request_id: '', identity: null }
    const cards = await door.productCards(ctx, [MUG, 999_999, TSHIRT])
    expect(cards.map((card) => card.id)).toEqual([MUG, TSHIRT])
  })
})

test('a special gathers products for its listing, and gives them up again', async () => {
  const listed = async () => (await app.call(contract.listProducts, { ad_special_id: 5 })).data.map((card) => card.id)
  await door.setSpecialProducts(app.ctx, 5, [MUG, TSHIRT, MUG])
  await vi.waitFor(async () => expect((await listed()).toSorted()).toEqual([TSHIRT, MUG]), {
    timeout: inject('patience_ms'),
  })
  await expect(door.setSpecialProducts(app.ctx, 5, [999_999])).rejects.toMatchObject({ code: 'not_found' })
  await door.setSpecialProducts(app.ctx, 5, [])
  await expect(listed()).rejects.toMatchObject({ error: 'not_found' })
})
