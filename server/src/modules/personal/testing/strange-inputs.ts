import { encodeMask } from '@inkroute/engine/cutout/mask-code'
import { type DesignDocument, newDocument } from '@inkroute/engine/document/design-document'
import type { Cutout } from '@inkroute/engine/layers/adjust'
import type { ImageLayer, ShapeLayer } from '@inkroute/engine/layers/layer-types'
import { firstSky } from '@inkroute/engine/layers/sky'
import { newTextStyle, type TextLayer } from '@inkroute/engine/layers/text-layer'
import { monogramStyles } from '@inkroute/engine/personal/monogram'
import { type Answers, letterSets, PersonalFields, textFits } from '@inkroute/engine/personal/personal-field'
import { sun } from '@inkroute/engine/testing/golden-layers'
import { type Ranges, unpackCoverage } from '@inkroute/engine/text/font/coverage'
import { fontCatalogue } from '../../../infra/fonts/font-files.ts'

/** A form and what somebody wrote into it. The same number gives the same. */
export interface StrangeInput {
  readonly kind: InputKind
  readonly sample: DesignDocument
  readonly fields: PersonalFields
  readonly answers: Answers
  /** The subject of the photo; as a plain object, because it is sent to a browser. */
  readonly cutout: Cutout | null
}

type Random = (below: number) => number

/** Small and good enough; `Math.random` takes no seed. */
function randomFrom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 0
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const pick = <T>(random: Random, all: readonly T[]): T => {
  const found = all[random(all.length)]
  if (found === undefined) throw new RangeError('nothing to choose from')
  return found
}
const some = (random: Random, least: number, most: number, one: () => string): string =>
  Array.from({ length: least + random(most - least + 1) }, one).join('')

interface Alphabet {
  readonly family: string
  readonly runs: Ranges
}
let known: readonly Alphabet[] | undefined

/** Characters of each slice of each shipped font, so that small scripts come up as often as Chinese. */
const alphabets = (): readonly Alphabet[] => {
  known ??= fontCatalogue().families.flatMap(({ family, slices }) =>
    slices.map(({ coverage }) => ({ family, runs: unpackCoverage(coverage) })),
  )
  return known
}

function getLetter(random: Random, { runs }: Alphabet): string {
  const [first, last] = pick(random, runs)
  return String.fromCodePoint(first + random(last - first + 1))
}

const getEmoji = (random: Random): string => {
  const codes = pick(random, pick(random, fontCatalogue().emoji.slices)).split('-')
  return String.fromCodePoint(...codes.map((code) => Number.parseInt(code, 16)))
}

const rightToLeft = ['مرحبا', 'محمد', 'שָׁלוֹם', 'אבג', 'لا', 'ﷺ', '١٢٣', '(x)', 'A1', '–', '٪', 'پیکان', '؟']
const marks = ['\u0301', '\u0308', '\u0327', '\u0336', '\u034f', '\u0489', '\u05b8', '\u064b', '\u0e49', '\u20dd']
const invisible = ['\u200b', '\u200c', '\u200d', '\u00ad', '\u034f', '\u061c', '\u180e', '\u2060', '\u2062', '\ufe0f']
const controls = [
  '\0',
  '\u0007',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u202e',
  '\u2067',
  '\ud83d',
  '\udc00',
  '\ufffe',
  '\r\n',
]
const tags = ['\u{e0041}', '\u{e007f}', '\u{f0000}', '\u{10ffff}', '\ue000', '\ufdd0', '\ufffc', '\ufffd']
const spaces = [' ', '\u00a0', '\u2003', '\u2028', '\u3000', '\t', '\v', '\n', '\u1680', '\ufeff']
const hostile = [
  '<script>alert(1)</script>',
  "'; drop table x;--",
  '{{price:mug}}',
  '%s%n',
  '#{7*7}',
  '../../etc',
  '\\u0000',
]

const written = {
  one_font: (random: Random) => {
    const alphabet = pick(random, alphabets())
    return some(random, 1, 24, () => getLetter(random, alphabet))
  },
  all_fonts: (random: Random) => some(random, 1, 30, () => getLetter(random, pick(random, alphabets()))),
  emoji: (random: Random) => some(random, 1, 12, () => (random(3) ? getEmoji(random) : pick(random, ['a', ' ', '❤']))),
  right_to_left: (random: Random) => some(random, 1, 8, () => `${pick(random, rightToLeft)}${random(2) ? ' ' : ''}`),
  marks: (random: Random) =>
    some(
      random,
      1,
      8,
      () =>
        pick(random, ['a', 'Q', 'ब', 'ก', '한', 'ш']) + some(random, 0, random(3) ? 1 : 9, () => pick(random, marks)),
    ),
  invisible: (random: Random) => some(random, 1, 14, () => pick(random, [...invisible, 'x', '王', '👩', '🚀', 'م'])),
  controls: (random: Random) => some(random, 1, 14, () => pick(random, [...controls, ...tags, 'Ann', '7'])),
  spaces: (random: Random) => some(random, 1, 12, () => pick(random, random(2) ? spaces : [...spaces, 'o', 'Zoë'])),
  very_long: (random: Random) => {
    const alphabet = pick(random, alphabets())
    return some(random, 60, random(3) ? 190 : 1990, () => (random(6) ? getLetter(random, alphabet) : ' ')).slice(
      0,
      1990,
    )
  },
  hostile: (random: Random) => some(random, 1, 3, () => pick(random, hostile)),
  any_code: (random: Random) => some(random, 1, 4, () => String.fromCodePoint(random(random(2) ? 0x110000 : 0x500))),
} as const
export type InputKind = keyof typeof written
export const inputKinds = Object.keys(written) as InputKind[]

const placed = {
  cx: 275,
  rotation_deg: 0,
  flip_x: false,
  flip_y: false,
  opacity: 1,
  is_locked: false,
  is_hidden: false,
  group_id: null,
}

/** The ways a seller may have drawn the sample. */
const styles: readonly Partial<TextLayer>[] = [
  {},
  { align: 'left', is_italic: true, weight: 700 },
  { curve_deg: 120 },
  { curve_deg: -70, letter_spacing_em: 0.2 },
  { is_vertical: true },
  { rotation_deg: 23.5, flip_x: true, opacity: 0.7 },
  {
    outline: { colour: '#3b5bfd', width_em: 0.06 },
    shadow: { colour: '#000000', opacity: 0.5, x_em: 0.1, y_em: 0.1, blur_em: 0.1 },
  },
  {
    spans: [
      { length: 2, fill: '#e8452c', scale: 1.6 },
      { length: 3, is_underlined: true },
    ],
  },
  { warp: { kind: 'arch', amount: 40 } },
  {
    path: {
      points: [
        [0, 0],
        [0.5, -0.3],
        [1, 0],
      ],
      is_closed: false,
      length: null,
      offset: 0,
    },
  },
  { direction: 'rtl', align: 'justify' },
]

function textLayer(random: Random, id: string, cy: number): TextLayer {
  const family = pick(random, fontCatalogue().families).family
  const change = pick(random, styles)
  const box = { width: 120 + random(160), height: 30 + random(120), size: 14 + random(60) }
  return { ...newTextStyle, ...placed, id, name: id, type: 'text', text: 'Sample', family, cy, ...box, ...change }
}

const photoLayer = (random: Random): ImageLayer => ({
  ...placed,
  id: 'photo',
  name: 'photo',
  type: 'image',
  mask: null,
  source: sun,
  cy: 300,
  // Not smaller than the picture, which is made smaller before it is painted in print.
  width: 250 + random(60),
  height: 240 + random(60),
})

const skyLayer = (random: Random): ShapeLayer => ({
  ...placed,
  id: 'sky',
  name: 'sky',
  type: 'shape',
  shape: random(2) ? 'ellipse' : 'rectangle',
  fill: '#0f1b3d',
  stroke: null,
  stroke_width: 0,
  cy: 200,
  width: 160 + random(160),
  height: 160 + random(160),
  sky: firstSky,
})

const MASK_SIDE = 24

/** A round subject somewhere in the photo. */
function roundCutout(random: Random): Cutout {
  const [cx, cy, radius] = [6 + random(12), 6 + random(12), 4 + random(9)]
  const alpha = Uint8Array.from({ length: MASK_SIDE ** 2 }, (_, n) =>
    Math.hypot((n % MASK_SIDE) - cx, Math.floor(n / MASK_SIDE) - cy) < radius ? 255 : 0,
  )
  const size = { width: MASK_SIDE, height: MASK_SIDE }
  return { ...size, mask: encodeMask({ ...size, alpha }) }
}

/** What of a form there is besides words, colour, font and day. */
interface Parts {
  readonly has_photo: boolean
  readonly has_letters: boolean
  readonly has_sky: boolean
}

function partFields(random: Random, { has_photo, has_letters, has_sky }: Parts): object[] {
  const photo = { id: 'photo', label: {}, layer_ids: ['photo'], kind: 'photo', min_width_px: 20, min_height_px: 20 }
  const letters = { id: 'letters', label: {}, layer_ids: ['letters'], kind: 'monogram', min_size: 1 }
  const night = { id: 'sky', label: {}, layer_ids: ['sky'], kind: 'sky' }
  const frame = random(2) ? null : { width: 60 + random(200), height: 20 + random(160) }
  return [
    ...(has_photo ? [{ ...common, ...photo, removes_background: random(2) === 0 }] : []),
    ...(has_letters
      ? [{ ...common, ...letters, style: pick(random, monogramStyles), max_letters: 1 + random(3), frame }]
      : []),
    ...(has_sky ? [{ ...common, ...night }] : []),
  ]
}

const nights = [
  '2024-06-01 21:30 Berlin',
  '1969-07-20 20:17 -54.801, -68.303',
  '1900-01-01 00:00 0, 0',
  '2099-12-31 23:59 89.9, 179.9',
  '2026-02-30 10:00 Lima',
  '2026-03-01 nowhere',
]

const common = { help: {}, is_required: true, when: null, default: '' }

function getFields(random: Random, parts: Parts): PersonalFields {
  const families = Array.from({ length: 3 }, () => pick(random, fontCatalogue().families).family)
  return PersonalFields.parse([
    {
      ...common,
      id: 'name',
      label: { en: 'Name' },
      layer_ids: ['name'],
      kind: 'text',
      min_length: 0,
      max_length: pick(random, [5, 40, 200, 200]),
      letters: random(3) ? 'any' : pick(random, letterSets),
      is_upper: random(3) === 0,
      fit: pick(random, textFits),
      frame: random(2) ? null : { width: 60 + random(200), height: 20 + random(160) },
      min_size: pick(random, [1, 6]),
    },
    {
      ...common,
      id: 'colour',
      label: { en: 'Colour' },
      layer_ids: ['name'],
      kind: 'choice',
      of: 'colour',
      default: 'Red',
      options: [
        { value: 'Red', label: {}, colour: '#e8452c' },
        { value: 'Blue', label: {}, colour: '#2c45e8' },
      ],
    },
    {
      ...common,
      id: 'font',
      label: { en: 'Font' },
      is_required: false,
      layer_ids: ['name'],
      kind: 'choice',
      of: 'font',
      options: families.map((family, at) => ({ value: `F${at}`, label: {}, family })),
    },
    {
      ...common,
      id: 'day',
      label: { en: 'Day' },
      layer_ids: ['day'],
      kind: 'date',
      format: pick(random, ['YYYY-MM-DD', 'D MMMM YYYY', 'MM/DD/YYYY']),
      earliest: null,
      latest: null,
      min_size: 1,
      is_required: false,
    },
    ...partFields(random, parts),
  ])
}

/** Most choices are good: a wrong one refuses the input before its words are set. */
const chosen = (random: Random, good: readonly string[]): string => (random(40) ? pick(random, good) : 'neither \u0000')

export function strangeInput(seed: number): StrangeInput {
  const random = randomFrom(seed)
  const kind = inputKinds[seed % inputKinds.length] ?? 'one_font'
  const parts = { has_photo: random(5) === 0, has_letters: random(4) === 0, has_sky: random(8) === 0 }
  const blank = newDocument(1, [1])
  const layers = [
    ...(parts.has_sky ? [skyLayer(random)] : []),
    ...(parts.has_photo ? [photoLayer(random)] : []),
    textLayer(random, 'name', 220),
    textLayer(random, 'day', 420),
    ...(parts.has_letters ? [textLayer(random, 'letters', 320)] : []),
  ]
  const sample = { ...blank, views: [{ view_id: 1, background: null, layers }] }
  const photo = { source: sun, x: random(101) / 100, y: random(101) / 100, zoom: 1 + random(30) / 10 }
  const kept = random(4) === 0 ? { ...photo, keeps_background: true } : photo
  const answers: Answers = {
    name: written[kind](random),
    colour: chosen(random, ['Red', 'blue', '']),
    font: chosen(random, ['F0', 'F1', 'f2', '']),
    day: chosen(random, ['2026-11-18', '3 May 2020', '12.09.1999', '']),
    ...(parts.has_photo ? { photo: kept } : {}),
    ...(parts.has_letters
      ? { letters: random(2) ? pick(random, ['A', 'j.k.', 'ÅŒØ', '王芳']) : written[kind](random) }
      : {}),
    ...(parts.has_sky ? { sky: random(8) ? pick(random, nights) : written[kind](random) } : {}),
  }
  return { kind, sample, fields: getFields(random, parts), answers, cutout: roundCutout(random) }
}
