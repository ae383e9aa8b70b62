import type { MockupLook } from '@inkroute/engine/mockup/look-tables'

/** A painted print area sent to the worker; its buffer is transferred, not copied. */
export interface SentPrint {
  readonly width_px: number
  readonly height_px: number
  readonly rgba: Uint8ClampedArray<ArrayBuffer>
}

/** Best texture size for each area of a view. */
export type TextureSizes = Readonly<Record<string, { readonly width: number; readonly height: number }>>

/** `key` names a product view; it is opened once, then printed on and composed repeatedly. */
export type MockupRequest =
  | { readonly kind: 'open'; readonly key: string; readonly maps: string; readonly meta: string }
  | { readonly kind: 'print'; readonly key: string; readonly prints: Readonly<Record<string, SentPrint>> }
  | { readonly kind: 'compose'; readonly key: string; readonly look: MockupLook; readonly side_px: number }

export interface MockupReplies {
  readonly open: TextureSizes
  readonly print: null
  readonly compose: ImageBitmap
}

export type MockupAsk = MockupRequest & { readonly id: number }
export type MockupAnswer = { readonly id: number } & ({ readonly reply: unknown } | { readonly error: string })
