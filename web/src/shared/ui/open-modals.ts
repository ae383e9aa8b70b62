import { useEffect } from 'react'
import { create } from 'zustand'

/** Counts open modals, so that less important ones can wait their turn. */
const useOpenModals = create<{ count: number }>(() => ({ count: 0 }))

const change = (by: number) => useOpenModals.setState(({ count }) => ({ count: count + by }))

/** Counts the calling modal while it is open. */
export function useCountedModal(): void {
  useEffect(() => {
    change(1)
    return () => change(-1)
  }, [])
}

export const useIsModalOpen = (): boolean => useOpenModals((state) => state.count > 0)
