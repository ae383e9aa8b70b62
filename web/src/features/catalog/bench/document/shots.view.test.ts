import { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { BenchView } from '@inkroute/engine/bench/bench-view'
import { surfaceAt } from '@inkroute/engine/bench/surface-grid'
import { expect, test } from 'vitest'
import { designPointAt, holeBetween } from './area.view.ts'
import { withBenchViews } from './attach.view.ts'
import { strokeWith, withoutBackground } from './mask.view.ts'
import { sizeWith } from './ruler.view.ts'
import { frameMoved, freeName, middleFrame, newView, reframed, withPhotos, withShotAt } from './shots.view.ts'

const photo = { id: 7, width_px: 1600, height_px: 1200 }
const one = withPhotos({ name: 'tee', shots: [] }, [photo])

test('each photograph becomes a view with a name of its own and the largest square', () => {
  const document = withPhotos(one, [photo, photo])
  expect(document.shots.map((shot) => shot.view.name)).toEqual(['front', 'back', 'left'])
  expect(document.shots[0]?.frame).toEqual({ left: 200, top: 0, side: 1200 })
  expect(BenchView.parse(document.shots[0]?.view)).toEqual(document.shots[0]?.view)
  expect(freeName(['front', 'back', 'left', 'right', 'scene', 'detail'])).toBe('viewa')
  expect(
    withPhotos(
      document,
      Array.from({ length: 20 }, () => photo),
    ).shots,
  ).toHaveLength(12)
})

test('what was drawn stays on the product when the crop changes, and comes back with it', () => {
  const [shot] = one.shots
  if (!shot) throw new Error('no shot')
  const closer = frameMoved(shot.frame, photo, { side: 600 })
  expect(closer).toEqual({ left: 500, top: 300, side: 600 })
  const there = reframed(shot, closer)
  expect(there.view.surface).not.toEqual(shot.view.surface)
  expect(reframed(there, shot.frame).view.surface).toEqual(shot.view.surface)
})

test('a crop never leaves the photograph', () => {
  expect(frameMoved(middleFrame(photo), photo, { dx: 5000, dy: 5000 })).toEqual({ left: 0, top: 0, side: 1200 })
  expect(frameMoved(middleFrame(photo), photo, { side: 9999 }).side).toBe(1600)
})

test('the first view is the main picture', () => {
  const document = withPhotos(one, [photo])
  expect(withShotAt(document, 1, 0).shots.map((shot) => shot.view.name)).toEqual(['back', 'front'])
})

test('a tap on the background leaves the product', () => {
  const tapped = withoutBackground(withoutBackground(newView('front'), [5, 5], 12), [900, 5], 12)
  expect(tapped.product.shapes.map((shape) => `${shape.kind} ${shape.add}`)).toEqual([
    'polygon true',
    'colour false',
    'colour false',
  ])
  expect(BenchView.parse(tapped)).toEqual(tapped)
})

test('what is certainly product moves with the crop', () => {
  const [shot] = one.shots
  if (!shot) throw new Error('no shot')
  const view = withoutBackground(shot.view, [5, 5], 12)
  const there = reframed({ ...shot, view }, frameMoved(shot.frame, photo, { side: 600 }))
  const outlineIn = (of: BenchView) =>
    of.product.shapes.flatMap((shape) => (shape.kind === 'colour' && shape.shadow_of) || [])
  expect(outlineIn(there.view)).toHaveLength(32)
  expect(outlineIn(there.view)[0]).not.toEqual(outlineIn(view)[0])
})

test('a stroke keeps no more points than its brush can show', () => {
  const points = Array.from({ length: 50 }, (_, n): [number, number] => [n, 0])
  const stroke = points.reduce<readonly (readonly [number, number])[]>(
    (all, to) => strokeWith(all as never, to, 30),
    [],
  )
  expect(stroke).toHaveLength(10)
})

test('a point of the photograph is found on the design, on every bend', () => {
  const view = newView('front')
  if (view.surface.kind === 'cloth') view.surface.points[12] = [540, 470]
  const out = new Float64Array(2)
  surfaceAt(view)(0.62, 0.31, out, 0)
  const [s, t] = designPointAt(view, [out[0] as number, out[1] as number])
  expect(s).toBeCloseTo(0.62, 3)
  expect(t).toBeCloseTo(0.31, 3)
})

test('a hole is kept as a part of the print, however it was drawn', () => {
  const view = newView('front')
  const hole = holeBetween(view, [580, 595], [420, 385], { kind: 'camera', radius: 0 })
  expect(hole).toMatchObject({ kind: 'camera', left: 0.25, top: 0.25, width: 0.5, height: 0.5 })
})

test('one side of the print in cm gives the other by the proportions of the photograph', () => {
  const [width, height] = sizeWith(newView('front'), 0, 32)
  expect(width).toBe(32)
  expect(height).toBeCloseTo(42, 0)
})

test('finished views fill a product: pictures, print areas and the width of every size', () => {
  const product = ProductDocument.parse({
    code: 'soft-tee',
    name: { zh: '软 T 恤', en: '' },
    sizes: [
      { id: 1, name: 'M' },
      { id: 2, name: 'L' },
    ],
    views: [{ view_id: 4, key: 'front', name: { zh: '胸前', en: 'Chest' } }],
    actual_sizes: [{ size_id: 2, view_id: 4, actual_width: 36 }],
  })
  const area = { left: 100, top: 90, width: 300, height: 400, lies_on: 'picture' as const, cut_outs: [] }
  const made = (view: string) => ({
    picture: { product: 'b12', view, area: 'print' },
    print_area: { ...area, bleed_cm: 0.3, safe_cm: 1 },
    width_cm: 32,
    height_cm: 42,
    base: '#ffffff',
  })
  const filled = ProductDocument.parse(withBenchViews(product, [made('front'), made('back')]))
  expect(filled.views.map((view) => [view.view_id, view.key, view.name.zh])).toEqual([
    [4, 'front', '胸前'],
    [5, 'back', '背面'],
  ])
  expect(filled.print_areas.map((one) => one.view_id)).toEqual([4, 5])
  // What staff stated for a size stays.
  expect(filled.actual_sizes).toContainEqual({ size_id: 2, view_id: 4, actual_width: 36 })
  expect(filled.actual_sizes).toHaveLength(4)
  expect(withBenchViews(filled, [made('back')]).views).toHaveLength(2)
  // One width for every size came from the bench, and a new measure replaces it.
  const widths = withBenchViews(filled, [
    { ...made('front'), width_cm: 31 },
    { ...made('back'), width_cm: 31.5 },
  ])
  expect(widths.actual_sizes.map((one) => one.actual_width).sort()).toEqual([31.5, 31.5, 32, 36])
  const seam = { left: 100, top: 290, width: 300, height: 4, radius: 0, name: { zh: '接缝', en: 'the seam' } }
  const drawn = { ...filled, print_areas: filled.print_areas.map((one) => ({ ...one, cut_outs: [seam] })) }
  const wider = { ...made('back'), print_area: { ...made('back').print_area, left: 0, width: 600 } }
  const findZones = (views: ReturnType<typeof made>[]) => withBenchViews(drawn, views).print_areas.at(-1)?.cut_outs
  // What staff drew goes with the print, unless the drawing of the photograph has zones of its own.
  expect(findZones([wider])).toEqual([{ ...seam, left: 0, width: 600 }])
  const camera = { ...seam, name: { zh: '镜头孔', en: 'the camera hole' } }
  const own = { ...wider, print_area: { ...wider.print_area, cut_outs: [camera] } } as unknown as typeof wider
  expect(findZones([own])).toEqual([camera])
  const folder = made('back').picture.product
  expect(withBenchViews(filled, [made('back')], true).model).toBe(`${folder}/model.glb.br`)
})
