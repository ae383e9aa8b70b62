import type { DesignDocument } from '../document/design-document.ts'
import type { Adjust, Cutout } from '../layers/adjust.ts'
import type { ImageLayer, Layer, PatternLayer } from '../layers/layer-types.ts'
import type { PictureSource } from '../layers/placed.ts'
import type { TextLayer } from '../layers/text-layer.ts'
import { levelSpans, type SpanKey, smallestSize } from '../text/spans.ts'
import type { Typesetter } from '../text/typesetter.ts'
import { layerLength } from '../transform/transform.ts'
import type { AnswerProblem } from './check-answers.ts'
import { findOption, printedDay } from './clean-answer.ts'
import { fitSaid, fitWords } from './fit-words.ts'
import { monogramContent, readLetters } from './monogram.ts'
import type { Answer, Answers, ChoiceField, MonogramField, PersonalField, PhotoAnswer } from './personal-field.ts'
import { getOffset, readMoment } from './read-moment.ts'

const hidden = <L extends Layer>(layer: L): L => ({ ...layer, is_hidden: true })

/** Another picture, without the cut-out of the one that was there before. */
function withSource(layer: ImageLayer | PatternLayer, source: PictureSource): ImageLayer | PatternLayer {
  const { adjust: before, ...rest } = layer
  const { cutout: _cutout, ...adjust }: Adjust = before ?? {}
  const kept = Object.keys(adjust).length > 0 ? { adjust } : {}
  return { ...rest, ...kept, source, is_hidden: false }
}

/** Whole, in the middle of the box of the picture it replaces. */
function withPicture(layer: ImageLayer | PatternLayer, source: PictureSource): Layer {
  const filled = withSource(layer, source)
  if (filled.type === 'pattern') return filled
  const { crop: _crop, ...whole } = filled
  const factor = Math.min(layer.width / source.width_px, layer.height / source.height_px)
  const size = { width: layerLength(source.width_px * factor), height: layerLength(source.height_px * factor) }
  return { ...whole, ...size }
}

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Subjects of photos whose background is removed, by the key of the photo. */
export type Cutouts = ReadonlyMap<string, Cutout>

/** A photo that fills the frame of the sample: the part around the chosen middle, in the shape of the frame. */
function withPhoto(
  layer: ImageLayer | PatternLayer,
  { source, x, y, zoom }: PhotoAnswer,
  cutout: Cutout | undefined,
): Layer {
  const plain = withSource(layer, source)
  const filled = cutout ? { ...plain, adjust: { ...plain.adjust, cutout } } : plain
  if (filled.type === 'pattern') return filled
  const ratio = (layer.width / layer.height) * (source.height_px / source.width_px)
  const width = between(Math.min(1, ratio) / zoom, 0.01, 1)
  const height = between(Math.min(1, 1 / ratio) / zoom, 0.01, 1)
  const crop = {
    left: between(x - width / 2, 0, 1 - width),
    top: between(y - height / 2, 0, 1 - height),
    width,
    height,
  }
  return { ...filled, crop }
}

/** What a buyer chooses holds for all letters. */
const levelled = (layer: TextLayer, key: SpanKey) => (layer.spans ? { spans: levelSpans(layer, [key]) } : {})

function withChoice(layer: Layer, field: ChoiceField, answer: string): Layer {
  const option = findOption(field, answer)
  if (!option) return hidden(layer)
  if (option.picture && (layer.type === 'image' || layer.type === 'pattern')) return withPicture(layer, option.picture)
  if (option.colour && (layer.type === 'text' || layer.type === 'shape')) {
    const { gradient: _gradient, ...plain } = layer
    return { ...plain, fill: option.colour, ...(plain.type === 'text' ? levelled(plain, 'fill') : {}) }
  }
  if (option.family && layer.type === 'text') return { ...layer, family: option.family, ...levelled(layer, 'family') }
  return layer
}

/** Another night over another place, in the colours of the sample. */
function withSky(layer: Layer, answer: string): Layer {
  const read = readMoment(answer)
  if (layer.type !== 'shape' || !layer.sky || !read.ok) return hidden(layer)
  const { day, minute, latitude, longitude } = read.moment
  const sky = { ...layer.sky, day, minute, latitude, longitude, offset_min: getOffset(read.moment) }
  return { ...layer, sky, is_hidden: false }
}

function withMonogram(
  layer: TextLayer,
  { style, frame }: MonogramField,
  answer: string,
  typesetter: Typesetter | undefined,
): TextLayer {
  const { spans: _spans, ...plain } = layer
  const { text, spans } = monogramContent(readLetters(answer).letters, style)
  const name = text.replace(/\n/g, ' ')
  const said: TextLayer = { ...plain, text, name, ...(spans ? { spans } : {}), is_hidden: false }
  return fitSaid(layer, said, { fit: 'shrink', frame }, typesetter)
}

/** Whether a field prints only the subject of this photo. */
export const isCutOut = (field: PersonalField, answer: Answer | undefined): answer is PhotoAnswer =>
  field.kind === 'photo' &&
  field.removes_background === true &&
  answer !== undefined &&
  typeof answer !== 'string' &&
  answer.keeps_background !== true

interface Means {
  readonly typesetter: Typesetter | undefined
  readonly cutouts: Cutouts
}

function withAnswer(
  layer: Layer,
  field: PersonalField,
  answer: Answer | undefined,
  { typesetter, cutouts }: Means,
): Layer {
  // A sample that nothing replaces must not be printed; a choice that is not asked leaves the layer as it is drawn.
  if (answer === undefined) return field.kind === 'choice' && field.of !== 'picture' ? layer : hidden(layer)
  if (field.kind === 'photo')
    return typeof answer !== 'string' && (layer.type === 'image' || layer.type === 'pattern')
      ? withPhoto(layer, answer, isCutOut(field, answer) ? cutouts.get(answer.source.key) : undefined)
      : hidden(layer)
  if (typeof answer !== 'string') return hidden(layer)
  if (field.kind === 'choice') return withChoice(layer, field, answer)
  if (field.kind === 'sky') return withSky(layer, answer)
  if (layer.type !== 'text') return hidden(layer)
  if (field.kind === 'monogram') return withMonogram(layer, field, answer, typesetter)
  if (field.kind === 'text') return fitWords(layer, answer, field, typesetter)
  return fitWords(layer, printedDay(answer, field.format), { fit: 'shrink', frame: null }, typesetter)
}

/** Looks first: the words are measured in the font and on the field they will have. */
const inOrder = (fields: readonly PersonalField[]) => [
  ...fields.filter(({ kind }) => kind === 'choice'),
  ...fields.filter(({ kind }) => kind !== 'choice'),
]

/** Nothing of a filled design is anybody's to decide. */
const decided = (layer: Layer): Layer => {
  const { marks: _marks, ...plain } = layer
  return plain
}

/** The design of one order: the seller's design with this buyer's checked values (see `checkAnswers`). */
export function fillDesign(
  document: DesignDocument,
  fields: readonly PersonalField[],
  values: Answers,
  typesetter: Typesetter | undefined,
  cutouts: Cutouts = new Map(),
): DesignDocument {
  const ordered = inOrder(fields)
  const means = { typesetter, cutouts }
  return {
    ...document,
    views: document.views.map((view) => ({
      ...view,
      layers: view.layers.map((layer) =>
        ordered
          .filter(({ layer_ids }) => layer_ids.includes(layer.id))
          .reduce<Layer>((filled, field) => withAnswer(filled, field, values[field.id], means), decided(layer)),
      ),
    })),
  }
}

const getLayers = (document: DesignDocument) =>
  new Map(document.views.flatMap(({ layers }) => layers.map((layer) => [layer.id, layer] as const)))

/**
 * What only shows in the filled design: letters too small to print, marks no font can set on their letter, and layers
 * the seller has removed since.
 */
export function fitProblems(
  filled: DesignDocument,
  fields: readonly PersonalField[],
  values: Answers,
  typesetter: Typesetter,
): AnswerProblem[] {
  const layers = getLayers(filled)
  return fields.flatMap((field): AnswerProblem[] => {
    const own = field.layer_ids.map((id) => layers.get(id))
    if (own.some((layer) => layer === undefined)) return [{ field_id: field.id, kind: 'layer_gone', detail: '' }]
    if (values[field.id] === undefined || !('min_size' in field)) return []
    const texts = own.filter((layer): layer is TextLayer => layer?.type === 'text' && !layer.is_hidden)
    const missing = [...new Set(texts.flatMap((layer) => typesetter.layout(layer)?.missing ?? []))]
    if (missing.length > 0) return [{ field_id: field.id, kind: 'unsupported', detail: missing.slice(0, 10).join(' ') }]
    const smallest = Math.min(...texts.map(smallestSize))
    return smallest < field.min_size ? [{ field_id: field.id, kind: 'does_not_fit', detail: '' }] : []
  })
}
