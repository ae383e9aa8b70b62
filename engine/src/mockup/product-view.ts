import { z } from 'zod'

/** A rectangle of the product's UV atlas that takes ink; `id` is the part it lies on. */
export const PrintArea = z.object({
  u0: z.number(),
  v0: z.number(),
  u1: z.number(),
  v1: z.number(),
  width_m: z.number(),
  height_m: z.number(),
  id: z.int().default(1),
})

/** Pixel positions of (cols + 1) × (rows + 1) nodes, row by row from the design's top left. */
export const WarpGrid = z.object({ cols: z.int().min(1), rows: z.int().min(1), xy: z.array(z.number()) })

/** `<view>.json` beside the maps of a product view. */
export const ProductViewMeta = z.object({
  view: z.string(),
  size: z.tuple([z.int(), z.int()]),
  print_areas: z.record(z.string(), PrintArea),
  parts: z.record(z.string(), z.string()).default({}),
  warp: z.record(z.string(), WarpGrid).default({}),
})

export type PrintArea = z.output<typeof PrintArea>
export type WarpGrid = z.output<typeof WarpGrid>
export type ProductViewMeta = z.output<typeof ProductViewMeta>

/** The decoded maps of one view. All have the size of the view. */
export type ProductMaps = {
  width_px: number
  height_px: number
  /** RGBA: grey light on a white product, A = product mask. */
  shade: Uint8Array | Uint8ClampedArray
  /** RGB(A): gloss that is added; `lightChannels` bytes a pixel, the first is read. */
  light: Uint8Array | Uint8ClampedArray
  lightChannels: number
  /** RGBA whose A is the contact shadow, or none. */
  shadow: Uint8Array | Uint8ClampedArray | null
  /** 16-bit U, V and part id × 257; `uvChannels` words a pixel. */
  uv: Uint16Array
  uvChannels: number
  /** RGB where two parts share a pixel: R = id of the second part, G = its share; or none. */
  mix: Uint8Array | Uint8ClampedArray | null
}
