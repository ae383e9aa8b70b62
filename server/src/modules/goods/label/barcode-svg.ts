import { createRequire } from 'node:module'
import { type BarcodeKind, barcodeProblem } from '@inkroute/contract/goods/codes'
import type bwip from 'bwip-js/node'

const load = createRequire(import.meta.url)
let loaded: typeof bwip | undefined
/** Two megabytes of tables, which most processes never need. */
const library = (): typeof bwip => (loaded ??= load('bwip-js/node'))

/** A code as black boxes on a grid of modules, without its quiet zone. */
export interface BarcodeShape {
  readonly kind: BarcodeKind
  readonly columns: number
  /** 1 for bars, which are as high as there is room; the side of the square for QR. */
  readonly rows: number
  /** Quiet zone required by the standard, in modules: left and right, or all around for QR. */
  readonly quiet: number
  readonly boxes: readonly { readonly x: number; readonly y: number; readonly width: number }[]
}

/** Bars or a matrix. */
interface RawCode {
  readonly sbs?: readonly number[]
  readonly pixs?: readonly number[]
  readonly pixx?: number
  readonly pixy?: number
}

const symbols = { code128: 'code128', ean13: 'ean13', qr: 'qrcode' } as const
const quietZones = { code128: 10, ean13: 11, qr: 4 } as const

/** Widths of bars and spaces in turn, beginning with a bar. */
function getBars(widths: readonly number[]) {
  let x = 0
  const boxes = widths.flatMap((width, n) => {
    const box = { x, y: 0, width }
    x += width
    return n % 2 === 0 ? [box] : []
  })
  return { columns: x, rows: 1, boxes }
}

/** Neighbours in a row become one box: fewer shapes, and no hairlines between them on paper. */
function getMatrix(pixels: readonly number[], columns: number, rows: number) {
  const boxes: { x: number; y: number; width: number }[] = []
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if (!pixels[y * columns + x]) continue
      const start = x
      while (x + 1 < columns && pixels[y * columns + x + 1]) x++
      boxes.push({ x: start, y, width: x - start + 1 })
    }
  }
  return { columns, rows, boxes }
}

/** The library encodes; we place the boxes, so that screen and paper show the same code. */
export function barcodeShape(kind: BarcodeKind, value: string): BarcodeShape {
  const problem = barcodeProblem(kind, value)
  if (problem) throw new RangeError(`not a ${kind}: ${problem}`)
  const [raw]: readonly RawCode[] = library().raw(symbols[kind], value, {})
  const quiet = quietZones[kind]
  if (raw?.sbs) return { kind, quiet, ...getBars(raw.sbs) }
  if (raw?.pixs && raw.pixx && raw.pixy) return { kind, quiet, ...getMatrix(raw.pixs, raw.pixx, raw.pixy) }
  throw new Error(`no shape for ${kind}`)
}

/** One path in modules; bars are `bar_height` modules high. */
export const barcodePath = ({ boxes }: BarcodeShape, box_height: number): string =>
  boxes.map(({ x, y, width }) => `M${x} ${y * box_height}h${width}v${box_height}h${-width}z`).join('')

const BAR_SHARE = 0.35

/** The barcode with its quiet zone, black on white regardless of the background. */
export function barcodeSvg(kind: BarcodeKind, value: string): string {
  const shape = barcodeShape(kind, value)
  const width = shape.columns + shape.quiet * 2
  const is_matrix = shape.rows > 1
  const box_height = is_matrix ? 1 : Math.round(shape.columns * BAR_SHARE)
  const top = is_matrix ? shape.quiet : 2
  const height = shape.rows * box_height + top * 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${width}v${height}H0z"/>` +
    `<path transform="translate(${shape.quiet} ${top})" d="${barcodePath(shape, box_height)}"/></svg>`
  )
}
