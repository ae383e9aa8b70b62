import * as exclusive from '@inkroute/contract/goods/exclusive'
import { expect, test } from 'vitest'
import { newSeller } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'

const app = await testApp({ holds: 'catalogue' })

test('eight slots hold distinct base products and can be changed and cleared', async () => {
  const seller = await newSeller(app)
  const put = (place: number, basic_product_id: number, color_ids = [1]) =>
    app.call(exclusive.setExclusiveBase, { place, basic_product_id, name: '主推', color_ids }, seller)
  const places = async () =>
    (await app.call(exclusive.listExclusiveBases, {}, seller)).data.map((row) => [row.place, row.basic_product_id])
  await put(1, 1001)
  await put(8, 1002)
  await expect(put(3, 1001)).rejects.toMatchObject({ error: 'exclusive_base_taken' })
  await expect(put(9, 1003)).rejects.toMatchObject({ status_code: 422 })
  await expect(put(2, 1003, [999])).rejects.toMatchObject({ error: 'not_found' })
  await app.call(exclusive.swapExclusiveBases, { a: 1, b: 8 }, seller)
  expect(await places()).toEqual([
    [1, 1002],
    [8, 1001],
  ])
  await app.call(exclusive.swapExclusiveBases, { a: 8, b: 5 }, seller)
  const { data } = await app.call(exclusive.listExclusiveBases, {}, seller)
  expect(data[1]).toMatchObject({ place: 5, name: '主推', product: { id: 1001 }, colors: [{ id: 1 }], goods_count: 0 })
  await app.call(exclusive.clearExclusiveBase, { place: 5 }, seller)
  expect(await places()).toEqual([[1, 1002]])
  await expect(app.call(exclusive.clearExclusiveBase, { place: 5 }, seller)).rejects.toMatchObject({
    error: 'not_found',
  })
})
