import { expect, test } from 'vitest'
import { findSubject, type Scene } from './find-subject.ts'
import { decodeMask, encodeMask } from './mask-code.ts'
import { cutOutPixels } from './refine-edges.ts'
import { maskSize, subjectCutout } from './subject-cutout.ts'

/** Numbers that look random and are the same in every run. */
function noise(): () => number {
  let seed = 12_345
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648 - 0.5
  }
}

const SIDE = 120
const isBall = (x: number, y: number) => Math.hypot(x - 60, y - 66) < 32

/** A ball with light and shade before a wall that darkens downwards, both with grain. */
function photo(): Scene {
  const [pixels, random] = [new Uint8ClampedArray(SIDE * SIDE * 4), noise()]
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const grain = random() * 14
      const shade = isBall(x, y) ? (x - 60) * 0.9 : -y * 0.35
      const colour = isBall(x, y) ? [196, 70, 48] : [120, 150, 170]
      pixels.set([...colour.map((part) => part + shade + grain), 255], (y * SIDE + x) * 4)
    }
  }
  return { pixels, width: SIDE, height: SIDE }
}

/** Intersection over union of what was found and what is there. */
function agreement(alpha: Uint8Array, is_there: (x: number, y: number) => boolean): number {
  let [both, either] = [0, 0]
  for (let n = 0; n < alpha.length; n++) {
    const [found, there] = [(alpha[n] ?? 0) > 127, is_there(n % SIDE, Math.floor(n / SIDE))]
    if (found && there) both++
    if (found || there) either++
  }
  return both / either
}

test('a mask survives being written, to the nearest of its steps', () => {
  const alpha = Uint8Array.from({ length: 70 * 40 }, (_, n) => (n % 70 < 30 ? 0 : n % 70 < 40 ? (n % 70) * 6 : 255))
  const text = encodeMask({ width: 70, height: 40, alpha })
  const read = decodeMask(text, 70, 40)
  expect(text).toMatch(/^[\w-]+$/)
  for (const [n, value] of read.alpha.entries()) expect(Math.abs(value - (alpha[n] ?? 0))).toBeLessThanOrEqual(5)
  expect(encodeMask(read)).toBe(text)
})

test('a mask that says too much or too little does no harm', () => {
  expect(decodeMask('', 4, 4).alpha).toEqual(new Uint8Array(16).fill(255))
  expect(decodeMask('A_____A', 4, 4).alpha.length).toBe(16)
})

test('the subject of a photograph is found without help', () => {
  expect(agreement(findSubject(photo()), isBall)).toBeGreaterThan(0.96)
})

test('what is transparent already stays so', () => {
  const scene = photo()
  for (let n = 0; n < SIDE * SIDE; n++) if (!isBall(n % SIDE, Math.floor(n / SIDE))) scene.pixels[4 * n + 3] = 0
  expect(agreement(findSubject(scene), isBall)).toBeGreaterThan(0.98)
})

test('edges are as fine as the picture, however coarse the mask', () => {
  const [side, coarse] = [400, 50]
  const pixels = new Uint8ClampedArray(side * side * 4)
  const isDark = (x: number, y: number) => Math.hypot(x - 203, y - 197) < 130
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const value = isDark(x, y) ? 40 : 210
      pixels.set([value, value, value, 255], (y * side + x) * 4)
    }
  }
  const alpha = Uint8Array.from({ length: coarse ** 2 }, (_, n) =>
    isDark((n % coarse) * 8 + 4, Math.floor(n / coarse) * 8 + 4) ? 255 : 0,
  )
  cutOutPixels(pixels, side, side, { width: coarse, height: coarse, alpha })
  let wrong = 0
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if ((pixels[(y * side + x) * 4 + 3] ?? 0) > 127 !== isDark(x, y)) wrong++
    }
  }
  // A mask of 50 points drawn as it is would be wrong in about a thousand pixels.
  expect(wrong).toBeLessThan(60)
})

test('a mask keeps the proportions of its picture and never grows', () => {
  expect(maskSize(4000, 3000)).toEqual({ width: 384, height: 288 })
  expect(maskSize(200, 100)).toEqual({ width: 200, height: 100 })
})

test('a photograph with a subject is cut out by itself, one without is told apart', () => {
  const cutout = subjectCutout(photo())
  const { alpha } = decodeMask(cutout?.mask ?? '', SIDE, SIDE)
  expect([cutout?.width, cutout?.height]).toEqual([SIDE, SIDE])
  expect(agreement(alpha, isBall)).toBeGreaterThan(0.96)
  const plain = { pixels: new Uint8ClampedArray(SIDE * SIDE * 4).fill(200), width: SIDE, height: SIDE }
  expect(subjectCutout(plain)).toBeNull()
})
