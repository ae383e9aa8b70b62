import type { BarcodeKind } from '@inkroute/contract/goods/codes'
import { barcodeShape, shapePath } from './barcode-shape.ts'

const BAR_SHARE = 0.35

/** The code with its quiet zone, black on white, whatever stands behind it. */
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
    `<path transform="translate(${shape.quiet} ${top})" d="${shapePath(shape, box_height)}"/></svg>`
  )
}
