import { expect, test } from 'vitest'
import { getWords, pageSeen, redirected } from './answer-page.ts'

test('a page instead of data is named by what it shows, in both languages, with what to do', () => {
  const seen = (text: string) => pageSeen(text)?.code
  expect(seen('<html><form action="/wp-login.php"><input type="password"></form>')).toBe('page_login')
  expect(seen('<!doctype html><title>Site under maintenance</title>')).toBe('page_maintenance')
  expect(seen('<h1>Briefly unavailable for scheduled maintenance.</h1>')).toBe('page_maintenance')
  expect(seen('<title>Just a moment...</title>')).toBe('page_firewall')
  expect(seen('<br />\n<b>Warning</b>: Undefined array key in plugin.php<br />[{"id":1}]')).toBe('page_notice')
  expect(seen('PHP Notice: Undefined variable [{"id":1}]')).toBe('page_notice')
  expect(seen('<html><h1>Welcome to my shop</h1></html>')).toBe('page_other')
  expect(seen('{"id":')).toBeUndefined()
  expect(seen('<?xml version="1.0"?><prestashop/>')).toBeUndefined()
  expect(getWords('upstream connect error')).toBe('upstream connect error')
  for (const page of ['<input type=password>', '<p>maintenance', '<b>x']) {
    const [zh, en] = getWords(page).split('|')
    expect(zh).toMatch(/[\u4e00-\u9fff]/)
    expect(en).toMatch(/^The site/)
    expect(getWords(page).length).toBeLessThanOrEqual(300)
  }
})

test('a site that redirects to a login says so', () => {
  expect(redirected('https://shop.example/wp-login.php', 302).message).toContain('redirects to a login')
  expect(redirected('https://other.example/', 301).message).toContain('Enter the address it leads to')
})
