import { expect, test } from 'vitest'
import { buildCatalogue } from './catalogue.ts'
import { multiplyProducts } from './multiply.ts'
import { type Product, ProductSchema } from './product-schema.ts'

const { pictured, others } = buildCatalogue()
const originals = [...pictured, ...others]
const take = (count: number, seed: number) => [...multiplyProducts(originals, count, seed)]

test('ten thousand variants have codes, names in both languages and SKUs of their own', () => {
  const seen = { code: new Set<string>(), zh: new Set<string>(), en: new Set<string>(), sku: new Set<string>() }
  let items = 0
  for (const product of multiplyProducts(originals, 10_000, 7)) {
    seen.code.add(product.code)
    seen.zh.add(product.name.zh)
    seen.en.add(product.name.en)
    for (const item of product.items) seen.sku.add(item.sku)
    items += product.items.length
  }
  expect([seen.code.size, seen.zh.size, seen.en.size]).toEqual([10_000, 10_000, 10_000])
  expect(seen.sku.size).toBe(items)
  expect(originals.some((product) => seen.code.has(product.code))).toBe(false)
})

test('every fiftieth of ten thousand is a valid product whose items match its colours and sizes', () => {
  let index = 0
  for (const product of multiplyProducts(originals, 10_000, 3)) {
    if (index++ % 50 !== 0) continue
    expect(ProductSchema.safeParse(product).error, product.code).toBeUndefined()
    expect(product.items).toHaveLength(product.colours.length * product.sizes.length)
    const colours = new Set(product.colours.map((entry) => entry.id))
    expect(product.items.every((item) => colours.has(item.color_id))).toBe(true)
  }
})

test('the same seed gives the same products, another seed others', () => {
  expect(take(120, 5)).toEqual(take(120, 5))
  expect(take(120, 5)).not.toEqual(take(120, 6))
})

test('prices, colours and measures differ between variants of one product', () => {
  const shirts = take(2000, 1).filter((product) => product.views[0]?.picture?.product === 'tshirt')
  const kinds = (of: (product: Product) => unknown) => new Set(shirts.map((shirt) => JSON.stringify(of(shirt)))).size
  expect(kinds((shirt) => shirt.items[0]?.base_price_fen)).toBeGreaterThan(10)
  expect(kinds((shirt) => shirt.colours.map((entry) => entry.key))).toBeGreaterThan(10)
  expect(kinds((shirt) => shirt.sizes)).toBeGreaterThan(10)
})

test('it yields one at a time and refuses more than it can name', () => {
  const first = multiplyProducts(originals, 10_000, 1).next()
  expect(first.done).toBe(false)
  expect(() => multiplyProducts(originals.slice(0, 1), 10_000, 1).next()).toThrow(RangeError)
})
