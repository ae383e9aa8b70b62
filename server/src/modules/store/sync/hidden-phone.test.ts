import { getCompanyForm, saveCompany } from '@inkroute/contract/company/company'
import * as contract from '@inkroute/contract/order/order'
import { expect, test } from 'vitest'
import { connectorBySlug } from '../../../connectors/registry.ts'
import { marketDesk } from '../../../connectors/testing/market-desk.ts'
import { newStaff } from '../../../testing/staff.ts'
import { testApp } from '../../../testing/test-app.ts'
import { newBuyer } from '../../order/testing/buyer.ts'
import { findStore } from '../core/store.queries.ts'
import { bind, fieldsFor, ownSandbox } from '../testing/market.ts'
import { marketOrder } from '../testing/market-order.ts'
import { takeOrders } from './take-orders.ts'

const COMPANY_PHONE = '+86 769 2280 1800'

test('where neither the marketplace nor a seller by mail gives a phone, carriers get that of the company', async () => {
  const sandbox_url = await ownSandbox()
  const app = await testApp({ holds: 'shop', sandbox_url, env: { RATE_LIMITS: 'false' } })
  const staff = { token: await newStaff(app, ['ops.company']) }
  const { company, revision } = await app.call(getCompanyForm, {}, staff)
  await app.call(saveCompany, { company: { ...company, phone: COMPANY_PHONE }, revision }, staff)
  const { seller, skus } = await newBuyer(app)
  const etsy = connectorBySlug('etsy')
  if (!etsy) throw new Error('no etsy')
  const desk = marketDesk(sandbox_url, 'etsy')
  const { stores } = await bind(app, await fieldsFor(app, desk, etsy, await desk.openShop(), seller), seller)
  const [bound] = stores
  const store = bound && (await findStore(app.ctx.db, seller.seller_id, bound.id))
  if (!store) throw new Error('no store')
  const order = marketOrder(skus[0]?.sku_code ?? '')
  const hidden = { ...order, address: order.address && { ...order.address, phone: '' } }
  const getPhone = async (external: string) => {
    await takeOrders(app.ctx, store, [{ ...hidden, external_order_id: external, external_number: external }])
    const { data } = await app.call(contract.listOrders, { keyword: external }, seller)
    const [taken] = data
    if (!taken) throw new Error('no order')
    const { address, state } = await app.call(contract.getOrder, { id: taken.id }, seller)
    return { phone: address.phone, state }
  }
  const own = await getPhone('100001')
  await app.ctx.db.updateTable('app_user').set({ phone: null }).where('seller_id', '=', seller.seller_id).execute()
  expect(own.phone).toMatch(/^1\d{10}$/)
  expect(await getPhone('100002')).toEqual({ phone: COMPANY_PHONE, state: own.state })
  expect(own.state).not.toBe('draft')
})
