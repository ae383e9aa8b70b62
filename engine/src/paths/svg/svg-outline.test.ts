import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getArea } from '../combine.ts'
import { UNITS_PER_PX } from '../flatten.ts'
import { outlineDrawing, readDrawing } from './svg-outline.ts'

const px = { a: 100, b: 0, c: 0, d: 100, e: 0, f: 0 }

function outline(inside: string, box = 'viewBox="0 0 100 100"') {
  const drawing = readDrawing(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${inside}</svg>`)
  if ('problem' in drawing) throw new Error(drawing.problem)
  return outlineDrawing(drawing, px)
}
/** In units of the drawing, which is a hundred wide and high. */
const area = (inside: string, box?: string) => getArea(outline(inside, box)?.rings ?? []) / UNITS_PER_PX ** 2

const circle = Math.PI * 20 * 20

test.each([
  ['a rectangle', '<rect x="10" y="10" width="30" height="20"/>', 600],
  ['round corners', '<rect width="40" height="40" rx="20"/>', circle],
  ['a circle', '<circle cx="50" cy="50" r="20"/>', circle],
  ['an ellipse', '<ellipse cx="50" cy="50" rx="40" ry="10"/>', circle],
  ['a polygon', '<polygon points="0,0 10,0 10 10"/>', 50],
  [
    'arcs whose ends have digits like flags',
    '<path d="M30 50A20 20 0 1 1 66.00 62.00011A20 20 0 0 1 30 50z"/>',
    circle,
  ],
  ['arcs, their flags written close', '<path d="M30 50a20 20 0 1140 0A20 20 0 01 30 50z"/>', circle],
  ['relative steps', '<path d="m10 10h10v10h-10zm20 0l10 0 0 10-10 0z"/>', 200],
  ['smooth curves', '<path d="M0 50C0 40 10 40 10 50S20 60 20 50Z"/>', 120],
  ['a line', '<line x1="10" y1="10" x2="30" y2="10" stroke="#000" stroke-width="4"/>', 80],
  ['a line with square ends', '<path d="M10 10h20" stroke="red" stroke-width="4" stroke-linecap="square"/>', 96],
  [
    'a line with round ends',
    '<path d="M40 50h20" fill="none" stroke="red" stroke-width="40" stroke-linecap="round"/>',
    800 + circle,
  ],
  ['a dot', '<path d="M50 50h0" stroke="red" stroke-width="40" stroke-linecap="round"/>', circle],
  ['a corner with its point', '<path d="M10 30V10H30" fill="none" stroke="red" stroke-width="4"/>', 160],
  [
    'a corner without',
    '<path d="M10 30V10H30" fill="none" stroke="red" stroke-width="4" stroke-linejoin="bevel"/>',
    158,
  ],
  ['a frame', '<rect x="20" y="20" width="40" height="40" fill="none" stroke="red" stroke-width="4"/>', 640],
  [
    'a thick line around a small circle',
    '<circle cx="50" cy="50" r="5" fill="none" stroke="red" stroke-width="30"/>',
    circle,
  ],
  ['dashes', '<path d="M0 50h100" fill="none" stroke="red" stroke-width="2" stroke-dasharray="10 10"/>', 100],
  ['a hole by direction', '<path d="M0 0H40V40H0ZM10 10V30H30V10Z"/>', 1200],
  ['no hole by direction', '<path d="M0 0H40V40H0ZM10 10H30V30H10Z"/>', 1600],
  ['a hole by counting', '<path fill-rule="evenodd" d="M0 0H40V40H0ZM10 10H30V30H10Z"/>', 1200],
  ['opposite directions that overlap', '<path d="M0 0H20V20H0Z"/><path d="M10 0V20H30V0Z"/>', 600],
  [
    'moved, turned and enlarged',
    '<g transform="translate(50 50) rotate(45) scale(2)"><rect width="10" height="5"/></g>',
    200,
  ],
  [
    'used twice',
    '<defs><rect id="r" width="10" height="10"/></defs><use href="#r"/><use x="40" xlink:href="#r"/>',
    200,
  ],
  [
    'seen through a clip',
    '<clipPath id="c"><rect width="10" height="10"/></clipPath><g clip-path="url(#c)"><rect width="50" height="5"/></g>',
    50,
  ],
  [
    'a style',
    '<rect width="10" height="10" style="fill:none;stroke:none"/><rect width="5" height="5" style="fill:#0f0"/>',
    25,
  ],
  ['what is not drawn', '<rect width="50" height="50" display="none"/><rect width="9" height="9" fill="none"/>', 0],
])('%s', (_, inside, expected) => {
  expect(Math.abs(area(inside) - expected)).toBeLessThan(Math.max(0.05, expected * 0.006))
})

test('the drawing fills its box, whatever its own units are', () => {
  expect(area('<rect x="-5" y="5" width="10" height="10"/>', 'viewBox="-5 5 20 10"')).toBeCloseTo(5000, 1)
  expect(area('<rect width="100" height="100"/>', 'width="200px" height="100px"')).toBeCloseTo(5000, 1)
})

test('the colour is that of most of it, or none where that is a gradient', () => {
  const many = '<rect width="50" height="50" fill="#abc"/><rect width="9" height="9" fill="#ff0000"/>'
  expect(outline(many)).toMatchObject({ colour: '#aabbcc', colours: 2 })
  expect(outline('<rect width="9" height="9" fill="url(#g)"/>')?.colour).toBeNull()
})

test('what has no outline is refused with its reason', () => {
  const problem = (inside: string) => readDrawing(`<svg viewBox="0 0 9 9">${inside}</svg>`)
  expect(problem('<image href="data:image/png;base64,AA"/>')).toEqual({ problem: 'has_pixels' })
  expect(problem('<g><text>Hello</text></g>')).toEqual({ problem: 'has_text' })
  expect(readDrawing('<p>no drawing</p>')).toEqual({ problem: 'unreadable' })
  expect(readDrawing('<svg viewBox="0 0 9 9"><g></svg>')).toEqual({ problem: 'unreadable' })
  expect(readDrawing('<svg viewBox="0 0 0 9"/>')).toEqual({ problem: 'unreadable' })
  const entities = '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg viewBox="0 0 9 9"/>'
  expect(readDrawing(entities)).toEqual({ problem: 'unreadable' })
  expect(readDrawing('<svg viewBox="0 0 9 9">'.repeat(500))).toEqual({ problem: 'unreadable' })
})

test('drawings that multiply themselves or never end are too complex, and say so at once', () => {
  const from_ms = performance.now()
  expect(outline('<g id="a"><use href="#a"/></g>')).toBeNull()
  const level = (n: number) => `<g id="l${n}">${`<use href="#l${n - 1}"/>`.repeat(10)}</g>`
  expect(outline(`<rect id="l0" width="5" height="5"/>${[1, 2, 3, 4, 5, 6, 7].map(level).join('')}`)).toBeNull()
  expect(outline('<path d="M0 0L1e300 1e300 5 5z"/>')).toBeNull()
  expect(outline(`<path d="M0 0${'l3 7-5 1'.repeat(40_000)}"/>`)).toBeNull()
  expect(
    outline(
      '<clipPath id="c"><g clip-path="url(#c)"><rect width="5" height="5"/></g></clipPath><rect clip-path="url(#c)" width="9" height="9"/>',
    ),
  ).toBeDefined()
  expect(performance.now() - from_ms).toBeLessThan(20_000)
})

test('whatever a path says, it is read until the first mistake', () => {
  const letter = fc.constantFrom(...'MmLlHhVvCcSsQqTtAaZz,.-+e 0123456789#')
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 60 }), (letters) => {
      const found = outline(`<path d="M10 10${letters.join('')}" stroke="red"/>`)
      for (const { x, y } of found?.rings.flat() ?? []) expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true)
    }),
    { numRuns: 300 },
  )
})
