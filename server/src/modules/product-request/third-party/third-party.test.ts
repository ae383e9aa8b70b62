import * as contract from '@inkroute/contract/product-request/third-party'
import { expect, test } from 'vitest'
import { newSeller } from '../../../testing/factories.ts'
import { getCanvas } from '../../../testing/pictures.ts'
import { testApp } from '../../../testing/test-app.ts'
import { uploadFile } from '../../../testing/upload-file.ts'

const app = await testApp()

test('products of others are kept with their picture and margin, changed, found and forgotten', async () => {
  const seller = await newSeller(app)
  const body = await getCanvas(40).png().toBuffer()
  const upload_ids = [(await uploadFile(app, seller.token, 'jar.png', body, { purpose: 'attachment' })).id]
  const jar = { name: '玻璃罐杯', sku_code: 'GJ-16', supplier: '晨光', cost: '11.8', price: '59.00', upload_ids }
  const { id } = await app.call(contract.createThirdParty, jar, seller)
  const list = async (keyword?: string) =>
    (await app.call(contract.listThirdParty, keyword ? { keyword } : {}, seller)).data
  expect(await list('gj-')).toMatchObject([
    { id, cost: '11.80', price: '59.00', margin_percent: 80, picture: { upload_id: upload_ids[0] } },
  ])
  expect(await list('100%')).toEqual([])
  await app.call(contract.updateThirdParty, { ...jar, id, price: '', upload_ids: [] }, seller)
  expect(await list()).toMatchObject([{ price: null, margin_percent: null, picture: null }])

  const other = await newSeller(app)
  const notTheirs = { error: 'not_found' }
  await expect(app.call(contract.updateThirdParty, { ...jar, id }, other)).rejects.toMatchObject(notTheirs)
  await expect(app.call(contract.deleteThirdParty, { id }, other)).rejects.toMatchObject(notTheirs)
  await expect(app.call(contract.createThirdParty, jar, other)).rejects.toMatchObject(notTheirs)
  await app.call(contract.deleteThirdParty, { id }, seller)
  expect(await list()).toEqual([])
  await expect(
    app.call(contract.createThirdParty, { ...jar, link: 'javascript:alert(1)' }, seller),
  ).rejects.toMatchObject({ status_code: 422 })
})
