import { setSizeRule } from '@inkroute/engine/print/rules/size-rule'
import { expect, test } from 'vitest'
import type { ProductFacts } from '../../catalog/catalog.ts'
import { getDocument, shape } from '../testing/designs.ts'
import { type Painting, plannedFiles, printFace } from './faces.rules.ts'

const product = {
  dpi: 150,
  print_areas: [{ view_id: 1, left: 100, top: 50, width: 200, height: 300, bleed_cm: 0 }],
  actual_sizes: [
    { size_id: 1, view_id: 1, actual_width: 25 },
    { size_id: 2, view_id: 1, actual_width: 40 },
  ],
} as unknown as ProductFacts

const CM_PER_INCH = 2.54

/** Width in cm of the first layer in the print file of a size. */
function printedCm(document: Painting['document'], size_id: number): number {
  const painting = { document, product, printed_view_ids: [1], sources: [], cache_dir: '' }
  const [file] = plannedFiles(product, [1], size_id)
  if (!file) throw new Error('no file')
  const face = printFace(painting, file, size_id)
  const [layer] = face?.view.layers ?? []
  if (!face || !layer) throw new Error('nothing is printed')
  return ((layer.width * file.width_px) / face.area.width / file.dpi) * CM_PER_INCH
}

test('a design grows with the print area, or has the same centimetres in the print file of every size', () => {
  const document = getDocument(1, { ...shape('a'), cx: 200, cy: 150, width: 120, height: 80 })
  expect([1, 2].map((size_id) => Math.round(printedCm(document, size_id) * 10))).toEqual([150, 240])
  const fixed = setSizeRule(document, { kind: 'fixed', size_id: 2 })
  expect([1, 2].map((size_id) => Math.round(printedCm(fixed, size_id) * 10))).toEqual([240, 240])
})
