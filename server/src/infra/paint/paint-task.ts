// What a painting thread is asked for and what it answers. Everything here crosses the thread's border by copy.
import type { ViewDesign } from '@inkroute/engine/document/design-document'
import type { Area } from '@inkroute/engine/geometry/box'
import type { MockupLook } from '@inkroute/engine/mockup/look-tables'
import type { SheetTask } from './sheet-task.ts'

/** A picture a design shows. */
export interface PaintSource {
  readonly kind: 'material' | 'artwork' | 'mockup'
  readonly key: string
  /** File of the lossless picture; null for artworks, which are drawn from their curves. */
  readonly path: string | null
  readonly width_px: number
  readonly height_px: number
  /** File of the cleaned drawing behind the pixels, for uploaded SVGs: prints are drawn from it. */
  readonly vector_path?: string | null
  /** The very file a browser is shown, painted from instead: the result then equals its canvas to the bit. */
  readonly as_seen?: Uint8Array
}

/** One view of a document with all it needs to be painted. */
export interface Face {
  readonly view: ViewDesign
  readonly area: Area
  readonly sources: readonly PaintSource[]
  /** Where drawn artworks are kept. */
  readonly cache_dir: string
  /** Shared with whoever asked: one that is not zero ends the painting at its next step. */
  readonly stop?: SharedArrayBuffer
}

/** The print by itself, transparent where nothing is printed. */
export interface FlatTask {
  readonly kind: 'flat'
  readonly face: Face
  /** Of the longer side, one picture each. */
  readonly sides_px: readonly number[]
  /** Small rather than exact: for lists. */
  readonly is_card: boolean
}

/** A product in a colour with the design on it. */
export interface MockupTask {
  readonly kind: 'mockup'
  /** Tells the thread that it warped these faces before, in another colour. */
  readonly faces_key: string
  readonly product: string
  readonly picture_view: string
  /** By the name of the print area on the picture. */
  readonly faces: Readonly<Record<string, Face>>
  readonly look: MockupLook
  readonly sides_px: readonly number[]
  /** Where prepared views are kept, or nowhere. */
  readonly views_dir: string | null
}

/** The maps of a view, prepared and kept before anybody waits for them. */
export interface ViewTask {
  readonly kind: 'view'
  readonly product: string
  readonly picture_view: string
  readonly views_dir: string
}

/** The full-resolution print, written to `path`. */
export interface PrintTask {
  readonly kind: 'print'
  readonly face: Face
  readonly width_px: number
  readonly height_px: number
  readonly dpi: number
  readonly path: string
}

export type PaintTask = FlatTask | MockupTask | ViewTask | PrintTask | SheetTask

/** What keeps a design from being painted: a name of the error catalogue and what fills its text. */
export interface PaintRefusal {
  readonly name: 'design_picture_broken' | 'design_picture_missing'
  readonly details: Record<string, string>
}

export type PaintAnswer =
  | { readonly kind: 'refused'; readonly refusal: PaintRefusal }
  | {
      readonly kind: 'pictures'
      readonly type: 'jpg' | 'png' | 'webp' | 'pdf'
      readonly pictures: readonly Uint8Array<ArrayBuffer>[]
    }
  | { readonly kind: 'ready' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'file'; readonly bytes: number; readonly sha256: string }

/** Thrown while painting; becomes the answer `refused`. */
export class CannotPaint extends Error {
  readonly refusal: PaintRefusal
  constructor(refusal: PaintRefusal) {
    super(refusal.name)
    this.refusal = refusal
  }
}

/** Thrown between two steps of a painting that is not wanted any more; becomes the answer `stopped`. */
class PaintStopped extends Error {}

export function assertWanted({ stop }: Pick<Face, 'stop'>): void {
  if (stop && Atomics.load(new Int32Array(stop), 0) !== 0) throw new PaintStopped()
}

/** What an error means to whoever asked; one that nobody meant stays an error. */
export function answerOf(error: unknown): PaintAnswer {
  if (error instanceof CannotPaint) return { kind: 'refused', refusal: error.refusal }
  if (error instanceof PaintStopped) return { kind: 'stopped' }
  throw error
}
