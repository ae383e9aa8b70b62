import { create } from 'zustand'

const KEY = 'inkroute.nav-collapsed'

const read = () => {
  try {
    return localStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}

interface NavState {
  readonly is_collapsed: boolean
  /** Drawer for narrow screens. */
  readonly is_drawer_open: boolean
  readonly toggle: () => void
  readonly setDrawer: (open: boolean) => void
}

/** Whether the navigation is folded, remembered in this browser. */
export const useNav = create<NavState>((set, get) => ({
  is_collapsed: typeof window !== 'undefined' && read(),
  is_drawer_open: false,
  toggle: () => {
    const is_collapsed = !get().is_collapsed
    try {
      localStorage.setItem(KEY, is_collapsed ? '1' : '0')
    } catch {
      // Without storage the choice lasts for this page.
    }
    set({ is_collapsed })
  },
  setDrawer: (is_drawer_open) => set({ is_drawer_open }),
}))
