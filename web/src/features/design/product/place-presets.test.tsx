import { addLayer } from '@inkroute/engine/commands/layers'
import { getBounds } from '@inkroute/engine/geometry/box'
import { imageLayer } from '@inkroute/engine/testing/designs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sheetProduct } from '../grid/sheet.ts'
import { apply, choose, layersNow, openProduct, undoStep } from '../state/studio-store.ts'
import { PlacePresets } from './place-presets.tsx'

afterEach(cleanup)

type Place = ReturnType<typeof sheetProduct>['print_areas'][number]['places'][number]

function openMug(design_style: string, places: Place[] = []): void {
  const sheet = sheetProduct('550 × 550')
  const print_areas = sheet.print_areas.map((area) => ({
    ...area,
    left: 25,
    top: 180,
    width: 500,
    height: 190,
    places,
  }))
  openProduct({
    user_id: 1,
    product: { ...sheet, print_areas, design_style: { key: design_style, name: '' } },
    draft: null,
  })
  apply((document) => addLayer(document, print_areas[0]?.view_id ?? 1, imageLayer({ width: 100, height: 100 })))
  choose(['a'])
  render(<PlacePresets />)
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const middles = () => layersNow().map((layer) => Math.round(layer.cx))

test('artwork is put on the left, in front, on the right or on both sides of a mug, each in one step', () => {
  openMug('wrap')
  press('左侧')
  expect(middles()).toEqual([150])
  press('正面')
  expect(middles()).toEqual([275])
  press('双侧')
  expect(middles()).toEqual([150, 400])
  undoStep()
  expect(middles()).toEqual([275])
  press('环绕')
  expect(getBounds(layersNow())).toMatchObject({ left: 25, width: 500 })
})

test('a cap offers the places its product states, and no way round', () => {
  const box = { top: 200, width: 100, height: 100 }
  openMug('placement', [
    { side: 'front', left: 200, ...box },
    { side: 'back', left: 60, ...box },
  ])
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['正面', '背面'])
  press('背面')
  expect(middles()).toEqual([110])
})

test('what is flat has no sides', () => {
  openMug('full')
  expect(screen.queryByRole('group')).toBeNull()
})
