import { expect, test } from 'vitest'
import { exampleCard } from '../testing/examples.ts'
import { defaultColor, detailPath, findPicture, getDots, viewsInOrder } from './card.view.ts'

const card = exampleCard()

test('the card shows its usual view first and another on hover, never one without a picture', () => {
  expect(viewsInOrder(card).map(({ key }) => key)).toEqual(['front', 'back'])
  expect(viewsInOrder({ ...card, default_view_key: 'back' }).map(({ key }) => key)).toEqual(['back', 'front'])
})

test('another colour is another address of the same picture', () => {
  const [front] = viewsInOrder(card)
  expect(defaultColor(card)?.key).toBe('navy')
  expect(findPicture(card, front, 'navy')?.src).toContain('/tshirt/front/navy.great-wave-480.webp')
  expect(findPicture(card, front, 'white')?.src).toContain('/tshirt/front/white.great-wave-480.webp')
  expect(findPicture({ ...card, has_picture: false }, front, 'white')).toBeNull()
})

test('the detail page opens in the colour that was looked at', () => {
  expect(detailPath('zh', 7)).toBe('/productDesignDetail/7')
  expect(detailPath('en', 7, 3)).toBe('/en/productDesignDetail/7?color_id=3')
})

test('up to six colours are shown; with more, five and a count of the rest', () => {
  const colors = Array.from({ length: 14 }, (_, id) => ({ id, key: `c${id}`, hex: '#000000', name: `c${id}` }))
  expect(getDots(colors.slice(0, 6))).toMatchObject({ more: 0 })
  expect(getDots(colors)).toMatchObject({ shown: { length: 5 }, more: 9 })
})
