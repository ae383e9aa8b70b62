import { useEffect } from 'react'
import { create } from 'zustand'

/** How many modals are open, so that what merely wants attention can wait for its turn. */
const useOpenModals = create<{ count: number }>(() => ({ count: 0 }))

const change = (by: number) => useOpenModals.setState(({ count }) => ({ count: count + by }))

/** Counts the calling modal for as long as it is shown. */
export function useCountedModal(): void {
  useEffect(() => {
    change(1)
    return () => change(-1)
  }, [])
}

export const useIsModalOpen = (): boolean => useOpenModals((state) => state.count > 0)
