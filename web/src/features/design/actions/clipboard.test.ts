import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { addLayer } from '@inkroute/engine/commands/layers'
import { imageLayer } from '@inkroute/engine/testing/designs'
import { beforeEach, expect, test } from 'vitest'
import { useToast } from '../../../shared/ui/toast.ts'
import { sheetProduct } from '../grid/sheet.ts'
import { apply, choose, cmPerPxNow, layersNow, openProduct, undoStep } from '../state/studio-store.ts'
import { copyChosen, pasteLayers } from './clipboard.ts'

beforeEach(() => localStorage.clear())

/** Print areas of 300 canvas pixels that measure so many centimetres. */
function getProduct(id: number, widths_cm: readonly number[]): BasicProduct {
  const sheet = sheetProduct('550 × 550')
  const [view, area] = [sheet.views[0], sheet.print_areas[0]]
  if (!view || !area) throw new Error('a sheet has one side')
  const square = { left: 125, top: 125, width: 300, height: 300 }
  return {
    ...sheet,
    id,
    views: widths_cm.map((_, at) => ({ ...view, view_id: at + 1 })),
    print_areas: widths_cm.map((_, at) => ({ ...area, ...square, view_id: at + 1, focus: null })),
    sizes: [{ id: 1, key: 'M', name: 'M' }],
    actual_sizes: widths_cm.map((actual_width, at) => ({ size_id: 1, view_id: at + 1, actual_width })),
  }
}
const open = (product: BasicProduct) => openProduct({ user_id: 1, product, draft: null })
const widthCm = () => Math.round((layersNow().at(-1)?.width ?? 0) * cmPerPxNow() * 10) / 10

test('what is copied to another product keeps its centimetres, and its share of the area is offered', () => {
  open(getProduct(1001, [30]))
  apply((document) => addLayer(document, 1, imageLayer({ id: 'a', width: 260, height: 260 })))
  choose(['a'])
  copyChosen()
  open(getProduct(1002, [42.7]))
  pasteLayers()
  expect(widthCm()).toBe(26)
  const { current } = useToast.getState()
  expect([current?.message, current?.action?.label]).toEqual(['粘贴为原来的 26 厘米宽', '按印刷区改为 37 厘米'])
  current?.action?.run()
  expect([layersNow().length, widthCm()]).toEqual([1, 37])
  undoStep()
  expect(layersNow()).toEqual([])
})

test('on the same side copies are as large as the originals, and nothing is offered', () => {
  useToast.setState({ current: null })
  open(getProduct(1001, [30]))
  apply((document) => addLayer(document, 1, imageLayer({ id: 'a', width: 260 })))
  choose(['a'])
  copyChosen()
  pasteLayers()
  expect(layersNow().map(({ width }) => width)).toEqual([260, 260])
  expect(useToast.getState().current).toBeNull()
})
