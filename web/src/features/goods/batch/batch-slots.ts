import type { BasicProduct } from '@inkroute/contract/catalog/product'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import type { Typesetter } from '@inkroute/engine/text/typesetter'
import { createContext, type ReactNode, useContext } from 'react'

/** Paints product pictures; the studio's own worker, brought by the page. */
export interface CellPainter {
  readonly paint: (request: {
    readonly product: BasicProduct
    readonly color_id: number
    readonly side_px: number
    /** The side to show; without one the first that is printed. */
    readonly view_id?: number | undefined
    readonly build: (typesetter: Typesetter | undefined) => DesignDocument
    readonly addresses: ReadonlyMap<string, string>
    readonly isGone: () => boolean
  }) => Promise<ImageBitmap | null>
  readonly close: () => void
}

/** Parts of other capabilities that the page puts in. */
export interface BatchSlots {
  readonly startPainter: () => CellPainter
  /** A button that sends pictures to the library and, as they arrive, to the table. */
  readonly uploader: ReactNode
  /** What is on its way and what came of it; empty while there is nothing to say. */
  readonly uploads: ReactNode
  /** The same for files that are dropped on what it surrounds, dialogs that open from there included. */
  readonly droppable: (children: ReactNode) => ReactNode
  readonly exporter: (params: Record<string, unknown>) => ReactNode
}

export const SlotsContext = createContext<BatchSlots | null>(null)

export function useSlots(): BatchSlots {
  const slots = useContext(SlotsContext)
  if (!slots) throw new Error('the page brings the slots')
  return slots
}

export const PainterContext = createContext<CellPainter | null>(null)

/** On a phone rules and matrix stand one at a time: brings up the rules of what was pressed. Nothing where both are in sight. */
export const RulesDoorContext = createContext<((pressed: HTMLElement) => void) | null>(null)
