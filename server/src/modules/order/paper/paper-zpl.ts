import { barcodeShape } from '../../goods/goods.ts'
import type { Paper, PaperCode, PaperText } from './paper.ts'

/** Most label printers: 203 dots an inch. */
const DOTS_PER_MM = 8
const RULE_DOTS = 2
const MARGIN_MM = 4
const MODULE_DOTS = { min: 1, max: 4 }
const dots = (mm: number) => Math.round(mm * DOTS_PER_MM)

/** Letters that begin commands are written as hexadecimal. */
const zplText = (words: string): string =>
  words.replace(/[_^~\\]/g, (letter) => `_${letter.charCodeAt(0).toString(16)}`)

/** Printers truncate long text; only short text is centred or right-aligned. */
function toText({ text, x_mm, top_mm, size_mm, width_mm, align }: PaperText, page_mm: number): string {
  const height = dots(size_mm)
  const font = `^A0N,${height}`
  const words = `^FH^FD${zplText(text)}^FS`
  if (align === undefined || align === 'left') {
    const room = dots(width_mm ?? page_mm - x_mm)
    return `^FO${dots(x_mm)},${dots(top_mm)}${font}^TBN,${room},${Math.round(height * 1.3)}${words}`
  }
  const half_mm = Math.min(x_mm, page_mm - x_mm)
  const [left_mm, room_mm] = align === 'center' ? [x_mm - half_mm, 2 * half_mm] : [0, x_mm]
  return `^FO${dots(left_mm)},${dots(top_mm)}${font}^FB${dots(room_mm)},1,0,${align === 'center' ? 'C' : 'R'}${words}`
}

/** Bars are drawn as boxes of whole dots, so that every printer and preview renders the same code. */
function getBars({ value, x_mm, top_mm, width_mm, height_mm }: PaperCode): string[] {
  const shape = barcodeShape('code128', value)
  const room = dots(width_mm)
  const fitting = Math.floor(room / (shape.columns + 2 * shape.quiet))
  const module_dots = Math.max(MODULE_DOTS.min, Math.min(MODULE_DOTS.max, fitting))
  const left = dots(x_mm) + Math.floor((room - shape.columns * module_dots) / 2)
  return shape.boxes.map(({ x, width }) => {
    const [bar, height] = [width * module_dots, dots(height_mm)]
    return `^FO${left + x * module_dots},${dots(top_mm)}^GB${bar},${height},${bar}^FS`
  })
}

/** A paper in the language of label printers. */
export function paperZpl(paper: Paper, copies = 1): string {
  const rule = dots(paper.width_mm - 2 * MARGIN_MM)
  return [
    '^XA^CI28',
    `^PW${dots(paper.width_mm)}^LL${dots(paper.height_mm)}`,
    ...paper.rules_mm.map((top_mm) => `^FO${dots(MARGIN_MM)},${dots(top_mm)}^GB${rule},${RULE_DOTS},${RULE_DOTS}^FS`),
    ...paper.codes.flatMap(getBars),
    ...paper.texts.map((text) => toText(text, paper.width_mm)),
    `^PQ${copies}`,
    '^XZ',
  ].join('\n')
}
