import { BrandKit, getBrandKit } from '@inkroute/contract/brand/kit'
import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { Material } from '@inkroute/contract/material/item'
import { listMaterials } from '@inkroute/contract/material/library'
import { Artwork, listArtworks } from '@inkroute/contract/material/material'
import { listTemplates, listUserTemplates, PlatformTemplate, UserTemplate } from '@inkroute/contract/template/template'
import { newDocument } from '@inkroute/engine/document/design-document'
import { startHistory } from '@inkroute/engine/history/history'
import { getOutline } from '@inkroute/engine/shapes/shape-library'
import { FontFamily } from '@inkroute/engine/text/font/font-catalogue'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { sample } from '../../../testing/sample.ts'
import { layersNow, undoStep, useStudio } from '../state/studio-store.ts'
import { openDialog, useStudioUi } from '../state/studio-ui.ts'
import { getGroups } from './find.view.ts'
import { Finder } from './finder.tsx'

vi.mock('../state/font-shelf.ts', async (original) => ({
  ...(await original<typeof import('../state/font-shelf.ts')>()),
  openTypesetter: () => Promise.resolve(),
}))

const focus = { left: 0, top: 0, width: 400, height: 400 }
const product = {
  id: 7,
  views: [{ view_id: 1, name: '正面' }],
  print_areas: [{ view_id: 1, ...focus, focus, cut_outs: [], bleed_cm: 0, safe_cm: 0 }],
  actual_sizes: [],
  dpi: 300,
} as unknown as BasicProduct
const cat = sample(Artwork, { slug: 'cat', name: '小猫', width_px: 600, height_px: 600, is_vector: true })
const photo = sample(Material, { id: 5, name: '猫.png', type: 'png', status: 'ready', width_px: 900, height_px: 600 })
const ready = sample(PlatformTemplate, { id: 31, name: '猫咪俱乐部', color_hex: '#ffffff' })
const mine = sample(UserTemplate, { id: 8, name: '我家的猫', color_hex: '#ffffff' })
const page = <T,>(data: readonly T[]) => ({ data: [...data], total: data.length, page: 1, page_size: 8 })

let api: FakeApi
const applyTemplate = vi.fn(() => Promise.resolve())
const box = () => screen.getByRole('combobox')
const write = (value: string) => fireEvent.change(box(), { target: { value } })
const key = (name: string) => fireEvent.keyDown(box(), { key: name })
const group = (name: string) => screen.findByRole('group', { name })

function Host() {
  return useStudioUi((state) => state.dialog) === 'find' ? (
    <Finder applyTemplate={applyTemplate} tools={[{ id: 'text', label: '文字' }]} />
  ) : null
}
const open = () => {
  openDialog('find')
  openScreen(api, <Host />, { at: '/design', permissions: ['design.material', 'design.template'] })
}

afterEach(cleanup)

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open')
  }
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  applyTemplate.mockClear()
  useStudio.setState({ product, view_id: 1, chosen: [], history: startHistory(newDocument(7, [1])) })
  api = fakeApi()
  const knows = (keyword: string | undefined) => keyword === undefined || keyword === '猫'
  api.on(getBrandKit, () => sample(BrandKit, { colours: [{ hex: '#c62f2f', name: '店铺红' }] }))
  api.on(listMaterials, ({ keyword }) => page(knows(keyword) ? [photo] : []))
  api.on(listArtworks, ({ keyword }) => ({
    ...page(knows(keyword) ? [cat] : []),
    categories: [],
    styles: [],
    collections: [],
  }))
  api.on(listTemplates, ({ keyword }) => page(knows(keyword) ? [ready] : []))
  api.on(listUserTemplates, ({ keyword }) => page(knows(keyword) ? [mine] : []))
})

test('one word finds own pictures, artworks and templates, and the keyboard adds one as one step', async () => {
  open()
  write('猫')
  await group('图库')
  expect(within(await group('我的图片')).getByRole('option').textContent).toContain('猫.png')
  await waitFor(() => expect(screen.getByRole('group', { name: '模板' }).textContent).toContain('我家的猫'))
  // What is known without asking comes first.
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('猫头')
  key('ArrowDown')
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('猫.png')
  key('ArrowDown')
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('小猫')
  key('Enter')
  expect(layersNow()).toMatchObject([{ type: 'image', name: '小猫', source: { kind: 'artwork', key: 'cat' } }])
  expect(screen.queryByRole('dialog')).toBeNull()
  undoStep()
  expect(layersNow()).toEqual([])
})

test('tools and actions are found by name in either language, and used at once', async () => {
  open()
  write('export')
  fireEvent.click(within(await group('工具与操作')).getByRole('option', { name: /导出/ }))
  expect(useStudioUi.getState().dialog).toBe('export')
  openDialog('find')
  await screen.findByRole('combobox')
  write('文字')
  // Whatever opens next does not get the key as well.
  expect(key('Enter')).toBe(false)
  expect(useStudioUi.getState()).toMatchObject({ panel: 'text', dialog: null })
  openDialog('find')
  await screen.findByRole('combobox')
  write('左对齐')
  key('Enter')
  expect(await screen.findByText('“左对齐”现在用不上：请先选择图层')).toBeTruthy()
})

test('a shape is found in either language and a brand colour fills it; without a selection it says what to do', async () => {
  open()
  write('heart')
  const [heart] = within(await group('形状与元素')).getAllByRole('option')
  if (!heart) throw new Error('no shape')
  fireEvent.click(heart)
  expect(layersNow()).toMatchObject([{ type: 'shape', shape: 'heart' }])
  openDialog('find')
  await screen.findByRole('combobox')
  write('店铺红')
  await group('颜色')
  key('Enter')
  expect(layersNow()).toMatchObject([{ fill: '#c62f2f' }])
  useStudio.setState({ chosen: [] })
  openDialog('find')
  await screen.findByRole('combobox')
  write('#123abc')
  await group('颜色')
  key('Enter')
  expect(await screen.findByText('请先选择文字或形状，再选颜色')).toBeTruthy()
  expect(layersNow()).toMatchObject([{ fill: '#c62f2f' }])
})

test('a shape of the library is added as its outline, the one that is called so before others', async () => {
  open()
  write('flame')
  await group('形状与元素')
  key('Enter')
  expect(layersNow()).toMatchObject([{ type: 'shape', name: '火焰', path: getOutline('flame').path }])
  openDialog('find')
  await screen.findByRole('combobox')
  write('云')
  const [first] = within(await group('形状与元素')).getAllByRole('option')
  expect(first?.textContent).toBe('云')
})

test('a template is handed on at once, of the platform or the own', async () => {
  open()
  fireEvent.click(await screen.findByRole('option', { name: /猫咪俱乐部/ }))
  expect(applyTemplate).toHaveBeenCalledWith('platform', 31)
  expect(useStudioUi.getState().dialog).toBeNull()
  openDialog('find')
  fireEvent.click(await screen.findByRole('option', { name: /我家的猫/ }))
  expect(applyTemplate).toHaveBeenLastCalledWith('own', 8)
})

test('says when nothing goes by that name, and a source that fails can be tried again', async () => {
  open()
  write('qqqq')
  expect(await screen.findByText('没有找到“qqqq”')).toBeTruthy()
  api.refuse(listArtworks, 'internal')
  write('qqqqq')
  const alert = await screen.findByRole('alert')
  api.on(listArtworks, () => ({ ...page([cat]), categories: [], styles: [], collections: [] }))
  fireEvent.click(within(alert).getByRole('button', { name: '重试' }))
  expect(within(await group('图库')).getByRole('option').textContent).toContain('小猫')
})

test('fonts of the brand come first, and a typed colour before named ones', () => {
  const font = (family: string) => sample(FontFamily, { family, key: family, label: { zh: family, en: family } })
  const brand = sample(BrandKit, { fonts: ['Script Two'] })
  const families = [font('Script One'), font('Script Two'), font('Serif')]
  const sources = { tools: [], brand, families, templates: [], materials: [], artworks: [] }
  const fonts = getGroups({ ...sources, query: 'script' }).find(({ kind }) => kind === 'font')?.items
  expect(fonts?.map((one) => one.kind === 'font' && one.family.family)).toEqual(['Script Two', 'Script One'])
  const colours = getGroups({ ...sources, query: '#000' }).find(({ kind }) => kind === 'colour')?.items
  expect(colours?.[0]).toMatchObject({ hex: '#000000', origin: 'typed' })
  const reds = getGroups({ ...sources, query: 'Dark Red' }).find(({ kind }) => kind === 'colour')?.items
  expect(reds).toMatchObject([{ hex: '#8b0000', origin: 'named' }])
  // A star is no start: what is called so leads, and no action goes by another word for it.
  const stars = (query: string) => getGroups({ ...sources, query }).map(({ kind, items }) => [kind, items[0]])
  expect(stars('五角星')[0]).toEqual(['shape', { kind: 'shape', shape: 'star' }])
  expect(stars('五角星').some(([kind]) => kind === 'action')).toBe(false)
  expect(stars('star')[0]).toEqual(['shape', { kind: 'shape', shape: 'star' }])
})
