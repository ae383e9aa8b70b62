// What a person draws on the photograph of a blank product. Everything a picture of it needs is computed from this and
// the photograph. Lengths and points are pixels of the working picture (`size`), the middle of the first pixel is 0.5.
import { z } from 'zod'

/** Where a point of the design (0…1 across and down) is on the photograph; slightly outside is allowed. */
export type SurfaceAt = (s: number, t: number, out: Float64Array, at: number) => void

const Coordinate = z.number().min(-4000).max(8000)
export const BenchPoint = z.tuple([Coordinate, Coordinate])
export type BenchPoint = z.output<typeof BenchPoint>

/** From the design's top left, clockwise. */
const Corners = z.tuple([BenchPoint, BenchPoint, BenchPoint, BenchPoint])

/** A rectangle seen in perspective. */
const FlatSurface = z.object({ kind: z.literal('flat'), corners: Corners })

/** A band around an upright or tilted cylinder or cone, seen from the side. */
const RoundSurface = z.object({
  kind: z.literal('round'),
  /** Middles of the ellipses that the upper and the lower edge of the print belong to. */
  axis: z.tuple([BenchPoint, BenchPoint]),
  /** Half the width of these ellipses, across the axis. */
  radius_px: z.tuple([z.number().positive().max(4000), z.number().positive().max(4000)]),
  /** Half their height, along the axis; negative where the camera looks up. */
  curve_px: z.tuple([z.number().min(-2000).max(2000), z.number().min(-2000).max(2000)]),
  /** Angles of the print's left and right edge around the axis; 0 faces the camera, right is positive. */
  arc_deg: z.tuple([z.number().min(-180).max(180), z.number().min(-180).max(180)]),
  /** Radius over distance of the camera. Null: worked out from the curves and the size of the print. */
  nearness: z.number().min(0).max(0.6).nullable().default(null),
})

/** Cloth: (cols + 1) × (rows + 1) points, row by row from the design's top left, with smooth curves between them. */
const ClothSurface = z.object({
  kind: z.literal('cloth'),
  cols: z.int().min(1).max(16),
  rows: z.int().min(1).max(16),
  points: z.array(BenchPoint).min(4).max(289),
})

/** Any outline. The design is laid over `corners`, or over the outline's bounding box without them. */
const PolygonSurface = z.object({
  kind: z.literal('polygon'),
  outline: z.array(BenchPoint).min(3).max(400),
  corners: Corners.nullable().default(null),
})

export const BenchSurface = z.discriminatedUnion('kind', [FlatSurface, RoundSurface, ClothSurface, PolygonSurface])
export type BenchSurface = z.output<typeof BenchSurface>

/** `false` takes away from the shapes before it. */
const Adds = z.boolean().default(true)

export const MaskShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('polygon'), add: Adds, points: z.array(BenchPoint).min(3).max(2000) }),
  z.object({
    kind: z.literal('brush'),
    add: Adds,
    points: z.array(BenchPoint).min(1).max(4000),
    radius_px: z.number().positive().max(500),
  }),
  /** Pixels that look like the one at `at`; `joined`: only those connected with it. */
  z.object({
    kind: z.literal('colour'),
    add: Adds,
    at: BenchPoint,
    tolerance: z.number().min(0.5).max(100),
    joined: z.boolean().default(true),
    /** Encloses what is certainly product: the shadow that the product casts on the picked ground is picked too. */
    shadow_of: z.array(BenchPoint).min(3).max(64).optional(),
  }),
])
export type MaskShape = z.output<typeof MaskShape>

export const BenchMask = z.object({
  shapes: z.array(MaskShape).max(300).default([]),
  /** Width of the soft edge. */
  soft_px: z.number().min(0).max(60).default(1),
})
export type BenchMask = z.output<typeof BenchMask>

const Strength = z.number().min(0).max(2)
const Gain = z.number().min(0.2).max(5)

export const BenchLight = z.object({
  /** Broad light and shadow; 1 is as photographed. */
  shading: Strength.default(1),
  /** Fine folds and weave. */
  folds: Strength.default(1),
  /** Gloss, which stays bright on dark ink. */
  highlights: Strength.default(0.5),
  /** White balance: factors of red, green and blue in linear light. */
  gains: z.tuple([Gain, Gain, Gain]).default([1, 1, 1]),
  /** Brightness of the fully lit blank in linear light; null: measured. */
  white: z.number().min(0.01).max(2).nullable().default(null),
})
export type BenchLight = z.output<typeof BenchLight>

const Hex = z.string().regex(/^#[0-9a-f]{6}$/, '颜色格式为 #rrggbb|Write the colour as #rrggbb')

export const BenchColours = z.object({
  /** Colour of the photographed blank; null: estimated. Other colours are painted with the same light. */
  base: Hex.nullable().default(null),
  /** Ids of photographs of single colours, by colour key: their light is used instead. Same camera, same place. */
  photos: z.record(z.string().regex(/^[a-z0-9-]{1,40}$/), z.int().positive()).default({}),
})

/** Two points on the surface and what lies between them, measured with a ruler. */
const Ruler = z.object({ from: BenchPoint, to: BenchPoint, cm: z.number().positive().max(1000) })

export const holeKinds = ['camera', 'seam', 'fold', 'handle', 'other'] as const

const HoleCorner = z.tuple([z.number().min(-0.5).max(1.5), z.number().min(-0.5).max(1.5)])

/** A place that takes no ink, as fractions of the print area; `radius` is a fraction of its shorter side. */
export const BenchHole = z.object({
  kind: z.enum(holeKinds),
  left: z.number().min(-0.5).max(1.5),
  top: z.number().min(-0.5).max(1.5),
  width: z.number().positive().max(2),
  height: z.number().positive().max(2),
  radius: z.number().min(0).max(0.5).default(0),
  /** Corners of any other outline; the box is then its bounds. */
  points: z.array(HoleCorner).min(3).max(60).optional(),
})
export type BenchHole = z.output<typeof BenchHole>

const Cm = z.number().positive().max(1000)

export const BenchView = z.object({
  /** Name of the view in its folder: front, back, scene. */
  name: z.string().regex(/^[a-z]{1,20}$/, '视角名只能用小写字母|Use lower-case letters only for the view name'),
  /** Width and height of the working picture; today always a square. */
  size: z.tuple([z.int().min(200).max(2000), z.int().min(200).max(2000)]),
  surface: BenchSurface,
  /** Size of the print in cm; null: from the ruler. */
  size_cm: z.tuple([Cm, Cm]).nullable().default(null),
  ruler: Ruler.nullable().default(null),
  /** All of the product that takes its colour. Without shapes: the print surface alone. */
  product: BenchMask.default({ shapes: [], soft_px: 1 }),
  /** What is in front of the product and stays as photographed: hair, hands, a hanger, a drawstring. */
  hidden: BenchMask.default({ shapes: [], soft_px: 1 }),
  /** Parts of the product itself that take no ink: a handle, a zip. */
  unprinted: BenchMask.default({ shapes: [], soft_px: 1 }),
  light: BenchLight.prefault({}),
  colours: BenchColours.prefault({}),
  /** `photo` keeps the scene around the product, `plain` shows it on the shop's background. */
  backdrop: z.enum(['photo', 'plain']).default('photo'),
  bleed_cm: z.number().min(0).max(20).default(0),
  safe_cm: z.number().min(0).max(20).nullable().default(null),
  holes: z.array(BenchHole).max(40).default([]),
})
export type BenchView = z.output<typeof BenchView>
export type BenchViewInput = z.input<typeof BenchView>

/** A picture in memory: RGBA bytes, straight alpha, sRGB. */
export type BenchPhoto = { width_px: number; height_px: number; rgba: Uint8Array | Uint8ClampedArray }

/** The name of the only print area of a view made on the bench. */
export const BENCH_AREA = 'print'
