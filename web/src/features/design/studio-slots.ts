import type { ReactNode } from 'react'

/** One entry of the rail at the left, and the panel it opens. Parts of other capabilities add themselves in the page. */
export interface RailPanel {
  readonly id: string
  readonly label: string
  readonly icon: ReactNode
  readonly render: () => ReactNode
}

export interface DialogSlotProps {
  readonly onClose: () => void
}

/** What stands at the left of the bar in place of the product's name. */
export interface StudioHead {
  readonly title: string
  readonly back_to: string
  readonly back_label: string
  /** What the button at the right says. */
  readonly save_label: string
}

/** Places of the studio that other parts of the house fill; each may stay empty. */
export interface StudioSlots {
  readonly panels: readonly RailPanel[]
  readonly head?: StudioHead
  /** Drawn over the stage, in its pixels, under what is in hand. */
  readonly overlaySlot?: ReactNode
  /** Shown while the seller saves: opened by the button in the bar and by its hot key. */
  readonly saveSlot?: (props: DialogSlotProps) => ReactNode
  /** The live picture of the finished product, in the dock at the right. */
  readonly previewSlot?: ReactNode
  /** A badge in the bar that says how fit for print the design is. */
  readonly preflightSlot?: ReactNode
  /** What one piece costs: in the bar, on a phone below the stage. */
  readonly priceSlot?: ReactNode
  /** How far the design is kept, in the bar; without one the state of this browser is told. */
  readonly draftSlot?: ReactNode
  /** Sends a file to the library and answers with the picture to place: drops and pastes go through it. */
  readonly sendFile?: SendFile
}

interface SentPicture {
  readonly id: number
  readonly name: string
  readonly width_px: number | null
  readonly height_px: number | null
  /** Resolution the file says it is made for. */
  readonly dpi: number | null
  readonly is_vector: boolean
}

export type SendFile = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
) => Promise<SentPicture>
