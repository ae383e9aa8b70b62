import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanKeyword, getAddress, getCanonical, type Listing, readListing } from './listing-address.view.ts'

const read = (address: string): Listing => {
  const url = new URL(address, 'https://inkroute.example')
  return readListing(url.pathname, url.searchParams)
}
const again = (address: string) => getAddress(read(address), 'zh')

test.each([
  ['/home/productDesign', null, {}],
  ['/products', null, {}],
  ['/products/technique=dtg,dtf&price_max=50', null, { technique: ['dtg', 'dtf'], price_max: ['50'] }],
  ['/zone/US-EU', 'zone', { zone: ['US-EU'] }],
  ['/keyWord/%E9%A9%AC%E5%85%8B%E6%9D%AF', 'keyWord', { keyWord: ['马克杯'] }],
  ['/category/drinkware-mugs', 'category', { category: ['drinkware-mugs'] }],
  ['/category/12', 'category', { category: ['12'] }],
  ['/products/type/hot', 'type', { type: ['hot'] }],
  ['/products/category/12', 'category', { category: ['12'] }],
  ['/level/1', 'level', { level: ['1'] }],
  ['/ad/3', 'ad', { ad: ['3'] }],
  ['/products/code/tshirt', 'code', { code: ['tshirt'] }],
  ['/products/key/mug', 'keyWord', { keyWord: ['mug'] }],
  ['/products/keyWord/mug', 'keyWord', { keyWord: ['mug'] }],
  ['/products/brand/inkroute', 'brand', { brand: ['inkroute'] }],
  ['/products/zone/jit', 'zone', { zone: ['jit'] }],
])('%s names its products, in both languages', (path, scope, filters) => {
  const chinese = read(path)
  expect(chinese).toMatchObject({ scope, sort: 'relevance', view: 'grid', page: 1 })
  expect(chinese.filters).toEqual(filters)
  expect(read(`/en${path}`)).toEqual(chinese)
})

test('a single word below /products is a category', () => {
  expect(read('/products/drinkware-mugs').filters).toEqual({ category: ['drinkware-mugs'] })
})

test('filters, order, view and page are in the query', () => {
  const address = '/zone/jit?technique=dtg,dtf&price_min=10&price_max=99.5&sort=price_asc&view=list&page=3'
  expect(again(address)).toBe(address)
  expect(getAddress(read(address), 'en')).toBe(`/en${address}`)
  expect(read('/products?technique=dtg&technique=dtf').filters.technique).toEqual(['dtg', 'dtf'])
})

test('what cannot be meant is ignored, what can is mended', () => {
  expect(again('/products?page=0')).toBe('/products')
  expect(again('/products?page=-3&sort=cheapest&view=map&shade=x')).toBe('/products')
  expect(again('/products?price_min=90&price_max=20')).toBe('/products?price_min=20&price_max=90')
  expect(again('/products?price_min=-5&price_max=1e99')).toBe('/products?price_max=1000000')
  expect(again('/products?price_min=abc&price_max=NaN')).toBe('/products')
  expect(again('/products?technique=,,dtg,dtg,<script>')).toBe('/products?technique=dtg')
  expect(read('/keyWord/%E0%A4%A').filters.keyWord).toEqual(['%E0%A4%A'])
})

test('a keyword keeps one space between Latin words and loses other spaces, its width and what is too long', () => {
  expect(cleanKeyword('  Ｔ 恤　衫\u0000 ')).toBe('T恤衫')
  expect(cleanKeyword('字'.repeat(10_000))).toBe('字'.repeat(60))
  expect(cleanKeyword(" '; DROP TABLE product; -- ")).toBe("'; DROP TABLE product; --")
  expect(cleanKeyword('  phone   case ')).toBe('phone case')
  expect(cleanKeyword('陶瓷 马克杯')).toBe('陶瓷马克杯')
  expect(cleanKeyword(' \t　')).toBe('')
})

test('one set of products has one canonical address', () => {
  const canonical = (address: string) => getCanonical(read(address), 'zh')
  expect(canonical('/home/productDesign')).toBe('/products')
  expect(canonical('/products/zone/jit')).toBe('/zone/jit')
  expect(canonical('/products?zone=jit&sort=newest&view=list')).toBe('/zone/jit')
  expect(canonical('/zone/jit?category=mugs&page=2')).toBe('/category/mugs?zone=jit&page=2')
  expect(canonical('/category/mugs?zone=jit')).toBe('/category/mugs?zone=jit')
  expect(canonical('/products?technique=uv,dtg')).toBe('/products?technique=dtg,uv')
  expect(canonical('/products/key/mug')).toBe('/keyWord/mug')
})

test('any listing survives a round trip through its address', () => {
  const token = fc.stringMatching(/^[a-zA-Z0-9马克杯][a-zA-Z0-9 ._+%&'-]{0,10}[a-z0-9]$/)
  const filters = fc.record(
    {
      keyWord: fc.tuple(fc.string({ unit: 'binary' }).map(cleanKeyword).filter(Boolean)),
      category: fc.tuple(token),
      zone: fc.uniqueArray(token, { minLength: 1, maxLength: 4 }),
      technique: fc.uniqueArray(token, { minLength: 1, maxLength: 4 }),
      price_min: fc.tuple(fc.nat(500).map(String)),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(filters, fc.nat(30), (chosen, page) => {
      const scope = chosen.zone?.length === 1 ? 'zone' : chosen.category ? 'category' : null
      const listing: Listing = { filters: chosen, scope, sort: 'newest', view: 'list', page: page + 1 }
      expect(read(getAddress(listing, 'en'))).toEqual(listing)
    }),
  )
})
