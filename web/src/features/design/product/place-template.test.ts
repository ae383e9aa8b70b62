import { addLayer } from '@inkroute/engine/commands/layers'
import { newDocument } from '@inkroute/engine/document/design-document'
import { imageLayer } from '@inkroute/engine/testing/designs'
import { expect, test } from 'vitest'
import { sheetProduct } from '../grid/sheet.ts'
import { layersNow, openProduct, undoStep, useStudio } from '../studio-store.ts'
import { placeTemplate } from './place-template.ts'

const shown = () => useStudio.getState().view_id

test('a template for the back turns the product over, and one for both sides leaves it as it is', async () => {
  const sheet = sheetProduct('550 × 550')
  const [front] = sheet.views
  if (!front) throw new Error('a sheet has one side')
  const product = { ...sheet, views: [front, { ...front, view_id: 2, key: 'back' }] }
  openProduct({ user_id: 1, product, draft: null })
  const empty = newDocument(product.id, [front.view_id, 2])
  const back = addLayer(empty, 2, imageLayer())
  await placeTemplate(back)
  expect([shown(), layersNow().length]).toEqual([2, 1])
  undoStep()
  expect(layersNow()).toEqual([])
  useStudio.setState({ view_id: front.view_id })
  await placeTemplate(addLayer(back, front.view_id, imageLayer({ id: 'b' })))
  expect(shown()).toBe(front.view_id)
})
