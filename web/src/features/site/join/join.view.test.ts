import { expect, test } from 'vitest'
import { firstProblem } from '../../../shared/form/use-form.ts'
import { emptyJoin, getChosen, joinRules, toggled } from './join.view.ts'

test('boxes are checked and unchecked', () => {
  const once = { ...emptyJoin, capabilities: toggled(emptyJoin, 'dtg') }
  const twice = { ...once, capabilities: toggled(once, 'uv') }
  expect(getChosen(twice)).toEqual(['dtg', 'uv'])
  expect(toggled(twice, 'dtg')).toBe('uv')
})

test('the topmost problem comes first, and a valid form has none', () => {
  const rules = joinRules('factory')
  expect(firstProblem(rules, emptyJoin)).toBe('company')
  const right = {
    ...emptyJoin,
    company: '公司',
    contact: '人',
    phone: '13800138000',
    email: 'a@b.example',
    region: '杭州',
    volume: '1',
    capabilities: 'dtg',
    text: '一段足够长的介绍文字，十个字以上',
  }
  expect(firstProblem(rules, right)).toBeNull()
  expect(firstProblem(joinRules('service'), right)).toBe('capabilities')
})
