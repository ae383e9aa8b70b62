import { getGoods, setGoodsShowImages } from '@inkroute/contract/goods/goods'
import * as contract from '@inkroute/contract/listing/listing'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { newSeller } from '../../testing/factories.ts'
import { getCanvas } from '../../testing/pictures.ts'
import { testApp } from '../../testing/test-app.ts'
import { uploadFile } from '../../testing/upload-file.ts'
import { saveDesign, shape } from '../design/testing/designs.ts'
import { listableGoods } from '../goods/goods.ts'
import { materialModule } from '../material/material.module.ts'
import { removeObjectsJob } from '../upload/core/remove-objects.job.ts'

const app = await testApp({ holds: 'catalogue' })
beforeAll(async () => {
  await materialModule.base?.(app.ctx)
})

test('shops are sent the show images as the seller arranged them, own pictures as JPEG', async () => {
  const seller = await newSeller(app)
  const { goods_id: id } = await saveDesign(app, seller, [shape('a')], { name: 'Star keyring' })
  await app.drain()
  const shown = async () => (await listableGoods(app.ctx, seller.seller_id, [id], 'en'))[0]?.shown ?? []
  const before = await app.call(getGoods, { id }, seller)
  expect(await shown()).toHaveLength(before.show_images.length)

  const own = await uploadFile(app, seller.token, 'own.png', await getCanvas().png().toBuffer())
  const mockup = before.mockups.find(({ color_id }) => color_id !== 0)
  await app.call(setGoodsShowImages, { id, keys: [`u:${own.id}`, mockup?.key ?? ''] }, seller)
  const [first = '', second = '', ...more] = await shown()
  expect(more).toEqual([])
  expect(new URL(second, app.origin).pathname).toBe(new URL(mockup?.image_src ?? '', app.origin).pathname)
  const sent = await fetch(app.origin + first)
  expect(sent.headers.get('content-type')).toBe('image/jpeg')
  expect(await sharp(Buffer.from(await sent.arrayBuffer())).metadata()).toMatchObject({
    format: 'jpeg',
    hasAlpha: false,
  })
  const price = { base: 'cost', rate: 7.2, multiply: 3, add: 1, ending: '.99' } as const
  const words = { name: '通用', title: '{title_en}', description: 'x', category_id: '', brand: '', currency: 'USD' }
  const template = { platform: 'shopify', ...words, quantity: 5, attributes: {}, price }
  const { id: template_id } = await app.call(contract.saveListingTemplate, template, seller)
  const wanted = { platform: 'shopify', template_id, goods_ids: [id] }
  const { data } = await app.call(contract.previewListings, wanted, seller)
  expect(data[0]?.picture_count).toBe(2)

  // Without any the goods show what they showed at first; the copy goes with the picture.
  await app.call(setGoodsShowImages, { id, keys: [] }, seller)
  expect(await shown()).toHaveLength(before.show_images.length)
  const copy = new URL(first, app.origin).pathname.replace('/files/', '')
  expect(await app.ctx.storage.size(copy)).not.toBeNull()
  await removeObjectsJob.run(app.ctx, { seller_id: 0, keys: [copy.replace('-shop.jpg', '.png')] })
  expect(await app.ctx.storage.size(copy)).toBeNull()
})
