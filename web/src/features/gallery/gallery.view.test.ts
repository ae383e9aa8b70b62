import { expect, test } from 'vitest'
import { completeTerm, getYuan, toFen } from './gallery.view.ts'

test('prices are yuan in the form and fen on the wire', () => {
  expect([getYuan(0), getYuan(990), toFen(''), toFen('9.9'), toFen('19.99')]).toEqual(['', '9.90', 0, 990, 1999])
})

test('a new category gets its key from the English name', () => {
  expect(completeTerm({ key: '', zh: '复古', en: 'Retro & 70s' }).key).toBe('retro-70s')
  expect(completeTerm({ key: 'kept', zh: '复古', en: 'Retro' }).key).toBe('kept')
})
