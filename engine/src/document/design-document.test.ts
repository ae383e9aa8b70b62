import { expect, test } from 'vitest'
import { printedViews } from './design-document.ts'

test('hidden layers print nothing', () => {
  const view = (background: string | null, ...hidden: boolean[]) => ({
    background,
    layers: hidden.map((is_hidden) => ({ is_hidden })),
  })
  expect(printedViews({ views: [view(null), view(null, true), view(null, true, false), view('#fff')] })).toBe(2)
})
