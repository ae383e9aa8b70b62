import { round } from '../commands/selection.ts'
import { turn } from '../geometry/box.ts'
import { isBent, type TextLayer } from '../layers/text-layer.ts'
import { fitTextBox } from '../text/fit-text-box.ts'
import { filledSpans } from '../text/spans.ts'
import type { Typesetter } from '../text/typesetter.ts'
import type { TextField } from './personal-field.ts'

interface Frame {
  readonly width: number
  readonly height: number
}

const sides = { left: -1, center: 0, right: 1, justify: -1 } as const
/** Rounded down, so that rounding never makes words wider than their frame. */
const sizeOf = (size: number) => Math.max(1, Math.floor(size * 100) / 100)
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
  const at = (size: number) => fitTextBox({ ...line, size: sizeOf(size) }, typesetter)
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
  return factor > 0.9999 ? set : fitTextBox({ ...free, size: sizeOf(said.size * factor) }, typesetter)
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
  if (!typesetter?.layout(said)) return said
  const box = frame ?? { width: sample.width, height: sample.height }
  // Bent and upright lines have no wrapping.
  const is_plain = !isBent(sample) && !sample.is_vertical
  const set = fit === 'wrap' && is_plain ? wrapped(said, box, typesetter) : shrunk(said, box, typesetter)
  return heldAt(sample, set)
}
