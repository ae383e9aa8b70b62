import * as artwork from '@inkroute/contract/gallery/artwork'
import { listDeskCollections } from '@inkroute/contract/gallery/collection'
import * as template from '@inkroute/contract/gallery/template'
import { listGalleryUsers } from '@inkroute/contract/gallery/use'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { openScreen, press } from '../../testing/open-screen.tsx'
import { sample } from '../../testing/sample.ts'
import ArtworkDesk from './artwork/artwork-desk.tsx'
import TemplateDesk from './template/template-desk.tsx'

const row = sample(artwork.DeskArtwork, {
  slug: 'great-wave',
  name_zh: '巨浪',
  name_en: 'Great wave',
  author: '林墨',
  licence: 'own',
  state: 'on_sale',
  price_fen: 990,
  designs: 3,
  revision: 4,
  width_px: 2000,
  height_px: 2000,
  collections: [],
  category: { key: 'landscape', zh: '风景', en: 'Landscapes' },
  style: { key: 'retro', zh: '复古', en: 'Retro' },
})

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  const counts = { draft: 2, on_sale: 1, withdrawn: 0 }
  api.on(artwork.listDeskArtworks, () => ({ data: [row], total: 1, page: 1, page_size: 48, counts }))
  api.on(artwork.listArtworkTerms, () => ({ categories: [row.category], styles: [row.style], authors: ['林墨'] }))
  api.on(listDeskCollections, () => ({ data: [] }))
  api.on(artwork.getDeskArtwork, () => row)
  api.on(artwork.getArtworkUse, () => ({ designs: 3, goods: 2, orders: 1, sellers: 1, libraries: 1, templates: [] }))
  const user = {
    seller_id: 12,
    name: '青柠家居',
    designs: 3,
    goods: 2,
    orders: 1,
    last_used_at: '2026-11-01T00:00:00Z',
  }
  api.on(listGalleryUsers, () => ({ data: [user], total: 1, page: 1, page_size: 10 }))
})

test('the grid shows price, use and state; filters of the address reach the server', async () => {
  openScreen(api, <ArtworkDesk />, { at: '/ops/gallery?state=on_sale&licence=own&sort=used' })
  expect(await screen.findByText('巨浪')).toBeTruthy()
  expect(screen.getByText('林墨 · 3 个设计')).toBeTruthy()
  expect(screen.getByText('¥9.90')).toBeTruthy()
  expect(screen.getByRole('button', { name: '草稿 2' })).toBeTruthy()
  expect(api.sent(artwork.listDeskArtworks)[0]).toMatchObject({ state: 'on_sale', licence: 'own', sort: 'used' })
})

test('filters of the address are sent only as far as the server knows them', async () => {
  openScreen(api, <ArtworkDesk />, { at: '/ops/gallery?state=draft&licence=stolen&collection_id=7&sort=used' })
  await screen.findByText('巨浪')
  const page = { page: 1, page_size: 48 }
  expect(api.sent(artwork.listDeskArtworks)).toEqual([{ ...page, state: 'draft', collection_id: 7, sort: 'used' }])
})

test('what the server does not know leaves the list as it is without filters', async () => {
  openScreen(api, <ArtworkDesk />, { at: '/ops/gallery?collection_id=x&sort=y&state=z' })
  await screen.findByText('巨浪')
  expect(api.sent(artwork.listDeskArtworks)).toEqual([{ page: 1, page_size: 48, sort: 'updated' }])
})

test('templates are filtered by product', async () => {
  const counts = { draft: 0, on_sale: 0, withdrawn: 0 }
  api.on(template.listTemplateTerms, () => ({ scenarios: [], styles: [], products: [] }))
  api.on(template.listDeskTemplates, ({ page, page_size }) => ({ data: [], total: 0, page, page_size, counts }))
  openScreen(api, <TemplateDesk />, { at: '/ops/template?basic_product_id=3' })
  await screen.findByRole('button', { name: '草稿 0' })
  expect(api.sent(template.listDeskTemplates)[0]).toMatchObject({ basic_product_id: 3, sort: 'order' })
})

test('the editor says who uses an artwork and links to the seller', async () => {
  openScreen(api, <ArtworkDesk />, { at: '/ops/gallery?open=great-wave' })
  const use = await screen.findByRole('region', { name: '使用情况' })
  const link = await within(use).findByRole('link', { name: '青柠家居' })
  expect(link.getAttribute('href')).toBe('/ops/seller/12')
  expect(screen.getByDisplayValue('9.90')).toBeTruthy()
})

test('many are changed at once, and what was refused is named', async () => {
  api.on(artwork.changeArtworks, () => ({
    changed: 0,
    refused: [{ key: 'great-wave', name: '巨浪', problem: '还不能上架：请填写作者' }],
  }))
  openScreen(api, <ArtworkDesk />, { at: '/ops/gallery' })
  fireEvent.click(await screen.findByRole('checkbox', { name: '选择“巨浪”' }))
  await press(/^上\s?架$/)
  expect(await screen.findByText('还不能上架：请填写作者')).toBeTruthy()
  expect(api.sent(artwork.changeArtworks)).toEqual([
    { slugs: ['great-wave'], change: { kind: 'state', state: 'on_sale' } },
  ])
})
