import { describe, expect, test } from 'vitest'
import { passwordFault } from './password.rules.ts'

const fault = (password: string, ...names: string[]) => passwordFault(password, names)

describe('passwords that are tried first', () => {
  test.each([
    'password',
    'Password1',
    'P@ssw0rd',
    'passw0rd!',
    'welcome123',
    'Welcome2024!',
    'qwerty123',
    'iloveyou',
    'trustno1',
    '12345678',
    '123456789',
    '87654321',
    '11111111',
    '12121212',
    'abcabcabc',
    'abcd1234',
    'abc12345',
    'aaaa1111',
    'qwertyui',
    'asdfghjk',
    '1qaz2wsx',
    'qazwsxedc',
    '1q2w3e4r',
    'zxcvbnm1',
    'qwer1234',
    'asdf1234',

    'woaini1314',
    '5201314520',
    'woaini520',
    'zhangsan',
    '19900101',
    '31121999',
    'admin123',
    'Inkroute1',
    'inkroute-ops',
    'dragondragon',
    'test-test',
    'Summer2026',
    'ＰＡＳＳＷＯＲＤ',
  ])('%s', (password) => expect(fault(password)).toBe('password_common'))
})

test.each([
  'correct-horse-1',
  'paper-and-ink-7',
  'a-new-password',
  'Tr0ub4dor&3',
  'mug-tote-shirt-42',
  '蓝色马克杯2026',
  'k7Gq2vXw',
])('%s is accepted', (password) => expect(fault(password, 'lin', '13800138000')).toBeNull())

test.each([
  ['linxiaoyu', 'LinXiaoyu'],
  ['LinXiaoyu123', 'linxiaoyu'],
  ['uyoaixnil', 'linxiaoyu'],
  ['linalina', 'lina'],
  ['13800138000', '13800138000'],
  ['clerk1!1', 'clerk1'],
])('%s is the own name or phone %s', (password, name) => expect(fault(password, name)).toBe('password_is_name'))
