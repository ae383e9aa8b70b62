import * as contract from '@inkroute/contract/goods/class'
import { listGoods } from '@inkroute/contract/goods/goods'
import { expect, test } from 'vitest'
import { newSeller } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { saveGoods } from '../testing/saved-goods.ts'

const app = await testApp({ holds: 'catalogue' })

test('classes are two levels deep, goods are in one class, and deleting a class keeps its goods', async () => {
  const [seller, other] = [await newSeller(app), await newSeller(app)]
  const { goods_id } = await saveGoods(app, seller)
  const create = (name: string, parent_id: number | null = null) =>
    app.call(contract.createGoodsClass, { name, parent_id }, seller)
  const { id: top } = await create('Amazon')
  const { id: child } = await create('US', top)
  await expect(create('amazon')).rejects.toMatchObject({ error: 'goods_class_taken' })
  await expect(create('Texas', child)).rejects.toMatchObject({ error: 'goods_class_deep' })
  const move = (class_id: number | null, who = seller) =>
    app.call(contract.classGoods, { ids: [goods_id], class_id }, who)
  expect(await move(child)).toEqual({ moved: 1 })
  await expect(move(child, other)).rejects.toMatchObject({ error: 'not_found' })
  const inClass = async (class_id: number) => (await app.call(listGoods, { class_id }, seller)).total
  expect([await inClass(top), await inClass(child), await inClass(0)]).toEqual([1, 1, 0])
  const { classes, unclassed } = await app.call(contract.listGoodsClasses, {}, seller)
  expect([classes.map(({ count }) => count), unclassed]).toEqual([[0, 1], 0])
  await app.call(contract.deleteGoodsClass, { id: top }, seller)
  expect(await app.call(contract.listGoodsClasses, {}, seller)).toEqual({ classes: [], total: 1, unclassed: 1 })
  expect(await inClass(0)).toBe(1)
})
