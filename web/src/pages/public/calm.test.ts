import { afterEach, expect, test, vi } from 'vitest'
import { hasHardwareRendering, whenCalm } from './home/home-turning.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A browser whose idle periods last as listed; the last one repeats. */
function browser(spare_ms: number[]) {
  vi.useFakeTimers()
  const asked = vi.fn((run: (deadline: { timeRemaining: () => number }) => void) => {
    const spare = spare_ms.length > 1 ? spare_ms.shift() : spare_ms[0]
    run({ timeRemaining: () => spare ?? 0 })
  })
  vi.stubGlobal('requestIdleCallback', asked)
  return asked
}

test('a page is calm after several idle periods in a row; a busy one resets the count', async () => {
  const asked = browser([40, 40, 2, 40])
  const calm = whenCalm(() => true, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await calm).toBe(true)
  expect(asked).toHaveBeenCalledTimes(3 + 4)
})

test('nothing starts while the page is hidden or after it was cancelled', async () => {
  browser([40])
  const leaving = new AbortController()
  const calm = whenCalm(() => false, leaving.signal)
  let settled = false
  void calm.then(() => {
    settled = true
  })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(settled).toBe(false)
  leaving.abort()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await calm).toBe(false)
})

test('software rendering is detected', () => {
  const ask = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  expect(hasHardwareRendering()).toBe(false)
  expect(ask).toHaveBeenCalledWith('webgl2', { failIfMajorPerformanceCaveat: true })
})
