import type { MockupLook } from '@inkroute/engine/mockup/look-tables'

/** A painted print area on its way to the worker; its bytes are handed over, not copied. */
export interface SentPrint {
  readonly width_px: number
  readonly height_px: number
  readonly rgba: Uint8ClampedArray<ArrayBuffer>
}

/** Size at which each area of a view is best painted. */
export type TextureSizes = Readonly<Record<string, { readonly width: number; readonly height: number }>>

/** `key` names a view of a product; it is opened once, printed on and composed as often as wanted. */
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
