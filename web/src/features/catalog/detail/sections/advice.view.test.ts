import { expect, test } from 'vitest'
import { careLines, EASE_CM, findFit, getRange, sizeFor } from './advice.view.ts'

const shirt = {
  attributes: [
    { id: 1, key: 'length', name: '衣长', unit: 'cm' as const },
    { id: 2, key: 'chest', name: '胸宽', unit: 'cm' as const },
  ],
  sizes: [
    { id: 11, key: 'm', name: 'M' },
    { id: 10, key: 's', name: 'S' },
  ],
  size_attributes: [
    { size_id: 10, attr_id: 2, attr_value: 50 },
    { size_id: 11, attr_id: 2, attr_value: 53 },
    { size_id: 11, attr_id: 1, attr_value: 72 },
  ],
}

test('a garment fits bodies up to its girth less the room to move, from the smallest size up', () => {
  const fit = findFit(shirt)
  expect(fit?.part).toBe('chest')
  expect(fit?.rows.map(({ name, from_cm, to_cm }) => [name, from_cm, to_cm])).toEqual([
    ['S', null, 100 - EASE_CM],
    ['M', 100 - EASE_CM, 106 - EASE_CM],
  ])
})

test('the smallest size that fits is advised, and none when all are too small', () => {
  const fit = findFit(shirt)
  if (!fit) throw new Error('a shirt has a fit')
  expect(sizeFor(fit, 92)?.name).toBe('S')
  expect(sizeFor(fit, 92.5)?.name).toBe('M')
  expect(sizeFor(fit, 120)).toBeNull()
})

test('ranges read in centimetres and inches', () => {
  const [small, medium] = findFit(shirt)?.rows ?? []
  expect(small && getRange(small, 'cm')).toBe('≤ 92')
  expect(medium && getRange(medium, 'cm')).toBe('92–98')
  expect(medium && getRange(medium, 'in')).toBe('36–38.5')
})

test('a hat goes by the head, and what is not worn has no fit', () => {
  const cap = { ...shirt, attributes: [{ id: 2, key: 'head', name: '头围', unit: 'cm' as const }] }
  expect(findFit(cap)?.rows[0]?.to_cm).toBe(50)
  const mug = { ...shirt, attributes: [{ id: 2, key: 'height', name: '高', unit: 'cm' as const }] }
  expect(findFit(mug)).toBeNull()
})

test('care is one line for each instruction', () => {
  expect(careLines('30 ℃ 以下翻面机洗，不漂白；低温烘干。')).toEqual(['30 ℃ 以下翻面机洗，不漂白', '低温烘干'])
  expect(careLines('Wash at up to 30 °C. Iron 1.5 cm from the print; hang to dry.')).toEqual([
    'Wash at up to 30 °C',
    'Iron 1.5 cm from the print',
    'hang to dry',
  ])
  expect(careLines('')).toEqual([])
})
