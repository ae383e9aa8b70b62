import { create } from 'zustand'

type StudioDialog = 'save' | 'products' | 'keys' | 'redesign' | 'copy_views'
export type Sheet = 'panel' | 'properties' | 'layers' | 'preview'

interface StudioUi {
  /** Id of the open rail panel; null gives its room to the stage. */
  readonly panel: string | null
  readonly dialog: StudioDialog | null
  /** On a narrow screen, what stands over the stage. */
  readonly sheet: Sheet | null
  readonly has_rulers: boolean
  readonly has_guides: boolean
  readonly has_grid: boolean
  readonly is_snapping: boolean
  readonly unit: 'cm' | 'px'
  /** Where the context menu is open, in pixels of the window. */
  readonly menu: { readonly x: number; readonly y: number } | null
  /** Waits for a colour picked from the stage. */
  readonly onDropper: ((colour: string | null) => void) | null
}

/** How the studio is set up on this screen; nothing of it belongs to the design. */
export const useStudioUi = create<StudioUi>(() => ({
  panel: 'artworks',
  dialog: null,
  sheet: null,
  has_rulers: true,
  has_guides: true,
  has_grid: false,
  is_snapping: true,
  unit: 'cm',
  menu: null,
  onDropper: null,
}))

export const openDialog = (dialog: StudioDialog): void => useStudioUi.setState({ dialog, menu: null })
export const closeDialog = (): void => useStudioUi.setState({ dialog: null })
export const openPanel = (panel: string): void => useStudioUi.setState({ panel, sheet: 'panel', menu: null })
export const openSheet = (sheet: Sheet | null): void => useStudioUi.setState({ sheet })

type Switch = 'has_rulers' | 'has_guides' | 'has_grid' | 'is_snapping'
export const flip = (name: Switch): void => useStudioUi.setState((state) => ({ [name]: !state[name] }))
