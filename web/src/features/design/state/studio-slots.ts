import type { ReactNode } from 'react'

/** A rail entry and the panel it opens. Pages add entries of other features. */
export interface RailPanel {
  readonly id: string
  readonly label: string
  readonly icon: ReactNode
  readonly render: () => ReactNode
}

export interface DialogSlotProps {
  readonly onClose: () => void
}

/** Replaces the product's name at the left of the bar. */
export interface StudioHead {
  readonly title: string
  readonly back_to: string
  readonly back_label: string
  /** Label of the button at the right. */
  readonly save_label: string
}

/** Slots of the studio that other features fill; all optional. */
export interface StudioSlots {
  readonly panels: readonly RailPanel[]
  readonly head?: StudioHead
  /** Drawn over the stage in its pixels, below the selection. */
  readonly overlaySlot?: ReactNode
  /** The save dialog, opened by the button in the bar or its shortcut. */
  readonly saveSlot?: (props: DialogSlotProps) => ReactNode
  /** The live preview in the dock. */
  readonly previewSlot?: ReactNode
  /** The print check badge in the bar. */
  readonly preflightSlot?: ReactNode
  /** Price of one piece: in the bar, on phones below the stage. */
  readonly priceSlot?: ReactNode
  /** The save state in the bar; by default the state of local storage. */
  readonly draftSlot?: ReactNode
  /** Replaces the design with a template; sheets without templates of a product have none. */
  readonly applyTemplate?: ApplyTemplate
  /** Uploads a dropped or pasted file to the library and returns the picture to place. */
  readonly sendFile?: SendFile
}

export type ApplyTemplate = (owner: 'platform' | 'own', id: number) => Promise<void>

interface SentPicture {
  readonly id: number
  readonly name: string
  readonly width_px: number | null
  readonly height_px: number | null
  /** Resolution stored in the file. */
  readonly dpi: number | null
  readonly is_vector: boolean
}

export type SendFile = (
  file: File,
  options: {
    readonly signal: AbortSignal
    readonly onProgress: (share: number) => void
    readonly page?: number | undefined
  },
) => Promise<SentPicture>
