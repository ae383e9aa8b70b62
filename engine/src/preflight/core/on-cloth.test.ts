import { expect, test } from 'vitest'
import type { Layer } from '../../layers/layer-types.ts'
import { run, shape, words } from '../../testing/preflight-input.ts'
import { inkedFor } from './on-cloth.ts'

const toView = (layers: Layer[], background: string | null = null) => ({ view_id: 1, background, layers })
const aside = (change: Partial<Layer>) => words({ id: 'aside', cx: 200, cy: 200, width: 20, height: 20, ...change })

test('letters for a black garment become readable on a white one and keep their hue', () => {
  const cream = '#f3e3b3'
  const line = shape({ id: 'line', cx: 400, cy: 400, width: 50, height: 2, fill: cream })
  const { layers } = inkedFor(toView([words({ fill: cream }), line]), '#ffffff')
  const [letters, under] = layers
  if (letters?.type !== 'text' || under?.type !== 'shape') throw new Error('other layers')
  expect(run([letters], { colours: [{ hex: '#ffffff', name: '白色' }] })).toEqual([])
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt((letters.fill ?? '').slice(at, at + 2), 16))
  expect(r > g && g > b).toBe(true)
  // What was one ink stays one.
  expect(under.fill).toBe(letters.fill)
})

test('ink that is read, and letters on a ground of their own, stay as they are', () => {
  const ground = shape({ fill: '#17202e', width: 200, height: 200 })
  const view = toView([ground, words({ fill: '#ffffff' }), aside({ fill: '#b3261e' })])
  expect(inkedFor(view, '#ffffff')).toBe(view)
  const covered = toView([words({ fill: '#ffffff' })], '#17202e')
  expect(inkedFor(covered, '#ffffff')).toBe(covered)
})

test('dark letters become light on a black garment, letter by letter', () => {
  const spans = [{ length: 2, fill: '#20242c' }]
  const [letters] = inkedFor(toView([words({ fill: '#17202e', spans })]), '#111111').layers
  expect(run(letters ? [letters] : [], { colours: [{ hex: '#111111', name: '黑色' }] })).not.toContain(
    'white_on_white:warning',
  )
})
