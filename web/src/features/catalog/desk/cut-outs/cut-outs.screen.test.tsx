import * as contract from '@inkroute/contract/catalog/desk/desk'
import { getDeskOptions } from '@inkroute/contract/catalog/desk/terms'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type FakeApi, fakeApi } from '../../../../testing/fake-api.ts'
import { openScreen, press } from '../../../../testing/open-screen.tsx'
import ProductEditorScreen from '../editor/product-editor-screen.tsx'
import { deskOptions, tee, teeEditor } from '../testing/desk-examples.ts'

let api: FakeApi
let findings: contract.Finding[]

const seam_name = { zh: '侧缝', en: 'the side seam' }
const seam = { kind: 'seam' as const, name: seam_name, left: 150, top: 300, width: 200, height: 4, radius: 0 }
const camera_name = { zh: '镜头孔', en: 'the camera hole' }

/** 20 cm over 200 px: a pixel is a millimetre. */
const printed = tee({
  views: [{ view_id: 1, key: 'front', name: { zh: '正面', en: 'Front' } }],
  print_areas: [
    { view_id: 1, left: 150, top: 100, width: 200, height: 300, lies_on: 'flat' as const, cut_outs: [seam] },
  ],
  actual_sizes: [{ size_id: 1, view_id: 1, actual_width: 20 }],
})

beforeEach(() => {
  api = fakeApi()
  findings = []
  api.on(getDeskOptions, () => deskOptions)
  api.on(contract.getDeskProduct, () => teeEditor({ document: printed }))
  api.on(contract.checkDeskProduct, () => ({ findings }))
  api.on(contract.saveDeskProduct, ({ document, revision }) => teeEditor({ document, revision: revision + 1 }))
})

async function openZones() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width: 640px'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  openScreen(api, <ProductEditorScreen />, { at: '/ops/catalog/7', path: '/ops/catalog/:id' })
  await screen.findByLabelText('名称 · 英文')
  fireEvent.click(screen.getByRole('button', { name: /^视图/ }))
}

const rows = () => within(screen.getByRole('list', { name: '区域列表' })).queryAllByRole('listitem')
const measure = (row: number, label: string) =>
  within(rows()[row] as HTMLElement).getByLabelText<HTMLInputElement>(label)
const onCanvas = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}：方向键`) })

async function saved() {
  fireEvent.keyDown(window, { key: 's', ctrlKey: true })
  await waitFor(() => expect(api.sent(contract.saveDeskProduct)).toHaveLength(1))
  return api.sent(contract.saveDeskProduct)[0]?.document.print_areas[0]?.cut_outs
}

test('a camera cut-out is added as a circle, typed in mm, moved with the keys and saved with the draft', async () => {
  await openZones()
  fireEvent.mouseDown(screen.getByLabelText('新区域的种类'))
  fireEvent.click(await screen.findByTitle('镜头孔（不印刷）'))
  await press('添加圆形')
  expect(rows()).toHaveLength(2)
  fireEvent.change(measure(1, '左'), { target: { value: '20' } })
  fireEvent.change(measure(1, '宽'), { target: { value: '30' } })
  fireEvent.keyDown(onCanvas('镜头孔'), { key: 'ArrowDown', shiftKey: true })
  expect(measure(1, '上').value).toBe('135.0')
  expect(await saved()).toEqual([
    seam,
    { kind: 'hole', name: camera_name, left: 170, top: 235, width: 30, height: 30, radius: 15 },
  ])
})

test('a zone is dragged on the canvas, and stays on the print', async () => {
  await openZones()
  vi.spyOn(SVGSVGElement.prototype, 'getBoundingClientRect').mockReturnValue({ width: 275 } as DOMRect)
  fireEvent.pointerDown(onCanvas('侧缝'), { clientX: 100, clientY: 100 })
  const canvas = onCanvas('侧缝').closest('svg') as SVGSVGElement
  fireEvent.pointerMove(canvas, { clientX: 130, clientY: 80 })
  fireEvent.pointerUp(canvas)
  fireEvent.pointerMove(canvas, { clientX: 0, clientY: 0 })
  // Twice the pointer's way, as the canvas is shown at half its size; as wide as the print, it cannot go sideways.
  expect([measure(0, '左').value, measure(0, '上').value]).toEqual(['0.0', '160.0'])
})

test('what was removed comes back with a reset', async () => {
  await openZones()
  fireEvent.keyDown(onCanvas('侧缝'), { key: 'Delete' })
  expect(rows()).toHaveLength(0)
  await press('添加线条')
  await press('恢复为已保存的区域')
  expect(rows()).toHaveLength(1)
  expect(measure(0, '上').value).toBe('200.0')
})

test('a finding of the server is shown at the measure it names', async () => {
  findings = [{ field: 'print_areas.0.cut_outs.0.width', message: '区域右边超出图片，请修改宽度' }]
  await openZones()
  const message = await screen.findByText('区域右边超出图片，请修改宽度')
  expect(message.closest('[data-field]')?.getAttribute('data-field')).toBe('print_areas.0.cut_outs.0.width')
})
