import * as contract from '@inkroute/contract/catalog/catalog'
import type { CallInput } from '@inkroute/contract/endpoint'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { addDemoSales } from './catalog.demo.ts'

const app = await testApp({ holds: 'catalogue' })
await addDemoSales(app.ctx)

const list = (input: CallInput<typeof contract.listProducts>, headers = {}) =>
  app.call(contract.listProducts, input, { headers })
const found = async (keyword: string) => (await list({ keyword, page_size: 96 })).data.map((card) => card.code)
const first = async (keyword: string) => (await found(keyword))[0]

describe('words find products', () => {
  test.each([
    ['马克杯', 'mug'],
    ['T恤', 'tshirt'],
    ['短袖', 'tshirt'],
    ['抱枕', 'pillow'],
    ['靠垫', 'pillow'],
    ['手机壳', 'phonecase'],
    ['手机套', 'phonecase'],
    ['帆布包', 'tote'],
    ['装饰画', 'canvas'],
    ['挂毯', 'tapestry'],
    ['保温杯', 'tumbler'],
    ['卫衣', 'sweatshirt'],
    ['狗', 'pet-bandana'],
    ['圣诞', 'ornament'],
    ['mug', 'mug'],
    ['Mugs', 'mug'],
    ['t-shirt', 'tshirt'],
    ['phone case', 'phonecase'],
    ['tote bag', 'tote'],
    ['cushion', 'pillow'],
    ['tumbler', 'tumbler'],
    ['desk mat', 'desk-mat'],
  ])('%s leads to %s', async (keyword, code) => {
    expect(await first(keyword)).toBe(code)
  })

  test.each([
    ['陶瓷杯', 'mug'],
    ['黑色手机壳', 'phonecase'],
    ['白色马克杯', 'mug'],
    ['儿童T恤', 'kids-tee'],
    ['black hoodie sweatshirt', 'hoodie'],
  ])('%s, which stands nowhere as it is typed, still finds %s', async (keyword, code) => {
    expect(await found(keyword)).toContain(code)
  })

  test('the name counts more than the small print', async () => {
    const codes = await found('杯')
    expect(codes.slice(0, 3).every((code) => /mug|tumbler/.test(code))).toBe(true)
  })

  test('words are found with the spaces taken out, as the search box sends them', async () => {
    expect(await first('canvastotebag')).toBe('tote')
    expect(await found('phonecase')).toEqual(expect.arrayContaining(['phonecase', 'phonecase-ultra']))
    expect(await first('陶瓷 马克杯')).toBe(await first('陶瓷马克杯'))
  })

  test('width and case of letters do not matter', async () => {
    expect(await found('ＭＵＧ')).toEqual(await found('mug'))
    expect(await found('Ｔ恤')).toEqual(await found('t恤'))
    expect(await found('　马克杯　')).toEqual(await found('马克杯'))
  })

  test('a code or SKU leads straight to its product', async () => {
    expect(await found('phonecase-ultra')).toEqual(['phonecase-ultra'])
    expect(await found('TSHIRT-BLACK-XL')).toEqual(['tshirt'])
    expect(await found('1006')).toEqual(['mug'])
  })

  test('filters and sorting go together with a keyword', async () => {
    const reply = await list({ keyword: '杯', category: 'drinkware', price_max: 15, sort: 'price_asc' })
    expect(reply.data.length).toBeGreaterThan(0)
    expect(reply.data.every((card) => Number(card.price_from) <= 15)).toBe(true)
    expect(reply.category_path.map((entry) => entry.key)).toEqual(['drinkware'])
  })
})

describe('typing errors', () => {
  test.each([
    ['pilow', 'pillow', 'pillow'],
    ['tumblr', 'tumbler', 'tumbler'],
    ['blnaket', 'blanket', 'blanket'],
    ['posterr', 'poster', 'poster'],
  ])('%s is read as %s, and says so', async (typed, meant, code) => {
    const reply = await list({ keyword: typed })
    expect(reply.data[0]?.code).toBe(code)
    expect(reply.applied).toMatchObject({ keyword: meant, corrected_from: typed })
  })

  test('one wrong character of three still finds the thing', async () => {
    expect(await found('马可杯')).toContain('mug')
    expect(await found('手机克')).toContain('phonecase')
  })

  test('short words are not guessed at', async () => {
    expect((await list({ keyword: 'xug' })).total).toBe(0)
  })

  test('correct spelling is not changed', async () => {
    expect((await list({ keyword: 'mug' })).applied).toMatchObject({ keyword: 'mug', corrected_from: null })
  })
})

describe('odd input is answered kindly', () => {
  test.each([
    ['10,000 letters', 'a'.repeat(10_000)],
    ['10,000 Chinese characters', '杯'.repeat(10_000)],
    ['SQL', `'; drop table product; --`],
    ['a union', `1' union select password_hash from app_user --`],
    ['a script', '<script>alert(document.cookie)</script>'],
    ['signs alone', '%_*?\\"\''],
    ['nonsense', 'qwrtplkjh'],
  ])('%s in the keyword gives an empty result with ways on', async (_, keyword) => {
    const reply = await list({ keyword })
    expect(reply).toMatchObject({ total: 0, data: [] })
    expect(reply.suggestions.some((suggestion) => suggestion.kind === 'product')).toBe(true)
  })

  test('a keyword that finds nothing as a whole offers the words of it that do', async () => {
    const reply = await list({ keyword: '马克杯 qwrtplkjh' })
    expect(reply.total).toBe(0)
    const words = reply.suggestions.filter(({ kind }) => kind === 'keyword').map(({ value }) => value)
    expect(words).toContain('马克杯')
    for (const keyword of words) expect((await list({ keyword })).total).toBeGreaterThan(0)
  })

  test('an empty keyword filters nothing', async () => {
    expect((await list({ keyword: '  ' })).total).toBe((await list({})).total)
  })

  test('an empty result with filters offers to drop them', async () => {
    const reply = await list({ keyword: '马克杯', technique: 'embroidery' })
    expect(reply.suggestions[0]).toMatchObject({ kind: 'drop_filters', value: '马克杯' })
    expect(reply.suggestions).toContainEqual(expect.objectContaining({ kind: 'category', value: 'drinkware-mugs' }))
  })

  test.each([{ category: 'no-such' }, { category: '99999' }, { category: 'drinkware,no-such' }, { zone: 'moon' }])(
    '%j does not exist',
    async (input) => {
      await expect(list(input)).rejects.toMatchObject({ error: 'not_found', status_code: 404 })
    },
  )

  test.each([
    [{ price_min: -50 }, { price_min: 0, price_max: null }],
    [{ price_max: 1e300 }, { price_min: null, price_max: 100_000 }],
    [
      { price_min: 80, price_max: 20 },
      { price_min: 20, price_max: 80 },
    ],
    [{ delivery_hours_max: 1e9 }, { delivery_hours_max: 720 }],
  ])('%j is brought within reason, and says so', async (input, applied) => {
    expect((await list(input)).applied).toMatchObject(applied)
  })

  test.each([
    [{ price_min: 'cheap' as never }, 'price_min'],
    [{ page: 0 }, 'page'],
    [{ page: 1.5 }, 'page'],
    [{ page_size: 97 }, 'page_size'],
    [{ sort: 'random' as never }, 'sort'],
    [{ ad_special_id: -1 }, 'ad_special_id'],
  ])('%j is refused with the name of the field', async (input, field) => {
    await expect(list(input)).rejects.toMatchObject({ status_code: 422, problems: [{ field }] })
  })

  test('values that no product has give nothing, and no error', async () => {
    for (const facet of ['technique', 'material', 'season', 'gender', 'colour', 'brand', 'ships_from', 'grade'])
      expect((await list({ [facet]: 'x,y,,' })).total).toBe(0)
  })
})
