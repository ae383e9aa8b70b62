import type { BasicProduct } from '@inkroute/contract/catalog/product'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import type { ShapeKind } from '@inkroute/engine/layers/shape-path'
import type { Outline } from '@inkroute/engine/shapes/shape-library'
import type { Typesetter } from '@inkroute/engine/text/typesetter'
import { createContext, type ReactNode, useContext } from 'react'

/** Paints product pictures; the studio's own worker, brought by the page. */
export interface CellPainter {
  readonly paint: (request: {
    readonly product: BasicProduct
    readonly color_id: number
    readonly side_px: number
    /** The side to show; defaults to the first printed one. */
    readonly view_id?: number | undefined
    readonly build: (typesetter: Typesetter | undefined) => DesignDocument
    readonly addresses: ReadonlyMap<string, string>
    readonly isGone: () => boolean
  }) => Promise<ImageBitmap | null>
  readonly close: () => void
}

export interface ShapePickerProps {
  readonly title: string
  readonly onPick: (picked: { readonly shape: ShapeKind } | { readonly outline: Outline }) => void
  readonly onClose: () => void
}

/** Parts of other capabilities that the page puts in. */
export interface BatchSlots {
  readonly startPainter: () => CellPainter
  /** A button that sends pictures to the library and, as they arrive, to the table. */
  readonly uploader: ReactNode
  /** Uploads in progress and their results; null if there are none. */
  readonly uploads: ReactNode
  /** A drop zone around its children, including dialogs they open. */
  readonly droppable: (children: ReactNode) => ReactNode
  /** A dialog with all shapes that pictures can be cropped to. */
  readonly shapePicker: (props: ShapePickerProps) => ReactNode
  readonly exporter: (params: Record<string, unknown>) => ReactNode
}

export const SlotsContext = createContext<BatchSlots | null>(null)

export function useSlots(): BatchSlots {
  const slots = useContext(SlotsContext)
  if (!slots) throw new Error('the page brings the slots')
  return slots
}

export const PainterContext = createContext<CellPainter | null>(null)

/** On phones rules and matrix are separate tabs: opens the rules of the pressed item. No-op where both are visible. */
export const RulesDoorContext = createContext<((pressed: HTMLElement) => void) | null>(null)
