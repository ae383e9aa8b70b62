import { eanCheckDigit, isEan13, skuByRule, skuRuleProblem } from '@inkroute/contract/goods/codes'
import { artworkName, getSkuName, getTitle } from '@inkroute/contract/goods/name'
import { DEFAULT_NAME_RULE } from '@inkroute/contract/preference/name-rule'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { expect, test } from 'vitest'
import { picture, words } from '../../design/testing/designs.ts'
import { type Coding, distinct, freeTitle, getSkuCode } from './goods-name.rules.ts'
import { freeWords } from './naming.ts'

const naming: Coding = {
  name_rule: DEFAULT_NAME_RULE,
  sku_rule: '{product}-{seq}-{colour}-{size}',
  typed: '',
  product_name: '重磅纯棉 T 恤',
  product_code: 'tee-heavy',
  date: '20261115',
  seq: 7,
}
const black_m = { color_name: '黑色', color_key: 'black', size_name: 'M' }

test('goods are named as batch runs name them until the seller has a rule, SKUs by the whole rule', () => {
  expect(getTitle(naming)).toBe('重磅纯棉 T 恤')
  expect(getTitle({ ...naming, artwork: '月亮猫' })).toBe('月亮猫 重磅纯棉 T 恤')
  expect(getTitle({ ...naming, name_rule: '{product} {colour} {seq}' })).toBe('重磅纯棉 T 恤 0007')
  expect(getSkuName(naming, black_m)).toBe('重磅纯棉 T 恤-黑色-M-20261115-0007')
  expect(getSkuCode(naming, black_m)).toBe('TEE-HEAVY-0007-BLACK-M')
})

test('a typed title replaces the product name', () => {
  const typed = { ...naming, typed: '森林小鹿' }
  expect(getTitle(typed)).toBe('森林小鹿')
  expect(getSkuName(typed, black_m)).toBe('森林小鹿-黑色-M-20261115-0007')
})

test('a rule of colour and size alone still names the goods', () => {
  expect(getTitle({ ...naming, name_rule: '{colour}-{size}' })).toBe('重磅纯棉 T 恤')
  expect(getTitle({ ...naming, name_rule: '{colour} {product} {size}' })).toBe('重磅纯棉 T 恤')
})

test('a taken title gets the next free number, however long it is', () => {
  expect(freeTitle('小鹿', [])).toBe('小鹿')
  expect(freeTitle('小鹿', ['小鹿', '小鹿 (2)', '小鹿 (4)'])).toBe('小鹿 (3)')
  const long = '鹿'.repeat(120)
  expect(freeTitle(long, [long])).toHaveLength(120)
})

test('colliding codes are numbered, regardless of case', () => {
  expect(distinct(['A-1', 'a-1', 'B'], (code) => code === 'B', 40)).toEqual(['A-1', 'a-1-2', 'B-2'])
  expect(distinct(['x'.repeat(50), 'x'.repeat(50)], () => false, 40).map((code) => code.length)).toEqual([40, 40])
})

test('a free name is found after any number of taken ones with few queries, usually one', async () => {
  const store = new Set(['A', ...Array.from({ length: 449 }, (_, n) => `A-${n + 2}`)])
  const questions: number[] = []
  const ask = async (words: readonly string[]) => {
    questions.push(words.length)
    return new Set(words.map((word) => word.toUpperCase()).filter((word) => store.has(word)))
  }
  const getKey = (word: string) => word.toUpperCase()
  expect(await freeWords(['b', 'c', 'x'.repeat(50)], 40, { keyOf: getKey, ask })).toEqual(['b', 'c', 'x'.repeat(40)])
  expect(questions).toEqual([3])
  expect(await freeWords(['b', 'a', 'A'], 40, { keyOf: getKey, ask })).toEqual(['b', 'a-451', 'A-452'])
  expect(questions.length).toBeLessThan(6)
})

test('a SKU code keeps what scanners and file names can hold', () => {
  const values = { product: 'Mug 11oz', colour: '深 灰', size: '11 oz', date: '20261115', seq: '0001' }
  expect(skuByRule('{product}_{colour}_{size}', values)).toBe('MUG-11OZ-11-OZ')
  expect(skuRuleProblem('{product}-{seq}')).toBe('no_variant')
  expect(skuRuleProblem('{colour}{size}中')).toBe('characters')
  expect(skuRuleProblem('{color}-{size}')).toBe('unknown_token')
})

test('the check digit of an EAN-13 is the one of the standard', () => {
  expect(eanCheckDigit('400638133393')).toBe(1)
  expect(isEan13('4006381333931')).toBe(true)
  expect(isEan13('4006381333932')).toBe(false)
})

test('a design is called by its first picture, else by its words, never by a camera’s or an export’s number', () => {
  const named = (...layers: Layer[]) => artworkName({ views: [{ view_id: 1, background: null, layers }] })
  const drawn = (name: string, is_hidden = false) => ({ ...picture('a', 'material', '1'), name, is_hidden })
  expect(named(words('w', 'Hello you'), drawn('moon_cat.PNG'))).toBe('moon cat')
  expect(named(drawn('IMG_2034.jpg'), words('w', 'Hello you'))).toBe('Hello you')
  expect(named(drawn('export 20261119'), drawn('000123.png'), drawn('Hidden', true))).toBe('')
  expect(named(words('w', 'Est. 1987'))).toBe('Est. 1987')
})
