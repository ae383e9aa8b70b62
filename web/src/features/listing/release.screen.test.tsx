import { GoodsCard, listGoods } from '@inkroute/contract/goods/goods'
import { categoryFields, listingCategories, placeProduct, shopChoices } from '@inkroute/contract/listing/catalogue'
import * as contract from '@inkroute/contract/listing/listing'
import { platformStores } from '@inkroute/contract/store/store'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
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
  api.on(contract.readyTemplate, () =>
    sample(contract.ListingTemplate, { id: 3, name: '独立站通用', platform: 'shopify', currency: 'USD' }),
  )
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
  const wanted = { platform: 'shopify', template_id: 3, goods_ids: [7], store_id: 21 }
  expect(api.sent(contract.readyTemplate)).toContainEqual({ platform: 'shopify', store_id: 21 })
  expect(api.sent(contract.previewListings).at(-1)).toEqual(wanted)
  expect(api.sent(contract.releaseListings)).toEqual([wanted])
  expect(screen.getByText('1 件已排队发布，进度见刊登记录')).toBeTruthy()
})

test('likely refusals of the platform are shown beside the goods before sending', async () => {
  const problems = [{ field: 'title', message: '标题超过 255 个字符' }]
  api.on(contract.previewListings, () => ({ currency: 'USD', data: [preview(7, 'Traveller’s tote', problems)] }))
  open()
  expect(await screen.findByText(/标题超过 255 个字符/)).toBeTruthy()
  expect(screen.queryByText('可以发布')).toBeNull()
  expect((screen.getByRole('button', { name: '发布 0 件' }) as HTMLButtonElement).disabled).toBe(true)
})

test('what the platform requires and nobody can guess is asked for beside the preview, and kept in the template', async () => {
  const etsy = { id: 4, name: 'Etsy', platform: 'etsy', currency: 'USD', category_id: '482' } as const
  const template = sample(contract.ListingTemplate, { ...etsy, title: '{title}', attributes: { who_made: 'i_did' } })
  const platform = sample(platformStores.reply.shape.data.element, {
    platform: 7,
    slug: 'etsy',
    stores: [{ id: 31, name: 'Moon', authed: 1, group_name: '' }],
  })
  api.on(platformStores, () => ({ data: [platform] }))
  api.on(contract.readyTemplate, () => template)
  api.on(contract.listListingTemplates, () => ({ data: [template] }))
  api.on(shopChoices, () => ({ data: [] }))
  api.on(categoryFields, () => ({ data: [] }))
  const problems = [{ field: 'shipping_profile_id', message: '模板缺少“运费模板”' }]
  api.on(contract.previewListings, () => ({ currency: 'USD', data: [preview(7, 'Tote', problems)] }))
  api.on(contract.saveListingTemplate, (input) => ({ ...template, ...input, id: 4, updated_at: template.updated_at }))
  openScreen(api, <ReleaseScreen exportButton={() => null} />, {
    at: '/listing/etsy/release?goods=7',
    path: '/listing/:platform/release',
  })
  const place = await screen.findByRole('region', { name: '平台必填项' })
  const field = await within(place).findByLabelText('运费模板')
  fireEvent.change(field, { target: { value: '9' } })
  await press('保存并检查')
  await waitFor(() => expect(api.sent(contract.saveListingTemplate)).toHaveLength(1))
  expect(api.sent(contract.saveListingTemplate)[0]).toMatchObject({
    id: 4,
    category_id: '482',
    attributes: { who_made: 'i_did', shipping_profile_id: '9' },
  })
})

test('a title is changed in the preview, checked again and published as written', async () => {
  api.on(contract.releaseListings, () => ({ queued: 1, refused: [] }))
  const warned = { ...preview(7, 'Tote-20261119-0001'), warnings: ['标题里有日期'] }
  api.on(contract.previewListings, ({ titles }) => ({
    currency: 'USD',
    data: [titles ? preview(7, titles['7'] ?? '') : warned],
  }))
  open()
  expect(await screen.findByText('标题里有日期')).toBeTruthy()
  expect(screen.queryByText('可以发布')).toBeNull()
  const field = screen.getByLabelText('刊登标题，可以直接修改')
  fireEvent.change(field, { target: { value: 'Traveller’s tote' } })
  fireEvent.blur(field)
  expect(await screen.findByText('可以发布')).toBeTruthy()
  await press('发布 1 件')
  await waitFor(() => expect(api.sent(contract.releaseListings)).toHaveLength(1))
  expect(api.sent(contract.releaseListings)[0]).toMatchObject({ goods_ids: [7], titles: { '7': 'Traveller’s tote' } })
})

test('a category is asked for once for each product, and kept with it', async () => {
  api.on(categoryFields, () => ({ data: [] }))
  api.on(listingCategories, () => ({ is_read: false, has_search: false, data: [] }))
  api.on(placeProduct, () => ({}))
  const problems = [{ field: 'category_id', message: '模板缺少平台类目编号' }]
  const mug = { product_id: 41, product_name: '马克杯' }
  const shirt = { ...preview(9, 'Shirt'), product_id: 42, product_name: 'T 恤', category: 'T-shirts' }
  const data = [{ ...preview(7, 'Mug', problems), ...mug }, { ...preview(8, 'Mug two', problems), ...mug }, shirt]
  api.on(contract.previewListings, () => ({ currency: 'USD', data }))
  open()
  const place = await screen.findByRole('region', { name: '“马克杯”的平台类目' })
  expect(screen.queryAllByRole('region', { name: /平台类目/ })).toHaveLength(1)
  fireEvent.change(within(place).getByLabelText('平台类目编号'), { target: { value: '500211' } })
  fireEvent.click(within(place).getByRole('button', { name: '保存并检查' }))
  await waitFor(() => expect(api.sent(placeProduct)).toHaveLength(1))
  expect(api.sent(placeProduct)[0]).toMatchObject({ platform: 'shopify', product_id: 41, category_id: '500211' })
  expect(api.sent(contract.saveListingTemplate)).toEqual([])
})

test('goods that are in the shop already are marked, with the way to the live listing', async () => {
  const listed = {
    id: 5,
    goods_id: 7,
    platform: 'shopify',
    store_id: 21,
    store_name: '晨光文创',
    state: 'live',
  } as const
  const there = sample(contract.ListingPreview, {
    goods_id: 7,
    title: 'Tote',
    listed: { ...listed, url: 'https://a.test/p' },
  })
  api.on(contract.previewListings, () => ({ currency: 'USD', data: [there] }))
  open()
  expect((await screen.findByRole('link', { name: '查看商品页' })).getAttribute('href')).toBe('https://a.test/p')
})

test('personalised goods say what the platform asks buyers, and what needs the widget or a link', async () => {
  const answer = (personal: contract.ListingPreview['personal']) =>
    api.on(contract.previewListings, () => ({
      currency: 'USD',
      data: [sample(contract.ListingPreview, { goods_id: 7, title: 'Tote', problems: [], personal })],
    }))
  answer({
    asked: ['名字', '颜色'],
    left: ['星空'],
    has_widget: false,
    extras: 'by_hand',
    warnings: ['名字：字体无法印出这些字符：م'],
  })
  open()
  const place = await screen.findByRole('region', { name: '买家定制内容' })
  expect(within(place).getByText(/下单时询问：名字、颜色/)).toBeTruthy()
  expect(within(place).getByText(/平台不会询问：星空。订单会等待/)).toBeTruthy()
  expect(within(place).getByText(/不会收取定制加价，请在店铺后台自行设置/)).toBeTruthy()
  expect(within(place).getByText(/名字：字体无法印出这些字符：م/)).toBeTruthy()
})

test('without a shop in the address the only one is taken', async () => {
  const { address } = openScreen(api, <ReleaseScreen exportButton={() => null} />, {
    at: '/listing/shop/release?goods=7',
    path: '/listing/:platform/release',
  })
  await waitFor(() => expect(address()).toBe('/listing/shopify/release?goods=7&store=21'))
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
