import { type BlockKind, PageBlock } from '@inkroute/contract/site/page/blocks'
import { expect, test } from 'vitest'
import { blockFields, emptyBlock } from './block-fields.ts'

const kinds = Object.keys(blockFields) as BlockKind[]

/** Fills every empty text and list, as an editor would. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled)
  if (value === null || typeof value !== 'object') return value
  if ('zh' in value) return { zh: '文字', en: 'words' }
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      (key === 'slugs' || key === 'words') && Array.isArray(entry) ? ['one', 'two'] : filled(entry),
    ]),
  )
}

test.each(kinds)('a new %s block is valid once its texts are written', (kind) => {
  const parsed = PageBlock.safeParse(filled(emptyBlock(kind)))
  expect(parsed.error?.issues ?? []).toEqual([])
})

test.each(kinds)('a new %s block cannot be published empty', (kind) => {
  expect(PageBlock.safeParse(emptyBlock(kind)).success).toBe(false)
})

test.each(kinds)('every property of a new %s block can be edited', (kind) => {
  const names = blockFields[kind].map(({ name }) => name)
  for (const key of Object.keys(emptyBlock(kind)).filter((name) => name !== 'kind')) expect(names).toContain(key)
})
