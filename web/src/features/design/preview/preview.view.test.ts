import { expect, test } from 'vitest'
import { beside, fitted, getFileName, getLook, getTiles, showsFace } from './preview.view.ts'

const view = (view_id: number, name: string, picture: { product: string; view: string; area: string } | null) => ({
  view_id,
  key: `k${view_id}`,
  name,
  picture,
})

test('each picture is one tile, and faces on the same picture share it', () => {
  const tiles = getTiles({
    views: [
      view(1, '正面', { product: 'tee', view: 'front', area: 'print' }),
      view(2, '袖子', { product: 'tee', view: 'front', area: 'sleeve' }),
      view(3, '背面', { product: 'tee', view: 'back', area: 'print' }),
      view(4, '领标', null),
    ],
  })
  expect(tiles.map(({ key, name }) => [key, name])).toEqual([
    ['tee/front', '正面 · 袖子'],
    ['tee/back', '背面'],
  ])
  expect(tiles[0]?.faces).toEqual([
    { area: 'print', view_id: 1 },
    { area: 'sleeve', view_id: 2 },
  ])
  expect(tiles[0]?.maps).toMatch(/^\/pictures\/maps\/\d+\/tee\/front\.bin\?v=/)
  expect(tiles.map((tile) => showsFace(tile, 3))).toEqual([false, true])
})

test('a garment on a hanger or worn shows the front once more; other sides of a product show no design', () => {
  const tiles = getTiles({
    views: [
      view(1, '正面', { product: 'tee', view: 'front', area: 'print' }),
      view(2, '背面', { product: 'tee', view: 'back', area: 'print' }),
    ],
    looks: {
      sides: [
        { product: 'tee', view: 'hanger', name: '挂拍' },
        { product: 'tee', view: 'worn', name: '上身效果' },
        { product: 'tee', view: 'angle', name: '斜角' },
        { product: 'mug', view: 'hanger', name: '挂拍' },
      ],
    },
  })
  expect(tiles.map(({ key }) => key)).toEqual(['tee/front', 'tee/back', 'tee/hanger', 'tee/worn'])
  expect(tiles[2]?.faces).toEqual([{ area: 'print', view_id: 1 }])
  expect(tiles.map((tile) => showsFace(tile, 1))).toEqual([true, false, true, true])
})

test('a colour of a part leaves the body white unless the body takes it too', () => {
  expect(getLook({ hex: '#112233', part_ids: [] }, null)).toEqual({ colour: '#112233', background: null })
  expect(getLook({ hex: '#112233', part_ids: [4] }, null)).toEqual({
    colour: '#ffffff',
    parts: { '4': '#112233' },
    background: null,
  })
  expect(getLook({ hex: '#112233', part_ids: [1, 4] }).colour).toBe('#112233')
})

test('textures shrink in shape and never vanish', () => {
  expect(fitted({ width: 1000, height: 500 }, 250)).toEqual({ width: 250, height: 125 })
  expect(fitted({ width: 100, height: 50 }, 250)).toEqual({ width: 100, height: 50 })
  expect(fitted({ width: 4000, height: 2 }, 100)).toEqual({ width: 100, height: 2 })
})

test('the viewer goes round in both directions', () => {
  expect([beside(2, 1, 3), beside(0, -1, 3), beside(0, 1, 0)]).toEqual([0, 2, 0])
})

test('a downloaded picture has a name every system takes', () => {
  expect(getFileName(['纯棉 T 恤', '正面/袖子', '黑:白'], 'png')).toBe('纯棉-T-恤-正面-袖子-黑-白.png')
})
