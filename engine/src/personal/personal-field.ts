import { z } from 'zod'
import { FieldId, Words } from '../layers/layer-mark.ts'
import { Colour, LayerId, Length, PictureSource } from '../layers/placed.ts'
import { monogramStyles } from './monogram.ts'

export const MAX_FIELDS = 20
const MAX_OPTIONS = 60
/** More than any layer prints; a longer answer is a mistake or an attack. */
const MAX_ANSWER_CHARACTERS = 2000

/** The field is asked only when another one has one of these answers. */
const Condition = z.object({ field_id: FieldId, is: z.array(z.string().max(200)).min(1).max(MAX_OPTIONS) })

/** Up to ten thousand yuan. */
const Extra = z.int().min(0).max(1_000_000)

const fieldBase = {
  id: FieldId,
  label: Words,
  help: Words,
  is_required: z.boolean(),
  /** Layers of the design that show the answer. */
  layer_ids: z.array(LayerId).min(1).max(20),
  when: Condition.nullable(),
  /** What an answer adds to the seller's sale price of a piece, in fen. */
  extra_fen: Extra.optional(),
}

export const letterSets = ['any', 'letters', 'latin', 'digits', 'letters_digits'] as const
export type LetterSet = (typeof letterSets)[number]

const Frame = z.object({ width: Length, height: Length })

export const textFits = ['shrink', 'wrap', 'curve'] as const

const TextFieldShape = z.object({
  ...fieldBase,
  kind: z.literal('text'),
  /** Counted as a reader counts: an emoji or a letter with its marks is one. */
  min_length: z.int().min(0).max(200),
  max_length: z.int().min(1).max(200),
  letters: z.enum(letterSets),
  is_upper: z.boolean(),
  /** `shrink` keeps one line and makes it smaller, `wrap` breaks lines first, `curve` stays on the sample's curve. */
  fit: z.enum(textFits),
  /** The box the words must stay in; null is the box of the sample. */
  frame: Frame.nullable(),
  /** Letters smaller than this, in pixels of the 550 canvas, would not print well. */
  min_size: z.number().min(1).max(200),
  default: z.string().max(200),
})
export type TextField = z.infer<typeof TextFieldShape>

const Option = z.object({
  /** What the buyer's answer says. */
  value: z.string().trim().min(1).max(200),
  label: Words,
  colour: Colour.optional(),
  family: z.string().min(1).max(60).optional(),
  picture: PictureSource.optional(),
  extra_fen: Extra.optional(),
})

export const choiceKinds = ['colour', 'font', 'picture'] as const

const ChoiceFieldShape = z.object({
  ...fieldBase,
  kind: z.literal('choice'),
  of: z.enum(choiceKinds),
  options: z.array(Option).min(1).max(MAX_OPTIONS),
  default: z.string().max(200),
})
export type ChoiceField = z.infer<typeof ChoiceFieldShape>

const PhotoFieldShape = z.object({
  ...fieldBase,
  kind: z.literal('photo'),
  /** Smallest sides of the part that fills the frame. */
  min_width_px: z.int().min(1).max(20_000),
  min_height_px: z.int().min(1).max(20_000),
  /** Only the subject of the photo is printed. */
  removes_background: z.boolean().optional(),
})
export type PhotoField = z.infer<typeof PhotoFieldShape>

const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
export const dateFormats = [
  'YYYY-MM-DD',
  'DD.MM.YYYY',
  'MM/DD/YYYY',
  'DD/MM/YYYY',
  'D MMMM YYYY',
  'MMMM D, YYYY',
] as const

const DateFieldShape = z.object({
  ...fieldBase,
  kind: z.literal('date'),
  format: z.enum(dateFormats),
  earliest: Day.nullable(),
  latest: Day.nullable(),
  min_size: z.number().min(1).max(200),
  default: z.string().max(10),
})
export type DateField = z.infer<typeof DateFieldShape>

const MonogramFieldShape = z.object({
  ...fieldBase,
  kind: z.literal('monogram'),
  style: z.enum(monogramStyles),
  max_letters: z.int().min(1).max(3),
  frame: Frame.nullable(),
  min_size: z.number().min(1).max(200),
  default: z.string().max(20),
})
export type MonogramField = z.infer<typeof MonogramFieldShape>

/** The answer names a day, a time and a place. */
const SkyFieldShape = z.object({ ...fieldBase, kind: z.literal('sky'), default: z.string().max(120) })

const PersonalFieldShape = z.discriminatedUnion('kind', [
  TextFieldShape,
  ChoiceFieldShape,
  PhotoFieldShape,
  DateFieldShape,
  MonogramFieldShape,
  SkyFieldShape,
])
export type PersonalField = z.infer<typeof PersonalFieldShape>

export const PersonalFields = z
  .array(PersonalFieldShape)
  .max(MAX_FIELDS)
  .check((context) => {
    const ids = context.value.map(({ id }) => id)
    if (new Set(ids).size !== ids.length)
      context.issues.push({
        code: 'custom',
        message: '定制项编号重复|Two fields have the same id',
        input: context.value,
      })
    for (const [at, { when }] of context.value.entries()) {
      // Conditions look back only, so they cannot form a circle.
      if (!when || ids.slice(0, at).includes(when.field_id)) continue
      context.issues.push({
        code: 'custom',
        message: '条件只能引用前面的定制项|A condition can only name an earlier field',
        input: context.value,
        path: [at],
      })
    }
  })

export type PersonalFields = z.infer<typeof PersonalFields>

/** A photo and the part of it that is shown: its middle as shares of its sides, and how far it is enlarged. */
const PhotoAnswerShape = z.object({
  source: PictureSource,
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  zoom: z.number().min(1).max(10),
  /** Printed as it is, although the field removes backgrounds. */
  keeps_background: z.boolean().optional(),
})
export type PhotoAnswer = z.infer<typeof PhotoAnswerShape>

const AnswerShape = z.union([z.string().max(MAX_ANSWER_CHARACTERS), PhotoAnswerShape])
export type Answer = z.infer<typeof AnswerShape>
export const Answers = z.record(FieldId, AnswerShape)
export type Answers = z.infer<typeof Answers>

export const wordsIn = (words: Words, language: string): string =>
  words[language] || words.en || words.zh || Object.values(words).find(Boolean) || ''
