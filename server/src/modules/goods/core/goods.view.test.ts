import { FLAT_COLOR_ID, type MockupPicture } from '@inkroute/contract/design/design'
import { expect, test } from 'vitest'
import { findCover } from './goods.view.ts'

const picture = (color_id: number, small_url: string | null): MockupPicture => ({
  color_id,
  view_id: 1,
  small_url,
  large_url: small_url,
})
const of = (...pictures: MockupPicture[]) => ({
  making: { state: 'done' as const, done: 1, total: 1, reason: null },
  pictures,
})

test('a SKU shows its own colour, the print where that picture is missing, and never another colour', () => {
  const all = of(picture(FLAT_COLOR_ID, '/flat'), picture(1, '/white'), picture(2, '/black'), picture(3, null))
  expect(findCover(all, 2)).toBe('/black')
  expect(findCover(all, 3)).toBe('/flat')
  expect(findCover(of(picture(1, '/white')), 2)).toBeNull()
  expect(findCover(all)).toBe('/white')
})
