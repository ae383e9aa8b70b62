import { describe, expect, test } from 'vitest'
import { isOneEdit } from './one-edit.ts'

describe('one edit', () => {
  test.each([
    ['pillow', 'pilow'],
    ['pillow', 'pilllow'],
    ['pillow', 'pillaw'],
    ['pillow', 'pilolw'],
    ['pillow', 'pillow'],
    ['poster', 'posters'],
  ])('%s is meant by %s', (word, typed) => expect(isOneEdit(word, typed)).toBe(true))

  test.each([
    ['pillow', 'pilaw'],
    ['pillow', 'willew'],
    ['mug', 'mugger'],
    ['', 'ab'],
  ])('%s is not meant by %s', (word, typed) => expect(isOneEdit(word, typed)).toBe(false))
})
