import type { BenchPhoto, BenchView } from '@inkroute/engine/bench/bench-view'
import { makePrintTexture } from '@inkroute/engine/mockup/print-texture'
import { expect, test } from 'vitest'
import { newView } from '../document/shots.view.ts'
import { surfaceMoved, surfaceOfKind } from '../document/surface.view.ts'
import { LiveBench } from './live-bench.ts'
import { type PreviewWorker, previewClient } from './preview-client.ts'
import type { Frame, FrameRequest } from './preview-protocol.ts'

const side = 240

/** A light cloth with soft folds on a grey wall. */
function photograph(): BenchPhoto {
  const rgba = new Uint8ClampedArray(4 * side * side)
  for (let i = 0; i < side * side; i++) {
    const [x, y] = [i % side, Math.floor(i / side)]
    const is_cloth = x > 40 && x < 200 && y > 30 && y < 220
    const light = is_cloth ? 225 + 20 * Math.sin(x / 9) : 120
    rgba.set([light, light, light, 255], 4 * i)
  }
  return { width_px: side, height_px: side, rgba }
}

const card = makePrintTexture(
  Uint8ClampedArray.from({ length: 4 * 64 * 64 }, (_, i) => (i % 4 === 3 ? 255 : (i * 37) % 256)),
  64,
  64,
)

function toView(kind: BenchView['surface']['kind']): BenchView {
  const surface = surfaceOfKind(kind, [
    [80, 70],
    [160, 70],
    [160, 180],
    [80, 180],
  ])
  return { ...newView('front'), size: [side, side], surface, size_cm: [30, 40] }
}

const ask = (view: BenchView): FrameRequest => ({ view, colour: null, is_printed: true, veil: null })

function start(): LiveBench {
  const bench = new LiveBench(photograph())
  bench.setCard(card)
  return bench
}

function painted(board: Uint8ClampedArray, { box, rgba }: Frame): void {
  if (!box || !rgba) return
  for (let row = 0; row < box.height; row++) {
    const line = rgba.subarray(4 * row * box.width, 4 * (row + 1) * box.width)
    board.set(line, 4 * ((box.top + row) * side + box.left))
  }
}

test.each(['cloth', 'flat', 'round', 'polygon'] as const)(
  'a dragged point of a %s surface repaints only what changed',
  (kind) => {
    const view = toView(kind)
    const product = {
      soft_px: 1.5,
      shapes: [{ kind: 'brush' as const, add: true, points: [[120, 125] as [number, number]], radius_px: 110 }],
    }
    const id = { cloth: 'p12', flat: 'c1', round: 'r0', polygon: 'o2' }[kind]
    const before = { ...view, product }
    const after = { ...before, surface: surfaceMoved(before.surface, id, [150, 115]) }
    const live = start()
    const board = new Uint8ClampedArray(4 * side * side)
    painted(
      board,
      live.frame(ask(before), () => 0),
    )
    const part = live.frame(ask(after), () => 0)
    painted(board, part)
    const fresh = start().frame(ask(after), () => 0)
    expect(fresh.rgba?.length).toBe(board.length)
    const differing = board.findIndex((byte, n) => byte !== fresh.rgba?.[n])
    expect(differing).toBe(-1)
    if (kind === 'cloth') expect((part.box?.width ?? side) * (part.box?.height ?? side)).toBeLessThan(side * side * 0.5)
  },
)

test('a large part is coarse while it is dragged, and exact once it is let go', () => {
  const large = 420
  const rgba = new Uint8ClampedArray(4 * large * large).map((_, i) => (i % 4 === 3 ? 255 : 180 + (i % 61)))
  const photo: BenchPhoto = { width_px: large, height_px: large, rgba }
  const begin = () => {
    const bench = new LiveBench(photo)
    bench.setCard(card)
    return bench
  }
  const corners: [number, number][] = [
    [20, 20],
    [400, 20],
    [400, 400],
    [20, 400],
  ]
  const surface = surfaceOfKind('cloth', corners as Parameters<typeof surfaceOfKind>[1])
  const view: BenchView = { ...newView('front'), size: [large, large], surface, size_cm: [30, 30] }
  const moved = { ...view, surface: surfaceMoved(surface, 'p12', [220, 200]) }
  const live = begin()
  const board = new Uint8ClampedArray(live.frame(ask(view), () => 0).rgba ?? [])
  const show = ({ box, rgba: part }: Frame) => {
    for (let row = 0; box && part && row < box.height; row++) {
      board.set(part.subarray(4 * row * box.width, 4 * (row + 1) * box.width), 4 * ((box.top + row) * large + box.left))
    }
  }
  show(live.frame({ ...ask(moved), is_dragging: true }, () => 0))
  const exact = begin().frame(ask(moved), () => 0).rgba ?? new Uint8ClampedArray()
  expect(board.some((byte, n) => byte !== exact[n])).toBe(true)
  show(live.frame({ ...ask(moved), is_dragging: false }, () => 0))
  expect(board.findIndex((byte, n) => byte !== exact[n])).toBe(-1)
})

test('nothing is composed again when nothing changed', () => {
  const live = start()
  live.frame(ask(toView('cloth')), () => 0)
  expect(live.frame(ask(toView('cloth')), () => 0)).toMatchObject({ box: null, rgba: null, veil: null })
})

test('a mask that grows looks like one drawn at once', () => {
  const live = start()
  const view = toView('cloth')
  const stroke = (x: number) => ({
    kind: 'brush' as const,
    add: x !== 130,
    points: [[x, 120] as [number, number]],
    radius_px: 18,
  })
  const hidden = (shapes: readonly ReturnType<typeof stroke>[]) => ({
    ...view,
    hidden: { shapes: [...shapes], soft_px: 4 },
  })
  const shown = (bench: LiveBench, shapes: readonly ReturnType<typeof stroke>[]) =>
    bench.frame({ ...ask(hidden(shapes)), veil: 'hidden' }, () => 0).veil
  shown(live, [stroke(110)])
  const grown = shown(live, [stroke(110), stroke(130)])
  expect(grown).toEqual(shown(start(), [stroke(110), stroke(130)]))
})

test('while a picture is composed only the latest request waits', () => {
  const sent: unknown[] = []
  let answer: (event: unknown) => void = () => {}
  const worker = {
    postMessage: (message: unknown) => sent.push(message),
    terminate: () => {},
    addEventListener: (name: string, listener: (event: unknown) => void) => {
      if (name === 'message') answer = listener
    },
  } as unknown as PreviewWorker
  const frames: Frame[] = []
  const client = previewClient(
    worker,
    (frame) => frames.push(frame),
    () => {},
  )
  const views = ['flat', 'round', 'cloth'] as const
  for (const kind of views) client.show(ask(toView(kind)))
  expect(sent).toHaveLength(1)
  answer({ data: { frame: { box: null, rgba: null, veil: null, base: '#ffffff', took_ms: 1 } } })
  expect(sent).toHaveLength(2)
  expect(sent[1]).toMatchObject({ frame: { view: { surface: { kind: 'cloth' } } } })
  expect(frames).toHaveLength(1)
})
