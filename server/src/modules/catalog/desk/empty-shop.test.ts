import * as shop from '@inkroute/contract/catalog/catalog'
import * as contract from '@inkroute/contract/catalog/desk/desk'
import * as terms from '@inkroute/contract/catalog/desk/terms'
import { listProduceAreas } from '@inkroute/contract/catalog/supply'
import { expect, test } from 'vitest'
import { seed } from '../../../seed.ts'
import { newStaff } from '../../../testing/staff.ts'
import { testApp } from '../../../testing/test-app.ts'
import { addCatalogue } from '../catalog.base.ts'

const app = await testApp({ env: { DEMO: 'false' } })

test('a shop of its own begins with categories and terms, and without products, factories or warehouses', async () => {
  await seed(app.ctx)
  await seed(app.ctx)
  const staff = { token: await newStaff(app, ['ops.catalog']) }
  const { total } = await app.call(contract.listDeskProducts, {}, staff)
  const options = await app.call(terms.getDeskOptions, {}, staff)
  expect({ total, factories: options.factories, warehouses: options.warehouses }).toEqual({
    total: 0,
    factories: [],
    warehouses: [],
  })
  expect(options.categories.length).toBeGreaterThan(20)
  expect(options.terms.filter(({ kind }) => kind === 'brand').map(({ key }) => key)).toEqual(['yours'])
  expect((await app.call(shop.listProducts, {})).total).toBe(0)
  expect((await app.call(shop.listCategories, {})).data.length).toBeGreaterThan(5)
  expect((await app.call(listProduceAreas, {})).data).toEqual([])
})

test('an installation that began with our products keeps them, without the demo as well', async () => {
  await addCatalogue(app.ctx)
  const { total } = await app.call(shop.listProducts, {})
  expect(total).toBeGreaterThan(40)
  await seed(app.ctx)
  expect((await app.call(shop.listProducts, {})).total).toBe(total)
})
