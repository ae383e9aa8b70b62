import type { BenchView } from '@inkroute/engine/bench/bench-view'
import type { PixelBox } from '@inkroute/engine/mockup/crop-maps'
import type { MaskName } from '../document/mask.view.ts'

export interface Pixels {
  readonly width_px: number
  readonly height_px: number
  readonly rgba: Uint8ClampedArray<ArrayBuffer>
}

export interface FrameRequest {
  readonly view: BenchView
  /** Colour of the product; null shows it as photographed. */
  readonly colour: string | null
  /** Without it the photograph alone is shown. */
  readonly is_printed: boolean
  /** Mask to draw over the picture. */
  readonly veil: MaskName | null
  /** While a point moves, a large part may be coarse; the picture after it is fine again. */
  readonly is_dragging?: boolean
}

/** What changed: a part of the picture, and the mask when it is new. */
export interface Frame {
  readonly box: PixelBox | null
  readonly rgba: Uint8ClampedArray<ArrayBuffer> | null
  readonly veil: Uint8ClampedArray<ArrayBuffer> | null
  /** Colour of the blank, as stated or estimated. */
  readonly base: string
  /** How long the worker took. */
  readonly took_ms: number
}

export type PreviewRequest =
  | { readonly kind: 'photo'; readonly photo: Pixels }
  | { readonly kind: 'card'; readonly card: Pixels | null }
  | { readonly kind: 'frame'; readonly frame: FrameRequest }

export type PreviewReply = { readonly frame: Frame } | { readonly error: string }
