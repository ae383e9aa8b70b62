import { z } from 'zod'
import { Colour } from './placed.ts'

/** −100 … 100; 0 leaves the picture as it is. */
const Amount = z.int().min(-100).max(100)
const Byte = z.int().min(0).max(255)

/** Finished looks, each a fixed set of curves and tints. */
export const lookNames = [
  'vivid',
  'soft',
  'warm',
  'cool',
  'faded',
  'matte',
  'film',
  'cinema',
  'dusk',
  'sepia',
  'mono',
  'noir',
] as const
export type LookName = (typeof lookNames)[number]

/** From left to right; the curve passes through all of them and is level beyond the outer ones. */
const Curve = z
  .array(z.tuple([Byte, Byte]))
  .min(2)
  .max(8)
  .refine(
    (points) => points.every(([x], n) => n === 0 || x > (points[n - 1]?.[0] ?? 0)),
    'points run from left to right',
  )
export type Curve = z.infer<typeof Curve>

/** How the finished colours are turned into inks. */
const Screen = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('duotone'), dark: Colour, light: Colour }),
  z.object({
    kind: z.literal('threshold'),
    /** Darker tones become ink. */
    at: Byte,
    ink: Colour,
    /** `null` leaves the cloth bare. */
    paper: Colour.nullable(),
  }),
  z.object({
    kind: z.literal('halftone'),
    /** Distance of the dots in pixels of the 550 canvas. */
    pitch: z.number().min(0.5).max(40),
    angle_deg: z.int().min(0).max(90),
    ink: Colour,
    paper: Colour.nullable(),
  }),
])
export type Screen = z.infer<typeof Screen>

/** What belongs to the subject of a picture: a coarse mask whose edges the painter draws from the picture. */
export const Cutout = z.object({
  width: z.int().min(1).max(512),
  height: z.int().min(1).max(512),
  /** As `encodeMask` writes it. */
  mask: z
    .string()
    .max(120_000)
    .regex(/^[\w-]*$/),
})
export type Cutout = z.infer<typeof Cutout>

/** Changes to a picture that leave its file alone. What is left out changes nothing. */
export const Adjust = z.object({
  /** Gives a picture that is printed larger than it is up to so many times the pixels, along its edges. */
  enlarge: z.literal([2, 4]).optional(),
  cutout: Cutout.optional(),
  exposure: Amount.optional(),
  contrast: Amount.optional(),
  saturation: Amount.optional(),
  warmth: Amount.optional(),
  levels: z
    .object({ black: z.int().min(0).max(254), white: z.int().min(1).max(255), middle: Amount })
    .refine(({ black, white }) => black < white, 'black is below white')
    .optional(),
  curves: z
    .object({
      all: Curve.optional(),
      red: Curve.optional(),
      green: Curve.optional(),
      blue: Curve.optional(),
    })
    .optional(),
  look: z.object({ name: z.enum(lookNames), strength: z.int().min(1).max(100) }).optional(),
  screen: Screen.optional(),
  /** Thousandths of the longer side of the picture. */
  blur: z.number().min(0).max(50).optional(),
  /** A line around everything that is visible, as stickers have, in pixels of the 550 canvas. */
  border: z.object({ colour: Colour, width: z.number().min(0.1).max(60) }).optional(),
})
export type Adjust = z.infer<typeof Adjust>

/**
 * How much more resolution an upscaled picture is worth: a plainly enlarged photograph needs so many times its pixels
 * each way to come as near to the original (`npm run bench -- upscale`). Artworks gain more.
 */
export const UPSCALED_WORTH = 1.14

/** The part of a picture that its layer shows, as shares of the whole. */
export const Crop = z
  .object({
    left: z.number().min(0).max(1),
    top: z.number().min(0).max(1),
    width: z.number().min(0.01).max(1),
    height: z.number().min(0.01).max(1),
  })
  .refine(({ left, width }) => left + width <= 1.000_001, 'within the picture')
  .refine(({ top, height }) => top + height <= 1.000_001, 'within the picture')
export type Crop = z.infer<typeof Crop>

export const wholePicture: Crop = { left: 0, top: 0, width: 1, height: 1 }

/** Whether colours or sharpness change; these are computed on the picture itself. */
export const changesPicture = ({ exposure, contrast, saturation, warmth, ...rest }: Adjust): boolean =>
  Boolean(
    rest.cutout || exposure || contrast || saturation || warmth || rest.levels || rest.curves || rest.look || rest.blur,
  ) || rest.screen?.kind === 'duotone'

/** Whether edges are drawn that must be sharp in print; these are computed at the size of the print. */
export const drawsEdges = ({ screen, border }: Adjust): boolean =>
  border !== undefined || screen?.kind === 'threshold' || screen?.kind === 'halftone'
