import { GoodsCard, listGoods } from '@inkroute/contract/goods/goods'
import * as contract from '@inkroute/contract/listing/listing'
import { platformStores } from '@inkroute/contract/store/store'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { openScreen, press } from '../../testing/open-screen.tsx'
import { sample } from '../../testing/sample.ts'
import { ReleaseScreen } from './release-screen.tsx'

const SHOPIFY = 5
let api: FakeApi

const preview = (goods_id: number, title: string, problems: contract.ListingPreview['problems'] = []) =>
  sample(contract.ListingPreview, { goods_id, title, picture_count: 3, problems })

function answerStores(stores: { id: number; name: string; authed: number; group_name: string }[]) {
  const shopify = sample(platformStores.reply.shape.data.element, { platform: SHOPIFY, slug: 'shopify', stores })
  api.on(platformStores, () => ({ data: [shopify] }))
}

beforeEach(() => {
  api = fakeApi()
  api.on(listGoods, () =>
    sample(listGoods.reply, {
      data: [sample(GoodsCard, { id: 7, title: '旅行者的帆布袋' }), sample(GoodsCard, { id: 8, title: '夏夜背心' })],
      total: 2,
    }),
  )
  api.on(contract.listListingTemplates, () => ({
    data: [sample(contract.ListingTemplate, { id: 3, name: '独立站通用', platform: 'shopify', currency: 'USD' })],
  }))
  answerStores([{ id: 21, name: '晨光文创', authed: 1, group_name: '' }])
  api.on(contract.previewListings, () => ({ currency: 'USD', data: [preview(7, 'Traveller’s tote')] }))
})

const open = () =>
  openScreen(api, <ReleaseScreen exportButton={() => null} />, {
    at: '/listing/shopify/release?goods=7',
    path: '/listing/:platform/release',
  })

test('goods go to the only store with the usual template, as previewed', async () => {
  api.on(contract.releaseListings, () => ({ queued: 1, refused: [] }))
  const { address } = open()
  expect(await screen.findByText('可以发布')).toBeTruthy()
  await press('发布 1 件')
  await waitFor(() => expect(address()).toBe('/listing/shopify/records'))
  const wanted = { platform: 'shopify', template_id: 3, goods_ids: [7] }
  expect(api.sent(contract.previewListings).at(-1)).toEqual(wanted)
  expect(api.sent(contract.releaseListings)).toEqual([{ ...wanted, store_id: 21 }])
  expect(screen.getByText('1 件已排队发布，进度见刊登记录')).toBeTruthy()
})

test('likely refusals of the platform are shown beside the goods before sending', async () => {
  const problems = [{ field: 'title', message: '标题超过 255 个字符' }]
  api.on(contract.previewListings, () => ({ currency: 'USD', data: [preview(7, 'Traveller’s tote', problems)] }))
  open()
  expect(await screen.findByText(/标题超过 255 个字符/)).toBeTruthy()
  expect(screen.queryByText('可以发布')).toBeNull()
})

test('skipped goods are reported, and the selection is kept for another try', async () => {
  api.on(contract.releaseListings, () => ({ queued: 0, refused: [{ goods_id: 7, message: '缺少图片' }] }))
  const { address } = open()
  await screen.findByText('可以发布')
  await press('发布 1 件')
  expect(await screen.findByText('1 件有问题未发布')).toBeTruthy()
  expect(address()).toBe('/listing/shopify/release?goods=7')
  expect(screen.getByText('已选 1 件')).toBeTruthy()
})

test('without a store that is connected nothing can be released, and there is a way to connect one', async () => {
  answerStores([{ id: 22, name: '旧店', authed: 2, group_name: '' }])
  open()
  await screen.findByText('可以发布')
  const way = await screen.findByRole('link', { name: '去连接店铺' })
  expect(way.getAttribute('href')).toBe('/myOrder/storeAdmin?platform=5')
  expect((screen.getByRole('button', { name: '发布 1 件' }) as HTMLButtonElement).disabled).toBe(true)
})
