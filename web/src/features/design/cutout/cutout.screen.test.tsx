import { encodeMask } from '@inkroute/engine/cutout/mask-code'
import { findView, newDocument } from '@inkroute/engine/document/design-document'
import { startHistory } from '@inkroute/engine/history/history'
import type { ImageLayer } from '@inkroute/engine/layers/layer-types'
import { imageLayer } from '@inkroute/engine/testing/designs'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { usePictures } from '../state/picture-shelf.ts'
import { documentNow, undoStep, useStudio } from '../state/studio-store.ts'
import type { CutoutAnswer, CutoutAsk } from './cutout.worker.ts'
import { CutoutDialog } from './cutout-dialog.tsx'

const [width, height] = [200, 100]

/** Answers when it is told to, with a mask that shows the box from 20 to 60. */
class SlowWorker {
  static asked: CutoutAsk[] = []
  static last: SlowWorker | null = null
  onmessage: (event: { data: CutoutAnswer }) => void = () => {}
  constructor() {
    SlowWorker.last = this
  }
  postMessage(ask: CutoutAsk): void {
    SlowWorker.asked.push(ask)
  }
  terminate(): void {}
}

const shown = Uint8Array.from({ length: width * height }, (_, n) => {
  const [x, y] = [n % width, Math.floor(n / width)]
  return x >= 20 && x < 60 && y >= 20 && y < 60 ? 255 : 0
})

function answerLast(): void {
  const { id } = SlowWorker.asked.at(-1) ?? { id: 0 }
  const mask = encodeMask({ width, height, alpha: shown })
  act(() => SlowWorker.last?.onmessage({ data: { id, mask, share: 0.08 } }))
}

const strokesAsked = () => SlowWorker.asked.at(-1)?.strokes

const drawing = {
  drawImage: () => {},
  getImageData: (_x: number, _y: number, across: number, down: number) => ({
    data: new Uint8ClampedArray(4 * across * down).fill(200),
    width: across,
    height: down,
  }),
  putImageData: () => {},
  clearRect: () => {},
  beginPath: () => {},
  moveTo: () => {},
  lineTo: () => {},
  arc: () => {},
  stroke: () => {},
}

const layer = imageLayer({
  id: 'a',
  source: { kind: 'artwork', key: 'dog', width_px: width, height_px: height },
})

function layerNow(): ImageLayer {
  const [now] = findView(documentNow(), 1)?.layers ?? []
  if (now?.type !== 'image') throw new Error('no picture')
  return now
}

const { getContext } = HTMLCanvasElement.prototype
afterEach(() => Object.assign(HTMLCanvasElement.prototype, { getContext }))

beforeEach(() => {
  SlowWorker.asked = []
  vi.stubGlobal('Worker', SlowWorker)
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => drawing })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, 400, 200))
  const image = document.createElement('img')
  Object.defineProperties(image, { naturalWidth: { value: width }, naturalHeight: { value: height } })
  usePictures.setState({ pictures: new Map([['artwork:dog', image]]) })
  const blank = newDocument(7, [1])
  useStudio.setState({
    history: startHistory({ ...blank, views: blank.views.map((view) => ({ ...view, layers: [layer] })) }),
    view_id: 1,
  })
})

function open() {
  const layer = layerNow()
  const onClose = vi.fn()
  openScreen(fakeApi(), <CutoutDialog layer={layer} onClose={onClose} />, {
    at: '/design',
    path: '/design',
    permissions: [],
  })
  return { onClose, sheet: screen.getByRole('application', { name: '抠图结果，可以在上面涂' }) }
}

const zoomNow = () => document.querySelector('[data-zoom]')?.getAttribute('data-zoom')

const press = (sheet: HTMLElement, pointerId: number, x: number, y: number) =>
  fireEvent.pointerDown(sheet, { pointerId, clientX: x, clientY: y, button: 0 })
const drag = (sheet: HTMLElement, pointerId: number, x: number, y: number) =>
  fireEvent.pointerMove(sheet, { pointerId, clientX: x, clientY: y })

function paint(sheet: HTMLElement, x: number, y: number): void {
  press(sheet, 1, x, y)
  drag(sheet, 1, x + 20, y)
  fireEvent.pointerUp(sheet, { pointerId: 1 })
}

test('strokes are sent to be corrected, and every step of them is undone and redone', () => {
  const { sheet } = open()
  answerLast()
  expect(strokesAsked()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '去掉' }))
  paint(sheet, 100, 50)
  // The sheet is twice as large as the mask.
  expect(strokesAsked()).toEqual([
    {
      kind: 'remove',
      radius: 8,
      points: [
        [50, 25],
        [60, 25],
      ],
    },
  ])
  paint(sheet, 200, 100)
  expect(strokesAsked()).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: '清除笔迹' }))
  expect(strokesAsked()).toEqual([])
  fireEvent.keyDown(sheet, { key: 'z', ctrlKey: true })
  expect(strokesAsked()).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: '撤销' }))
  expect(strokesAsked()).toHaveLength(1)
  fireEvent.keyDown(sheet, { key: 'Z', ctrlKey: true, shiftKey: true })
  expect(strokesAsked()).toHaveLength(2)
})

test('the picture is zoomed by wheel, keys, buttons and two fingers, and painting follows', () => {
  const { sheet } = open()
  expect(zoomNow()).toBe('1')
  fireEvent.click(screen.getByRole('button', { name: '放大' }))
  expect(zoomNow()).toBe('1.5')
  fireEvent.keyDown(sheet, { key: '-' })
  expect(zoomNow()).toBe('1')
  fireEvent.keyDown(sheet, { key: '+' })
  fireEvent.keyDown(sheet, { key: '0' })
  expect(zoomNow()).toBe('1')
  fireEvent.wheel(sheet, { deltaY: -300, clientX: 200, clientY: 100 })
  expect(Number(zoomNow())).toBeGreaterThan(1.3)
  fireEvent.click(screen.getByRole('button', { name: '看全图' }))
  const before = SlowWorker.asked.length
  press(sheet, 1, 150, 100)
  press(sheet, 2, 250, 100)
  drag(sheet, 2, 350, 100)
  fireEvent.pointerUp(sheet, { pointerId: 2 })
  fireEvent.pointerUp(sheet, { pointerId: 1 })
  expect(zoomNow()).toBe('2')
  expect(SlowWorker.asked).toHaveLength(before)
})

test('a zoomed picture is moved by hand where that is chosen', () => {
  const { sheet } = open()
  fireEvent.click(screen.getByRole('button', { name: '放大' }))
  fireEvent.click(screen.getByRole('button', { name: '移动' }))
  const before = SlowWorker.asked.length
  paint(sheet, 100, 100)
  expect(document.querySelector<HTMLElement>('[data-zoom]')?.style.transform).toBe('translate(20px, 0px) scale(1.5)')
  expect(SlowWorker.asked).toHaveLength(before)
})

test('the keyboard alone paints', () => {
  const { sheet } = open()
  fireEvent.keyDown(sheet, { key: 'ArrowRight', shiftKey: true })
  fireEvent.keyDown(sheet, { key: 'Enter' })
  const [stroke] = strokesAsked() ?? []
  expect(stroke?.kind).toBe('keep')
  expect(stroke?.points[0]?.[0]).toBeCloseTo(110.4, 1)
  expect(stroke?.points[0]?.[1]).toBe(50)
})

test('what is applied trims the frame of the layer, in one step that can be undone', () => {
  const { onClose } = open()
  answerLast()
  fireEvent.click(screen.getByRole('button', { name: '使用' }))
  expect(onClose).toHaveBeenCalled()
  expect(layerNow().crop).toEqual({ left: 0.08, top: 0.16, width: 0.24, height: 0.48 })
  expect(layerNow().width).toBeCloseTo(layer.width * 0.24)
  undoStep()
  expect(layerNow()).toEqual(layer)
})
