import { type DesignDocument, newDocument } from '@inkroute/engine/document/design-document'
import type { ImageLayer } from '@inkroute/engine/layers/layer-types'
import { newTextStyle, type TextLayer } from '@inkroute/engine/layers/text-layer'
import { type Answers, letterSets, PersonalFields } from '@inkroute/engine/personal/personal-field'
import { sun } from '@inkroute/engine/testing/golden-layers'
import { type Ranges, unpackCoverage } from '@inkroute/engine/text/coverage'
import { fontCatalogue } from '../../../infra/fonts/font-files.ts'

/** A form and what somebody wrote into it. The same number gives the same. */
export interface StrangeInput {
  readonly kind: InputKind
  readonly sample: DesignDocument
  readonly fields: PersonalFields
  readonly answers: Answers
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

function letterOf(random: Random, { runs }: Alphabet): string {
  const [first, last] = pick(random, runs)
  return String.fromCodePoint(first + random(last - first + 1))
}

const emojiOf = (random: Random): string => {
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
    return some(random, 1, 24, () => letterOf(random, alphabet))
  },
  all_fonts: (random: Random) => some(random, 1, 30, () => letterOf(random, pick(random, alphabets()))),
  emoji: (random: Random) => some(random, 1, 12, () => (random(3) ? emojiOf(random) : pick(random, ['a', ' ', '❤']))),
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
    return some(random, 60, random(3) ? 190 : 1990, () => (random(6) ? letterOf(random, alphabet) : ' ')).slice(0, 1990)
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

const common = { help: {}, is_required: true, when: null, default: '' }

function fieldsOf(random: Random, has_photo: boolean): PersonalFields {
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
      fit: pick(random, ['shrink', 'wrap']),
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
    ...(has_photo
      ? [
          {
            ...common,
            id: 'photo',
            label: {},
            layer_ids: ['photo'],
            kind: 'photo',
            min_width_px: 20,
            min_height_px: 20,
          },
        ]
      : []),
  ])
}

/** Most choices are good: a wrong one refuses the input before its words are set. */
const chosen = (random: Random, good: readonly string[]): string => (random(40) ? pick(random, good) : 'neither \u0000')

export function strangeInput(seed: number): StrangeInput {
  const random = randomFrom(seed)
  const kind = inputKinds[seed % inputKinds.length] ?? 'one_font'
  const has_photo = random(6) === 0
  const layers = [textLayer(random, 'name', 220), textLayer(random, 'day', 420)]
  const blank = newDocument(1, [1])
  const sample = {
    ...blank,
    views: [{ view_id: 1, background: null, layers: has_photo ? [photoLayer(random), ...layers] : layers }],
  }
  const photo = { source: sun, x: random(101) / 100, y: random(101) / 100, zoom: 1 + random(30) / 10 }
  const answers: Answers = {
    name: written[kind](random),
    colour: chosen(random, ['Red', 'blue', '']),
    font: chosen(random, ['F0', 'F1', 'f2', '']),
    day: chosen(random, ['2026-11-18', '3 May 2020', '12.09.1999', '']),
    ...(has_photo ? { photo } : {}),
  }
  return { kind, sample, fields: fieldsOf(random, has_photo), answers }
}
