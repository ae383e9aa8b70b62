import { expect, test } from 'vitest'
import { getLayout } from './placement.rules.ts'
import type { Artwork, Placement } from './shelf/picture-shelf.ts'

const motif: Artwork = { slug: 'm', width_px: 2000, height_px: 2000, tileable: false, has_transparency: true }
const poster: Artwork = { ...motif, width_px: 1600, has_transparency: false }
const pattern: Artwork = { ...motif, tileable: true, has_transparency: false }
const chest: Placement = { full: false, repeat_m: 0.2, align: 'top', box: [0.1, 0, 0.8, 1], views: {} }
const cover: Placement = { ...chest, full: true, align: 'middle' }
/** 30 × 40 cm, with twice as many texels to the metre down as across. */
const area = { width_m: 0.3, height_m: 0.4 }
const texture_px = { width: 300, height: 800 }

test('a motif on a chest is as wide as its box, stands on its upper edge and keeps its shape in metres', () => {
  const layout = getLayout({ artwork: motif, placement: chest, box: chest.box, area, texture_px })
  expect(layout).toMatchObject({ left_px: 30, top_px: 0, width_px: 240, height_px: 480, crop: null, is_tiled: false })
})

test('in the middle, what is left of the box is shared above and below', () => {
  const layout = getLayout({ artwork: motif, placement: cover, box: chest.box, area, texture_px })
  expect(layout).toMatchObject({ top_px: 160, height_px: 480 })
})

test('a poster covers a full-print sheet and is cropped at the edges', () => {
  const layout = getLayout({ artwork: poster, placement: cover, box: chest.box, area, texture_px })
  expect(layout).toMatchObject({ left_px: 0, top_px: 0, width_px: 320, height_px: 800 })
  expect(layout.crop).toEqual({ left: 10, top: 0, width: 300, height: 800 })
})

test('a pattern repeats at its size in metres', () => {
  const layout = getLayout({ artwork: pattern, placement: cover, box: chest.box, area, texture_px })
  expect(layout).toMatchObject({ width_px: 200, height_px: 400, is_tiled: true })
})

test('a pattern longer than the sheet is cut to it', () => {
  const huge = { ...cover, repeat_m: 5 }
  const layout = getLayout({
    artwork: pattern,
    placement: huge,
    box: chest.box,
    area: { ...area, height_m: 0.1 },
    texture_px,
  })
  expect(layout.crop).toEqual({ left: 0, top: 0, ...texture_px })
})

test('on a chest a pattern fills the box alone', () => {
  const layout = getLayout({ artwork: pattern, placement: chest, box: [0.1, 0.25, 0.8, 0.5], area, texture_px })
  expect(layout).toMatchObject({ left_px: 30, top_px: 200, is_tiled: false })
  expect(layout.crop).toMatchObject({ width: 240, height: 400 })
})
