import { expect, test } from 'vitest'
import { z } from 'zod'
import { once, readArticles, readJson } from './content-files.ts'

test('an error names the file and the field, in English', () => {
  const Seo = z.array(z.object({ title: z.object({ zh: z.string().max(2, '太长|too long') }) }))
  expect(() => readJson('seo.json', Seo)).toThrow('assets/content/seo.json: 0.title.zh: too long')
  expect(() => readJson('no-such.json', z.unknown())).toThrow('assets/content/no-such.json: the file is missing')
  expect(() => readJson('README.md', z.unknown())).toThrow('assets/content/README.md: is not JSON')
})

test('an article with a field nobody reads is refused', () => {
  expect(() => readArticles('blog/design', {})).toThrow(/blog\/design\/[\w-]+\.zh\.md: .*Unrecognized keys?/)
})

test('content is read once', () => {
  let reads = 0
  const read = once(() => ++reads)
  expect([read(), read()]).toEqual([1, 1])
})
