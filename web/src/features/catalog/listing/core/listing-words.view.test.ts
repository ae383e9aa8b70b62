import { expect, test } from 'vitest'
import { pickTexts } from '../../../../shared/text/text.ts'
import { getAddress, readListing } from '../../search/listing-address.view.ts'
import { exampleReply } from '../../testing/examples.ts'
import { getBranches } from '../filters/facets.view.ts'
import { canonicalParts, findNote, getCrumbs, isForPeopleOnly } from '../listing-page.view.ts'
import { listingText } from './listing.text.ts'
import { getCall, getPages, isUnknownScope, withoutUnknown } from './listing-call.view.ts'
import { getChips, getHeading, hoursLabel } from './listing-words.view.ts'

const read = (address: string) => {
  const url = new URL(address, 'https://inkroute.example')
  return readListing(url.pathname, url.searchParams)
}
const zh = pickTexts(listingText, 'zh')
const reply = exampleReply()
const heading = (address: string, over: Parameters<typeof exampleReply>[0] = {}) =>
  getHeading('zh', read(address), exampleReply(over), null)

test('a listing asks the catalogue for exactly what it names', () => {
  expect(getCall(read('/zone/jit?technique=dtg,uv&level=1&delivery=48&price_max=50&sort=sales&page=2'))).toEqual({
    zone: 'jit',
    technique: 'dtg,uv',
    grade: '1',
    delivery_hours_max: '48',
    price_max: '50',
    sort: 'sales',
    page: 2,
  })
  expect(getCall(read('/keyWord/杯'))).toMatchObject({ keyword: '杯' })
})

test('an unknown grade, type or special in the path is an unknown page, in the query it is passed over', () => {
  for (const path of ['/level/9', '/products/type/7', '/ad/x', '/ad/0']) {
    expect(isUnknownScope(read(path)), path).toBe(true)
  }
  for (const path of ['/zone/jit', '/level/1', '/products/type/2', '/ad/3', '/products?level=7']) {
    expect(isUnknownScope(read(path)), path).toBe(false)
  }
  expect(withoutUnknown(read('/products?zone=jit&level=7')).filters).toEqual({ zone: ['jit'] })
})

test('each condition beyond the path is a chip that leads away from it', () => {
  const listing = read('/zone/jit?technique=dtg,uv&level=1&delivery=72&price_min=10&price_max=50')
  const chips = getChips(zh, listing, reply.facets)
  expect(chips.map(({ label }) => label)).toEqual(['优质', '数码直喷', 'UV 打印', '3 天内', '10–50 元'])
  expect(getAddress(chips[1]?.without(listing) ?? read('/'), 'zh')).toBe(
    '/zone/jit?level=1&technique=uv&delivery=72&price_min=10&price_max=50',
  )
  expect(getAddress(chips[4]?.without(listing) ?? read('/'), 'zh')).toBe(
    '/zone/jit?level=1&technique=dtg,uv&delivery=72',
  )
  expect(getChips(zh, read('/zone/jit'), reply.facets)).toEqual([])
  expect(hoursLabel(zh, 36)).toBe('36 小时内')
})

test('the tree opens below the chosen category', () => {
  const values = reply.facets[0]?.values ?? []
  expect(getBranches(values, undefined)).toMatchObject({ tops: { length: 2 }, open: null })
  const { open } = getBranches(values, 'apparel-t-shirts')
  expect(open?.value).toBe('apparel')
  expect(open?.children.map(({ value }) => value)).toEqual(['apparel-t-shirts', 'apparel-socks'])
})

test('the page is headed by what its path is about', () => {
  expect(heading('/products').title).toBe('全部产品')
  expect(heading('/zone/jit').title).toBe('全托管专区')
  expect(heading('/level/1').title).toBe('优质底版')
  expect(heading('/products/type/2').title).toBe('POD 满版款')
  expect(heading('/keyWord/马克杯').title).toBe('“马克杯”的搜索结果')
  expect(heading('/products/code/tshirt').title).toBe('编号“tshirt”')
  expect(getHeading('zh', read('/ad/3'), reply, { name: '圣诞备货', summary: '十二月前发出' })).toEqual({
    title: '圣诞备货',
    intro: '十二月前发出',
  })
})

test('a category is introduced by what it holds', () => {
  const top = { id: 1, key: 'apparel', name: '服装', http_url: 'apparel' }
  const own = { id: 2, key: 't-shirts', name: 'T恤', http_url: 'apparel-t-shirts' }
  expect(heading('/category/apparel', { category_path: [top] }).intro).toContain('服装底版 2 款')
  expect(heading('/category/apparel-t-shirts', { category_path: [top, own], total: 5 })).toEqual({
    title: 'T恤',
    intro: 'T恤底版 5 款，¥12.50 起。中国、美国发货，工艺有数码直喷、UV 打印。',
  })
})

test('the way down leads through the categories', () => {
  const path = [
    { id: 1, key: 'apparel', name: '服装', http_url: 'apparel' },
    { id: 2, key: 't-shirts', name: 'T恤', http_url: 'apparel-t-shirts' },
  ]
  const crumbs = getCrumbs('en', read('/category/2'), exampleReply({ category_path: path }), { title: 'x', intro: '' })
  expect(crumbs.map((crumb) => crumb.path)).toEqual([
    '/en',
    '/en/products',
    '/en/category/apparel',
    '/en/category/apparel-t-shirts',
  ])
})

test('a mended or shortened keyword is said so', () => {
  const applied = { ...reply.applied, keyword: '马克杯', corrected_from: '马克怀' }
  expect(findNote('zh', '马克怀', exampleReply({ applied }))).toBe('没有找到“马克怀”，以下是“马克杯”的结果。')
  expect(findNote('zh', '字'.repeat(61), reply)).toContain('60')
  expect(findNote('zh', '杯 子', reply)).toBeNull()
})

test('search engines are sent to one address and kept from thin ones', () => {
  expect(canonicalParts(read('/en/products/zone/jit?sort=newest&page=2'))).toEqual({
    canonical_path: '/zone/jit',
    query: '?page=2',
  })
  expect(isForPeopleOnly(read('/zone/jit'), reply)).toBe(false)
  expect(isForPeopleOnly(read('/keyWord/杯'), reply)).toBe(true)
  expect(isForPeopleOnly(read('/zone/jit?technique=dtg&level=1'), reply)).toBe(true)
  expect(isForPeopleOnly(read('/zone/jit'), exampleReply({ data: [], total: 0 }))).toBe(true)
  expect(getPages(0, 24)).toBe(1)
  expect(getPages(49, 24)).toBe(3)
})
