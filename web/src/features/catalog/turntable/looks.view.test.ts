import { expect, test } from 'vitest'
import { getBox, getLook, isPrintSlot, toSheet } from './looks.view.ts'

const navy = { hex: '#22304d' }

test('cloth, straps and the ground of a print take the product’s colour', () => {
  for (const material of ['fabric', 'strap', 'visor', 'print_front', 'a-name-nobody-knows']) {
    expect(getLook(material, navy).hex).toBe('#22304d')
  }
})

test('steel stays steel in every colour', () => {
  expect(getLook('steel', navy)).toMatchObject({ hex: '#c3c6ca', metalness: 0.9 })
})

test('a colour that names parts dyes only those', () => {
  const accent = { hex: '#29513f', part_ids: [3, 4] }
  expect(getLook('accent', accent).hex).toBe('#29513f')
  expect(getLook('inside', accent).hex).toBe('#29513f')
  expect(getLook('body', accent).hex).toBe('#f6f6f4')
  expect(getLook('print_wrap', accent).hex).toBe('#f6f6f4')
})

test('pure white leaves room for light, and surfaces in the product’s colour take its roughness', () => {
  expect(getLook('fabric', { hex: '#FFFFFF' }).hex).toBe('#f6f6f4')
  expect(getLook('fabric', navy).roughness).toBeUndefined()
})

test('only materials named print_ carry a design', () => {
  expect(['print_front', 'print_wrap', 'fabric'].map(isPrintSlot)).toEqual([true, true, false])
})

test('a sheet keeps the proportions of its print area', () => {
  expect(toSheet(2, 1000)).toEqual({ width: 1000, height: 500 })
  expect(toSheet(0.5, 1000)).toEqual({ width: 500, height: 1000 })
})

test('artwork is shown whole, covers, or is taken as drawn', () => {
  const sheet = { width: 200, height: 100 }
  const square = { width: 10, height: 10 }
  expect(getBox(sheet, square, 'contain')).toEqual({ left: 50, top: 0, width: 100, height: 100 })
  expect(getBox(sheet, square, 'fill')).toEqual({ left: 0, top: -50, width: 200, height: 200 })
  expect(getBox(sheet, square, 'exact')).toEqual({ left: 0, top: 0, width: 200, height: 100 })
})
