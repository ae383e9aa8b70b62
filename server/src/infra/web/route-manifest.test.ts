import { expect, test } from 'vitest'
import type { RenderedPage } from '../http/rendered-page.ts'
import { cacheManifests, isManifestRequest } from './route-manifest.ts'

const page = (status: number) => ({ status }) as RenderedPage

test('only the question for routes counts, and only one of a sensible length', () => {
  expect(isManifestRequest('/__manifest?paths=%2Fproducts&version=1')).toBe(true)
  expect(isManifestRequest(`/__manifest?paths=${'x'.repeat(9000)}`)).toBe(false)
  expect(isManifestRequest('/products?__manifest')).toBe(false)
})

test('a question is answered once, a refusal is not remembered, and the oldest is forgotten', async () => {
  const asked: string[] = []
  const answer = cacheManifests(async (url) => {
    asked.push(url)
    return page(url === 'bad' ? 400 : 200)
  })
  await Promise.all([answer('a', ''), answer('a', '')])
  await answer('a', '')
  expect(asked).toEqual(['a'])
  await answer('bad', '')
  await answer('bad', '')
  expect(asked).toEqual(['a', 'bad', 'bad'])
  for (let at = 0; at < 400; at++) await answer(`n${at}`, '')
  await answer('a', '')
  expect(asked.filter((url) => url === 'a')).toHaveLength(2)
})
