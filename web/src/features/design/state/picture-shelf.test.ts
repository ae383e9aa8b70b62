import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../shared/api/request.ts'
import { pictureState, retryPicture, usePictures, wantPicture } from './picture-shelf.ts'

const ask = vi.hoisted(() => vi.fn())
vi.mock('../../../shared/api/client.ts', () => ({ call: ask }))

/** Results of the next decodes; the last one repeats. */
const decode = vi.fn<() => Promise<void>>()

function fakeImage(): HTMLImageElement {
  return Object.assign(document.createElement('img'), { decode })
}

beforeEach(() => {
  vi.useFakeTimers()
  usePictures.setState({ pictures: new Map() })
  ask.mockReset()
  decode.mockReset()
  vi.stubGlobal('Image', fakeImage)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const busy = () => Promise.reject(new Error('503'))

test('a picture refused by a busy server is retried automatically', async () => {
  decode.mockImplementationOnce(busy).mockImplementationOnce(busy).mockResolvedValue()
  wantPicture('artwork', 'cat')
  await vi.advanceTimersByTimeAsync(900)
  expect([pictureState('artwork', 'cat'), decode.mock.calls.length]).toEqual(['loading', 1])
  await vi.advanceTimersByTimeAsync(4000)
  expect([pictureState('artwork', 'cat'), decode.mock.calls.length]).toEqual(['ready', 3])
})

test('after many tries it has failed; a person, or the connection, may ask again', async () => {
  decode.mockImplementation(busy)
  wantPicture('artwork', 'cat')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(pictureState('artwork', 'cat')).toBe('failed')
  retryPicture('artwork', 'cat')
  await vi.advanceTimersByTimeAsync(0)
  expect(pictureState('artwork', 'cat')).toBe('loading')
  decode.mockResolvedValue()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(pictureState('artwork', 'cat')).toBe('ready')
})

test('a picture of another seller is gone at once, and not asked for again', async () => {
  ask.mockRejectedValue(new ApiError(200, { error: 'not_found', status_code: 404 }))
  wantPicture('material', '7')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([pictureState('material', '7'), ask.mock.calls.length]).toEqual(['gone', 1])
})
