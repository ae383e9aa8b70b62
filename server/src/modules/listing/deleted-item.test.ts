import * as contract from '@inkroute/contract/listing/listing'
import { expect, test } from 'vitest'
import { marketDesk } from '../../connectors/testing/market-desk.ts'
import { woocommerce } from '../../connectors/woocommerce/woocommerce.ts'
import { newSeller } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { saveDesign, shape } from '../design/testing/designs.ts'
import { materialModule } from '../material/material.module.ts'
import { bind, fieldsFor, ownSandbox } from '../store/testing/market.ts'

const sandbox_url = await ownSandbox()
const app = await testApp({ holds: 'shop', sandbox_url, env: { RATE_LIMITS: 'false' } })
const desk = marketDesk(sandbox_url, 'woocommerce')

test('an item deleted in the shop is made again when published, and a price change says that it is gone', async () => {
  await materialModule.base?.(app.ctx)
  const seller = await newSeller(app)
  const { goods_id } = await saveDesign(app, seller, [shape('a')], { name: 'Star keyring' })
  await app.drain()
  const shop = await desk.openShop()
  const { stores } = await bind(app, await fieldsFor(app, desk, woocommerce, shop, seller), seller)
  const platform = 'woo'
  const price = { base: 'cost', rate: 7, multiply: 3, add: 0, ending: '.99' } as const
  const words = { name: 'Site', title: '{title_en}', description: 'x', category_id: '', brand: '', currency: 'USD' }
  const template = await app.call(
    contract.saveListingTemplate,
    { platform, ...words, price, quantity: 10, attributes: {} },
    seller,
  )
  const wanted = { platform, template_id: template.id, goods_ids: [goods_id], store_id: stores[0]!.id }
  const publish = async () => {
    expect(await app.call(contract.releaseListings, wanted, seller)).toMatchObject({ queued: 1 })
    await app.drain()
    const [listing] = (await app.call(contract.listListings, { platform }, seller)).data
    if (!listing) throw new Error('no listing')
    return listing
  }
  const first = await publish()
  expect(first).toMatchObject({ state: 'live', problems: [] })
  await desk.ask('listings/delete', { product_id: first.external_product_id })
  const second = await publish()
  expect(second).toMatchObject({ id: first.id, state: 'live', problems: [] })
  expect(second.external_product_id).not.toBe(first.external_product_id)
  // In the bin it keeps its SKU from being used: it comes back.
  await desk.ask('listings/bin', { product_id: second.external_product_id })
  const third = await publish()
  expect(third).toMatchObject({ id: first.id, state: 'live', problems: [] })
  const [item, ...others] = await desk.ask<{ state: string; extra: object }[]>(`listings?shop_id=${shop.shop_id}`)
  expect([item?.state, JSON.stringify(item?.extra).includes('bin'), others]).toEqual(['live', false, []])
  await desk.ask('listings/delete', { product_id: second.external_product_id })
  await app.call(contract.updateListings, { ids: [second.id], what: 'offer' }, seller)
  await app.drain()
  const [gone] = (await app.call(contract.listListings, { platform }, seller)).data
  expect(gone).toMatchObject({
    state: 'failed',
    problems: [{ message: expect.stringContaining('已在店铺后台被删除') }],
  })
})
