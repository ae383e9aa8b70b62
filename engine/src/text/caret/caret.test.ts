import { expect, test } from 'vitest'
import type { Point } from '../../geometry/box.ts'
import type { TextLayer } from '../../layers/text-layer.ts'
import { goldenText } from '../../testing/golden-layers.ts'
import { pathTexts } from '../../testing/golden-paths.ts'
import { spannedTexts } from '../../testing/golden-spans.ts'
import { plainTypesetter } from '../../testing/plain-fonts.ts'
import { fitTextBox } from '../../transform/fit-text-box.ts'
import type { LetterPlaces } from '../letter-places.ts'
import { type Caret, caretAlong, caretAt, caretBeside, caretNear, getGoal, lineEnds } from './caret.ts'
import { chosenOutlines } from './chosen-letters.ts'
import { onLayer } from './on-layer.ts'
import { paragraphAt, wordAt } from './words.ts'

/** A text of ten pixels an em, whose box has its top left corner at the origin. */
function set(text: string, change: Partial<TextLayer> = {}) {
  const said = goldenText({ text, size: 10, line_height_em: 1, align: 'left', ...change })
  const fitted = fitTextBox(said, plainTypesetter)
  const layer = { ...fitted, cx: fitted.width / 2, cy: fitted.height / 2 }
  const places = plainTypesetter.letters(layer)
  if (!places) throw new Error('no font is loaded')
  return { layer, places }
}

const near = (value: number) => Math.round(value * 100) / 100 + 0
const middle = (a: Point, b: Point) => ({ x: near((a.x + b.x) / 2), y: near((a.y + b.y) / 2) })

/** Where the middle of a caret is on the canvas. */
function seen({ layer, places }: ReturnType<typeof set>, caret: Caret): Point {
  const found = caretAt(places, caret)
  const { toCanvas } = onLayer(layer, places)
  return found ? middle(toCanvas(found.edge.top), toCanvas(found.edge.foot)) : { x: Number.NaN, y: Number.NaN }
}

const xs = (text: ReturnType<typeof set>, indexes: readonly number[]) => indexes.map((index) => seen(text, { index }).x)

const clicked = ({ layer, places }: ReturnType<typeof set>, x: number, y: number) => {
  const found = caretNear(places, onLayer(layer, places).toText({ x, y }))
  return found && [found.index, found.lean]
}

test('carets stand between letters, also within a ligature and around marks and emoji', () => {
  expect(xs(set('abc'), [0, 1, 2, 3])).toEqual([0, 5, 10, 15])
  expect(xs(set('中丁a'), [0, 1, 2, 3])).toEqual([0, 10, 20, 25])
  expect(xs(set('afib'), [0, 1, 2, 3, 4])).toEqual([0, 5, 9, 13, 18])
  // A letter with its mark and an emoji are one letter each; a place inside them is that before them.
  expect(xs(set('e\u0301x'), [0, 1, 2, 3])).toEqual([0, 0, 5, 10])
  const [hand, space] = ['👋🏿', '👩‍🚀']
  const text = set(`a${hand}${space}b`)
  const wide = 12.4
  expect(xs(text, [1, 2, 5, 10])).toEqual([5, 5, 5 + wide, 5 + 2 * wide])
  expect(clicked(text, 9, 5)).toEqual([1, 'back'])
  expect(clicked(text, 14, 5)).toEqual([5, 'back'])
})

test('letter spacing, alignment and the size of single letters move carets', () => {
  expect(xs(set('ab', { letter_spacing_em: 0.2 }), [0, 1, 2])).toEqual([0, 7, 12])
  expect(xs(set('abcd\nab', { align: 'center' }), [0, 4, 5, 7])).toEqual([0, 20, 5, 15])
  expect(xs(set('abcd\nab', { align: 'right' }), [5, 7])).toEqual([10, 20])
  const mixed = set('ab', { spans: [{ length: 1 }, { length: 1, scale: 2 }] })
  expect(xs(mixed, [0, 1, 2])).toEqual([0, 5, 15])
  const caret = caretAt(mixed.places, { index: 1 })
  const high = ({ top, foot }: { top: Point; foot: Point }) => near(foot.y - top.y)
  expect(caret && [high(caret.edge), high(caret.tall)]).toEqual([1, 2])
  expect(high(caretAt(mixed.places, { index: 2 })?.edge ?? { top: { x: 0, y: 0 }, foot: { x: 0, y: 0 } })).toBe(2)
})

test('lines and empty lines have carets of their own, and arrows up and down keep to their column', () => {
  const text = set('abcd\n\nef')
  expect(seen(text, { index: 4 })).toEqual({ x: 20, y: 5 })
  expect(seen(text, { index: 5 })).toEqual({ x: 0, y: 15 })
  expect(seen(text, { index: 6 })).toEqual({ x: 0, y: 25 })
  expect(clicked(text, 100, 5)).toEqual([4, 'back'])
  expect(clicked(text, 100, 14)).toEqual([5, 'ahead'])
  expect(clicked(text, -50, 90)).toEqual([6, 'ahead'])
  const from = caretAt(text.places, { index: 2 })
  if (!from) throw new Error('no caret')
  const goal = getGoal(from)
  const down = caretBeside(text.places, from, 1, goal)
  expect(down.index).toBe(5)
  const again = caretAt(text.places, down)
  expect(again && caretBeside(text.places, again, 1, goal).index).toBe(8)
  expect(again && caretBeside(text.places, again, -1, goal).index).toBe(2)
  expect(caretBeside(text.places, from, -1, goal)).toEqual({ index: 0 })
  const last = caretAt(text.places, { index: 7 })
  expect(last && caretBeside(text.places, last, 1, goal)).toEqual({ index: 8 })
})

test('where a line is wrapped a caret begins the next one, unless it was sent to the end', () => {
  const text = set('aaa bbb', { fitting: 'wrap', line_length: 22 })
  expect(seen(text, { index: 4 })).toEqual({ x: 0, y: 15 })
  expect(seen(text, { index: 3 })).toEqual({ x: 15, y: 5 })
  expect(seen(text, { index: 4, lean: 'back' })).toEqual({ x: 15, y: 5 })
  expect(clicked(text, 21, 5)).toEqual([3, 'back'])
  const caret = caretAt(text.places, { index: 1 })
  expect(caret && lineEnds(text.places, caret)).toEqual({
    from: { index: 0, lean: 'ahead' },
    to: { index: 3, lean: 'back' },
  })
  const chinese = set('一丁七丈', { fitting: 'wrap', line_length: 22 })
  expect(seen(chinese, { index: 2 })).toEqual({ x: 0, y: 15 })
  const first = caretAt(chinese.places, { index: 0 })
  const ends = first && lineEnds(chinese.places, first)
  expect(ends && seen(chinese, ends.to)).toEqual({ x: 20, y: 5 })
})

test('Hebrew and Arabic are read from right to left, also among Latin letters', () => {
  expect(xs(set('אבג'), [0, 1, 2, 3])).toEqual([15, 10, 5, 0])
  expect(xs(set('سلام'), [0, 4])).toEqual([20, 0])
  const both = set('ab אב cd')
  expect(xs(both, [0, 3, 4, 5, 6, 8])).toEqual([0, 15, 20, 15, 30, 40])
  // Between the two directions a caret keeps to the letter that was clicked.
  expect(clicked(both, 24, 5)).toEqual([3, 'ahead'])
  expect(seen(both, { index: 3, lean: 'ahead' }).x).toBe(25)
  expect(clicked(both, 16, 5)).toEqual([3, 'back'])
  const right_to_left = set('אב ab', { direction: 'rtl' })
  expect(xs(right_to_left, [0, 1, 5])).toEqual([25, 20, 10])
})

const boxes = ({ layer, places }: ReturnType<typeof set>, from: number, to: number) =>
  chosenOutlines(places, from, to).map((points) => {
    const shown = points.map(onLayer(layer, places).toCanvas)
    const [x, y] = [shown.map((point) => point.x), shown.map((point) => point.y)]
    return [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)].map(near)
  })

test('chosen letters are marked line by line, and in pieces where the direction changes', () => {
  expect(boxes(set('abcd\n\nef'), 1, 7)).toEqual([
    [5, 0, 20, 10],
    [0, 10, 2.5, 20],
    [0, 20, 5, 30],
  ])
  expect(boxes(set('ab אב cd'), 1, 4)).toEqual([
    [5, 0, 15, 10],
    [20, 0, 25, 10],
  ])
  expect(boxes(set('abc'), 2, 2)).toEqual([])
  expect(boxes(set('ab', { spans: [{ length: 1 }, { length: 1, scale: 2 }] }), 0, 2)).toEqual([[0, 0, 15, 20]])
})

test('carets follow rotation, mirroring and stretching of the layer, and clicks find their way back', () => {
  const plain = set('abc\ndef')
  const turned = { ...plain, layer: { ...plain.layer, rotation_deg: 90, width: 30, flip_x: true } }
  const { layer, places } = turned
  // Mirrored, twice as wide and turned by a quarter: the text runs upwards, its first line is on the right.
  expect(seen(turned, { index: 0 })).toEqual({ x: layer.cx + 5, y: layer.cy + 15 })
  expect(seen(turned, { index: 1 })).toEqual({ x: layer.cx + 5, y: layer.cy + 5 })
  expect(seen(turned, { index: 7 })).toEqual({ x: layer.cx - 5, y: layer.cy - 15 })
  for (const deg of [0, 33, 180, 271]) {
    const any = { places, layer: { ...layer, rotation_deg: deg } }
    for (const index of [0, 1, 2, 3, 4, 6]) {
      const at = seen(any, { index })
      expect(clicked(any, at.x, at.y)?.[0]).toBe(index)
    }
  }
})

const roundTrip = ({ layer, places }: { layer: TextLayer; places: LetterPlaces }, length: number) =>
  Array.from({ length: length + 1 }, (_, index) => {
    const at = seen({ layer, places }, { index })
    return clicked({ layer, places }, at.x, at.y)?.[0]
  })

test('carets walk along arcs, paths and warps, and turn with their letters', () => {
  const all = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  const arc = set('letters!', { curve_deg: 180 })
  expect(roundTrip(arc, 8)).toEqual(all)
  const first = caretAt(arc.places, { index: 0 })
  // Half a circle begins lying on its side.
  expect(Math.abs((first?.edge.top.y ?? 0) - (first?.edge.foot.y ?? 0))).toBeLessThan(0.5)
  const points: [number, number][] = [
    [0, 0],
    [0.5, -0.3],
    [1, 0],
  ]
  expect(roundTrip(set('letters!', { path: { points, is_closed: false, length: null, offset: 0 } }), 8)).toEqual(all)
  const arched = set('letters!', { warp: { kind: 'arch', amount: 80 } })
  expect(roundTrip(arched, 8)).toEqual(all)
  expect(seen(arched, { index: 4 }).y).toBeLessThan(seen(arched, { index: 0 }).y - 2)
  expect(chosenOutlines(arc.places, 0, 8)).toHaveLength(1)
})

test('in columns the second line is on the left, and letters follow each other downwards', () => {
  const text = set('一丁\n七', { is_vertical: true })
  expect(seen(text, { index: 0 })).toEqual({ x: 15, y: 0 })
  expect(seen(text, { index: 1 })).toEqual({ x: 15, y: 10 })
  expect(seen(text, { index: 3 })).toEqual({ x: 5, y: 0 })
  expect(clicked(text, 6, 9)).toEqual([4, 'back'])
  expect([caretAlong(text.places, 1, 1), caretAlong(text.places, 3, -1), caretAlong(text.places, 0, -1)]).toEqual([
    2, 2, 0,
  ])
})

test.each(Object.entries({ ...spannedTexts, ...pathTexts }))(
  'the letters of %s are in the box of its layout',
  (_, change) => {
    const layer = goldenText(change)
    const [layout, places] = [plainTypesetter.layout(layer), plainTypesetter.letters(layer)]
    expect(places).toMatchObject({ em_px: layout?.em_px, width: layout?.width, height: layout?.height })
    expect(places?.lines.at(-1)?.to).toBe(layer.text.length)
    for (const [index] of [...layer.text].entries()) expect(places && caretAt(places, { index })).toBeDefined()
  },
)

test('an empty text has one caret', () => {
  const text = set('', { align: 'center' })
  const found = caretAt(text.places, { index: 0 })
  expect(found?.line).toBe(0)
  expect(clicked(text, 50, 50)).toEqual([0, 'ahead'])
})

test('a double click chooses a word, also of Chinese, and a third one the paragraph', () => {
  expect(wordAt('Best Dad ever', 6)).toEqual({ from: 5, to: 8 })
  expect(wordAt('Best Dad', 8)).toEqual({ from: 5, to: 8 })
  expect(wordAt('a\nBest Dad', 3)).toEqual({ from: 2, to: 6 })
  expect(wordAt('我们喜欢北京', 3)).toEqual({ from: 2, to: 4 })
  expect(wordAt('a\n\nb', 2)).toEqual({ from: 2, to: 2 })
  expect(paragraphAt('ab\ncd\nef', 4)).toEqual({ from: 3, to: 5 })
})
