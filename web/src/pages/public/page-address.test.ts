import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

test('query keys that a page does not read do not create another page', () => {
  expect(pageAddress('/products')).toBe('/products')
  expect(pageAddress('/products?utm_source=mail&x=1')).toBe('/products')
  expect(pageAddress('/products?x=1&zone=jit&sort=sales')).toBe('/products?sort=sales&zone=jit')
  expect(pageAddress('/products?sort=sales&zone=jit&fbclid=abc')).toBe('/products?sort=sales&zone=jit')
  expect(pageAddress('/products?zone=b&zone=a')).toBe('/products?zone=b&zone=a')
  expect(pageAddress('/products.data?_routes=zh%3A%2Fproducts&gclid=1')).toBe('/products.data?_routes=zh%3A%2Fproducts')
  expect(pageAddress('/myOrder/orderAdmin?state=paid&page=3')).toBe('/myOrder/orderAdmin')
  expect(pageAddress('/user/login?mode=register&redirect=%2Fviews%2Fmain')).toBe('/user/login?mode=register')
})

const source = join(import.meta.dirname, '..', '..')
const read = (folder: string): string[] =>
  readdirSync(join(source, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.test\.|^ops-/.test(file.name))
    // Screens of staff are rendered in the browser.
    .filter((file) => !/[\\/](desk|bench|tariff|ops)([\\/]|$)/.test(file.parentPath))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))

test('every query key that public pages read is part of their cache key', () => {
  const folders = ['pages/public', 'app', 'features/catalog', 'features/blog', 'features/help', 'features/site/page']
  const texts = [...folders, 'features/shipping'].flatMap(read)
  const keys = texts.flatMap((text) => [
    ...text.matchAll(/(?:searchParams|params|search|query)\.(?:get|getAll|has)\('(\w+)'\)/g),
  ])
  // Read only in the browser, after the page has loaded.
  const later = new Set(['compare', 'redirect'])
  const names = [...new Set(keys.map(([, name = '']) => name))].filter((name) => !later.has(name))
  expect(names.length).toBeGreaterThan(12)
  expect(names.filter((name) => pageAddress(`/?${name}=1`) !== `/?${name}=1`)).toEqual([])
})
