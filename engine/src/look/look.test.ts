import { expect, test } from 'vitest'
import { getFamily, mainColours } from './colours.ts'
import { lookPrint } from './look-print.ts'
import { measure } from './measure.ts'
import { lookSize, type Pixels } from './pixels.ts'
import { getHalves, popCount, searchPrints } from './similarity.ts'
import { getAspect, getKind, getStyles, isTileable } from './style.ts'

type Painter = (x: number, y: number) => readonly [number, number, number, number?]

function picture(width: number, height: number, paint: Painter): Pixels {
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [r, g, b, a = 255] = paint(x / width, y / height)
      data.set([r, g, b, a], (y * width + x) * 4)
    }
  }
  return { data, width, height }
}

const disc: Painter = (x, y) => (Math.hypot(x - 0.4, y - 0.55) < 0.25 ? [220, 30, 30] : [250, 240, 200])
const getTable = (pictures: readonly Pixels[]) => {
  const prints = pictures.map(lookPrint)
  return {
    count: prints.length,
    hashes: Int32Array.from(
      prints.flatMap((print) => [...getHalves(print.light_hash), ...getHalves(print.shape_hash)]),
    ),
    histograms: Uint8Array.from(prints.flatMap((print) => [...print.histogram])),
  }
}
const getNumbers = (one: Pixels) => {
  const print = lookPrint(one)
  return { light: getHalves(print.light_hash), shape: getHalves(print.shape_hash), histogram: print.histogram }
}

test('a picture is found among others in another size and in other colours', () => {
  const stripes = picture(120, 120, (x) => (Math.floor(x * 8) % 2 ? [0, 90, 200] : [255, 255, 255]))
  const slope = picture(120, 120, (x, y) => [x * 255, y * 255, 120])
  const table = getTable([stripes, picture(120, 120, disc), slope])
  const scaled = searchPrints(table, getNumbers(picture(77, 77, disc)), 0.5, 3)
  expect([scaled[0]?.row, (scaled[0]?.score ?? 0) > 0.95]).toEqual([1, true])
  const blue = picture(120, 120, (x, y) => (disc(x, y)[1] === 30 ? [20, 40, 90] : [230, 255, 240]))
  expect(searchPrints(table, getNumbers(blue), 0.5, 3)[0]?.row).toBe(1)
})

test('bits are counted over all 32 places, the sign included', () => {
  expect([0, 1, -1, -2147483648, 0x0f0f0f0f].map(popCount)).toEqual([0, 1, 32, 1, 16])
  expect(getHalves('ffffffff00000001')).toEqual([-1, 1])
})

test('kind, style and tiling follow from what is measured', () => {
  // Soft light with grain, as a camera sees it.
  const noise = picture(128, 128, (x, y) => {
    const grain = ((Math.sin(x * 12_989.8 + y * 78_233.1) * 43_758.5) % 1) * 24
    const light = 30 + 200 * x * (0.4 + 0.6 * y) + grain
    return [light, light * 0.8 + 30 * y, 200 - light * 0.6 + grain]
  })
  expect(getKind(measure(noise))).toBe('photo')
  const grid = picture(128, 128, (x, y) =>
    (Math.floor(x * 8) + Math.floor(y * 8)) % 2 ? [200, 80, 40] : [250, 230, 180],
  )
  const measured = measure(grid)
  expect([getKind(measured), isTileable(measured)]).toEqual(['pattern', true])
  const plain = measure(picture(100, 100, disc))
  expect([getKind(plain), isTileable(plain), getStyles(plain)[0]?.style]).toEqual(['graphic', false, 'minimal'])
  const clear = measure(picture(50, 50, (x) => [0, 0, 0, x < 0.5 ? 0 : 255]))
  expect(clear.transparency).toBe(0.5)
})

test('colours get the names people use', () => {
  const names = ['#d01818', '#f28c1e', '#f5d90a', '#2e8b57', '#18b5c9', '#2347c5', '#7b2fbf', '#f5a3c7', '#7a4a21']
  expect(names.map(getFamily)).toEqual(['red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'pink', 'brown'])
  expect(['#050505', '#808080', '#fdfdfd'].map(getFamily)).toEqual(['black', 'grey', 'white'])
  expect(mainColours(picture(100, 100, disc)).map(({ colour }) => getFamily(colour))).toEqual(['yellow', 'red'])
})

test('shape and size of a picture', () => {
  expect([getAspect(10, 10), getAspect(20, 10), getAspect(10, 20), getAspect(50, 10)]).toEqual([
    'square',
    'landscape',
    'portrait',
    'banner',
  ])
  expect([lookSize(1000, 500), lookSize(30, 20), lookSize(90_000, 1)]).toEqual([
    { width: 256, height: 128 },
    { width: 30, height: 20 },
    { width: 256, height: 1 },
  ])
})
