import { newDocument } from '@inkroute/engine/document/design-document'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LivePreview, type LiveState } from './live-preview.ts'
import type { MockupClient } from './mockup-client.ts'
import type { MockupRequest } from './mockup-protocol.ts'
import type { PreviewTile } from './preview.view.ts'

const getTile = (view_id: number): PreviewTile => ({
  key: `tee/${view_id}`,
  name: '',
  maps: '/m',
  meta: '/j',
  faces: [{ area: 'print', view_id }],
})
const [front, back] = [getTile(1), getTile(2)]
const state: LiveState = {
  document: newDocument(1, [1, 2]),
  look: { colour: '#ffffff', background: null },
  arrivals: 0,
}
const withLayer = (from: LiveState, view_id: number): LiveState => ({
  ...from,
  document: {
    ...from.document,
    views: from.document.views.map((view) => (view.view_id === view_id ? { ...view, background: '#112233' } : view)),
  },
})

function setUp() {
  const asked: string[] = []
  const painted: number[] = []
  let is_failing = false
  const client: MockupClient = {
    ask: async (request: MockupRequest) => {
      asked.push(`${request.kind} ${request.key}`)
      if (is_failing) throw new Error('offline')
      return (request.kind === 'open' ? { print: { width: 800, height: 800 } } : { close: () => {} }) as never
    },
    close: () => {},
  }
  const failed = vi.fn()
  const live = new LivePreview(
    {
      client,
      paint: (_tile, _sizes, _document, most_px) => {
        painted.push(most_px)
        return {}
      },
      onFailed: failed,
    },
    state,
  )
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { live, asked, painted, failed, settle, breakDown: () => (is_failing = true) }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a change is drawn at once in small, and again as well as it can be when the hand rests', async () => {
  const { live, painted, settle } = setUp()
  const show = vi.fn()
  live.attach(front, show)
  await settle()
  expect([painted, show.mock.calls.length]).toEqual([[4096], 1])
  live.update(withLayer(state, 1))
  await settle()
  expect([painted, show.mock.calls.length]).toEqual([[4096, 512], 2])
  await vi.advanceTimersByTimeAsync(300)
  expect([painted, show.mock.calls.length]).toEqual([[4096, 512, 4096], 3])
})

test('many changes during one drawing become one more drawing', async () => {
  const { live, painted, settle } = setUp()
  live.attach(front, vi.fn())
  let now = state
  for (let i = 0; i < 20; i++) {
    now = withLayer(now, 1)
    live.update(now)
  }
  await settle()
  expect(painted).toEqual([4096, 512])
})

test('only what changed is painted, and another colour paints nothing', async () => {
  const { live, asked, painted, settle } = setUp()
  live.attach(front, vi.fn())
  live.attach(back, vi.fn())
  await settle()
  asked.length = painted.length = 0
  const changed = withLayer(state, 2)
  live.update(changed)
  await settle()
  expect(asked).toEqual(['open tee/2', 'print tee/2', 'compose tee/2'])
  asked.length = painted.length = 0
  live.update({ ...changed, look: { colour: '#000000', background: null } })
  await settle()
  expect([asked, painted]).toEqual([['compose tee/1', 'compose tee/2'], []])
})

test('nothing is rendered while no picture is visible', async () => {
  const { live, asked, settle } = setUp()
  const show = vi.fn()
  const detach = live.attach(front, show)
  detach()
  await settle()
  asked.length = 0
  live.update(withLayer(state, 1))
  await vi.advanceTimersByTimeAsync(1000)
  expect([asked, show.mock.calls.length]).toEqual([[], 0])
})

test('a failed picture is reported, and a later change retries', async () => {
  const { live, failed, settle, breakDown } = setUp()
  breakDown()
  live.attach(front, vi.fn())
  await settle()
  expect(failed).toHaveBeenCalledWith(front)
  live.update(withLayer(state, 1))
  await settle()
  expect(failed).toHaveBeenCalledTimes(2)
})
