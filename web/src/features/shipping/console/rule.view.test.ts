import type { ShippingRule } from '@inkroute/contract/shipping/rule'
import { expect, test } from 'vitest'
import { pickTexts } from '../../../shared/text/text.ts'
import { ruleText } from './rule.text.ts'
import { getConditions } from './rule.view.ts'

const rule = (change: Partial<ShippingRule>): ShippingRule => ({
  id: 1,
  name: '规则',
  countries: [],
  is_enabled: true,
  channel: {} as ShippingRule['channel'],
  weight_min_g: null,
  weight_max_g: null,
  amount_min: null,
  amount_max: null,
  ...change,
})
const zh = pickTexts(ruleText, 'zh')

test('a rule reads as short phrases, and many countries are counted', () => {
  expect(getConditions(rule({}), zh, 'zh')).toEqual(['全部国家'])
  expect(getConditions(rule({ countries: ['US'], weight_max_g: 2000 }), zh, 'zh')).toEqual(['美国', '重量 ≤ 2 kg'])
  expect(getConditions(rule({ amount_min: '800.00', weight_min_g: 100, weight_max_g: 900 }), zh, 'zh')).toEqual([
    '全部国家',
    '重量 100 g–900 g',
    '货值 ≥ ¥800.00',
  ])
  const many = rule({ countries: ['US', 'DE', 'FR', 'GB', 'JP'] })
  expect(getConditions(many, zh, 'zh')).toEqual(['美国、德国、法国、英国 等 5 个国家'])
})
