import { useEffect, useState } from 'react'
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

/** Drawers and dialogs of Ant Design, which do not count themselves. */
const OVERLAYS = '.ant-drawer-open, .ant-modal-wrap:not([style*="display: none"])'
const LOOK_MS = 500

const hasOverlay = (): boolean => document.querySelector(OVERLAYS) !== null

/**
 * Whether no dialog or drawer has been open for so many looks. A screen that is still loading may open a drawer, so what
 * matters little looks several times. Looks only while something waits for its turn.
 */
export function useIsQuiet(is_waiting: boolean, looks_needed: number): boolean {
  const is_modal_open = useIsModalOpen()
  const [is_quiet, setQuiet] = useState(false)
  useEffect(() => {
    if (!is_waiting || is_modal_open) return setQuiet(false)
    let looks = 0
    const look = () => {
      looks = hasOverlay() ? 0 : looks + 1
      setQuiet(looks >= looks_needed)
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [is_waiting, is_modal_open, looks_needed])
  return is_quiet
}
