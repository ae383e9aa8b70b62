import { z } from 'zod'
import { Gradient } from './gradient.ts'
import { Colour, Length, Placed } from './placed.ts'
import { TextPath, TextWarp } from './text-shape.ts'

/** More than anyone prints; what is longer is refused with a clear answer. */
export const MAX_TEXT_CHARACTERS = 10_000

export const MAX_SPANS = 500
/** On a cloth of two metres, letters of 1 pt. */
export const LEAST_TEXT_PX = 0.1

/** Lengths in em grow and shrink with the letters. */
const Em = z.number().min(-5).max(5)

export const TextOutline = z.object({ colour: Colour, width_em: z.number().min(0).max(0.5) })
export type TextOutline = z.infer<typeof TextOutline>

export const TextShadow = z.object({
  colour: Colour,
  opacity: z.number().min(0).max(1),
  x_em: Em,
  y_em: Em,
  blur_em: z.number().min(0).max(2),
})
export type TextShadow = z.infer<typeof TextShadow>

/** Letters that differ from the rest of their text. What is left out is as the whole text has it. */
export const TextSpan = z.object({
  /** In UTF-16 units; the spans follow each other from the beginning of the text. */
  length: z.int().min(1).max(MAX_TEXT_CHARACTERS),
  fill: Colour.optional(),
  family: z.string().min(1).max(60).optional(),
  weight: z.int().min(100).max(900).optional(),
  is_italic: z.boolean().optional(),
  /** How many times as large as the rest. */
  scale: z.number().min(0.05).max(20).optional(),
  is_underlined: z.boolean().optional(),
})
export type TextSpan = z.infer<typeof TextSpan>

/** What decides how letters are laid out; the layer's box decides where. */
export const TextContent = z.object({
  text: z.string().max(MAX_TEXT_CHARACTERS),
  family: z.string().min(1).max(60),
  weight: z.int().min(100).max(900),
  is_italic: z.boolean(),
  /** Height of an em in pixels of the 550 canvas. */
  size: z.number().min(LEAST_TEXT_PX).max(2000),
  letter_spacing_em: z.number().min(-0.5).max(5),
  /** Distance of base lines in em. */
  line_height_em: z.number().min(0.5).max(5),
  align: z.enum(['left', 'center', 'right', 'justify']),
  /** How far the line bends: 180 is half a circle, upwards; below zero it bends downwards. */
  curve_deg: z.number().min(-360).max(360),
  is_vertical: z.boolean(),
  /** `free` breaks lines where the writer did, `wrap` also at `line_length`, `fit` makes the longest line that long. */
  fitting: z.enum(['free', 'wrap', 'fit']),
  line_length: Length,
  direction: z.enum(['auto', 'ltr', 'rtl']),
  /** Several styles in one text; what is beyond the last span is plain. */
  spans: z.array(TextSpan).max(MAX_SPANS).optional(),
  /** The letters walk along it; takes the place of the curve. */
  path: TextPath.optional(),
  warp: TextWarp.optional(),
})
export type TextContent = z.infer<typeof TextContent>

/** Whether lines are not straight, so that letters are set one by one. */
export const isBent = ({ curve_deg, path }: Pick<TextContent, 'curve_deg' | 'path'>): boolean =>
  curve_deg !== 0 || path !== undefined

export const TextLayer = Placed.extend({
  type: z.literal('text'),
  ...TextContent.shape,
  fill: Colour.nullable(),
  /** Fills the letters instead of the one colour, over the whole text. */
  gradient: Gradient.optional(),
  outline: TextOutline.nullable(),
  shadow: TextShadow.nullable(),
})
export type TextLayer = z.infer<typeof TextLayer>

/** Defaults of a new text, from the specification. */
export const newTextStyle = {
  text: 'please enter English letters',
  family: 'Georgia',
  weight: 400,
  is_italic: false,
  size: 28,
  letter_spacing_em: 0,
  line_height_em: 1.2,
  align: 'center',
  curve_deg: 0,
  is_vertical: false,
  fitting: 'free',
  line_length: 200,
  direction: 'auto',
  fill: '#17202e',
  outline: null,
  shadow: null,
} as const satisfies Omit<TextLayer, keyof Placed | 'type'>
