// Where printed sheets are cut, folded, hemmed and sewn. All numbers follow from the product: its finished size within the
// print, what its design notes state, or the outline measured from its picture (`outlines.ts`).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Hole, hemmedRound, roundCorners } from './define.ts'
import type { Outlines } from './outlines.ts'
import type { Pair } from './terms.ts'

type Faces = Readonly<Record<string, readonly Hole[]>>

const outlines = JSON.parse(readFileSync(join(import.meta.dirname, 'outlines.json'), 'utf8')) as Outlines

const cut: Pair = ['裁切线外', 'the part that is cut off']
const allowance: Pair = ['缝份', 'the seam allowance']
const hem: Pair = ['锁边', 'the hem']
const edge: Pair = ['折到侧边的部分', 'the part that folds over the edge']
const zip: Pair = ['拉链缝份', 'the seam of the zip']

const both = (holes: readonly Hole[]): Faces => ({ front: holes, back: holes })

/** What a garment is not, within the sheet. */
const outlined = (code: string, face: string): Hole[] =>
  (outlines[code]?.[face] ?? []).map((points) => {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    const [left, top] = [Math.min(...xs), Math.min(...ys)]
    const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
    return { kind: 'cut', name: cut, left, top, width, height, radius: 0, points }
  })

/** Seams lie this far to both sides. */
const SEAM_CM = 0.5

const level = (name: Pair, width: number, y: number): Hole => ({
  kind: 'seam',
  name,
  left: 0,
  top: y - SEAM_CM / 2,
  width,
  height: SEAM_CM,
  radius: 0,
})

/** A waistband and the seam down the middle, from the band to the crotch. */
const legs = (code: string, width: number, [band, crotch]: readonly [number, number]): Faces =>
  Object.fromEntries(
    ['front', 'back'].map((face) => [
      face,
      [
        ...outlined(code, face),
        level(['腰头缝线', 'the seam of the waistband'], width, band),
        {
          kind: 'seam',
          name: ['裆缝', 'the seam in the middle'],
          left: width / 2 - SEAM_CM / 2,
          top: band,
          width: SEAM_CM,
          height: crotch - band,
          radius: 0,
        },
      ],
    ]),
  )

/** Two panels sewn round their finished size; zipped along the upper edge. */
const sewnRound = (print: readonly [number, number], finished: readonly [number, number], top?: Pair): Faces => {
  const [x, y] = [(print[0] - finished[0]) / 2, (print[1] - finished[1]) / 2]
  const strips = hemmedRound(print, [x, y], 'seam', allowance)
  return both(top ? strips.map((strip, at) => (at === 2 ? { ...strip, name: top } : strip)) : strips)
}

/** A case is printed flat and drawn round its sides. */
const phoneCase = (print: readonly [number, number], [x, y]: readonly [number, number]): Hole[] =>
  hemmedRound(print, [x, y], 'fold', edge)

export const cutAndSewn: Readonly<Record<string, Faces>> = {
  dress: { front: outlined('dress', 'front'), back: outlined('dress', 'back') },
  // Bands and crotches are measured from the upper end of the pattern, 0.39 cm below that of the sheet.
  leggings: legs('leggings', 43.2, [10.39, 28.89]),
  shorts: legs('shorts', 60.17, [4.19, 27.19]),
  socks: Object.fromEntries(
    ['front', 'back'].map((face) => [
      face,
      [...outlined('socks', face), level(['袜口罗纹', 'the ribbed cuff'], 23.02, 3.99)],
    ]),
  ),
  pillow: sewnRound([49.5, 49.5], [45, 45]),
  'pillow-lumbar': sewnRound([55, 33], [50, 30]),
  pouch: sewnRound([24.2, 16.5], [22, 15], zip),
  'laptop-sleeve': sewnRound([37.4, 26.95], [34, 24.5], zip),
  blanket: { front: hemmedRound([130, 150], [2, 2], 'seam', ['包边', 'the binding']) },
  tapestry: { front: hemmedRound([100, 130], [2, 2], 'seam', hem) },
  'mouse-pad': { front: hemmedRound([24, 20], [0.3, 0.3], 'seam', hem) },
  'garden-flag': {
    front: [{ kind: 'fold', name: ['穿杆套', 'the pole sleeve'], left: 0, top: 0, width: 30, height: 5, radius: 0 }],
  },
  'bath-towel': {
    front: [6.5, 127.5].map((top) => ({
      kind: 'seam',
      name: ['提花边', 'the woven band'],
      left: 0,
      top,
      width: 70,
      height: 6,
      radius: 0,
    })),
  },
  'pet-bowl': {
    wrap: [0, 47.38].map((left) => ({
      kind: 'seam',
      name: ['接缝', 'the seam'],
      left,
      top: 0,
      width: 0.4,
      height: 4.74,
      radius: 0,
    })),
  },
  'pet-bandana': {
    front: [0, 31].map((left) => ({
      kind: 'cut',
      name: cut,
      left,
      top: 0,
      width: 31,
      height: 30,
      radius: 0,
      points: [
        [left === 0 ? 0 : 62, 0],
        [left === 0 ? 0 : 62, 30],
        [31, 30],
      ],
    })),
  },
  coaster: {
    front: [
      ...roundCorners([10.5, 10.5], 1.25, cut),
      ...hemmedRound([10.5, 10.5], [0.25, 0.25], 'fold', ['包到侧边的出血', 'the bleed that runs over the edge']),
    ],
  },
  keychain: { front: roundCorners([4.2, 5.6], 0.8, cut) },
  puzzle: { front: roundCorners([28, 20], 0.4, cut) },
  ornament: {
    front: [
      ...roundCorners([7.3, 7.3], 3.65, cut),
      { kind: 'handle', name: ['挂孔', 'the eyelet'], left: 3.15, top: 0.15, width: 1, height: 1 },
    ],
  },
  'wall-clock': {
    front: [
      ...roundCorners([28.4, 28.4], 14.2, cut),
      // Not kept free like a camera: a picture in the middle is meant to run below the hands.
      { kind: 'handle', name: ['指针轴孔', 'the axle of the hands'], left: 13.7, top: 13.7, width: 1, height: 1 },
    ],
  },
  phonecase: { front: phoneCase([9.31, 16.86], [0.93, 0.93]) },
  'phonecase-bar': { front: phoneCase([9.55, 17.55], [0.98, 0.98]) },
  'phonecase-ultra': { front: phoneCase([9.97, 18.37], [0.94, 0.94]) },
}
