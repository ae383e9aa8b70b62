import { startRules } from '@inkroute/contract/listing/words'
import { expect, test } from 'vitest'
import { answersFrom, fillWords, type GoodsWords, spokenName, tagsIn, titleIn, wordsFor } from './words.rules.ts'

const shirt: GoodsWords = {
  title: '复古椰林日落 T恤',
  title_en: '',
  product: 'Unisex T-shirt',
  designs: ['retro palm sunset'],
  tags: ['retro', 'Sunset', 'sunset', '夏天'],
  material: '100% combed cotton',
  care: 'Wash at 30 °C.',
  colors: ['White', 'White', 'Navy'],
  sizes: ['S', 'M'],
  size_chart: 'S: Chest width 48 cm\nM: Chest width 51 cm',
  brand: '',
}

test('an English shop gets an English text, whatever the goods are called', () => {
  const words = wordsFor(shirt, 'en')
  expect(fillWords(startRules.en.title, words)).toBe('Retro palm sunset Unisex T-shirt')
  expect(fillWords(startRules.en.description, words)).toBe(
    [
      'Retro palm sunset',
      '',
      'Printed to order on our Unisex T-shirt.',
      '',
      'Material: 100% combed cotton',
      'Colors: White, Navy',
      'Sizes: S, M',
      'S: Chest width 48 cm',
      'M: Chest width 51 cm',
      '',
      'Care: Wash at 30 °C.',
    ].join('\n'),
  )
  expect(tagsIn('{tags}, gift', words)).toEqual(['retro', 'sunset', 'gift'])
  expect(tagsIn('{tags}, gift', wordsFor({ ...shirt, tags: [] }, 'en'))).toEqual(['gift'])
  expect(wordsFor({ ...shirt, title_en: 'Palms' }, 'en').title).toBe('Palms')
  expect(wordsFor({ ...shirt, title: 'Palm tee' }, 'en').title).toBe('Palm tee')
  expect(wordsFor({ ...shirt, designs: [] }, 'en').title).toBe('Custom design')
})

test('names in two languages keep the part an English shop can read', () => {
  expect(spokenName('均码 One size', 'en')).toBe('One size')
  expect(spokenName('均码 One size', 'zh')).toBe('均码 One size')
  expect(spokenName('均码', 'en')).toBe('均码')
})

test('a Chinese shop and templates from before keep the name of the goods', () => {
  expect(wordsFor(shirt, 'zh')).toMatchObject({ title: shirt.title, colors: 'White、Navy' })
  expect(wordsFor(shirt, undefined)).toMatchObject({ title: shirt.title, title_en: 'Retro palm sunset' })
})

test('words in braces are filled once, unknown ones stay to be seen, and lines without their words go', () => {
  const words = wordsFor({ ...shirt, title: '狗 {product}', care: '' }, 'zh')
  expect(fillWords('{title} | {nothing}', words)).toBe('狗 {product} | {nothing}')
  expect(fillWords('A\n\nCare: {care}\n\nB', words)).toBe('A\n\nB')
})

test('what a category asks is answered from the facts of the product, and only then', () => {
  const values = [
    { value: '1', name: 'Cotton' },
    { value: '2', name: 'Combed cotton' },
  ]
  const fields = [
    { id: '9', name: 'Material', is_required: true, values },
    { id: '10', name: 'Country of origin', is_required: true, values: [] },
    { id: '11', name: 'Occasion', is_required: true, values: [] },
  ]
  expect(answersFrom(fields, { material: shirt.material, origin: 'CN', brand: '' })).toEqual({
    'attr.9': '#2~Combed cotton',
    'attr.10': 'China',
  })
  expect(answersFrom(fields, { material: 'Steel', origin: '', brand: '' })).toEqual({})
})

test('a name that holds that of its product does not say it twice', () => {
  const named = wordsFor({ ...shirt, title_en: 'Moon cat unisex T-shirt' }, 'en')
  for (const pattern of ['{title} {product}', '{title} | {product}', '{product} – {title}'])
    expect(titleIn(pattern, named)).toBe('Moon cat unisex T-shirt')
  expect(titleIn('{title} | {product}', wordsFor(shirt, 'en'))).toBe('Retro palm sunset | Unisex T-shirt')
})
