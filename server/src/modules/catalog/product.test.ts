import * as contract from '@inkroute/contract/catalog/catalog'
import * as price from '@inkroute/contract/catalog/price'
import * as supply from '@inkroute/contract/catalog/supply'
import { describe, expect, test } from 'vitest'
import { newSeller } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { addDemoSales } from './catalog.demo.ts'
import { productOrder } from './pictures/shelf/picture-address.rules.ts'
import { pictureShelf } from './pictures/shelf/picture-shelf.ts'

const app = await testApp({ holds: 'catalogue' })
await addDemoSales(app.ctx)

const english = { headers: { 'accept-language': 'en' } }
const TSHIRT = 1001
const MUG = 1006
const NO_PRODUCT = 999_999

describe('one product', () => {
  test('carries everything needed to show, design and order it', async () => {
    const product = await app.call(contract.getProduct, { id: TSHIRT })
    expect(product).toMatchObject({
      id: TSHIRT,
      basic_product_id: TSHIRT,
      code: 'tshirt',
      name: '男女同款圆领 T恤',
      category_path: [{ key: 'apparel' }, { key: 't-shirts', http_url: 'apparel-t-shirts' }],
      is_mul: 0,
      dpi: 300,
      dtc_enable: 1,
      price_from: '31.80',
      has_model: true,
      shots: ['hero', 'detail', 'scene', 'scene2'],
    })
    expect(product.items).toHaveLength(product.colors.length * product.sizes.length)
    expect(product.color_ids).toEqual(product.colors.map((color) => color.id))
    expect(product.print_areas.map((area) => area.view_id)).toEqual(product.views.map((view) => view.view_id))
    expect(product.actual_sizes).toHaveLength(product.sizes.length * product.views.length)
    expect(product.size_attributes).toHaveLength(product.sizes.length * product.attributes.length)
    expect(product.bottom_templates).toHaveLength(product.colors.length * product.views.length)
    expect(product.show_images_design.length).toBeGreaterThan(product.colors.length)
    expect(product.user_show_images_design).toEqual([])
    expect(product.colors[0]?.stock).toBe(
      product.items.filter((item) => item.color_id === 1).reduce((sum, item) => sum + item.stock, 0),
    )
  })

  test('every product with pictures has at least six of each colour: from all sides and with other artworks', async () => {
    const rows = await app.ctx.db.selectFrom('product').select('id').execute()
    const all = await Promise.all(rows.map(({ id }) => app.call(contract.getProduct, { id })))
    const findSides = (code: string) =>
      all.find((product) => product.code === code)?.looks.sides.map(({ view }) => view)
    expect([findSides('tapestry'), findSides('mug'), findSides('tshirt')]).toEqual([
      ['angle'],
      ['front', 'left'],
      ['hanger', 'worn'],
    ])
    const shelf = await pictureShelf()
    for (const { artwork, code, colors, has_picture, looks, shots, views } of all) {
      const composed = [...looks.sides, ...looks.artworks]
      const pictured = views.filter(({ picture }) => picture).length + shots.length
      expect({ code, enough: composed.length + pictured >= 6 || !has_picture }).toEqual({ code, enough: true })
      expect(looks.artworks.some((look) => look.artwork === artwork)).toBe(false)
      const addresses = composed.flatMap(({ product, view, artwork: slug }) =>
        colors.map(({ key }) => ({ code: product, view, file: `${key}.${slug}-240.webp` })),
      )
      expect(addresses.filter((address) => productOrder(shelf, address) === null)).toEqual([])
    }
  })

  test('a partly visible print area reports its visible part, its holes and what is beside its handle', async () => {
    const [tee, mug, phone_case] = await Promise.all(
      ['tshirt', 'mug', 'phonecase'].map(async (code) => {
        const { id } = await app.ctx.db
          .selectFrom('product')
          .select('id')
          .where('code', '=', code)
          .executeTakeFirstOrThrow()
        return (await app.call(contract.getProduct, { id })).print_areas[0]
      }),
    )
    expect(tee).toMatchObject({ focus: null, cut_outs: [] })
    expect(mug).toMatchObject({ focus: { left: 315, width: 170 }, cut_outs: [{ kind: 'handle' }, { kind: 'handle' }] })
    expect(mug?.places.map(({ side }) => side)).toEqual(['left', 'front', 'right'])
    expect(phone_case?.cut_outs[0]).toMatchObject({ name: { zh: '镜头孔', en: 'the camera hole' } })
  })

  test('every product is complete in both languages', async () => {
    const { data } = await app.call(contract.listProducts, { page_size: 96 })
    for (const { id } of data) {
      const zh = await app.call(contract.getProduct, { id })
      const en = await app.call(contract.getProduct, { id }, english)
      expect(zh.name + zh.description, zh.code).toMatch(/\p{Script=Han}/u)
      // Holes carry their names in both languages: the studio switches without asking again.
      const print_areas = en.print_areas.map(({ cut_outs: _, ...area }) => area)
      const shown = { ...en, print_areas, sizes: en.sizes.map((size) => size.name) }
      expect(JSON.stringify(shown), zh.code).not.toMatch(/\p{Script=Han}/u)
      expect(Number(zh.price_from), zh.code).toBeGreaterThan(0)
    }
  })

  test('a set names its parts by number, colour and size', async () => {
    const { data } = await app.call(contract.listProducts, { category: 'sets' })
    const set = await app.call(contract.getProduct, { id: data[0]?.id as number })
    expect(set.is_mul).toBe(1)
    for (const part of set.components) {
      const sub = await app.call(contract.getProduct, { id: part.sub_basic_product_id })
      expect(sub.code).toBe(part.sub_code)
      expect(sub.color_ids).toContain(part.sub_color_id)
      expect(sub.sizes.map((size) => size.id)).toContain(part.sub_size_id)
      const views = sub.views.map((view) => view.view_id)
      expect(part.component_designs.every((design) => views.includes(design.sub_view_id))).toBe(true)
    }
  })

  test('stock is current', async () => {
    const before = await app.call(contract.getProduct, { id: MUG })
    const item_id = before.items[0]?.id as number
    await app.ctx.db.updateTable('product_stock').set({ pieces: 3 }).where('item_id', '=', item_id).execute()
    const after = await app.call(contract.getProduct, { id: MUG })
    const offers = await app.call(supply.getMutiWarehouseInfo, { id: MUG, color_id: 1, size_id: 1 })
    expect(after.items[0]?.stock).toBe(3 * offers.data.length)
    expect(offers.data.every((offer) => offer.stock === 3 && offer.stock_state === 'low')).toBe(true)
  })

  test.each([
    ['detail', contract.getProduct],
    ['recommendations', contract.getRecommend],
    ['show images', contract.getShowImages],
    ['price table', price.getPurchaseRule],
    ['price', price.getPurchasePrice],
    ['warehouses', supply.getMutiWarehouseInfo],
    ['parcel', supply.getProductLogistics],
  ])('the %s of an unknown product is not found', async (_, endpoint) => {
    await expect(app.call(endpoint, { id: NO_PRODUCT })).rejects.toMatchObject({ error: 'not_found' })
  })

  test('a number that is no number is named', async () => {
    const refused = app.call(contract.getProduct, { id: 'abc' as never })
    await expect(refused).rejects.toMatchObject({ status_code: 422, problems: [{ field: 'id' }] })
  })

  test('the design hint stays away for the seller who sent it away', async () => {
    const [seller, other] = [await newSeller(app), await newSeller(app)]
    await app.call(contract.changeDesignDescShow, { id: TSHIRT, design_desc_show: 2 }, { token: seller.token })
    const seen = async (token?: string) =>
      (await app.call(contract.getProduct, { id: TSHIRT }, { token })).design_desc_show
    const usual = await seen()
    expect(await seen(seller.token)).toBe(2)
    expect(await seen(other.token)).toBe(usual)
    await app.call(contract.changeDesignDescShow, { id: TSHIRT, design_desc_show: 1 }, { token: seller.token })
    expect(await seen(seller.token)).toBe(1)
  })
})

describe('around a product', () => {
  test('recommendations are alike, never the product itself, and always the same', async () => {
    const first = await app.call(contract.getRecommend, { id: MUG })
    expect(first.data).toHaveLength(8)
    expect(first.data.map((card) => card.id)).not.toContain(MUG)
    expect(first.data[0]?.category.key).toBe('mugs')
    expect(await app.call(contract.getRecommend, { id: MUG })).toEqual(first)
  })

  test('show images come in groups of four, by colour when asked', async () => {
    const { groups, own_groups } = await app.call(contract.getShowImages, { id: TSHIRT })
    expect(groups.slice(0, -1).every((group) => group.length === 4)).toBe(true)
    expect(own_groups).toEqual([])
    const black = await app.call(contract.getShowImages, { id: TSHIRT, color_id: 2 })
    expect(black.groups.flat().every((image) => image.color_id === 2)).toBe(true)
  })

  test('a parcel reports its volumetric weight and its warehouses', async () => {
    const { items, origins } = await app.call(supply.getProductLogistics, { id: MUG })
    const [item] = items
    expect(item?.volumetric_g).toBe(
      Math.ceil(((item?.length_cm ?? 0) * (item?.width_cm ?? 0) * (item?.height_cm ?? 0)) / 6),
    )
    expect(origins.map((origin) => origin.country)).toEqual(expect.arrayContaining(['CN', 'US', 'DE']))
  })

  test('lists factories that make all of several products', async () => {
    const { token } = await newSeller(app)
    const ids = [TSHIRT, 1002]
    const { joint, products } = await app.call(supply.getBasicProductFactoryJoint, { ids }, { token })
    expect(joint.length).toBeGreaterThan(0)
    expect(products.map((product) => product.id)).toEqual(ids)
    const apart = await app.call(supply.getBasicProductFactoryJoint, { ids: [TSHIRT, MUG] }, { token })
    expect(apart.joint).toEqual([])
    const unknown = app.call(supply.getBasicProductFactoryJoint, { ids: [NO_PRODUCT] }, { token })
    await expect(unknown).rejects.toMatchObject({ error: 'not_found' })
  })
})

describe('the shop window', () => {
  test('the home page gets new, hot and every zone', async () => {
    const { newest, hot, zones, total } = await app.call(contract.listHomeProducts, {})
    expect(hot[0]?.id).toBe(TSHIRT)
    expect(newest.every((card) => card.zones.includes('new'))).toBe(true)
    expect(zones.map((zone) => zone.key)).toEqual(['US-EU', 'jit', 'time', 'brand', 'new'])
    for (const zone of zones) expect(zone.products.every((card) => card.zones.includes(zone.key as never))).toBe(true)
    expect(total).toBeGreaterThan(40)
  })

  test('the tree counts its products, and the tops are its first level', async () => {
    const { data } = await app.call(contract.listCategories, {})
    const { data: tops } = await app.call(contract.listParentCategories, {})
    expect(tops.map((entry) => entry.id)).toEqual(data.map((entry) => entry.id))
    for (const top of data) expect(top.count).toBe(top.sub_categorys.reduce((sum, sub) => sum + sub.count, 0))
  })

  test('categories come with their products, the children of one when asked', async () => {
    const tops = await app.call(contract.listCategoryProducts, { limit: 3 })
    expect(tops.data.every((entry) => entry.products.length > 0 && entry.products.length <= 3)).toBe(true)
    const home = await app.call(contract.listCategoryProducts, { category: 'home' })
    expect(home.data.map((entry) => entry.key)).toContain('pillows')
    const unknown = app.call(contract.listCategoryProducts, { category: 'nowhere' })
    await expect(unknown).rejects.toMatchObject({ error: 'not_found' })
  })

  test('the studio opens with a product anyone may design', async () => {
    const { id } = await app.call(contract.getDefaultId, {})
    expect(await app.call(contract.getProduct, { id })).toMatchObject({ dtc_enable: 1, has_model: true, is_mul: 0 })
  })

  test.each([
    contract.listTechniques,
    contract.listSizeAttributes,
    contract.listSeasons,
    contract.listMaterials,
    contract.listGenders,
  ])('the values of $path are named and counted', async (endpoint) => {
    const { data } = await app.call(endpoint, {})
    expect(data.length).toBeGreaterThan(2)
    expect(data.some((entry) => entry.count > 0)).toBe(true)
    expect(data.every((entry) => /\p{Script=Han}|UV/u.test(entry.name))).toBe(true)
  })

  test('areas of production name their warehouses and factories', async () => {
    const { data } = await app.call(supply.listProduceAreas, {}, english)
    expect(data.map((area) => area.country)).toEqual(['CN', 'US', 'DE', 'PL'])
    expect(data[0]).toMatchObject({ name: 'Mainland China' })
    expect(data.every((area) => area.count > 0 && area.warehouses.length > 0)).toBe(true)
  })
})
