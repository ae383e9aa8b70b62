import { listAllInfringementWords } from '@inkroute/contract/preference/infringement'
import { addLayer } from '@inkroute/engine/commands/layers'
import { imageLayer } from '@inkroute/engine/testing/designs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { sample } from '../../../testing/sample.ts'
import { sheetProduct } from '../grid/sheet.ts'
import { apply, openProduct, useStudio } from '../state/studio-store.ts'
import { PreflightBadge } from './preflight-badge.tsx'
import { checkVariants } from './use-findings.ts'

afterEach(cleanup)

const colour = (id: number, hex: string, name: string) => {
  const known = { key: name, family: 'white' as const, stock: 1, part_ids: [] }
  return { id, hex, name, ...known }
}
const mark = {
  ...imageLayer({ width: 100, height: 100 }),
  type: 'shape',
  shape: 'rectangle',
  stroke: null,
  stroke_width: 0,
}

beforeEach(() => {
  fakeApi().on(listAllInfringementWords, () => sample(listAllInfringementWords.reply, { own: [] }))
  const sheet = sheetProduct('550 × 550')
  const colors = [colour(1, '#1b1b1e', '黑色'), colour(2, '#ffffff', '白色'), colour(3, '#c23b22', '红色')]
  openProduct({ user_id: 1, product: { ...sheet, id: 1001, colors }, draft: null })
  // A white square vanishes on white cloth only.
  apply((document) => addLayer(document, 1, { ...mark, fill: '#fdfdfd' } as never))
})

test('the colours to be made are checked besides the one on the canvas, and a finding leads to its colour', async () => {
  render(<PreflightBadge />)
  expect(await screen.findByText('可以印刷')).toBeTruthy()
  checkVariants(1001, { color_ids: [2, 3], size_ids: [] })
  fireEvent.click(await screen.findByText('1 处要看'))
  const row = screen.getByTitle('在画布上显示')
  expect(row.textContent).toContain('白色')
  expect(row.textContent).not.toContain('红色')
  fireEvent.click(row)
  expect(useStudio.getState().color_id).toBe(2)
})

test('what was chosen for another product says nothing about this one', async () => {
  checkVariants(7, { color_ids: [2], size_ids: [] })
  render(<PreflightBadge />)
  expect(await screen.findByText('可以印刷')).toBeTruthy()
})
