import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { getMiddle } from '../../engine/src/geometry/box.ts'
import { takesNoInk, touchesHole } from '../../engine/src/print/cut-out.ts'
import { assemble } from './assemble.ts'
import { buildCatalogue, data_root, pictureFolders, pictures_root, readFolder } from './catalogue.ts'
import { categories } from './categories.ts'
import { definitions } from './definitions.ts'
import { jsonText } from './json-text.ts'
import { canvas_px, type Product, ProductSchema } from './product-schema.ts'
import { shared_file, sharedData } from './shared.ts'
import { sizeChart } from './size-chart.ts'
import { factories, warehouses } from './warehouses.ts'

const built = buildCatalogue()
const all = [...built.pictured, ...built.others]
const folders = pictureFolders()
const committed = folders.filter((code) => existsSync(join(pictures_root, code, 'product.json')))
const read = (path: string) => readFileSync(path, 'utf8')
const rerun = 'run: node assets/catalogue/build.ts'

describe('what is committed', () => {
  test('every picture folder has its product file', () => {
    expect(committed, rerun).toEqual(folders)
  })

  test.each(built.pictured.map((product) => [product.code, product] as const))(
    '%s is what the build writes',
    (code, product) => {
      const text = read(join(pictures_root, code, 'product.json'))
      expect(text, rerun).toBe(`${jsonText(product)}\n`)
      expect(ProductSchema.parse(JSON.parse(text))).toEqual(product)
      expect(read(join(pictures_root, code, 'size-chart.svg')), rerun).toBe(sizeChart(product))
    },
  )

  test('the tree, terms and places are what the build writes', () => {
    expect(read(shared_file), rerun).toBe(`${jsonText(sharedData())}\n`)
  })

  test('sets are what the build writes', () => {
    const files = Object.fromEntries(readdirSync(data_root).map((file) => [file, read(join(data_root, file))]))
    expect(files, rerun).toEqual(
      Object.fromEntries(built.others.map((product) => [`${product.code}.json`, `${jsonText(product)}\n`])),
    )
  })
})

/** Every text of a product that must exist twice. */
function* bilingualTexts(value: unknown, path = ''): Generator<[path: string, zh: unknown, en: unknown]> {
  if (value === null || typeof value !== 'object') return
  if ('zh' in value && 'en' in value) yield [path, value.zh, value.en]
  for (const [key, entry] of Object.entries(value)) yield* bilingualTexts(entry, `${path}.${key}`)
}

describe.each(all.map((product) => [product.code, product] as const))('%s', (_, product) => {
  test('speaks both languages', () => {
    for (const [path, zh, en] of bilingualTexts(product)) {
      expect(zh, path).not.toEqual(en)
      for (const text of [zh].flat()) expect(text, path).toMatch(/\p{Script=Han}/u)
      for (const text of [en].flat()) expect(text, path).not.toMatch(/\p{Script=Han}/u)
    }
    expect(product.selling_points.zh).toHaveLength(product.selling_points.en.length)
  })

  test('has one priced, stocked item for every colour and size', () => {
    const pairs = product.items.map((item) => `${item.color_id}/${item.size_id}`)
    const wanted = product.colours.flatMap(({ id }) => product.sizes.map((size) => `${id}/${size.id}`))
    expect(pairs.toSorted()).toEqual(wanted.toSorted())
    expect(new Set(product.items.map((item) => item.sku)).size).toBe(product.items.length)
    for (const item of product.items) {
      expect(item.base_price_fen).toBeGreaterThan(0)
      expect(
        Object.values(item.stock).reduce((sum, pieces) => sum + pieces, 0),
        item.sku,
      ).toBeGreaterThan(0)
    }
  })

  test('grows from size to size, in measures, weight and price', () => {
    for (const { id, key } of product.attributes.filter(() => product.is_mul === 0)) {
      const values = product.sizes.map((size) => size.attributes.find((entry) => entry.attr_id === id)?.attr_value ?? 0)
      expect(values, key).toEqual(values.toSorted((a, b) => a - b))
    }
    for (const field of ['weight_g', 'base_price_fen'] as const) {
      const first = product.items
        .filter((item) => item.color_id === 1 && product.is_mul === 0)
        .map((item) => item[field])
      expect(first, field).toEqual(first.toSorted((a, b) => a - b))
    }
  })

  test('prints inside the canvas, with a width for every size and view', () => {
    expect(product.print_areas.map((area) => area.view_id)).toEqual(product.views.map((view) => view.view_id))
    for (const area of product.print_areas) {
      expect(area.left + area.width).toBeLessThanOrEqual(canvas_px)
      expect(area.top + area.height).toBeLessThanOrEqual(canvas_px)
      for (const part of [...(area.focus ? [area.focus] : []), ...(area.cut_outs ?? [])]) {
        expect(part.left).toBeGreaterThanOrEqual(area.left)
        expect(part.top).toBeGreaterThanOrEqual(area.top)
        expect(part.left + part.width).toBeLessThanOrEqual(area.left + area.width)
        expect(part.top + part.height).toBeLessThanOrEqual(area.top + area.height)
      }
    }
    expect(product.actual_sizes).toHaveLength(product.sizes.length * product.views.length)
  })

  test('says which part of its print the main picture shows, where that is not all, and it is clear of holes', () => {
    for (const { focus, cut_outs = [] } of product.print_areas) {
      const holes = cut_outs.filter(({ kind = 'hole' }) => kind === 'hole')
      if (product.category === 'phone-cases') expect(holes.length).toBeGreaterThan(0)
      if (['mugs', 'tumblers'].includes(product.category)) expect(focus).toBeDefined()
      for (const hole of holes) expect(hole.top + hole.height).toBeLessThan(focus?.top ?? 0)
    }
  })

  test('names the strips beside handles, the seams and the folds that letters keep off', () => {
    const kinds = product.print_areas.flatMap(({ cut_outs = [] }) => cut_outs.map(({ kind }) => kind))
    if (product.category === 'mugs') expect(kinds).toEqual(['handle', 'handle'])
    if (product.category === 'caps' && product.code !== 'beanie') expect(kinds).toContain('brim')
    if (product.code.startsWith('canvas')) expect(kinds).toEqual(['fold', 'fold', 'fold', 'fold'])
    // Corners of hard goods and outlines of garments are cut; what is sewn from panels has seams.
    const sewn = ['pillows', 'pouches', 'sleeves', 'bottoms', 'socks']
    if (product.design_style === 'full' && sewn.includes(product.category)) expect(kinds).toContain('seam')
    if (['keychain', 'ornament', 'wall-clock', 'coaster', 'puzzle', 'dress', 'leggings'].includes(product.code))
      expect(kinds).toContain('cut')
  })

  test('keeps its zones clear of where artwork is placed by default', () => {
    for (const { focus, cut_outs = [], ...area } of product.print_areas) {
      const { x, y } = getMiddle(focus ?? area)
      const middle = { cx: x, cy: y, width: 1, height: 1, rotation_deg: 0 }
      const in_the_middle = cut_outs.filter((zone) => takesNoInk(zone) && touchesHole(middle, zone))
      // Between two legs there is no cloth; placing finds its way beside it.
      if (product.category !== 'bottoms') expect(in_the_middle).toEqual([])
    }
  })

  test('offers better prices for more pieces', () => {
    expect(product.price_tiers.map((tier) => tier.quantity)).toEqual([1, 10, 50, 200, 1000])
    const discounts = product.price_tiers.map((tier) => tier.discount_bp)
    expect(discounts[0]).toBe(0)
    expect(discounts).toEqual(discounts.toSorted((a, b) => a - b))
  })

  test('is made only where its technique can be made, and stocked only where it is sent', () => {
    const reached = new Set(product.supply.flatMap((entry) => entry.warehouses))
    for (const item of product.items)
      for (const code of Object.keys(item.stock)) expect(reached.has(code), `${item.sku} in ${code}`).toBe(true)
    if (product.is_mul === 1) return
    for (const { factory } of product.supply) {
      const able = factories.find((entry) => entry.code === factory)?.techniques ?? []
      expect(able, factory).toContain(product.techniques[0]?.key)
    }
  })
})

describe.each(built.pictured.map((product) => [product.code, product] as const))(
  'the pictures of %s',
  (code, product) => {
    const { views } = readFolder(code)

    test('have a print area of the same proportions', () => {
      expect(product.views.length).toBeGreaterThan(0)
      for (const view of product.views) {
        const rect = views.find((entry) => entry.view === view.picture?.view)?.print_areas[view.picture?.area ?? '']
        const area = product.print_areas.find((entry) => entry.view_id === view.view_id)
        if (!rect || !area) throw new Error(`${view.key} is not in its picture`)
        expect(Math.abs(area.width / area.height / (rect.width_m / rect.height_m) - 1)).toBeLessThan(0.02)
      }
    })

    test('know every part that takes the colour', () => {
      // Body, printed face and inside have no colour of their own and are named in no picture.
      const plain = ['1', '2', '3']
      const named = views.flatMap((view) => Object.keys((view as { parts?: object }).parts ?? {}))
      const known = new Set([...plain, ...named])
      for (const colour of product.colours)
        for (const part of colour.part_ids) expect(known.has(String(part)), `part ${part}`).toBe(true)
    })

    test('exist', () => {
      for (const file of [...Object.values(product.pictures).flat(), product.model, product.size_chart])
        if (file) expect(existsSync(join(pictures_root, file)), file).toBe(true)
      expect(product.pictures.hero.length).toBeGreaterThan(0)
    })
  },
)

test('products that wait for their pictures will fit once these are made', () => {
  const front = { width_m: 0.3, height_m: 0.4, slot: 'print_front' }
  const folder = {
    views: [{ view: 'front', size: [1000, 1000], print_areas: { print: front } }],
    pictures: ['hero'],
    model: true,
  } as const
  for (const definition of definitions) {
    const product = assemble(definition, folder)
    expect(ProductSchema.safeParse(product).error, definition.code).toBeUndefined()
    expect(sizeChart(product), definition.code).not.toMatch(/NaN|undefined/)
  }
})

test('sets name existing parts for every colour and size, and cost less than their parts', () => {
  const byCode = new Map(built.pictured.map((product) => [product.code, product]))
  const sets = built.others.filter((product) => product.is_mul === 1)
  expect(sets.length).toBeGreaterThan(0)
  for (const item of sets.flatMap((set) => set.items.map((entry) => ({ ...entry, set })))) {
    const parts = item.set.components.filter((part) => part.color_id === item.color_id && part.size_id === item.size_id)
    const apart_fen = parts.reduce((sum, part) => {
      const own = byCode
        .get(part.sub_code)
        ?.items.find((entry) => entry.color_id === part.sub_color_id && entry.size_id === part.sub_size_id)
      return sum + (own?.base_price_fen ?? Number.NaN) * part.quantity
    }, 0)
    expect(parts.length).toBeGreaterThan(1)
    expect(item.base_price_fen).toBeLessThan(apart_fen)
  }
})

test('the catalogue shows every kind of product', () => {
  const has = (of: (product: Product) => boolean) => expect(all.some(of)).toBe(true)
  has((product) => product.design_mode === 2)
  has((product) => product.design_mode === 3)
  has((product) => product.is_brand === 1)
  for (const grade of [1, 2, 3]) has((product) => product.grade === grade)
  for (const zone of ['US-EU', 'jit', 'time', 'brand', 'new'] as const) has((product) => product.zones.includes(zone))
  for (const region of ['CN', 'US', 'EU']) has((product) => product.supply.some((entry) => entry.region === region))
})

test('categories, factories and warehouses hang together', () => {
  const keys = categories.map((entry) => entry.key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(categories.map((entry) => entry.http_url)).size).toBe(keys.length)
  for (const { parent } of categories) if (parent) expect(keys).toContain(parent)
  const codes = warehouses.map((entry) => entry.code)
  for (const factory of factories) for (const code of factory.warehouses) expect(codes).toContain(code)
})
