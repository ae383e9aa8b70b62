import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { addLayer } from '@inkroute/engine/commands/layers'
import { newDocument } from '@inkroute/engine/document/design-document'
import { readDocument } from '@inkroute/engine/document/read-document'
import { isHardlyRead } from '@inkroute/engine/preflight/core/on-cloth'
import { imageLayer } from '@inkroute/engine/testing/designs'
import { words } from '@inkroute/engine/testing/preflight-input'
import { expect, test, vi } from 'vitest'
import { useToast } from '../../../shared/ui/toast.ts'
import { sheetProduct } from '../grid/sheet.ts'
import { documentNow, layersNow, openProduct, undoStep, useStudio } from '../state/studio-store.ts'
import { useStudioUi } from '../state/studio-ui.ts'
import { placeTemplate, putTemplate, useWaitingTemplate } from './place-template.ts'

const loadFonts = vi.hoisted(() => vi.fn((_layers: unknown) => Promise.reject(new Error('offline'))))
vi.mock('../state/font-shelf.ts', async (original) => ({
  ...(await original<typeof import('../state/font-shelf.ts')>()),
  loadFontsFor: loadFonts,
}))

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

const twoSided = () => {
  const sheet = sheetProduct('550 × 550')
  const [front] = sheet.views
  if (!front) throw new Error('a sheet has one side')
  const white: BasicProduct['colors'][number] = {
    id: 1,
    hex: '#ffffff',
    name: '白色',
    key: 'white',
    family: 'white',
    stock: 1,
    part_ids: [],
  }
  return { ...sheet, colors: [white], views: [front, { ...front, view_id: 2, key: 'back' }] }
}
const waiting = () => {
  const { template } = useWaitingTemplate.getState()
  if (!template) throw new Error('no question was asked')
  return template
}
const names = (view_id: number) =>
  documentNow()
    .views.find((one) => one.view_id === view_id)
    ?.layers.map(({ name }) => name)

test('a template waits for an answer where there is a design, replaces only its own sides, and is undone from the toast', async () => {
  const product = twoSided()
  openProduct({ user_id: 1, product, draft: null })
  const empty = newDocument(product.id, [1, 2])
  const front = addLayer(empty, 1, imageLayer({ id: 'own', name: 'own' }))
  await placeTemplate(addLayer(front, 2, imageLayer({ id: 'back', name: 'back' })))
  expect(useStudioUi.getState().dialog).toBeNull()
  const template = { ...addLayer(empty, 1, imageLayer({ id: 'back', name: 'new' })), template_id: 31 }
  await placeTemplate(template)
  expect([useStudioUi.getState().dialog, names(1)]).toEqual(['template', ['own']])
  putTemplate(waiting(), 'replace')
  expect([names(1), names(2), documentNow().template_id]).toEqual([['new'], ['back'], 31])
  // Its layer had the same id as one that stays.
  expect(readDocument(documentNow()).ok).toBe(true)
  useToast.getState().current?.action?.run()
  expect([names(1), names(2)]).toEqual([['own'], ['back']])
  await placeTemplate(template)
  putTemplate(waiting(), 'add')
  expect(names(1)).toEqual(['own', 'new'])
  useToast.getState().current?.action?.run()
  expect(names(1)).toEqual(['own'])
})

test('fonts are there before anybody asks what lies under the letters', async () => {
  const product = twoSided()
  openProduct({ user_id: 1, product, draft: null })
  const template = addLayer(newDocument(product.id, [1, 2]), 1, words())
  loadFonts.mockClear()
  await placeTemplate(template)
  expect(loadFonts).toHaveBeenCalledWith([expect.objectContaining({ type: 'text' })])
})

test('letters of a template are readable on the colour on the canvas', async () => {
  const product = twoSided()
  openProduct({ user_id: 1, product, draft: null })
  const cream = { ...words(), fill: '#f3e3b3' }
  await placeTemplate(addLayer(newDocument(product.id, [1, 2]), 1, cream))
  const [letters] = layersNow()
  expect(letters?.type === 'text' && isHardlyRead(letters.fill ?? '', '#ffffff')).toBe(false)
})
