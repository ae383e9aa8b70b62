import { addLayer } from '@inkroute/engine/commands/layers'
import { imageLayer } from '@inkroute/engine/testing/designs'
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { sheetProduct } from '../grid/sheet.ts'
import { apply, choose, layersNow, openProduct } from '../state/studio-store.ts'
import { useStudioKeys } from './studio-keys.ts'

afterEach(cleanup)

function Keys() {
  useStudioKeys()
  return null
}

test('an arrow moves by a millimetre of the product, with Shift by ten and with Alt by a tenth', () => {
  const sheet = sheetProduct('550 × 550')
  // 550 canvas pixels are 11 cm: a millimetre is five of them.
  const actual_sizes = [{ size_id: 1, view_id: 1, actual_width: 11 }]
  const product = { ...sheet, id: 1001, sizes: [{ id: 1, key: 'M', name: 'M' }], actual_sizes }
  openProduct({ user_id: 1, product, draft: null })
  apply((document) => addLayer(document, 1, imageLayer({ id: 'a', cx: 100, cy: 100 })))
  choose(['a'])
  openScreen(fakeApi(), <Keys />, { at: '/design' })
  const press = (key: string, held = {}) => {
    fireEvent.keyDown(document.body, { key, code: key, ...held })
    const [layer] = layersNow()
    return [layer?.cx, layer?.cy]
  }
  expect(press('ArrowRight')).toEqual([105, 100])
  expect(press('ArrowDown', { shiftKey: true })).toEqual([105, 150])
  expect(press('ArrowLeft', { altKey: true })).toEqual([104.5, 150])
})
