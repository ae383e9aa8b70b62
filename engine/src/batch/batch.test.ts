import { describe, expect, test } from 'vitest'
import { DesignDocument, newDocument } from '../document/design-document.ts'
import { getBounds } from '../geometry/box.ts'
import type { ImageLayer, Layer } from '../layers/layer-types.ts'
import { newTextStyle, type TextLayer } from '../layers/text-layer.ts'
import type { Typesetter } from '../text/typesetter.ts'
import { cellKey, countCells, getCells } from './batch-cells.ts'
import { batchName, batchNameProblem } from './batch-name.ts'
import { batchProduct } from './batch-product.ts'
import { chooseColours, newColourRule, seenShare } from './colour-rule.ts'
import { fillTemplate, usualFills } from './fill-template.ts'
import { placeArtwork } from './place-artwork.ts'
import { newPlacement, type Placement, placedBy } from './placement.ts'

const area = { left: 150, top: 80, width: 250, height: 330 }
const product = batchProduct({
  id: 7,
  dpi: 150,
  views: [
    { view_id: 2, key: 'back' },
    { view_id: 1, key: 'front' },
    { view_id: 3, key: 'photo-only' },
  ],
  print_areas: [
    { view_id: 1, ...area },
    { view_id: 2, left: 180, top: 120, width: 190, height: 190 },
  ],
  actual_sizes: [
    { view_id: 1, size_id: 1, actual_width: 28 },
    { view_id: 1, size_id: 2, actual_width: 32 },
    { view_id: 2, size_id: 1, actual_width: 20 },
  ],
  sizes: [
    { id: 1, name: 'M' },
    { id: 2, name: 'L' },
  ],
})
const artwork = { name: 'Fox', source: { kind: 'artwork', key: 'fox', width_px: 3000, height_px: 1500 } } as const

const onFront = (placement: Placement) => {
  const document = DesignDocument.parse(placeArtwork(product, artwork, placement))
  return document.views.find((view) => view.view_id === 1)?.layers[0]
}
test('a look of the run is on every face, a face’s own on that face', () => {
  const adjust = { look: { name: 'noir', strength: 100 } } as const
  const own = { exposure: 20 }
  const main = { ...placedBy('fit'), adjust }
  const { views } = placeArtwork(product, artwork, { ...newPlacement(), main, others: placedBy('tile') })
  expect(views.map(({ layers }) => (layers[0] as ImageLayer).adjust)).toEqual([adjust, adjust])
  const faces = { back: { ...placedBy('fit'), adjust: own } }
  const back = placeArtwork(product, artwork, { ...newPlacement(), main, faces }).views.find(
    ({ view_id }) => view_id === 2,
  )
  expect(back?.layers[0]).toMatchObject({ adjust: own })
})

test('each part of a set carries the artwork on the face it is known by', () => {
  const area = { left: 100, top: 100, width: 200, height: 200 }
  const pictures = ['tee', 'tee', 'mug'].map((name) => ({ product: name, view: name === 'mug' ? 'right' : 'front' }))
  const set = batchProduct({
    id: 9,
    dpi: 150,
    actual_sizes: [],
    sizes: [],
    views: pictures.map((picture, n) => ({ view_id: n + 1, key: ['front', 'back', 'wrap'][n] ?? '', picture })),
    print_areas: pictures.map((picture, n) => ({
      ...area,
      view_id: n + 1,
      focus: picture.product === 'mug' ? { left: 210, top: 110, width: 80, height: 180 } : null,
    })),
  })
  const artwork = { name: 'a', source: { kind: 'artwork' as const, key: 'a', width_px: 300, height_px: 600 } }
  const { views } = placeArtwork(set, artwork, newPlacement('fit'))
  expect(views.map(({ layers }) => layers.length)).toEqual([1, 0, 1])
  // Upright in the middle of the tee, in front of the camera to the right of the mug.
  expect(views[0]?.layers[0]?.cx).toBe(200)
  expect(views[2]?.layers[0]?.cx).toBe(250)
})

const withMain = (change: Partial<Placement['main']>): Placement => {
  const usual = newPlacement()
  return { ...usual, main: { ...placedBy(change.mode ?? 'fit'), ...change } }
}

describe('an artwork on a product', () => {
  test('goes onto the face the product is known by, and onto no other unless asked', () => {
    const document = placeArtwork(product, artwork, newPlacement())
    expect(document.views.map((view) => [view.view_id, view.layers.length])).toEqual([
      [1, 1],
      [2, 0],
    ])
    const everywhere = placeArtwork(product, artwork, { ...newPlacement(), others: placedBy('fill') })
    expect(everywhere.views.map((view) => view.layers.length)).toEqual([1, 1])
    const back_only = { ...withMain({ mode: 'none' }), faces: { back: placedBy('fit') } }
    expect(placeArtwork(product, artwork, back_only).views.map((view) => view.layers.length)).toEqual([0, 1])
  })

  test('fits with its share of the area, wherever it is asked to stand', () => {
    const layer = onFront(withMain({ mode: 'fit', share: 0.8, x: 0.5, y: 0 }))
    expect(layer).toMatchObject({ width: 200, height: 100, cx: 275, cy: 130 })
    const turned = onFront(withMain({ mode: 'fit', share: 1, rotation_deg: 90 }))
    const seen = getBounds([turned as ImageLayer])
    expect([seen.width, seen.height]).toEqual([165, 330])
  })

  test('covers the whole area when it fills, keeping the side that is asked for', () => {
    const seen = getBounds([onFront(withMain({ mode: 'fill', x: 0 })) as ImageLayer])
    expect(seen.height).toBe(330)
    expect(seen.left).toBe(150)
    expect(seen.left + seen.width).toBeGreaterThan(400)
  })

  test('keeps its pixels on the largest size, unless it is larger than the area', () => {
    const small = { name: 'x', source: { ...artwork.source, width_px: 945, height_px: 472 } }
    const kept = placeArtwork(product, small, withMain({ mode: 'keep_size' })).views[0]?.layers[0]
    // 32 cm at 150 dpi are 1890 px over 250 canvas pixels.
    expect(kept?.width).toBeCloseTo(125, 0)
    expect(onFront(withMain({ mode: 'keep_size' }))?.width).toBe(250)
  })

  test('is repeated over the area with tiles of its share', () => {
    const layer = onFront(withMain({ mode: 'tile', share: 0.2, is_mirrored: true }))
    expect(layer).toMatchObject({ type: 'pattern', tile: 'mirrored', tile_width: 50, width: 250, height: 330 })
  })

  test('gives the same document each time', () => {
    expect(placeArtwork(product, artwork, newPlacement())).toEqual(placeArtwork(product, artwork, newPlacement()))
  })
})

const standing = {
  rotation_deg: 0,
  flip_x: false,
  flip_y: false,
  opacity: 1,
  is_locked: false,
  is_hidden: false,
  group_id: null,
  cx: 275,
  cy: 200,
}
const photo: ImageLayer = {
  ...standing,
  id: 'p',
  type: 'image',
  name: 'photo',
  mask: null,
  width: 100,
  height: 100,
  source: { kind: 'artwork', key: 'sample', width_px: 10, height_px: 10 },
}
const words: TextLayer = {
  ...newTextStyle,
  ...standing,
  id: 'w',
  type: 'text',
  name: '',
  text: 'Hello {name}',
  width: 120,
  height: 30,
}
/** Ten pixels a letter at size 28. */
const typesetter = {
  layout: ({ text, size }: { text: string; size: number }) => ({ width: (text.length * 10 * size) / 28, height: size }),
  filesFor: () => [],
  missingIn: () => [],
} as unknown as Typesetter
const template = {
  document: {
    ...newDocument(7, [1]),
    views: [{ view_id: 1, background: null, layers: [photo, { ...photo, id: 'frame', is_locked: true }, words] }],
  },
  faces: [{ view_id: 1, key: 'front', area }],
}
const layersWith = (values: Record<string, string>, fills = {}) => {
  const filling = { fills, artwork, values, pictures: new Map([['cat', { ...artwork, name: 'Cat' }]]), typesetter }
  const document = DesignDocument.parse(fillTemplate(template, product, filling))
  return new Map(document.views.flatMap((view) => view.layers).map((layer) => [layer.id, layer]))
}

describe('a template', () => {
  test('takes the artwork into its largest picture and the row into its words; the frame stays', () => {
    expect(usualFills(template.document)).toEqual({
      p: { kind: 'artwork' },
      w: { kind: 'text', pattern: 'Hello {name}' },
    })
    const layers = layersWith({ name: 'Jo' })
    expect(layers.get('p')).toMatchObject({ source: artwork.source, width: 100, height: 50 })
    expect(layers.get('w')).toMatchObject({ text: 'Hello Jo', size: 28, width: 80 })
    expect(layers.get('frame')).toMatchObject({ source: photo.source })
  })

  test('shrinks words that would not fit, and hides the place of words that are missing', () => {
    const long = layersWith({ name: 'Bartholomew the Third' }).get('w') as TextLayer
    expect(long.width).toBeLessThanOrEqual(120.1)
    expect(long.size).toBeLessThan(28)
    expect(layersWith({}, { w: { kind: 'text', pattern: '{name}' } }).get('w')).toMatchObject({ is_hidden: true })
  })

  test('gives the words of a row the style of the first letters of the sample', () => {
    const spans = [{ length: 5, fill: '#ff0000' }, { length: 7 }, { length: 1, scale: 2 }]
    const styled = (layer: Layer): Layer => (layer.type === 'text' ? { ...layer, spans } : layer)
    const views = template.document.views.map((view) => ({ ...view, layers: view.layers.map(styled) }))
    const filling = { fills: {}, artwork, values: { name: 'Jo' }, pictures: new Map(), typesetter }
    const own = { ...template, document: { ...template.document, views } }
    const layers = DesignDocument.parse(fillTemplate(own, product, filling)).views.flatMap((view) => view.layers)
    expect(layers.find(({ id }) => id === 'w')).toMatchObject({
      text: 'Hello Jo',
      spans: [{ length: 8, fill: '#ff0000' }],
    })
  })

  test('takes a picture that the row names, and shows none when there is none of that name', () => {
    const fills = { p: { kind: 'picture', column: 'pet' } }
    expect(layersWith({ pet: ' CAT ' }, fills).get('p')).toMatchObject({ name: 'Cat' })
    expect(layersWith({ pet: 'dog' }, fills).get('p')).toMatchObject({ is_hidden: true })
  })
})

describe('colours of a cell', () => {
  const colours = [
    { id: 1, key: 'white', hex: '#ffffff' },
    { id: 2, key: 'black', hex: '#111111' },
    { id: 3, key: 'navy', hex: '#1b2a4a' },
    { id: 4, key: 'sand', hex: '#d9c8a9' },
  ]
  const dark = { colours: ['#15181f', '#20242e'], is_opaque: false }

  test('leave out those on which the artwork would drown', () => {
    expect(chooseColours(colours, newColourRule('contrast'), dark, 'white')).toEqual([1, 4])
    expect(chooseColours(colours, newColourRule('contrast'), { ...dark, is_opaque: true }, 'white')).toHaveLength(4)
    expect(seenShare(dark, '#15181f')).toBeLessThan(0.1)
  })

  test('obey the exclude list and the number asked for', () => {
    expect(chooseColours(colours, { ...newColourRule('all'), exclude: ['white'] }, dark, 'white')).toEqual([2, 3, 4])
    expect(chooseColours(colours, { ...newColourRule('contrast'), most: 1 }, dark, 'white')).toEqual([1])
    const nothing = { ...newColourRule('all'), exclude: colours.map(({ key }) => key) }
    expect(chooseColours(colours, nothing, dark, 'white')).toEqual([])
  })

  test('are never none: the best stays when no colour passes', () => {
    const only_dark = colours.filter(({ id }) => id === 2 || id === 3)
    expect(chooseColours(only_dark, newColourRule('contrast'), dark, 'black')).toHaveLength(1)
    expect(chooseColours(colours, { ...newColourRule('chosen'), chosen: ['pink'] }, dark, 'sand')).toHaveLength(1)
  })
})

describe('cells of a run', () => {
  test('cross each with each, or pair the first with the first', () => {
    const lists = { is_paired: false, products: 3, artworks: 2, rows: 0 }
    expect(getCells(lists)).toHaveLength(6)
    expect(getCells({ ...lists, is_paired: true })).toEqual([
      { product: 0, artwork: 0, row: null },
      { product: 1, artwork: 1, row: null },
    ])
    expect(countCells({ ...lists, is_paired: true })).toBe(2)
    expect(getCells({ ...lists, artworks: 0, rows: 4 })).toHaveLength(12)
    expect(getCells({ ...lists, artworks: 0 })).toEqual([])
  })

  test('have one key for one listing, wherever the artwork is placed on it', () => {
    const own = newPlacement('fill')
    const key = cellKey(7, artwork.source, { b: '2', a: '1' }, newPlacement())
    expect(cellKey(7, artwork.source, { a: '1', b: '2' }, own)).toBe(key)
    expect(cellKey(7, artwork.source, { a: '1', b: '3' }, own)).not.toBe(key)
    expect(cellKey(7, artwork.source, null, { ...own, template: { kind: 'own', id: 3, fills: {} } })).not.toBe(key)
  })

  test('are named by the rule, without gaps and signs that files cannot carry', () => {
    expect(batchName('{artwork} - {who} - {product}', { artwork: 'Fox/2', product: 'Tee' })).toBe('Fox 2 - Tee')
    expect(batchNameProblem('{artwork} {who}', ['who'])).toBeNull()
    expect(batchNameProblem('{artwork} {who}', [])).toBe('unknown_token')
    expect(batchNameProblem('{artwork', [])).toBe('unbalanced')
    expect(batchName('{who}', { product: 'Tee' })).toBe('Tee')
  })
})
