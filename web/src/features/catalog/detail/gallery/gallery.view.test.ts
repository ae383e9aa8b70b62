import { expect, test } from 'vitest'
import { exampleProduct } from '../../testing/examples.ts'
import { getTiles, lensOrigin, MAX_SCALE, movedBy, neighbour, UNZOOMED, zoomedAt } from './gallery.view.ts'
import { demoPrints, modelAddresses } from './model-subject.view.ts'

const product = exampleProduct()

test('the usual view comes first, then the other sides, the model, our pictures, other artworks and the size drawing', () => {
  expect(getTiles(product, 3).map(({ id }) => id)).toEqual([
    'view-2',
    'view-1',
    'tshirt-angle-view-',
    'model',
    'hero',
    'scene',
    'tshirt-front-art-wise-owl',
    'chart',
  ])
})

test('another colour changes the views and nothing else', () => {
  const navy = getTiles(product, 3)
  const white = getTiles(product, 1)
  const changed = navy.filter((tile, place) => tile.source.src !== white[place]?.source.src).map(({ kind }) => kind)
  expect(changed).toEqual(['view', 'view', 'view', 'model', 'art'])
  expect(navy[0]?.source.src).toContain('/navy.great-wave-')
})

test('own pictures show for their colour only', () => {
  const own = { id: 5, color_id: 1, view_id: null, image_src: '/own.webp', name: '模特图' }
  const with_own = exampleProduct({ user_show_images_design: [own] })
  expect(getTiles(with_own, 1).some(({ id }) => id === 'own-5')).toBe(true)
  expect(getTiles(with_own, 3).some(({ id }) => id === 'own-5')).toBe(false)
})

test('a set shows its views and our pictures of its parts together; size charts are those of its parts', () => {
  const kinds = getTiles(exampleProduct({ is_mul: 1, has_model: false }), 3).map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(['view', 'shot', 'art']))
})

test('goods without pictures have no gallery, goods without a model no turntable', () => {
  expect(getTiles(exampleProduct({ has_picture: false }), 3)).toEqual([])
  expect(getTiles(exampleProduct({ has_model: false }), 3).some(({ kind }) => kind === 'model')).toBe(false)
})

test('the last picture is followed by the first', () => {
  const tiles = getTiles(product, 3)
  expect(neighbour(tiles, 'chart', 1)).toBe('view-2')
  expect(neighbour(tiles, 'view-2', -1)).toBe('chart')
  expect(neighbour(tiles, 'a picture that is gone', 1)).toBe('view-1')
})

test('zooming keeps the point under the fingers fixed', () => {
  const point = { x: 100, y: -50 }
  const zoom = zoomedAt(UNZOOMED, 2, point, 600)
  expect(zoom).toEqual({ scale: 2, x: -100, y: 50 })
  expect((point.x - zoom.x) / zoom.scale).toBe(point.x)
})

test('zoom has an end, and the picture cannot be pushed out of its frame', () => {
  expect(zoomedAt(UNZOOMED, 100, { x: 0, y: 0 }, 600).scale).toBe(MAX_SCALE)
  expect(zoomedAt({ scale: 2, x: 300, y: 0 }, 0.1, { x: 0, y: 0 }, 600)).toEqual({ scale: 1, x: 0, y: 0 })
  expect(movedBy({ scale: 2, x: 0, y: 0 }, 9999, -9999, 600)).toEqual({ scale: 2, x: 300, y: -300 })
  expect(movedBy(UNZOOMED, 50, 50, 600)).toEqual(UNZOOMED)
})

test('the lens stays on the picture', () => {
  expect(lensOrigin(-0.2, 1.4)).toEqual({ x: 0, y: 100 })
})

test('the model wears the demo artwork on every face that is printed', () => {
  const prints = demoPrints(product)
  expect(Object.keys(prints)).toEqual(['print_front', 'print_back'])
  expect(prints.print_front?.aspect).toBeCloseTo(0.8)
  expect(demoPrints(exampleProduct({ artwork: '' }))).toEqual({})
})

test('a shirt brings its seams, a mug has none', () => {
  expect(modelAddresses({ code: 'tshirt', views: [] }).detail_url).toContain('tshirt-detail')
  expect(modelAddresses({ code: 'mug', views: [] }).detail_url).toBeUndefined()
})
