import { expect, test } from 'vitest'
import { pickTexts } from '../../../../shared/text/text.ts'
import { exampleProduct } from '../../testing/examples.ts'
import { questionText } from './sections.text.ts'
import { findAmount, getQuestions, getShares, type Profit, printFaces, sizeTable, toPercent } from './sections.view.ts'

const product = exampleProduct()

test('measures are read in centimetres or inches; what no size has is left out, what is missing is a dash', () => {
  expect(sizeTable(product, 'cm')).toEqual({
    columns: [{ id: 1, name: '胸围', unit: 'cm' }],
    rows: [
      { id: 1, name: 'S', values: ['96'] },
      { id: 2, name: 'M', values: ['101.6'] },
      { id: 3, name: 'L', values: ['–'] },
    ],
  })
  expect(sizeTable(product, 'inch').rows.map(({ values }) => values[0])).toEqual(['37.8', '40', '–'])
})

test('a capacity turns into fluid ounces', () => {
  const mug = exampleProduct({
    attributes: [{ id: 1, key: 'capacity', name: '容量', unit: 'ml' }],
    size_attributes: [{ size_id: 1, attr_id: 1, attr_value: 325 }],
  })
  expect(sizeTable(mug, 'inch')).toMatchObject({ columns: [{ unit: 'fl oz' }], rows: [{ values: ['11'] }, {}, {}] })
})

test('a print area has its size in the hand and on the screen', () => {
  const [front, back] = printFaces(product, 3, 2)
  expect(front).toMatchObject({
    name: '正面',
    width_cm: 30,
    height_cm: 37.5,
    width_px: 3543,
    height_px: 4429,
    image_src: '/blank-navy.webp',
  })
  expect(back).toMatchObject({ width_px: 3000, height_px: 3750, image_src: null })
})

test('a face of a set names the part it belongs to', () => {
  const part = { color_id: 3, size_id: 2, sub_color_id: 1, sub_size_id: 1, quantity: 1, sub_code: 'mug' }
  const set = exampleProduct({
    is_mul: 1,
    components: [
      { ...part, sub_basic_product_id: 9, sub_name: '马克杯', component_designs: [{ view_id: 2, sub_view_id: 1 }] },
    ],
  })
  expect(printFaces(set, 3, 2).map((face) => face.part)).toEqual([null, { id: 9, name: '马克杯' }])
})

test('a face without a measured width in that size is left out', () => {
  expect(printFaces(product, 3, 1).map(({ key }) => key)).toEqual(['front'])
  expect(printFaces(product, 3, 3)).toEqual([])
})

const sale = (over: Partial<Profit>): Profit => ({
  fees: { platform: 1, name: 'Amazon', currency: 'USD', commission_bp: 1500, payment_bp: 0, fixed_fee: '0.00' },
  exchange_rate: '7.10',
  revenue: '200.00',
  tax: '0.00',
  tax_bp: 0,
  goods: '80.00',
  freight: '40.00',
  commission: '30.00',
  payment_fee: '0.00',
  fixed_fee: '0.00',
  profit: '50.00',
  margin_bp: 2500,
  break_even: '18.00',
  platforms: [],
  ...over,
})

test('a sale is the sum of its shares', () => {
  const shares = getShares(sale({}))
  expect(shares.map(({ percent }) => percent)).toEqual([40, 20, 15, 0, 0, 0, 25])
})

test('with a loss the costs fill the bar and nothing of it is profit', () => {
  const shares = getShares(sale({ revenue: '100.00', profit: '-50.00' }))
  expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100)
  expect(shares.at(-1)?.percent).toBe(0)
  expect(
    getShares(sale({ revenue: '0.00', goods: '0.00', freight: '0.00', commission: '0.00', profit: '0.00' }))[0]
      ?.percent,
  ).toBe(0)
})

test('amounts are read as people type them, and nonsense is refused', () => {
  expect(['19.99', ' 1,299 ', '1，000', '0', '5.'].map(findAmount)).toEqual([19.99, 1299, 1000, 0, 5])
  expect(['', '-1', 'abc', '1.234', '99999999', '1e5'].map(findAmount)).toEqual([null, null, null, null, null, null])
})

test('margins are read as per cent', () => {
  expect([toPercent(2534), toPercent(-120), toPercent(null)]).toEqual(['25.34%', '-1.20%', '–'])
})

test('questions are answered from the product, in both languages, and late delivery only where it is paid for', () => {
  const zh = getQuestions(product, pickTexts(questionText, 'zh'))
  expect(zh.map(({ answer }) => answer).join()).toContain('24–72 小时')
  expect(zh.some(({ question }) => question.includes('超时'))).toBe(true)
  const slow = getQuestions(exampleProduct({ zones: [] }), pickTexts(questionText, 'en'))
  expect(slow.some(({ question }) => question.includes('late'))).toBe(false)
  for (const { answer } of [...zh, ...slow]) expect(answer).not.toMatch(/[{}]/)
})
