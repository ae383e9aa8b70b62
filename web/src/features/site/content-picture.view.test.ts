import { expect, test } from 'vitest'
import { contentImage } from './content-picture.view.ts'

test('a shop picture comes in every size the shop has', () => {
  const { src, srcSet } = contentImage('/pictures/shop/mug-15oz/scene-1200.webp')
  expect(src).toMatch(/^\/pictures\/shop\/mug-15oz\/scene-480\.webp/)
  expect(srcSet).toMatch(/480w.*1200w/)
})

test('an uploaded picture keeps its URL', () => {
  expect(contentImage('/files/public/ab/cd.webp')).toEqual({ src: '/files/public/ab/cd.webp' })
})
