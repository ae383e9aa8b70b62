import { expect, test } from 'vitest'
import { getAddresses, getTitle } from './seo.view.ts'

test('the title is the screen’s name followed by the site’s name', () => {
  expect(getTitle('消息中心', '印途 InkRoute')).toBe('消息中心 - 印途 InkRoute')
  expect(getTitle(undefined, '印途 InkRoute')).toBe('印途 InkRoute')
})

test('a page and its translation reference each other, and each is its own canonical URL', () => {
  const origin = 'https://inkroute.example'
  const chinese = getAddresses(origin, '/helpCenter/')
  const english = getAddresses(origin, '/en/helpCenter')
  expect(chinese).toEqual({ ...english, canonical: `${origin}/helpCenter` })
  expect(english.canonical).toBe(`${origin}/en/helpCenter`)
  expect(getAddresses(origin, '/')).toEqual({ canonical: `${origin}/`, zh: `${origin}/`, en: `${origin}/en` })
})

test('a query that identifies a page is kept in both languages', () => {
  expect(getAddresses('https://a.example', '/en/helpCenter', '?id=3')).toMatchObject({
    canonical: 'https://a.example/en/helpCenter?id=3',
    zh: 'https://a.example/helpCenter?id=3',
  })
})

test('a duplicate page names the original as canonical, in its own language', () => {
  expect(getAddresses('https://a.example', '/en/products/zone/jit', '', '/zone/jit')).toMatchObject({
    canonical: 'https://a.example/en/zone/jit',
    zh: 'https://a.example/zone/jit',
  })
})
