import { describe, expect, test } from 'vitest'
import { loginPathFor, opsRedirect, safeRedirect } from './redirect.view.ts'

describe('where a login may lead', () => {
  test.each([
    ['/views/main', '/views/main'],
    ['/myOrder/storeAdmin?platform=17&authStatus=1', '/myOrder/storeAdmin?platform=17&authStatus=1'],
    ['/main/message?type=2#unread', '/main/message?type=2#unread'],
    ['/a/../views/main', '/views/main'],
    ['/', '/'],
  ])('%s stays inside the site', (raw, path) => expect(safeRedirect(raw)).toBe(path))

  test.each([
    ['another site', 'https://evil.example/'],
    ['a host without scheme', '//evil.example/'],
    ['a backslash browsers read as a slash', '/\\evil.example/'],
    ['dots that end in a host', '/..//evil.example/'],
    ['a tab browsers drop', '/\t/evil.example/'],
    ['a line break browsers drop', '/\n/evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['a relative word', 'views/main'],
    ['nothing', ''],
    ['a missing query', null],
    ['the login page itself', '/user/login?redirect=%2F'],
    ['the staff login page', '/ops/login'],
  ])('%s is refused', (_, raw) => expect(safeRedirect(raw)).toBeNull())

  test('a guard stores path and query, and the login restores them', () => {
    const path = loginPathFor('https://inkroute.example/main/message?type=2&page=3')
    expect(path).toBe('/user/login?redirect=%2Fmain%2Fmessage%3Ftype%3D2%26page%3D3')
    const asked = new URLSearchParams(path.split('?')[1]).get('redirect')
    expect(safeRedirect(asked)).toBe('/main/message?type=2&page=3')
  })
})

test('staff are redirected to operations screens only', () => {
  expect(opsRedirect('/ops')).toBe('/ops')
  expect(opsRedirect('/ops/queue?factory=2')).toBe('/ops/queue?factory=2')
  expect(opsRedirect('/opsx')).toBeNull()
  expect(opsRedirect('/views/main')).toBeNull()
})
