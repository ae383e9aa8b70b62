import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const VALUES = ['%00', 'a%00b', '99999999999999999999', '9007199254740991', '%ff', '-1']
const QUERY_KEYS = ['id', 'page', 'category', 'keyWord', 'price_min', 'color_id', 'menuId', 'type', 'q', 'url']

/** Every page of the routes file, with parameters marked by a colon. */
function paths(): string[] {
  const text = readFileSync(join(import.meta.dirname, '..', 'web', 'src', 'routes.ts'), 'utf8')
  return [...new Set([...text.matchAll(/(?:bilingual\(|at\(|^ {2})'(\/[^']*)'/gm)].map(([, path = '']) => path))]
}

test('no page breaks on a NUL byte or an out-of-range number in its path or query', async ({ baseURL }) => {
  const broken: string[] = []
  const open = async (path: string) => {
    // Playwright's own client follows redirects even when told not to, and fails on some of these.
    const answer = await fetch(`${baseURL}${path}`, { redirect: 'manual', headers: { accept: 'text/html' } })
    await answer.body?.cancel()
    if (answer.status >= 500) broken.push(`${answer.status} ${path}`)
  }
  const all = paths()
  expect(all.length).toBeGreaterThan(150)
  for (const path of all.filter((each) => each.includes(':'))) {
    for (const value of VALUES) await open(path.replace(/:\w+/g, value))
  }
  for (const path of [
    '/',
    '/products',
    '/home/blog',
    '/home/blogDetail',
    '/helpCenter',
    '/logisticsRelated',
    '/transfer',
  ]) {
    for (const value of VALUES) await open(`${path}?${QUERY_KEYS.map((key) => `${key}=${value}`).join('&')}`)
    await open(`${path}/%00`)
  }
  expect(broken).toEqual([])
})
