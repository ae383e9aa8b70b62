import { encodeMask } from '../cutout/mask-code.ts'
import type { ViewDesign } from '../document/design-document.ts'
import type { Area } from '../geometry/box.ts'
import { layoutCells, newGrid } from '../grid/layouts.ts'
import { type Adjust, lookNames } from '../layers/adjust.ts'
import type { ImageLayer, Layer } from '../layers/layer-types.ts'
import { blendModes, type PictureSource } from '../layers/placed.ts'
import { shapeKinds } from '../layers/shape-path.ts'
import { firstSky } from '../layers/sky.ts'
import type { TextLayer } from '../layers/text-layer.ts'
import { viewOnSize } from '../print/rules/size-rule.ts'
import { filledLayers, libraryLayers } from './golden-fills.ts'
import { combined, combinedDrawing, goldenText, image, leaf, pattern, shape, sun } from './golden-layers.ts'
import { pathTexts } from './golden-paths.ts'
import { spannedTexts } from './golden-spans.ts'

/** A design that browser and server must paint identically, to the bit. */
export interface GoldenDesign {
  readonly name: string
  readonly view: ViewDesign
  readonly area: Area
}

export const goldenArea: Area = { left: 75, top: 60, width: 400, height: 430 }

const shadow = { colour: '#17202e', opacity: 0.6, x_em: 0.08, y_em: 0.1, blur_em: 0 } as const
const outline = { colour: '#3b5bfd', width_em: 0.06 } as const

const images: Readonly<Record<string, Layer>> = {
  'picture as it is': image({ width: 240, height: 180 }),
  'picture made smaller': image({ width: 83.3, height: 62.5 }),
  'picture made larger': image({ width: 390, height: 292.5 }),
  'picture turned': image({ rotation_deg: 33.3 }),
  'picture turned by a quarter': image({ rotation_deg: 90 }),
  'picture mirrored across': image({ flip_x: true, cx: 260.4 }),
  'picture mirrored down and turned': image({ flip_y: true, rotation_deg: -17 }),
  'picture half seen': image({ opacity: 0.5 }),
  'picture stretched': image({ width: 350, height: 70 }),
  'picture over the edge': image({ cx: 80, cy: 470, rotation_deg: 12 }),
}

const adjusted = (adjust: Adjust, change: Partial<ImageLayer> = {}) => image({ adjust, ...change })
const part = { left: 0.2, top: 0.1, width: 0.5, height: 0.6 } as const
const dots = { kind: 'halftone', pitch: 6, angle_deg: 45, ink: '#17202e', paper: null } as const
const sticker = { colour: '#ffffff', width: 7.5 } as const

/** A round subject in the middle, as coarse as a mask may be. */
const subject = {
  width: 48,
  height: 36,
  mask: encodeMask({
    width: 48,
    height: 36,
    alpha: Uint8Array.from({ length: 48 * 36 }, (_, n) => {
      const [u, v] = [(n % 48) / 48 - 0.5, Math.floor(n / 48) / 36 - 0.5]
      return Math.max(0, Math.min(255, (0.12 - u * u - v * v) * 4000))
    }),
  }),
}

const adjustedImages: Readonly<Record<string, Layer>> = {
  'picture exposed longer': adjusted({ exposure: 45 }),
  'picture exposed shorter, more contrast': adjusted({ exposure: -30, contrast: 60 }),
  'picture with less contrast': adjusted({ contrast: -55 }, { rotation_deg: 12 }),
  'picture with strong colours': adjusted({ saturation: 80 }),
  'picture with weak colours, warm': adjusted({ saturation: -60, warmth: 70 }, { width: 390, height: 292.5 }),
  'picture, cold': adjusted({ warmth: -85 }, { width: 83.3, height: 62.5 }),
  'picture with levels': adjusted({ levels: { black: 30, white: 220, middle: 25 } }),
  'picture with curves': adjusted({
    curves: {
      all: [
        [0, 20],
        [90, 70],
        [200, 230],
        [255, 250],
      ],
      blue: [
        [0, 60],
        [255, 200],
      ],
    },
  }),
  ...Object.fromEntries(lookNames.map((name) => [`look ${name}`, adjusted({ look: { name, strength: 100 } })])),
  'look, half': adjusted({ look: { name: 'cinema', strength: 50 }, exposure: 10 }, { flip_x: true }),
  'drawing with a look': adjusted({ look: { name: 'film', strength: 80 } }, { source: leaf }),
  'two inks': adjusted({ screen: { kind: 'duotone', dark: '#2b1a6b', light: '#ffd166' } }),
  'threshold on cloth': adjusted({ screen: { kind: 'threshold', at: 140, ink: '#17202e', paper: null } }),
  'threshold on paper, turned': adjusted(
    { screen: { kind: 'threshold', at: 110, ink: '#e8452c', paper: '#fff4d6' } },
    { rotation_deg: 21 },
  ),
  'dots on cloth': adjusted({ screen: dots }),
  'dots on paper, another angle': adjusted({ screen: { ...dots, angle_deg: 15, pitch: 3.3, paper: '#ffffff' } }),
  'dots of a drawing': adjusted({ screen: dots }, { source: leaf, width: 150 }),
  'blurred a little': adjusted({ blur: 2.5 }),
  'blurred much, soft edges': adjusted({ blur: 40 }, { source: leaf, width: 150, rotation_deg: -30 }),
  'sticker border': adjusted({ border: sticker }, { source: leaf, width: 150 }),
  'sticker border around a mask, half seen': adjusted({ border: sticker }, { mask: 'star', opacity: 0.5 }),
  'sticker border, turned and mirrored': adjusted(
    { border: { colour: '#e8452c', width: 3.2 }, look: { name: 'noir', strength: 100 } },
    { mask: 'heart', rotation_deg: 17, flip_y: true, crop: part },
  ),
  'picture upscaled': adjusted({ enlarge: 2 }, { width: 390, height: 292.5 }),
  'picture upscaled, part of it, turned': adjusted({ enlarge: 4 }, { crop: part, width: 380, rotation_deg: 11 }),
  'drawing with soft edges upscaled': adjusted({ enlarge: 4 }, { source: leaf, width: 300, height: 300 }),
  'picture upscaled, with a look, a subject and a border': adjusted(
    { enlarge: 2, cutout: subject, look: { name: 'film', strength: 80 }, border: sticker },
    { width: 300, height: 225 },
  ),
  'subject cut out': adjusted({ cutout: subject }),
  'subject cut out, with a border': adjusted({ cutout: subject, border: sticker }, { rotation_deg: -14 }),
  'picture cropped': image({ crop: part }),
  'picture cropped, turned and mirrored': image({ crop: part, rotation_deg: 40, flip_x: true }),
  'picture cropped in a mask': image({ crop: { ...part, left: 0.5 }, mask: 'ellipse' }),
  'everything at once': adjusted(
    { exposure: 12, warmth: 20, saturation: 15, blur: 3, screen: { ...dots, pitch: 5 }, border: sticker },
    { crop: part, mask: 'hexagon', rotation_deg: 9 },
  ),
}

const patterns: Readonly<Record<string, Layer>> = {
  'tiles with a look': pattern({ adjust: { look: { name: 'sepia', strength: 100 }, contrast: 20 }, source: sun }),
  'tiles upscaled': pattern({ adjust: { enlarge: 2 }, tile_width: 120 }),
  'tiles, basic': pattern(),
  'tiles, mirrored': pattern({ tile: 'mirrored' }),
  'tiles with a gap': pattern({ gap: 7.5 }),
  'tiles in bricks': pattern({ row_shift: 0.5 }),
  'tiles in thirds with a gap': pattern({ row_shift: 1 / 3, gap: 4 }),
  'tiles turned': pattern({ tile_rotation_deg: 30 }),
  'tiles moved': pattern({ offset_x: 13, offset_y: -8.5 }),
  'tiles moved further than themselves': pattern({ offset_x: 300, offset_y: 77, tile: 'mirrored' }),
  'tiles in a turned layer, mirrored': pattern({ rotation_deg: -20, flip_x: true, tile: 'mirrored', gap: 3 }),
  'small tiles, half seen': pattern({ tile_width: 11.7, opacity: 0.5 }),
  'large tiles': pattern({ tile_width: 190, source: sun }),
}

const qr = { kind: 'qr', text: 'https://example.com/印途', paper: '#ffffff' } as const

const shapes: Readonly<Record<string, Layer>> = {
  ...Object.fromEntries(shapeKinds.map((kind) => [`shape ${kind}`, shape({ shape: kind })])),
  ...Object.fromEntries(shapeKinds.map((kind) => [`mask ${kind}`, image({ mask: kind, rotation_deg: 8 })])),
  'night sky': shape({ shape: 'ellipse', width: 240, height: 240, fill: '#0f1b3d', sky: firstSky }),
  'night sky in a heart, turned and half seen': shape({
    shape: 'heart',
    width: 200,
    height: 180,
    rotation_deg: 17,
    opacity: 0.7,
    sky: { ...firstSky, latitude: -33.87, longitude: 151.21, has_lines: false, ink: '#ffd166' },
  }),
  'QR code': shape({ width: 180, height: 180, fill: '#17202e', code: qr }),
  'QR code, turned and half seen': shape({ width: 150, height: 150, rotation_deg: 27, opacity: 0.6, code: qr }),
  'bar code on cloth': shape({ width: 240, height: 70, code: { kind: 'code128', text: 'INK-2026', paper: null } }),
  'shapes combined': combined(),
  'a drawing combined with a shape': combinedDrawing(),
  'shapes combined, with a line, turned and mirrored': combined({ stroke_width: 6, rotation_deg: 23, flip_x: true }),
  'shapes combined, stretched and half seen': combined({ width: 330, height: 120, opacity: 0.5 }),
  ...libraryLayers,
  'shape without a line': shape({ stroke: null, rotation_deg: 15 }),
  'shape of line only': shape({ fill: null, stroke_width: 17.5 }),
  'shape half seen, line and fill as one': shape({ shape: 'heart', opacity: 0.5, stroke_width: 20 }),
  'shape mirrored down': shape({ shape: 'triangle', flip_y: true, rotation_deg: 3 }),
}

const said: Readonly<Record<string, Partial<TextLayer>>> = {
  'the first text': {},
  Chinese: { text: '印途，按需印花。', family: 'Noto Sans SC' },
  'bold Chinese': { text: '印途，按需印花。', family: 'Noto Sans SC', weight: 700 },
  'Chinese serif': { text: '春江花月夜', family: 'Noto Serif SC' },
  'Chinese brush': { text: '山高水长', family: 'Ma Shan Zheng', size: 60, height: 80 },
  'Chinese kai': { text: '落霞与孤鹜齐飞', family: 'LXGW WenKai' },
  'Chinese display': { text: '站酷快乐', family: 'ZCOOL KuaiLe' },
  Japanese: { text: 'こんにちは、世界ー', family: 'Noto Sans JP' },
  'Japanese display': { text: 'ドラゴン', family: 'Dela Gothic One' },
  Korean: { text: '안녕하세요', family: 'Noto Sans KR' },
  Cyrillic: { text: 'Съешь ещё этих булок', family: 'Montserrat' },
  'Cyrillic script': { text: 'Привет, мир', family: 'Lobster' },
  Arabic: { text: 'مرحبا بالعالم', family: 'Amiri' },
  'Arabic kufi': { text: 'السلام عليكم', family: 'Reem Kufi' },
  'Arabic among Latin': { text: 'Say مرحبا 123 (again)', family: 'Cairo' },
  'Latin among Arabic': { text: 'نحن InkRoute 2026!', family: 'Cairo' },
  'Arabic told to run right': { text: 'abc مرحبا', direction: 'rtl' },
  Hebrew: { text: 'שלום עולם', family: 'Inter' },
  Thai: { text: 'สวัสดีชาวโลก', family: 'Poppins' },
  Hindi: { text: 'नमस्ते दुनिया', family: 'Poppins' },
  Vietnamese: { text: 'Xin chào thế giới', family: 'Roboto' },
  Greek: { text: 'Γειά σου Κόσμε', family: 'Open Sans' },
  'all in one line': { text: 'Ink 印 インク мир حبر 👍🏽', family: 'Playfair Display' },
  'faces and hands': { text: '😀🥰👍🏽👩🏿‍🚀', size: 50, height: 70 },
  'families and flags': { text: '👨‍👩‍👧‍👦🇨🇳🇯🇵🏳️‍🌈🏴󠁧󠁢󠁥󠁮󠁧󠁿', size: 50, height: 70 },
  'hearts, keycaps, digits': { text: '❤️ 1️⃣ 12 © ™ ☀️', size: 40, height: 60 },
  'what no font has': { text: 'a𓀀b', size: 60, height: 80 },
  'an unknown family': { text: 'Stand in', family: 'No Such Font' },
}

const styled: Readonly<Record<string, Partial<TextLayer>>> = {
  bold: { weight: 700, family: 'Inter' },
  'very bold': { weight: 900, family: 'Montserrat' },
  light: { weight: 300, family: 'Poppins' },
  'true italic': { is_italic: true, family: 'Lora' },
  'leaned italic': { is_italic: true, family: 'Bebas Neue' },
  'leaned Chinese': { is_italic: true, text: '斜体', family: 'Noto Sans SC', size: 60, height: 80 },
  'wide spacing': { letter_spacing_em: 0.3, text: 'SPACED' },
  'tight spacing': { letter_spacing_em: -0.08, text: 'tight fi fl' },
  'left lines': { text: 'left\nlines here', align: 'left', height: 80 },
  'centred lines': { text: 'centred\nlines here', height: 80 },
  'right lines': { text: 'right\nlines here', align: 'right', height: 80 },
  'high lines': { text: 'high\nlines', line_height_em: 2.2, height: 130 },
  wrapped: { text: 'A long sentence that needs more than one line', fitting: 'wrap', line_length: 150, height: 130 },
  'wrapped Chinese': {
    text: '长句子在标点前后都要好好地断行，“引号”也是。',
    fitting: 'wrap',
    line_length: 130,
    height: 160,
  },
  justified: {
    text: 'Both edges of this text are straight',
    fitting: 'wrap',
    align: 'justify',
    line_length: 170,
    height: 100,
  },
  'as wide as told': { text: 'FIT', fitting: 'fit', line_length: 320, width: 320, height: 130 },
  'a small arc': { text: 'Around the world', curve_deg: 60, height: 80 },
  'half a circle': { text: 'ADVENTURE CLUB', family: 'Bebas Neue', curve_deg: 180, height: 180 },
  'a bowl': { text: 'Smile down here', curve_deg: -120, height: 120 },
  'a full circle': { text: 'ROUND AND ROUND AND ', curve_deg: 360, width: 220, height: 220 },
  'two lines on an arc': { text: 'FIRST\nsecond', curve_deg: 140, height: 160 },
  'Chinese on an arc': { text: '弧形排列的文字', curve_deg: -100, family: 'Noto Serif SC', height: 110 },
  vertical: { text: '竖排，「引号」ー\n第二列', is_vertical: true, family: 'Noto Serif SC', width: 70, height: 260 },
  'vertical with Latin and emoji': {
    text: '混排ABC😀',
    is_vertical: true,
    family: 'Noto Sans SC',
    width: 40,
    height: 230,
  },
  outlined: { outline, family: 'Anton', size: 60, fill: '#ffffff', height: 80 },
  'outline without fill': { outline, fill: null, family: 'Bungee', size: 50, height: 70 },
  'outlined emoji with a shadow, whose handles reach far out': {
    outline,
    shadow: { colour: '#000000', opacity: 0.5, x_em: 0.1, y_em: 0.1, blur_em: 0.1 },
    text: '🧛🏽🧋 🙍🏼🧚🏿‍♀',
    family: 'JetBrains Mono',
    size: 31.04,
    fill: '#e8452c',
    fitting: 'wrap',
    line_length: 62,
    cy: 220,
    width: 62,
    height: 148.992,
  },
  'outlined emoji': { outline, text: '🎉🚀', size: 70, height: 90 },
  'hard shadow': { shadow, family: 'Anton', height: 60 },
  'soft shadow': { shadow: { ...shadow, blur_em: 0.25 }, family: 'Pacifico', height: 60 },
  'soft shadow, turned and mirrored': { shadow: { ...shadow, blur_em: 0.1 }, rotation_deg: 40, flip_x: true },
  'shadow and outline, half seen': { shadow: { ...shadow, blur_em: 0.08 }, outline, opacity: 0.5, height: 70 },
  'half seen, overlapping letters': { text: 'overlap', family: 'Great Vibes', size: 80, opacity: 0.4, height: 110 },
  'turned text': { rotation_deg: -33 },
  'mirrored text': { flip_x: true, flip_y: true },
  'text pulled wide': { text: 'WIDE', width: 390, height: 30 },
  'tiny text': { size: 5, width: 60, height: 7 },
  'huge text over the edges': { text: 'HUGE', size: 300, width: 700, height: 350 },
  monospaced: { text: 'const ink = 1', family: 'JetBrains Mono' },
  typewriter: { text: 'dear seller', family: 'Courier Prime' },
  pixels: { text: 'GAME OVER', family: 'Press Start 2P' },
  gothic: { text: 'Anno Domini', family: 'UnifrakturCook', weight: 700 },
  handwriting: { text: 'see you soon', family: 'Caveat' },
  neon: { text: 'NIGHT', family: 'Monoton', size: 60, height: 80 },
}

const single = (layers: Readonly<Record<string, Layer>>): [string, ViewDesign][] =>
  Object.entries(layers).map(([name, layer]) => [name, { view_id: 1, background: null, layers: [layer] }])
const texts = (list: Readonly<Record<string, Partial<TextLayer>>>) =>
  single(Object.fromEntries(Object.entries(list).map(([name, change]) => [`text: ${name}`, goldenText(change)])))

const below = pattern({ id: 'below', opacity: 0.6 })
const together: readonly [string, ViewDesign][] = [
  ...blendModes.map((blend): [string, ViewDesign] => [
    `blend ${blend}`,
    {
      view_id: 1,
      background: '#c9b08a',
      layers: [image({ id: 'first' }), shape({ blend, opacity: 0.9 }), goldenText({ blend, fill: '#3b5bfd' })],
    },
  ]),
  ['background alone', { view_id: 1, background: '#f5b84a', layers: [] }],
  [
    'everything in a pile',
    { view_id: 1, background: '#efece6', layers: [below, image(), shape({ opacity: 0.7 }), goldenText()] },
  ],
  ['hidden ones stay away', { view_id: 1, background: '#ffffff', layers: [image({ is_hidden: true }), goldenText()] }],
  [
    'a group, locked',
    {
      view_id: 1,
      background: null,
      layers: [shape({ group_id: 'g', is_locked: true }), goldenText({ group_id: 'g' })],
    },
  ],
  [
    'order turned round',
    {
      view_id: 1,
      background: '#17202e',
      layers: [goldenText({ fill: '#ffffff' }), shape({ opacity: 0.3 }), image({ opacity: 0.8, width: 90 }), below],
    },
  ],
]

const wholeCanvas: Area = { left: 0, top: 0, width: 550, height: 550 }

/** A picture in every cell, larger than it, each rotated and shifted differently; one over all of them. */
const collage = (layout_id: number, gap: number, margin: number): ViewDesign => {
  const grid = newGrid(layout_id, gap, margin)
  const layers = grid.cells.map(({ index, left, top, width, height }): Layer => {
    const side = Math.max(width, height)
    const place = { id: `cell-${index}`, cell: index, cx: left + width / 2 + index * 3.3, cy: top + height / 2 }
    if (index % 4 === 1) return pattern({ ...place, width: side * 1.2, height: side * 1.2, tile_width: 31 + index })
    if (index % 4 === 3) return goldenText({ ...place, shadow: { ...shadow, blur_em: 0.2 }, opacity: 0.8, width: side })
    return image({ ...place, width: side * 1.5, height: side * 1.2, rotation_deg: index * 7, flip_x: index % 2 === 0 })
  })
  return {
    view_id: 1,
    background: '#f7f6f3',
    grid,
    layers: [...layers, shape({ opacity: 0.6, width: 90, height: 90 })],
  }
}
const grids: readonly GoldenDesign[] = layoutCells.map((_, layout_id) => ({
  name: `grid ${layout_id}`,
  view: collage(layout_id, layout_id % 3 === 0 ? 0 : 6.5, layout_id % 2 === 0 ? 0 : 11),
  area: wholeCanvas,
}))

/** The same design as it is printed on a larger size, with the centimetres of a smaller one. */
const onLargerSize: readonly GoldenDesign[] = [
  {
    name: 'fixed size on a larger one',
    view: viewOnSize(
      {
        view_id: 1,
        background: null,
        layers: [
          { ...adjusted({ screen: dots, border: sticker }, { width: 220, height: 165 }), id: 'dots' },
          { ...goldenText(spannedTexts['two colours']), id: 'words', cy: 400 },
          { ...combined({ cy: 130, width: 90, height: 80 }), id: 'heart' },
        ],
      },
      goldenArea,
      29.1 / 34.7,
    ),
    area: goldenArea,
  },
]

export const goldenDesigns: readonly GoldenDesign[] = [
  ...single(images),
  ...single(adjustedImages),
  ...single(patterns),
  ...single(shapes),
  ...texts(said),
  ...texts(styled),
  ...texts(spannedTexts),
  ...texts(pathTexts),
  ...single(filledLayers),
  ...together,
]
  .map(([name, view]): GoldenDesign => ({ name, view, area: goldenArea }))
  .concat(grids, onLargerSize)

/** The pictures of these designs, made of numbers so that no decoder has a say: RGBA, not multiplied by alpha. */
export function goldenPicture({
  key,
  width_px,
  height_px,
}: Pick<PictureSource, 'key' | 'width_px' | 'height_px'>): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(width_px * height_px * 4)
  const is_leaf = key === 'leaf'
  for (let y = 0; y < height_px; y++) {
    for (let x = 0; x < width_px; x++) {
      const [u, v] = [x / width_px - 0.5, y / height_px - 0.5]
      const distance = u * u + v * v
      // A leaf has soft edges, as a drawing has that was scaled once.
      const depth = 0.2 - u * v * 0.6 - distance
      const at = (y * width_px + x) * 4
      rgba[at] = is_leaf ? 30 : 255 - 400 * distance
      rgba[at + 1] = is_leaf ? 120 + 200 * u : 90 + 160 * v
      rgba[at + 2] = is_leaf ? 70 : 40 + 255 * (distance > 0.1 ? 0.6 : 0)
      rgba[at + 3] = is_leaf ? Math.max(0, Math.min(1, depth * 12)) * 255 : 255
    }
  }
  return rgba
}
export const goldenSources: readonly PictureSource[] = [sun, leaf]
