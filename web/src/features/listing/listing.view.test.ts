import { findListingPlatform, listingPlatforms } from '@inkroute/contract/listing/platforms'
import { expect, test } from 'vitest'
import {
  formPath,
  getContent,
  getRange,
  idsIn,
  isAskedInPlace,
  isOfGoods,
  isOfPlace,
  isUnderWay,
  newTemplate,
} from './listing.view.ts'

test('a new template holds every field its platform asks for', () => {
  for (const platform of listingPlatforms) {
    const { attributes, currency } = newTemplate(platform)
    expect(Object.keys(attributes)).toEqual(platform.fields.map(({ key }) => key))
    expect(currency).toMatch(/^[A-Z]{3}$/)
  }
})

test('a template gives back what it was made of', () => {
  const platform = listingPlatforms[0]
  if (!platform) throw new Error('no platform')
  const content = { ...newTemplate(platform), name: 'A' }
  expect(getContent({ ...content, id: 3, platform: platform.word, updated_at: '2027-01-01T00:00:00.000Z' })).toEqual(
    content,
  )
})

test('a price range is one price where both ends meet, and only moving states are asked about again', () => {
  expect(getRange('USD', '9.99', '9.99')).toBe('USD 9.99')
  expect(getRange('USD', '9.99', '12.99')).toBe('USD 9.99 – 12.99')
  expect(['queued', 'live', 'failed'].map((state) => isUnderWay(state as 'live'))).toEqual([true, false, false])
})

test('a problem leads to the goods or to the field of the template it is about', () => {
  const etsy = findListingPlatform('etsy')
  if (!etsy) throw new Error('no etsy')
  expect([isOfGoods('pictures'), isOfGoods('picture_urls.0'), isOfGoods('title')]).toEqual([true, true, false])
  expect(formPath('attr.12', etsy)).toEqual(['attributes', 'attr.12'])
  expect(formPath('description_html', etsy)).toEqual(['description'])
  expect(formPath('when_made', etsy)).toEqual(['attributes', 'when_made'])
  expect(formPath('price', etsy)).toEqual(['price', 'base'])
  expect(formPath('category_id', etsy)).toEqual(['category_id'])
  const asked = ['category_id', 'attr.9', 'shipping_profile_id', 'title', 'pictures']
  // What is the template's, and what is asked for each product by itself.
  expect(asked.filter((field) => isAskedInPlace(field, etsy))).toEqual(['shipping_profile_id'])
  expect(asked.filter(isOfPlace)).toEqual(['category_id', 'attr.9'])
  expect(idsIn('7,x,0,8')).toEqual([7, 8])
})
