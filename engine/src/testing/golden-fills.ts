import type { Fade, Gradient, Stop } from '../layers/gradient.ts'
import type { Layer } from '../layers/layer-types.ts'
import { getOutline, type LibraryShape } from '../shapes/shape-library.ts'
import { goldenText, image, leaf, outlined, shape } from './golden-layers.ts'

const stop = (at: number, colour: string, opacity: number = 1): Stop => ({ at, colour, opacity })
const gradient = (change: Partial<Gradient> = {}): Gradient => ({
  kind: 'linear',
  angle_deg: 0,
  stops: [stop(0, '#e8452c'), stop(1, '#3b5bfd')],
  ...change,
})
const five = [
  stop(0, '#e8452c'),
  stop(0.2, '#f5b84a'),
  stop(0.45, '#3aa76d', 0.8),
  stop(0.7, '#3b5bfd'),
  stop(1, '#8b3bfd'),
]
const vanishing = [stop(0, '#17202e'), stop(0.6, '#17202e', 0.4), stop(1, '#e8452c', 0)]
const fade = (change: Partial<Fade> = {}): Fade => ({
  kind: 'linear',
  angle_deg: 90,
  stops: [
    { at: 0.2, opacity: 1 },
    { at: 1, opacity: 0 },
  ],
  ...change,
})
const sticker = { colour: '#ffffff', width: 7.5 } as const
const part = { left: 0.2, top: 0.1, width: 0.5, height: 0.6 } as const
const cutTo = (name: LibraryShape) => ({ mask: null, mask_path: getOutline(name).path })

/** Gradients and fades. */
export const filledLayers: Readonly<Record<string, Layer>> = {
  'gradient across': shape({ shape: 'rectangle', gradient: gradient() }),
  'gradient down': shape({ gradient: gradient({ angle_deg: 90 }) }),
  'gradient at an angle, turned': shape({ gradient: gradient({ angle_deg: 37 }), rotation_deg: 21, flip_x: true }),
  'gradient of five': shape({ shape: 'rounded', gradient: gradient({ stops: five, angle_deg: 315 }) }),
  'gradient with a hard edge': shape({
    shape: 'ellipse',
    gradient: gradient({ angle_deg: 200, stops: [stop(0, '#e8452c'), stop(0.5, '#f5b84a'), stop(0.5, '#3b5bfd')] }),
  }),
  'gradient from the middle': shape({ shape: 'ellipse', gradient: gradient({ kind: 'radial' }) }),
  'gradient from the middle, five': shape({ shape: 'heart', gradient: gradient({ kind: 'radial', stops: five }) }),
  'gradient that vanishes': shape({ stroke: null, gradient: gradient({ stops: vanishing }) }),
  'gradient that vanishes around, half seen': shape({
    gradient: gradient({ kind: 'radial', stops: vanishing }),
    opacity: 0.6,
    rotation_deg: -9,
  }),
  'gradient blended': shape({ gradient: gradient({ stops: five }), blend: 'multiply' }),
  'text: gradient': goldenText({ gradient: gradient(), family: 'Anton', size: 60, height: 80 }),
  'text: gradient down, turned': goldenText({
    gradient: gradient({ angle_deg: 90, stops: five }),
    family: 'Anton',
    size: 60,
    height: 80,
    rotation_deg: 14,
  }),
  'text: gradient from the middle, outlined with shadow': goldenText({
    gradient: gradient({ kind: 'radial' }),
    outline: { colour: '#17202e', width_em: 0.05 },
    shadow: { colour: '#000000', opacity: 0.5, x_em: 0.06, y_em: 0.06, blur_em: 0.1 },
    family: 'Anton',
    size: 60,
    height: 80,
  }),
  'text: gradient on an arc with emoji': goldenText({
    text: 'GOLDEN 🎉 DAYS',
    gradient: gradient({ angle_deg: 60, stops: five }),
    fill: null,
    curve_deg: 120,
    height: 120,
  }),
  'text: gradient that vanishes, Chinese': goldenText({
    text: '渐变的文字',
    family: 'Noto Sans SC',
    gradient: gradient({ stops: vanishing }),
    size: 50,
    height: 70,
  }),
  'picture fades down': image({ fade: fade() }),
  'picture fades at an angle, turned and mirrored': image({
    fade: fade({ angle_deg: 215 }),
    rotation_deg: 33,
    flip_x: true,
  }),
  'picture fades from the middle, in a mask': image({ fade: fade({ kind: 'radial' }), mask: 'ellipse' }),
  'picture fades on both sides, half seen': image({
    opacity: 0.7,
    fade: fade({
      angle_deg: 0,
      stops: [
        { at: 0, opacity: 0 },
        { at: 0.3, opacity: 1 },
        { at: 0.7, opacity: 1 },
        { at: 1, opacity: 0 },
      ],
    }),
  }),
  'sticker that fades, blended': image({
    source: leaf,
    width: 150,
    adjust: { border: sticker },
    fade: fade({ angle_deg: 45 }),
    blend: 'hard-light',
  }),
}

/** Shapes of the library: what has holes, many points or a gradient over its outline. */
export const libraryLayers: Readonly<Record<string, Layer>> = {
  'library: snowflake': outlined('snowflake', { stroke: null }),
  'library: seal, turned and half seen': outlined('seal_12', { rotation_deg: 19, opacity: 0.5 }),
  'library: frame with a hole, mirrored': outlined('frame_heart', { flip_x: true, stroke_width: 3 }),
  'library: picture in a cloud, cropped': image({ ...cutTo('cloud'), crop: part }),
  'library: picture in a snowflake, turned and mirrored': image({
    ...cutTo('snowflake'),
    rotation_deg: 31,
    flip_y: true,
    opacity: 0.7,
  }),
  'library: picture in a ring with a border, dots and a look': image({
    ...cutTo('frame_heart'),
    adjust: { border: sticker, look: { name: 'noir', strength: 80 } },
    crop: part,
  }),
  'library: picture that fades in a paw': image({ ...cutTo('paw'), fade: fade({ angle_deg: 45 }) }),
  'library: waves with a gradient': outlined('waves', {
    stroke: null,
    gradient: gradient({ angle_deg: 30 }),
  }),
}
