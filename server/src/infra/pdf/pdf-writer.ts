// Text on PDF pages as glyph outlines of the engine: any script, no embedded fonts, the same glyphs as on the product.
import {
  appendBezierCurve,
  appendQuadraticCurve,
  closePath,
  concatTransformationMatrix,
  fill,
  lineTo,
  moveTo,
  type PDFOperator,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  setFillingRgbColor,
} from '@cantoo/pdf-lib'
import { newTextStyle, type TextLayer } from '@inkroute/engine/layers/text-layer'
import { type OutlinePen, traceOutline } from '@inkroute/engine/text/outline'
import type { Typesetter } from '@inkroute/engine/text/typesetter'
import { loadTypesetter } from '../fonts/load-typesetter.ts'

export interface PdfText {
  readonly text: string
  readonly x: number
  /** From the top of the page. */
  readonly top: number
  readonly size: number
  readonly weight?: number
  readonly colour?: string
  /** Longer text is shortened with an ellipsis. */
  readonly max_width?: number
  readonly align?: 'left' | 'center' | 'right'
}

const FAMILY = 'Noto Sans SC'
const INK = '#17202e'

const getLayer = ({ text, size, weight = 400 }: PdfText): TextLayer => ({
  ...newTextStyle,
  id: 'text',
  type: 'text',
  name: '',
  text,
  size,
  weight,
  family: FAMILY,
  align: 'left',
  cx: 0,
  cy: 0,
  width: 1,
  height: 1,
  rotation_deg: 0,
  flip_x: false,
  flip_y: false,
  opacity: 1,
  is_locked: false,
  is_hidden: false,
  group_id: null,
})

function penOn(operators: PDFOperator[]): OutlinePen {
  return {
    moveTo: (x, y) => operators.push(moveTo(x, y)),
    lineTo: (x, y) => operators.push(lineTo(x, y)),
    quadraticCurveTo: (ax, ay, x, y) => operators.push(appendQuadraticCurve(ax, ay, x, y)),
    bezierCurveTo: (ax, ay, bx, by, x, y) => operators.push(appendBezierCurve(ax, ay, bx, by, x, y)),
    closePath: () => operators.push(closePath()),
  }
}

const rgb = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number]

/** How many letters fit, by binary search; typeset texts are cached, so this is quick. */
function fittingLetters(typesetter: Typesetter, wanted: PdfText, max_width: number, ending = ''): number {
  const letters = [...wanted.text]
  const isFitting = (text: string) => (typesetter.layout(getLayer({ ...wanted, text }))?.width ?? 0) <= max_width
  if (isFitting(wanted.text)) return letters.length
  let [fits, over] = [0, letters.length]
  while (over - fits > 1) {
    const middle = (fits + over) >> 1
    if (isFitting(`${letters.slice(0, middle).join('')}${ending}`)) fits = middle
    else over = middle
  }
  return fits
}

function shortened(typesetter: Typesetter, wanted: PdfText): PdfText {
  if (wanted.max_width === undefined) return wanted
  const letters = [...wanted.text]
  const fits = fittingLetters(typesetter, wanted, wanted.max_width, '…')
  return fits === letters.length ? wanted : { ...wanted, text: `${letters.slice(0, fits).join('')}…` }
}

const canBreak = (before = '', after = '') =>
  !/[，。；、：）·]/.test(after) &&
  (/[\s\-/，。；、·\p{Script=Han}]/u.test(before) || /[\s\p{Script=Han}]/u.test(after))

/** The lines of a text that is wider than `max_width`, the last of which may be shortened when it is written. */
export async function wrapText(
  wanted: PdfText & { readonly max_width: number },
  max_lines: number,
  line_height: number,
): Promise<PdfText[]> {
  const typesetter = await loadTypesetter([getLayer(wanted)])
  const lines: string[] = []
  let rest = [...wanted.text.trim()]
  while (lines.length < max_lines - 1) {
    const fits = fittingLetters(typesetter, { ...wanted, text: rest.join('') }, wanted.max_width)
    if (fits === rest.length) break
    let end = fits
    while (end > 0 && !canBreak(rest[end - 1], rest[end])) end--
    lines.push(
      rest
        .slice(0, end || fits)
        .join('')
        .trimEnd(),
    )
    rest = [
      ...rest
        .slice(end || fits)
        .join('')
        .trimStart(),
    ]
  }
  return [...lines, rest.join('')].map((text, n) => ({ ...wanted, text, top: wanted.top + n * line_height }))
}

/** Where a text is on its page, measured from the top. */
export interface TextBox {
  readonly text: string
  readonly x: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Writes texts on a page; `max_width` shortens them, `align` tells which end is at `x`. */
export async function writeTexts(page: PDFPage, texts: readonly PdfText[]): Promise<TextBox[]> {
  const shown = texts.filter(({ text }) => text.trim() !== '')
  const typesetter = await loadTypesetter(shown.map((text) => getLayer({ ...text, text: `${text.text}…` })))
  const height = page.getHeight()
  const boxes: TextBox[] = []
  for (const wanted of shown) {
    const one = shortened(typesetter, wanted)
    const layout = typesetter.layout(getLayer(one))
    if (!layout) throw new Error(`a font for “${one.text}” is not at hand`)
    const shift = { left: 0, center: -layout.width / 2, right: -layout.width }[one.align ?? 'left']
    const middle = { x: one.x + shift + layout.width / 2, y: height - one.top - layout.height / 2 }
    // Ink is measured in em from the centre of the text downwards; a page measures upwards.
    const place = concatTransformationMatrix(layout.em_px, 0, 0, -layout.em_px, middle.x, middle.y)
    const operators = [pushGraphicsState(), place]
    const pen = penOn(operators)
    for (const { outline, matrix, colour } of layout.ink) {
      operators.push(setFillingRgbColor(...rgb(colour ?? one.colour ?? INK)))
      traceOutline(pen, outline, matrix)
      operators.push(fill())
    }
    page.pushOperators(...operators, popGraphicsState())
    boxes.push({ text: one.text, x: one.x + shift, top: one.top, width: layout.width, height: layout.height })
  }
  return boxes
}
