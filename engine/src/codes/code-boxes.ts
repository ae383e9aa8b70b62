import { code128Bars } from './code128-bars.ts'
import { qrModules } from './qr-modules.ts'

export const codeKinds = ['qr', 'code128'] as const
export type CodeKind = (typeof codeKinds)[number]

/** Dark boxes on a grid of modules that includes the quiet zone a scanner needs. */
export interface CodeBoxes {
  readonly columns: number
  readonly rows: number
  readonly boxes: readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[]
}

const QR_QUIET = 4
const BARS_QUIET = 10

/** Neighbours in a row become one box. */
function getRuns(row: readonly boolean[], y: number): CodeBoxes['boxes'] {
  const starts = [...row.keys()].filter((x) => row[x] && !row[x - 1])
  return starts.map((x) => {
    const end = row.findIndex((dark, at) => at > x && !dark)
    return { x: x + QR_QUIET, y: y + QR_QUIET, width: (end < 0 ? row.length : end) - x, height: 1 }
  })
}

function qrBoxes(text: string): CodeBoxes | null {
  const modules = qrModules(text)
  if (!modules) return null
  const side = modules.length + 2 * QR_QUIET
  return { columns: side, rows: side, boxes: modules.flatMap(getRuns) }
}

/** Bars are as high as there is room. */
function barBoxes(text: string): CodeBoxes | null {
  const widths = code128Bars(text)
  if (!widths) return null
  let x = BARS_QUIET
  const boxes = widths.flatMap((width, n) => {
    const box = { x, y: 0, width, height: 1 }
    x += width
    return n % 2 === 0 ? [box] : []
  })
  return { columns: x + BARS_QUIET, rows: 1, boxes }
}

/** Null where a text cannot be written in this kind of code. */
export const codeBoxes = (kind: CodeKind, text: string): CodeBoxes | null =>
  kind === 'qr' ? qrBoxes(text) : barBoxes(text)
