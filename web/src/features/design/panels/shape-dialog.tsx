import type { ShapeKind } from '@inkroute/engine/layers/shape-path'
import { getOutline, type Outline } from '@inkroute/engine/shapes/shape-library'
import type { ReactNode } from 'react'
import { Modal } from '../../../shared/ui/modal.tsx'
import css from './panels.module.css'
import { ShapeLibrary } from './shape-library.tsx'

/** A basic shape, or outlines in their own proportions. */
export type PickedShape = { readonly shape: ShapeKind } | { readonly outline: Outline }

interface ShapeDialogProps {
  readonly title: string
  readonly onPick: (picked: PickedShape) => void
  readonly onClose: () => void
  /** Other outlines to choose from. */
  readonly children?: ReactNode
}

/** The shapes that elements are made of, to choose one for something else. */
export function ShapeDialog({ title, onPick, onClose, children }: ShapeDialogProps) {
  return (
    <Modal title={title} width_px={620} onClose={onClose}>
      <div className={`flex flex-col gap-3 ${css.onPaper}`}>
        <ShapeLibrary
          onShape={(shape) => onPick({ shape })}
          onOutline={(shape) => onPick({ outline: getOutline(shape) })}
        >
          {children}
        </ShapeLibrary>
      </div>
    </Modal>
  )
}
