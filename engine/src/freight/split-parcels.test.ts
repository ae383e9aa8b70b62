import { expect, test } from 'vitest'
import { packPiles, splitIntoParcels } from './split-parcels.ts'

const shirt = { weight_g: 260, length_mm: 340, width_mm: 280, height_mm: 25 }
const open = { volumetric_over_percent: 100, max_girth_mm: null }
const line = { ...open, max_weight_g: 5000, max_side_mm: 600, volumetric_divisor: 8000 }

test('what fits into one parcel is one parcel', () => {
  const piles = [
    { ...shirt, quantity: 3 },
    { ...shirt, height_mm: 90, quantity: 1 },
  ]
  expect(splitIntoParcels(piles, line)).toEqual([packPiles(piles)])
})

test('fifty large shirts become several parcels, each within the limits, with no piece lost', () => {
  const parcels = splitIntoParcels([{ ...shirt, quantity: 50 }], line)
  expect(parcels.length).toBeGreaterThan(1)
  expect(parcels.reduce((sum, { weight_g }) => sum + weight_g, 0)).toBe(50 * shirt.weight_g)
  for (const parcel of parcels) {
    expect(parcel.weight_g + parcel.packaging_g).toBeLessThanOrEqual(line.max_weight_g)
    expect(Math.max(parcel.length_mm, parcel.width_mm, parcel.height_mm)).toBeLessThanOrEqual(line.max_side_mm)
    expect((parcel.length_mm * parcel.width_mm * parcel.height_mm) / 8000).toBeLessThanOrEqual(line.max_weight_g)
  }
})

test('no parcel could have held one piece more', () => {
  const [first] = splitIntoParcels([{ ...shirt, quantity: 50 }], line)
  const count = (first?.weight_g ?? 0) / shirt.weight_g
  const next = packPiles([{ ...shirt, quantity: count + 1 }])
  expect(next.height_mm > 600 || next.length_mm > 600 || next.weight_g + next.packaging_g > 5000).toBe(true)
})

test('the rest of one kind shares its parcel with the next', () => {
  const small = { weight_g: 100, length_mm: 200, width_mm: 100, height_mm: 10 }
  const limits = { ...open, max_weight_g: 1120, max_side_mm: 600, volumetric_divisor: 0 }
  const parcels = splitIntoParcels(
    [
      { ...small, quantity: 15 },
      { ...small, quantity: 5 },
    ],
    limits,
  )
  expect(parcels.map(({ weight_g }) => weight_g)).toEqual([1100, 900])
})

test('a piece that is too large on its own travels alone and the others are packed as ever', () => {
  const poster = { weight_g: 500, length_mm: 900, width_mm: 80, height_mm: 80, quantity: 2 }
  const parcels = splitIntoParcels([{ ...shirt, quantity: 1 }, poster], line)
  expect(parcels.map(({ weight_g }) => weight_g)).toEqual([260, 500, 500])
})
