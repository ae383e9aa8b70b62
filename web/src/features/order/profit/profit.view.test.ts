import { expect, test } from 'vitest'
import { pickTexts } from '../../../shared/text/text.ts'
import { profitText } from './profit.text.ts'
import { bpOf, gapWords, percentOf } from './profit.view.ts'

test('a percentage is read to the hundredth and written back', () => {
  expect([bpOf('6.5'), bpOf(' 15 %'), bpOf('2,9'), bpOf('0')]).toEqual([650, 1500, 290, 0])
  expect([bpOf(''), bpOf('-1'), bpOf('100'), bpOf('1.234')]).toEqual([null, null, null, null])
  expect([percentOf(650), percentOf(1500), percentOf(0)]).toEqual(['6.5', '15', '0'])
})

test('an unknown profit names everything that is missing', () => {
  expect(gapWords({ gaps: ['rate', 'fee'] }, pickTexts(profitText, 'zh'))).toBe(
    '利润未知：没有该币种的汇率、没有平台费率',
  )
  expect(gapWords({ gaps: ['price'] }, pickTexts(profitText, 'en'))).toBe('Profit unknown: no sale price')
})
