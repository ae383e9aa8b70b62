import { create } from 'zustand'

const COLLAPSED_KEY = 'inkroute.nav-collapsed'
const GROUP_KEY = 'inkroute.nav-group'

const read = (key: string): string | null => {
  try {
    return typeof window === 'undefined' ? null : localStorage.getItem(key)
  } catch {
    return null
  }
}

const write = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Without storage the choice lasts for this page.
  }
}

/** A group opened by hand; null if all were closed. It holds until the person moves on to a screen of another group. */
interface GroupChoice {
  readonly group: string | null
  readonly at: string
}

/** The one group of the menu that is open: the one chosen here, otherwise the group of the current screen. */
export const openGroup = (choice: GroupChoice | null, at: string | undefined): string | null =>
  choice !== null && choice.at === (at ?? '') ? choice.group : (at ?? null)

function readChoice(): GroupChoice | null {
  const [at, group] = read(GROUP_KEY)?.split(' ') ?? []
  return at === undefined || group === undefined ? null : { at, group: group === '' ? null : group }
}

interface NavState {
  readonly is_collapsed: boolean
  /** Drawer for narrow screens. */
  readonly is_drawer_open: boolean
  readonly choice: GroupChoice | null
  readonly toggle: () => void
  readonly setDrawer: (open: boolean) => void
  readonly choose: (choice: GroupChoice) => void
}

/** How the navigation is folded, remembered in this browser. */
export const useNav = create<NavState>((set, get) => ({
  is_collapsed: read(COLLAPSED_KEY) === '1',
  is_drawer_open: false,
  choice: readChoice(),
  toggle: () => {
    const is_collapsed = !get().is_collapsed
    write(COLLAPSED_KEY, is_collapsed ? '1' : '0')
    set({ is_collapsed })
  },
  setDrawer: (is_drawer_open) => set({ is_drawer_open }),
  choose: (choice) => {
    write(GROUP_KEY, `${choice.at} ${choice.group ?? ''}`)
    set({ choice })
  },
}))
