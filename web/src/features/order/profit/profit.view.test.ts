import { expect, test } from 'vitest'
import { pickTexts } from '../../../shared/text/text.ts'
import { profitText } from './profit.text.ts'
import { findBp, gapWords, toPercent } from './profit.view.ts'

test('a percentage is read to the hundredth and written back', () => {
  expect([findBp('6.5'), findBp(' 15 %'), findBp('2,9'), findBp('0')]).toEqual([650, 1500, 290, 0])
  expect([findBp(''), findBp('-1'), findBp('100'), findBp('1.234')]).toEqual([null, null, null, null])
  expect([toPercent(650), toPercent(1500), toPercent(0)]).toEqual(['6.5', '15', '0'])
})

test('an unknown profit names everything that is missing', () => {
  expect(gapWords({ gaps: ['rate', 'fee'] }, pickTexts(profitText, 'zh'))).toBe(
    '利润未知：没有该币种的汇率、没有平台费率',
  )
  expect(gapWords({ gaps: ['price'] }, pickTexts(profitText, 'en'))).toBe('Profit unknown: no sale price')
})
