import { productFocuses, registerSources } from '@inkroute/contract/codes'
import { messageIn } from '@inkroute/contract/input-messages'
import { describe, expect, test } from 'vitest'
import { firstProblem } from '../../shared/form/use-form.ts'
import {
  focusChoices,
  forgotByMailRules,
  forgotRules,
  loginRules,
  type RegisterValues,
  registerRules,
  sourceChoices,
} from './auth.view.ts'

const complete: RegisterValues = {
  username: '小林杂货',
  phone: '13800138000',
  email: '',
  code: '123456',
  password: 'ink-route-8',
  password_confirmation: 'ink-route-8',
  register_source: '4',
  register_source_detail: '',
  product_type: '3',
}

const said = (field: keyof RegisterValues, change: Partial<RegisterValues>, language: 'zh' | 'en' = 'en') => {
  const problem = registerRules[field]?.({ ...complete, ...change } as RegisterValues)
  return problem ? messageIn(problem, language) : null
}

test('a complete registration has no problems', () => {
  expect(firstProblem(registerRules, complete)).toBeNull()
})

test('name, source and focus may be left empty', () => {
  expect(firstProblem(registerRules, { ...complete, username: '', register_source: '', product_type: '' })).toBeNull()
})

describe('registration says what is missing', () => {
  test.each<[keyof RegisterValues, string, string | RegExp, string | RegExp]>([
    ['password', '', '请输入新密码', 'Please enter a new password'],
    ['password_confirmation', '', '请再次输入新密码', 'Enter the new password again'],
    ['password_confirmation', 'other', '您两次输入的密码不一致', 'Your two passwords are different'],
    ['phone', '', '请输入手机号', 'Please enter phone number'],
    ['phone', '23800138000', '手机号不正确', 'The phone number is incorrect'],
    ['phone', '1380013800', '手机号不正确', 'The phone number is incorrect'],
    ['phone', '138001380001', '手机号不正确', 'The phone number is incorrect'],
    ['register_source', '999', '请选择来源渠道', 'Please select source channel'],
    ['product_type', '999', '请选择您关注的产品', 'Please select the products you follow'],
    ['username', 'x', /2–32/, /2 to 32/],
  ])('%s “%s”', (field, value, zh, en) => {
    expect(said(field, { [field]: value }, 'zh')).toMatch(zh)
    expect(said(field, { [field]: value }, 'en')).toMatch(en)
  })

  test('the detail is required only when the source is other', () => {
    expect(said('register_source_detail', { register_source: '13' })).toBe('Please enter other source channel')
    expect(said('register_source_detail', { register_source: '13', register_source_detail: '  ' })).not.toBeNull()
    expect(said('register_source_detail', { register_source: '13', register_source_detail: '展会' })).toBeNull()
    expect(said('register_source_detail', { register_source: '4' })).toBeNull()
  })
})

test('login asks for name and password in the words of the specification', () => {
  const empty = { username: ' ', password: '' }
  expect(messageIn(loginRules.username?.(empty) ?? '', 'en')).toBe('Please enter phone/username')
  expect(messageIn(loginRules.username?.(empty) ?? '', 'zh')).toBe('请输入手机号/用户名')
  expect(messageIn(loginRules.password?.(empty) ?? '', 'en')).toBe('Please enter password')
  expect(messageIn(loginRules.password?.(empty) ?? '', 'zh')).toBe('请输入密码')
})

test('a forgotten password needs phone or email, code and the new password twice', () => {
  const blank = { phone: '', email: '', code: '', password: '', password_confirmation: '' }
  const asked = (rules: typeof forgotRules) => Object.keys(rules).filter((name) => rules[name]?.(blank))
  expect(asked(forgotRules)).toEqual(['phone', 'code', 'password', 'password_confirmation'])
  expect(asked(forgotByMailRules)).toEqual(['email', 'code', 'password', 'password_confirmation'])
})

test('the lists contain every code in catalogue order', () => {
  expect(sourceChoices('zh')).toHaveLength(18)
  expect(sourceChoices('en').map((choice) => Number(choice.value))).toEqual(registerSources.map(({ id }) => id))
  expect(focusChoices('en').map((choice) => Number(choice.value))).toEqual(productFocuses.map(({ id }) => id))
})
