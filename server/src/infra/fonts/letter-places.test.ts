import type { TextLayer } from '@inkroute/engine/layers/text-layer'
import { goldenText } from '@inkroute/engine/testing/golden-layers'
import { caretAt } from '@inkroute/engine/text/caret/caret'
import { withOutline } from '@inkroute/engine/text/outline'
import type { EditableTypesetter } from '@inkroute/engine/text/typesetter'
import { expect, test } from 'vitest'
import { loadTypesetter } from './load-typesetter.ts'

async function set(change: Partial<TextLayer>) {
  const layer = goldenText(change)
  // Nobody edits a text on the server.
  const typesetter = (await loadTypesetter([layer])) as EditableTypesetter
  const [layout, places] = [typesetter.layout(layer), typesetter.letters(layer)]
  if (!layout || !places) throw new Error('not at hand')
  return { layout, places }
}

const x = (places: Awaited<ReturnType<typeof set>>['places'], index: number) =>
  caretAt(places, { index })?.edge.foot.x ?? Number.NaN

test('carets of real fonts are beside the ink of their letters', async () => {
  const { layout, places } = await set({ text: 'HIHI', family: 'Roboto', align: 'left' })
  for (const [index, { outline, matrix }] of layout.ink.entries()) {
    const none = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
    const { left, right } = withOutline(none, outline, matrix)
    expect(x(places, index)).toBeLessThan(left)
    expect(x(places, index + 1)).toBeGreaterThan(right)
  }
})

test('a caret divides what a font melts into one glyph', async () => {
  // Lam and alef are always written as one.
  const { places } = await set({ text: 'لا', family: 'Cairo', align: 'left' })
  expect(x(places, 0)).toBeGreaterThan(x(places, 1))
  expect(x(places, 1)).toBeCloseTo((x(places, 0) + x(places, 2)) / 2)
  const { places: emoji } = await set({ text: '你👩🏿‍🚀a', align: 'left' })
  expect(emoji.lines[0]?.letters.map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [1, 8],
    [8, 9],
  ])
})
