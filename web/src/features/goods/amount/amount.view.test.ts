import { expect, test } from 'vitest'
import { getRule, isInRange, ruleKinds, toForm, valueShown } from './amount.view.ts'

test('every kind of rule goes into the form and comes back the same', () => {
  for (const kind of ruleKinds) {
    const rule = getRule({ kind, value: 120 })
    const form = toForm({ id: 1, name: 'x', rule, ending: '90', updated_at: '' })
    expect(getRule(form)).toEqual(rule)
    expect(form).toMatchObject({ kind, value: 120, ending: '90' })
  }
})

test('a value out of its range is refused, and a change shows its sign', () => {
  expect([isInRange('cost', 99), isInRange('cost', 100), isInRange('percent', -91)]).toEqual([false, true, false])
  expect([isInRange('fixed', null), isInRange('add', -5)]).toEqual([false, true])
  expect(valueShown({ kind: 'percent', percent: 15 })).toBe('+15')
  expect(valueShown({ kind: 'add', amount: '-3.50' })).toBe('-3.50')
  expect(valueShown({ kind: 'cost', percent: 300 })).toBe('300')
})
