import { expect, test, vi } from 'vitest'
import { mayReload, reloadOnMissingBundle } from './providers.tsx'

test('a page that was just reloaded is not reloaded again', () => {
  expect(mayReload(null, 1000)).toBe(true)
  expect(mayReload(0, 60_000)).toBe(false)
  expect(mayReload(0, 60_001)).toBe(true)
})

test('a missing chunk reloads the page once; the second time the error is shown', () => {
  sessionStorage.clear()
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const stop = reloadOnMissingBundle()
  const first = new Event('vite:preloadError', { cancelable: true })
  window.dispatchEvent(first)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(first.defaultPrevented).toBe(true)
  const second = new Event('vite:preloadError', { cancelable: true })
  window.dispatchEvent(second)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(second.defaultPrevented).toBe(false)
  stop()
})

test('offline, the page stays with its input', () => {
  sessionStorage.clear()
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  reload.mockClear()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const stop = reloadOnMissingBundle()
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  expect(reload).not.toHaveBeenCalled()
  stop()
  vi.restoreAllMocks()
})
