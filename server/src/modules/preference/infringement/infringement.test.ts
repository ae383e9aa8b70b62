import { updateGoods } from '@inkroute/contract/goods/goods'
import * as contract from '@inkroute/contract/preference/infringement'
import { expect, test } from 'vitest'
import { newSeller } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { saveGoods } from '../../goods/testing/saved-goods.ts'

const app = await testApp({ holds: 'catalogue' })

test('words are stored once regardless of spelling, and texts are checked against them and the platform’s', async () => {
  const [seller, other] = [await newSeller(app), await newSeller(app)]
  const add = (words: string[]) => app.call(contract.addInfringementWords, { words }, seller)
  expect(await add(['Mountain  Bear', 'mountain bear', '山雀', 'NIKE'])).toEqual({ added: 2, known: 1 })
  expect(await add(['ＭＯＵＮＴＡＩＮ bear'])).toEqual({ added: 0, known: 1 })
  const check = (text: string, who = seller) => app.call(contract.checkInfringementText, { text }, who)
  expect((await check('A Mountain_Bear and nike tee')).found.sort()).toEqual(['mountain bear', 'nike'])
  expect((await check('mountainbear', seller)).found).toEqual([])
  expect((await check('山雀图案', other)).found).toEqual([])
  const { data, total } = await app.call(contract.listInfringementWords, { keyword: 'MOUNTAIN' }, seller)
  expect([total, data[0]?.word]).toEqual([1, 'mountain bear'])
  expect(await app.call(contract.deleteInfringementWords, { ids: [data[0]!.id] }, other)).toEqual({ deleted: 0 })
  expect(await app.call(contract.deleteInfringementWords, { ids: [data[0]!.id] }, seller)).toEqual({ deleted: 1 })
})

test('goods whose titles hold a listed word are found', async () => {
  const seller = await newSeller(app)
  const { goods_id } = await saveGoods(app, seller)
  await app.call(updateGoods, { id: goods_id, title: 'Vintage Fuji Trail tee' }, seller)
  const scan = () => app.call(contract.listTortGoods, {}, seller)
  expect((await scan()).goods).toEqual([])
  await app.call(contract.addInfringementWords, { words: ['fuji trail'] }, seller)
  expect(await scan()).toMatchObject({ checked: 1, goods: [{ id: goods_id, found: ['fuji trail'] }] })
})
