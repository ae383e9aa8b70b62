import { describe, expect, test } from 'vitest'
import { getDevice, passwordStrength } from './security.view.ts'

describe('password strength', () => {
  test.each([
    ['', null],
    ['short1!', 'weak'],
    ['aaaaaaaaaaaa1', 'weak'],
    ['onlyletters', 'weak'],
    ['letters4567', 'fair'],
    ['Letters-4567', 'strong'],
    ['four-words-in-a-row-9', 'strong'],
    ['墨水路线图-2026-abc', 'strong'],
  ])('“%s” is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength))
})

describe('device names', () => {
  test.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
      { browser: 'Chrome', system: 'Windows' },
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0',
      { browser: 'Edge', system: 'Windows' },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
      { browser: 'Safari', system: 'iPhone' },
    ],
    [
      'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36 MicroMessenger/8.0',
      { browser: 'WeChat', system: 'Android' },
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', { browser: 'Firefox', system: 'Linux' }],
    ['curl/8.5', { browser: null, system: null }],
  ])('%s', (user_agent, device) => expect(getDevice(user_agent)).toEqual(device))
})
