import { turn } from '../geometry/box.ts'
import { isBent, type TextLayer } from '../layers/text-layer.ts'
import { filledSpans } from '../text/spans.ts'
import type { Typesetter } from '../text/typesetter.ts'
import { fitTextBox } from '../transform/fit-text-box.ts'
import { round } from '../transform/selection.ts'
import type { TextField } from './personal-field.ts'

interface Frame {
  readonly width: number
  readonly height: number
}

const sides = { left: -1, center: 0, right: 1, justify: -1 } as const
/** Rounded down, so that rounding never makes words wider than their frame. */
const getSize = (size: number) => Math.max(1, Math.floor(size * 100) / 100)
const STEPS = 14

/** The edge the words are aligned to stays where it is in the sample. */
function heldAt(sample: TextLayer, set: TextLayer): TextLayer {
  const side = set.is_vertical || isBent(set) ? 0 : sides[set.align]
  const moved = turn({ x: (side * (sample.width - set.width)) / 2, y: 0 }, sample.rotation_deg)
  return { ...set, cx: round(sample.cx + moved.x), cy: round(sample.cy + moved.y) }
}

/** Lines break at the width of the frame; the letters shrink until all lines fit. */
function wrapped(said: TextLayer, frame: Frame, typesetter: Typesetter): TextLayer {
  const line: TextLayer = { ...said, fitting: 'wrap', line_length: frame.width }
  const at = (size: number) => fitTextBox({ ...line, size: getSize(size) }, typesetter)
  const fits = (set: TextLayer) => set.height <= frame.height + 0.01 && set.width <= frame.width + 0.01
  const whole = at(said.size)
  if (fits(whole)) return whole
  let [low, high] = [1, said.size]
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (fits(at(middle))) low = middle
    else high = middle
  }
  return at(low)
}

function shrunk(said: TextLayer, frame: Frame, typesetter: Typesetter): TextLayer {
  const free: TextLayer = { ...said, fitting: 'free' }
  const set = fitTextBox(free, typesetter)
  const factor = Math.min(1, frame.width / set.width, frame.height / set.height)
  return factor > 0.9999 ? set : fitTextBox({ ...free, size: getSize(said.size * factor) }, typesetter)
}

/** As long as the words are in one straight line. */
const getLength = (layer: TextLayer, typesetter: Typesetter): number =>
  typesetter.layout({ ...layer, curve_deg: 0, path: undefined, warp: undefined, fitting: 'free' })?.width ?? 0

/** Longer words would meet their own beginning. */
const MOST_OF_CIRCLE = (340 * Math.PI) / 180

/** On the circle of the sample: fewer letters take less of it, and more become smaller once they have its arc. */
function onCircle(said: TextLayer, sample: TextLayer, frame: Frame, typesetter: Typesetter): TextLayer {
  const arc = getLength(sample, typesetter)
  const radius = arc / ((Math.abs(sample.curve_deg) * Math.PI) / 180)
  const room = Math.min((arc * frame.width) / sample.width, radius * MOST_OF_CIRCLE)
  const size = getSize(said.size * Math.min(1, room / getLength(said, typesetter)))
  const turned = getLength({ ...said, size }, typesetter) / radius
  const curve_deg = Math.min(360, round((turned * 180) / Math.PI)) * Math.sign(sample.curve_deg)
  return { ...said, size, curve_deg, fitting: 'free' }
}

/** On the path of the sample, which stays as long as it is. */
function onPath(said: TextLayer, sample: TextLayer, typesetter: Typesetter): TextLayer {
  if (!sample.path) return said
  const length = sample.path.length ?? Math.max(0.1, round(getLength(sample, typesetter)))
  const size = getSize(said.size * Math.min(1, length / getLength(said, typesetter)))
  return { ...said, size, path: { ...sample.path, length }, fitting: 'free' }
}

/** The curve stays where it is, not the middle of the words on it. */
function onCurve(sample: TextLayer, set: TextLayer, typesetter: Typesetter): TextLayer {
  const fitted = fitTextBox(set, typesetter)
  const getPlace = (layer: TextLayer) => {
    const { origin, em_px } = typesetter.layout(layer) ?? { origin: { x: 0, y: 0 }, em_px: 0 }
    const [x, y] = [origin.x * (layer.flip_x ? -em_px : em_px), origin.y * (layer.flip_y ? -em_px : em_px)]
    return turn({ x, y }, layer.rotation_deg)
  }
  const [then, now] = [getPlace(sample), getPlace(fitted)]
  return { ...fitted, cx: round(sample.cx + then.x - now.x), cy: round(sample.cy + then.y - now.y) }
}

/**
 * Other words in the place of a sample: as large as the sample, or smaller where they would leave the frame. The letters
 * keep the sample's size while a font is not loaded.
 */
export function fitWords(
  sample: TextLayer,
  text: string,
  { fit, frame }: Pick<TextField, 'fit' | 'frame'>,
  typesetter: Typesetter | undefined,
): TextLayer {
  const name = text.replace(/\n/g, ' ').slice(0, 120)
  const said: TextLayer = { ...sample, text, ...filledSpans(sample, text), name, is_hidden: false }
  return fitSaid(sample, said, { fit, frame }, typesetter)
}

/** The same for words that are already in the layer. */
export function fitSaid(
  sample: TextLayer,
  said: TextLayer,
  { fit, frame }: Pick<TextField, 'fit' | 'frame'>,
  typesetter: Typesetter | undefined,
): TextLayer {
  if (!typesetter?.layout(said)) return said
  const box = frame ?? { width: sample.width, height: sample.height }
  if (fit === 'curve' && isBent(sample) && !sample.is_vertical) {
    const set = sample.path ? onPath(said, sample, typesetter) : onCircle(said, sample, box, typesetter)
    return onCurve(sample, set, typesetter)
  }
  // Bent and upright lines have no wrapping.
  const is_plain = !isBent(sample) && !sample.is_vertical
  const set = fit === 'wrap' && is_plain ? wrapped(said, box, typesetter) : shrunk(said, box, typesetter)
  return heldAt(sample, set)
}
