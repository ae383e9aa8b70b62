// Tasks and answers of painters. Everything here is copied between processes.
import { existsSync } from 'node:fs'
import type { ViewDesign } from '@inkroute/engine/document/design-document'
import type { Area } from '@inkroute/engine/geometry/box'
import type { Cutout } from '@inkroute/engine/layers/adjust'
import type { MockupLook } from '@inkroute/engine/mockup/look-tables'
import type { Framing } from '@inkroute/engine/personal/frame-subject'
import type { CutoutModel } from '../../config/config.ts'
import type { OwnFontFile } from '../fonts/load-typesetter.ts'

/** A picture a design shows. */
export interface PaintSource {
  readonly kind: 'material' | 'artwork' | 'mockup'
  readonly key: string
  /** File of the lossless picture; null for artworks that ship with the program and are drawn from their curves. */
  readonly path: string | null
  readonly width_px: number
  readonly height_px: number
  /** Sanitised SVG of an upload; prints are drawn from it. */
  readonly vector_path?: string | null
  /** The file the browser uses: painting from it gives exactly the pixels of its canvas. */
  readonly as_seen?: Uint8Array
}

/** One view of a document with all it needs to be painted. */
export interface Face {
  readonly view: ViewDesign
  readonly area: Area
  readonly sources: readonly PaintSource[]
  /** The seller's own fonts that its texts may name. */
  readonly fonts?: readonly OwnFontFile[]
  /** Where drawn artworks are kept. */
  readonly cache_dir: string
  /** A file that the caller writes to stop the painting at its next step. */
  readonly stop_path?: string
}

/** The print alone, transparent where nothing is printed. */
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
  /** Tells the painter that it warped these faces before, in another colour. */
  readonly faces_key: string
  /** Path of the folder with the product's maps. */
  readonly folder: string
  readonly picture_view: string
  /** The print it is about, and other views that may show more of what is on it. */
  readonly shown: { readonly area: string; readonly other_views: readonly string[] }
  /** Some colours have maps of their own. */
  readonly colour_key: string
  /** By the name of the print area on the picture. */
  readonly faces: Readonly<Record<string, Face>>
  readonly look: MockupLook
  readonly sides_px: readonly number[]
  /** Where prepared views are kept, or nowhere. */
  readonly views_dir: string | null
}

/** Prepares the maps of a view before anyone waits for them. */
export interface ViewTask {
  readonly kind: 'view'
  /** Path of the folder with the product's maps. */
  readonly folder: string
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
  /** Written into the file. */
  readonly design_hash?: string
}

/** How to crop a photo to a frame so that its subject is shown. */
export interface FrameTask {
  readonly kind: 'frame'
  readonly path: string
  /** Width of the frame by its height. */
  readonly ratio: number
}

/** The subject of a photo, without its background. */
export interface CutoutTask {
  readonly kind: 'cutout'
  /** File of the picture, or the shipped drawing whose curves are drawn. */
  readonly path?: string
  readonly drawing?: {
    readonly slug: string
    readonly width_px: number
    readonly height_px: number
    /** Where drawn artworks are kept. */
    readonly folder: string
  }
  /** Long side of the mask; less than the studio's where somebody waits. */
  readonly side_px?: number
  /** Leaves a picture alone that is transparent around its subject already. */
  readonly skips_bare?: boolean
  /** Finds it instead of our own method. */
  readonly model?: CutoutModel | undefined
}

/** The print area as a file with curves, in its true size. */
export interface VectorFileTask {
  readonly kind: 'vector'
  readonly face: Face
  readonly format: 'svg' | 'pdf'
  readonly title: string
  readonly width_mm: number
  readonly height_mm: number
}

/** A production sheet. Texts are already in the language of the factory floor. */
export interface SheetView {
  readonly title: string
  /** Size in cm, in pixels, and the file's name: one line each. */
  readonly lines: readonly string[]
  /** JPEG of the product and WebP of the print alone, if any. */
  readonly mockup_path: string | null
  readonly flat_path: string | null
}

export interface SheetTask {
  readonly kind: 'sheet'
  readonly title: string
  readonly subtitle: string
  /** Printed as a bar code and as a square code; scanning either finds the piece. */
  readonly code: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly swatch: string
  readonly views: readonly SheetView[]
  readonly footer: string
}

export type PaintTask =
  | FlatTask
  | MockupTask
  | ViewTask
  | PrintTask
  | VectorFileTask
  | SheetTask
  | FrameTask
  | CutoutTask

/** Why a design cannot be painted: a name of the error catalogue and the details of its text. */
export interface PaintRefusal {
  readonly name: 'design_picture_broken' | 'design_picture_missing'
  readonly details: Record<string, string>
}

export type PaintAnswer =
  | { readonly kind: 'framing'; readonly framing: Framing | null }
  /** With the reason where the model failed and our own method was used. */
  | {
      readonly kind: 'cutout'
      readonly cutout: Cutout | null
      readonly model_error?: string
      readonly is_bare?: boolean
    }
  | { readonly kind: 'refused'; readonly refusal: PaintRefusal }
  | {
      readonly kind: 'pictures'
      readonly type: 'jpg' | 'png' | 'webp' | 'pdf' | 'svg'
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

/** Thrown between two steps of a painting that is no longer wanted; becomes the answer `stopped`. */
class PaintStopped extends Error {}

export function assertWanted({ stop_path }: Pick<Face, 'stop_path'>): void {
  if (stop_path && existsSync(stop_path)) throw new PaintStopped()
}

/** Turns an expected error into an answer; others are thrown on. */
export function getAnswer(error: unknown): PaintAnswer {
  if (error instanceof CannotPaint) return { kind: 'refused', refusal: error.refusal }
  if (error instanceof PaintStopped) return { kind: 'stopped' }
  throw error
}
