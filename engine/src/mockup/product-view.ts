import { z } from 'zod'

/** A rectangle of the product's UV atlas that takes ink; `id` is the part it belongs to. */
export const PrintArea = z.object({
  u0: z.number(),
  v0: z.number(),
  u1: z.number(),
  v1: z.number(),
  width_m: z.number(),
  height_m: z.number(),
  id: z.int().default(1),
  /** Material of the 3D model that shows the area. */
  slot: z.string().optional(),
  /** False: a field inside a bigger part; the design must not run over its edge. */
  bleed: z.boolean().optional(),
  /** The part not folded over an edge: left, bottom, right, top as fractions of the area. */
  visible: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  /** True when this view does not show the area. */
  elsewhere: z.boolean().optional(),
})

/** Pixel positions of (cols + 1) × (rows + 1) nodes, row by row from the design's top left. */
export const WarpGrid = z.object({
  cols: z.int().min(1),
  rows: z.int().min(1),
  xy: z.array(z.number()),
  /** One digit a node: 0 where the surface looks away from the camera. */
  facing: z.string().optional(),
})

/** `<view>.json` next to the maps of a product view. */
export const ProductViewMeta = z.object({
  view: z.string(),
  size: z.tuple([z.int(), z.int()]),
  print_areas: z.record(z.string(), PrintArea),
  /** How much longer than its maps the picture is exposed, so that a grey card printed on it looks like itself. */
  exposure: z.number().min(0.5).max(3).default(1),
  parts: z.record(z.string(), z.string()).default({}),
  /** Colours a buyer may choose for a part, by part id and name. */
  part_options: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  demo_colors: z.record(z.string(), z.string()).default({}),
  warp: z.record(z.string(), WarpGrid).default({}),
  /** Colours with maps of their own, from another photograph: name of the view that holds them, by colour key. */
  colour_views: z.record(z.string(), z.string()).default({}),
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
  /** The contact shadow, one byte each: 0 = none; or no shadow at all. */
  shadow: Uint8Array | null
  /** 16-bit U, V and part id × 257; `uvChannels` words a pixel. */
  uv: Uint16Array
  uvChannels: number
  /** RGB where two parts share a pixel: R = id of the second part, G = its share; or none. */
  mix: Uint8Array | Uint8ClampedArray | null
  /** How much ink a pixel takes, one byte each: 0 on a handle in front of the print; or none. */
  cover?: Uint8Array | null
  /** RGBA: the photograph behind and in front of the product, seen where the product mask is not opaque; or none. */
  backdrop?: Uint8Array | Uint8ClampedArray | null
}
