import { expect, test } from 'vitest'
import { artworkQuery, completeTerm, fenOf, templateQuery, yuanOf } from './gallery.view.ts'

test('filters of the address are sent only as far as the server knows them', () => {
  expect(artworkQuery({ state: 'draft', licence: 'stolen', collection_id: '7', sort: 'used' })).toEqual({
    state: 'draft',
    collection_id: 7,
    sort: 'used',
  })
  expect(artworkQuery({ collection_id: 'x', sort: 'y' })).toEqual({ sort: 'updated' })
  expect(templateQuery({ basic_product_id: '3' })).toEqual({ basic_product_id: 3, sort: 'order' })
})

test('prices are yuan in the form and fen on the wire', () => {
  expect([yuanOf(0), yuanOf(990), fenOf(''), fenOf('9.9'), fenOf('19.99')]).toEqual(['', '9.90', 0, 990, 1999])
})

test('a new category gets its key from the English name', () => {
  expect(completeTerm({ key: '', zh: '复古', en: 'Retro & 70s' }).key).toBe('retro-70s')
  expect(completeTerm({ key: 'kept', zh: '复古', en: 'Retro' }).key).toBe('kept')
})
