import { expect, test } from 'vitest'
import { correctMask, resizedMask, type Stroke, strokePixels } from './correct-mask.ts'
import { withoutFaintIslands } from './tidy-islands.ts'

const [width, height] = [160, 100]
const at = (x: number, y: number) => y * width + x

const isDisc = (x: number, y: number, cx: number, cy: number, radius: number) => Math.hypot(x - cx, y - cy) < radius

/** Two red discs side by side, another one far away, and a blue one that touches the first. */
const discs = { first: [30, 30, 14], second: [130, 30, 14], blue: [52, 30, 9], far: [80, 80, 12] } as const
type Name = keyof typeof discs
function isIn(name: Name, n: number): boolean {
  const [cx, cy, radius] = discs[name]
  return isDisc(n % width, Math.floor(n / width), cx, cy, radius)
}

function picture() {
  const pixels = new Uint8ClampedArray(4 * width * height)
  const alpha = new Uint8Array(width * height)
  for (let n = 0; n < alpha.length; n++) {
    const is_red = isIn('first', n) || isIn('second', n) || isIn('far', n)
    const colour = is_red ? [200, 40, 40] : isIn('blue', n) ? [40, 60, 200] : [235, 235, 230]
    pixels.set([...colour.map((part) => part + ((n * 7919) % 9) - 4), 255], 4 * n)
    if (is_red || isIn('blue', n)) alpha[n] = 255
  }
  return { pixels, mask: { width, height, alpha } }
}

/** Share of a disc that a mask shows. */
function shown(alpha: Uint8Array, name: Name): number {
  let [sum, count] = [0, 0]
  for (let n = 0; n < alpha.length; n++) {
    if (!isIn(name, n)) continue
    sum += (alpha[n] as number) / 255
    count++
  }
  return sum / count
}

const remove: Stroke = {
  kind: 'remove',
  radius: 3,
  points: [
    [26, 30],
    [32, 30],
  ],
}

test('a stroke takes away what is connected and of like colour, and leaves its twins alone', () => {
  const corrected = correctMask(picture(), [remove])
  expect(shown(corrected, 'first')).toBeLessThan(0.01)
  expect(shown(corrected, 'blue')).toBeGreaterThan(0.97)
  expect(shown(corrected, 'second')).toBe(1)
  expect(shown(corrected, 'far')).toBe(1)
})

test('a stroke that keeps brings back its own patch only', () => {
  const { pixels, mask } = picture()
  const found = { pixels, mask: { ...mask, alpha: new Uint8Array(width * height) } }
  const corrected = correctMask(found, [{ ...remove, kind: 'keep' }])
  expect(shown(corrected, 'first')).toBeGreaterThan(0.99)
  expect(shown(corrected, 'second') + shown(corrected, 'far')).toBe(0)
  const outside = corrected.filter((value, n) => value > 0 && !isIn('first', n)).length
  expect(outside).toBeLessThan(20)
})

test('a correction ends near its stroke even where the colour goes on', () => {
  const { pixels } = picture()
  const whole = { pixels: pixels.fill(180), mask: { width, height, alpha: new Uint8Array(width * height).fill(255) } }
  const corrected = correctMask(whole, [remove])
  expect(corrected[at(45, 30)]).toBe(0)
  expect(corrected[at(100, 30)]).toBe(255)
})

test('a later stroke covers an earlier one', () => {
  const corrected = correctMask(picture(), [remove, { ...remove, kind: 'keep' }])
  expect(shown(corrected, 'first')).toBeGreaterThan(0.97)
})

test('without a stroke nothing changes, and elsewhere a stroke changes nothing', () => {
  const found = picture()
  found.mask.alpha[at(150, 90)] = 60
  expect(correctMask(found, [])).toBe(found.mask.alpha)
  const corrected = correctMask(found, [remove])
  expect(corrected[at(150, 90)]).toBe(60)
})

test('crumbs that a stroke leaves behind go with it', () => {
  const found = picture()
  for (let x = 28; x < 32; x++) found.pixels.set([10, 220, 10, 255], 4 * at(x, 20))
  const corrected = correctMask(found, [remove])
  expect([28, 29, 30, 31].map((x) => corrected[at(x, 20)])).toEqual([0, 0, 0, 0])
})

test('a quick stroke has no gaps', () => {
  const painted = strokePixels(
    {
      kind: 'keep',
      radius: 3,
      points: [
        [5, 10],
        [55, 10],
      ],
    },
    { width: 60, height: 20 },
  )
  for (let x = 5; x < 55; x++) expect(painted[10 * 60 + x]).toBe(1)
  expect(painted[0]).toBe(0)
})

test('faint islands go; a faint rim, and what is solid, stay', () => {
  const alpha = new Uint8Array(width * height)
  for (let n = 0; n < alpha.length; n++) {
    if (isIn('first', n)) alpha[n] = isDisc(n % width, Math.floor(n / width), 30, 30, 11) ? 255 : 90
    if (isIn('second', n)) alpha[n] = 110
  }
  const tidy = withoutFaintIslands(alpha, width)
  expect(shown(tidy, 'second')).toBe(0)
  expect(tidy[at(30, 43)]).toBe(90)
  expect(tidy[at(30, 30)]).toBe(255)
})

test('a mask of another size is taken over as it is', () => {
  const alpha = Uint8Array.from({ length: 6 * 2 }, (_, n) => (n % 6 < 2 ? 255 : n % 6 < 4 ? 128 : 0))
  const large = resizedMask({ width: 6, height: 2, alpha }, { width: 60, height: 20 })
  expect([0, 25, 55].map((x) => large.alpha[10 * 60 + x])).toEqual([255, 128, 0])
})
