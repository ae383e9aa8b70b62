import { useSyncExternalStore } from 'react'

const PHONE = '(max-width: 640px)'

const subscribe = (listener: () => void) => {
  const query = globalThis.matchMedia(PHONE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the screen is too narrow for columns side by side. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia(PHONE).matches,
    () => false,
  )
