import { expect, test } from 'vitest'
import { addressesOf, titleOf } from './seo.view.ts'

test('a screen is titled by its name before the name of the site', () => {
  expect(titleOf('消息中心', '印途 InkRoute')).toBe('消息中心 - 印途 InkRoute')
  expect(titleOf(undefined, '印途 InkRoute')).toBe('印途 InkRoute')
})

test('a page and its twin name each other, and each is its own canonical address', () => {
  const origin = 'https://inkroute.example'
  const chinese = addressesOf(origin, '/helpCenter/')
  const english = addressesOf(origin, '/en/helpCenter')
  expect(chinese).toEqual({ ...english, canonical: `${origin}/helpCenter` })
  expect(english.canonical).toBe(`${origin}/en/helpCenter`)
  expect(addressesOf(origin, '/')).toEqual({ canonical: `${origin}/`, zh: `${origin}/`, en: `${origin}/en` })
})

test('a query that names a page goes along in both languages', () => {
  expect(addressesOf('https://a.example', '/en/helpCenter', '?id=3')).toMatchObject({
    canonical: 'https://a.example/en/helpCenter?id=3',
    zh: 'https://a.example/helpCenter?id=3',
  })
})

test('a page that repeats another names that one, in its own language', () => {
  expect(addressesOf('https://a.example', '/en/products/zone/jit', '', '/zone/jit')).toMatchObject({
    canonical: 'https://a.example/en/zone/jit',
    zh: 'https://a.example/zone/jit',
  })
})
