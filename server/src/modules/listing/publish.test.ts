import * as contract from '@inkroute/contract/listing/listing'
import { beforeAll, expect, test } from 'vitest'
import { connectors } from '../../connectors/registry.ts'
import { newSeller, type TestSeller } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { saveDesign, shape } from '../design/testing/designs.ts'
import { materialModule } from '../material/material.module.ts'
import { bind, fieldsFor, marketDesk, ownSandbox } from '../store/testing/market.ts'
import { publishJob } from './publish.job.ts'

const sandbox_url = await ownSandbox()
const app = await testApp({ holds: 'catalogue', sandbox_url, env: { RATE_LIMITS: 'false' } })
let ann: TestSeller
let goods_id: number

const content = {
  name: '通用',
  title: '{title_en} | {product}',
  description: 'Made for {brand} & you',
  brand: 'Dawn',
  currency: 'USD',
  quantity: 50,
  price: { base: 'cost', rate: 7.2, multiply: 3, add: 1, ending: '.99' },
} as const

beforeAll(async () => {
  await materialModule.base?.(app.ctx)
  ann = await newSeller(app)
  ;({ goods_id } = await saveDesign(app, ann, [shape('a')], { name: 'Star keyring' }))
  await app.drain()
})

test('a listing is under review as long as its platform takes, whatever happens meanwhile', async () => {
  const desk = marketDesk(sandbox_url, 'aliexpress')
  const connector = connectors.find(({ slug }) => slug === 'aliexpress')
  if (!connector) throw new Error('no aliexpress')
  const { stores } = await bind(app, await fieldsFor(app, desk, connector, await desk.openShop(), ann), ann)
  const attributes = { product_unit: '100000015', ws_valid_num: '21', freight_template_id: '1001', lead_days: '5' }
  const platform = 'aliexpress'
  const saved = { platform, ...content, category_id: '1001', attributes }
  const { id: template_id } = await app.call(contract.saveListingTemplate, saved, ann)
  const wanted = { platform, template_id, goods_ids: [goods_id], store_id: stores[0]!.id }
  expect(await app.call(contract.releaseListings, wanted, ann)).toMatchObject({ queued: 1 })
  const read = async () => (await app.call(contract.listListings, { platform }, ann)).data[0]
  const listing_id = (await read())!.id
  const look = async () => {
    await publishJob.run(app.ctx, { seller_id: ann.seller_id, listing_id })
    return (await read())?.state
  }
  expect(await look()).toBe('pending')
  // Two days later.
  await app.ctx.db.updateTable('listing').set({ attempts: 60 }).where('id', '=', listing_id).execute()
  await desk.fault('500', 'product.info.get', 1)
  expect(await look()).toBe('pending')
  expect(await look()).toBe('live')
})
