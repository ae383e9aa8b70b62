import * as contract from '@inkroute/contract/catalog/desk/desk'
import { getDeskOptions } from '@inkroute/contract/catalog/desk/terms'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type FakeApi, fakeApi } from '../../../../testing/fake-api.ts'
import { fieldValue, openScreen, press, type } from '../../../../testing/open-screen.tsx'
import { deskOptions, tee, teeEditor } from '../testing/desk-examples.ts'
import ProductEditorScreen from './product-editor-screen.tsx'

let api: FakeApi
let findings: contract.Finding[]

beforeEach(() => {
  api = fakeApi()
  findings = []
  api.on(getDeskOptions, () => deskOptions)
  api.on(contract.getDeskProduct, () => teeEditor())
  api.on(contract.checkDeskProduct, () => ({ findings }))
  api.on(contract.saveDeskProduct, ({ document, revision }) => teeEditor({ document, revision: revision + 1 }))
})

/** As on a phone, where sections are folded: the whole form would make every query slow. */
async function open(section?: string) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width: 640px'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  openScreen(api, <ProductEditorScreen />, { at: '/ops/catalog/7', path: '/ops/catalog/:id' })
  await screen.findByLabelText('名称 · 英文')
  if (section) fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${section}`) }))
}

const save = () => fireEvent.keyDown(window, { key: 's', ctrlKey: true })

const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const itemsSent = () => api.sent(contract.saveDeskProduct).at(-1)?.document.items ?? []

test('changes are saved as the draft with the revision they are based on', async () => {
  await open()
  type('名称 · 英文', 'Very soft tee')
  expect(screen.getByText('有未保存的修改')).toBeTruthy()
  save()
  await waitFor(() => expect(screen.getByText('草稿已保存')).toBeTruthy())
  expect(api.sent(contract.saveDeskProduct)).toMatchObject([
    { id: 7, revision: 4, document: { name: { en: 'Very soft tee' } } },
  ])
  type('名称 · 中文', '特别柔软')
  save()
  await waitFor(() => expect(api.sent(contract.saveDeskProduct)[1]).toMatchObject({ revision: 5 }))
})

test('each finding is shown at its field, and the list leads to it', async () => {
  findings = [
    { field: 'subtitle.zh', message: '请填写中文副标题' },
    { field: 'items.1.weight_g', message: '请填写重量' },
  ]
  await open()
  const message = await screen.findByText('请填写中文副标题')
  expect(message.closest('[data-field]')?.getAttribute('data-field')).toBe('subtitle.zh')
  await press('2 处待完善')
  fireEvent.click(await screen.findByRole('button', { name: /请填写重量/ }))
  const wrong = await screen.findByTitle('请填写重量')
  expect(wrong.getAttribute('aria-label')).toBe('白色 · M')
  await waitFor(() => expect(document.activeElement).toBe(wrong))
})

test('a block from a spreadsheet fills the matrix, offers missing variants and can be undone', async () => {
  await open('规格矩阵')
  const first = cell('白色 · S')
  fireEvent.focus(first)
  fireEvent.paste(first, { clipboardData: { getData: () => '25\t¥26.50\n27\tabc' } })
  expect([cell('白色 · S').value, cell('白色 · M').value, cell('黑色 · S').value]).toEqual(['25.00', '26.50', '27.00'])
  expect(await screen.findByText('1 个单元格的内容无法识别，已保留原值')).toBeTruthy()
  expect(cell('黑色 · M').value).toBe('')
  fireEvent.change(cell('黑色 · M'), { target: { value: '28' } })
  fireEvent.blur(cell('黑色 · M'))
  save()
  await waitFor(() => expect(itemsSent().map((item) => item.base_price_fen)).toEqual([2500, 2650, 2700, 2800]))
  expect(itemsSent()[3]).toMatchObject({ id: 4, sku: 'SOFT-TEE-BLACK-M', weight_g: 190 })
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(cell('白色 · S').value).toBe('19.90')
})

test('one value is filled down and set for a whole row', async () => {
  await open('规格矩阵')
  const first = cell('白色 · S')
  fireEvent.mouseDown(first)
  fireEvent.keyDown(first, { key: 'ArrowDown', shiftKey: true })
  fireEvent.keyDown(first, { key: 'd', ctrlKey: true })
  expect(cell('黑色 · S').value).toBe('19.90')
  fireEvent.click(within(screen.getByRole('table', { name: '规格矩阵' })).getByRole('button', { name: '白色' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: '33' } })
  await press('应用到 2 个规格')
  expect([cell('白色 · S').value, cell('白色 · M').value, cell('黑色 · S').value]).toEqual(['33.00', '33.00', '19.90'])
})

test('a colleague who saved first: other places are joined, the same place is asked about, nothing is lost', async () => {
  await open()
  api.refuse(contract.saveDeskProduct, 'product_changed_meanwhile', { details: { by: 'wang' } })
  const theirs = tee({ name: { zh: '柔软短袖', en: 'Their tee' }, dpi: 150 })
  api.on(contract.getDeskProduct, () => teeEditor({ document: theirs, revision: 9, updated_by: 'wang' }))
  type('名称 · 英文', 'My tee')
  type('名称 · 中文', '我的短袖')
  save()
  const dialog = await screen.findByRole('dialog', { name: 'wang 在您编辑期间保存了这款产品' })
  expect(within(dialog).getByRole('radiogroup', { name: '名称 · 英文' })).toBeTruthy()
  expect(within(dialog).queryByRole('radiogroup', { name: '名称 · 中文' })).toBeNull()
  fireEvent.click(within(dialog).getByRole('radio', { name: /Their tee/ }))
  api.on(contract.saveDeskProduct, ({ document, revision }) => teeEditor({ document, revision: revision + 1 }))
  await press('按选择合并并保存')
  await waitFor(() => expect(screen.getByText('草稿已保存')).toBeTruthy())
  expect(api.sent(contract.saveDeskProduct).at(-1)).toMatchObject({
    revision: 9,
    document: { name: { zh: '我的短袖', en: 'Their tee' }, dpi: 150 },
  })
  expect(fieldValue('名称 · 英文')).toBe('Their tee')
})

test('publishing an unfinished product names what is missing', async () => {
  const problems = [{ field: 'category', message: '请选择类目' }]
  api.refuse(contract.publishDeskProduct, 'product_unfinished', { problems, details: { count: 1 } })
  await open()
  await press(/^上\s?架$/)
  expect(await screen.findByText('请选择类目')).toBeTruthy()
  expect(api.sent(contract.publishDeskProduct)).toEqual([{ id: 7, revision: 4 }])
})
