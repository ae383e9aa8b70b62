import { create } from 'zustand'

type StudioDialog = 'save' | 'products' | 'keys' | 'redesign' | 'copy_views' | 'export' | 'share' | 'find' | 'template'
export type Sheet = 'panel' | 'properties' | 'layers' | 'preview'

interface StudioUi {
  /** Id of the open rail panel; null when closed. */
  readonly panel: string | null
  readonly dialog: StudioDialog | null
  /** The sheet open over the stage on narrow screens. */
  readonly sheet: Sheet | null
  readonly has_rulers: boolean
  /** The live preview is put away, which leaves its room to the properties. */
  readonly is_preview_folded: boolean
  readonly has_guides: boolean
  readonly has_grid: boolean
  readonly is_snapping: boolean
  readonly unit: 'cm' | 'px'
  /** Of the size of letters. */
  readonly text_unit: 'pt' | 'mm' | 'px'
  /** Position of the open context menu in window pixels. */
  readonly menu: { readonly x: number; readonly y: number } | null
  /** The picture that is moved inside its frame. */
  readonly crop_id: string | null
  /** Callback waiting for a colour picked from the stage. */
  readonly onDropper: ((colour: string | null) => void) | null
}

/** UI state of the studio; not part of the design. */
export const useStudioUi = create<StudioUi>(() => ({
  panel: 'artworks',
  dialog: null,
  sheet: null,
  has_rulers: true,
  is_preview_folded: false,
  has_guides: true,
  has_grid: false,
  is_snapping: true,
  unit: 'cm',
  text_unit: 'pt',
  menu: null,
  crop_id: null,
  onDropper: null,
}))

export const openDialog = (dialog: StudioDialog): void => useStudioUi.setState({ dialog, menu: null })
export const closeDialog = (): void => useStudioUi.setState({ dialog: null })
export const openPanel = (panel: string): void => useStudioUi.setState({ panel, sheet: 'panel', menu: null })
export const openSheet = (sheet: Sheet | null): void => useStudioUi.setState({ sheet })

type Switch = 'is_preview_folded' | 'has_rulers' | 'has_guides' | 'has_grid' | 'is_snapping'
export const flip = (name: Switch): void => useStudioUi.setState((state) => ({ [name]: !state[name] }))
