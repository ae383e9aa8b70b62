import { expect, test } from 'vitest'
import { artPictureSource, printTemplate, productPicture, productPictureSource, shopPictureSource } from './pictures.ts'
import { PICTURES_VERSION } from './pictures-version.ts'

const v = `?v=${PICTURES_VERSION}`

test('a blank product and a printed one have addresses of their own', () => {
  const blank = { code: 'tshirt', view: 'front', colour: 'heather-grey' }
  expect(productPicture(blank)).toBe(`/pictures/product/tshirt/front/heather-grey-480.webp${v}`)
  expect(productPicture({ ...blank, artwork: 'great-wave' }, 1200)).toBe(
    `/pictures/product/tshirt/front/heather-grey.great-wave-1200.webp${v}`,
  )
})

test('a source names every width and the size of its plain address', () => {
  const source = productPictureSource({ code: 'mug', view: 'right', colour: 'white' }, 720)
  expect(source).toMatchObject({ src: `/pictures/product/mug/right/white-720.webp${v}`, width: 720, height: 720 })
  expect(source.srcSet.split(', ')).toHaveLength(4)
  expect(source.srcSet).toContain(`/pictures/product/mug/right/white-240.webp${v} 240w`)
  expect(shopPictureSource('mug', 'scene').srcSet.split(', ')).toHaveLength(2)
})

test('an upright artwork is higher than wide', () => {
  expect(artPictureSource('great-wave', 0.8)).toMatchObject({ width: 480, height: 600 })
})

test('a size name with a space or a slash stays one part of the address', () => {
  expect(printTemplate('canvas', 'front', 'psd', '30 × 40/2')).toContain('size=30%20%C3%97%2040%2F2&')
})
